import type { Yield } from '@/lib/engine/abilities/effects/kind';
import { kindOf } from '@/lib/engine/abilities/effects/table';
import { gathered } from '@/lib/engine/abilities/gathered';
import { standing } from '@/lib/engine/abilities/scene';
import { amountOf } from '@/lib/engine/abilities/value';
import { abilitiesOn } from '@/lib/engine/queries/abilities-on';
import { governedBy } from '@/lib/engine/queries/governed';
import type { Game } from '@/lib/engine/state/game';
import type { GameCard, Seat } from '@/lib/engine/state/state';
import { EXPECTED_TRIGGERS } from '../expected';
import type { Prices } from '../steward/prices';
import { worthOfYield } from '../steward/worth';

export type Income = Required<Yield>;

/** What the cards of a House bring it each turn, where each does the best that it can do by itself. */
export function incomeOf(game: Game, seat: Seat, prices: Prices): Income {
  const sum = { solaris: 0, spice: 0, favor: 0, laid: 0 };
  const add = (brought: Income, share: number) => {
    for (const kind of KINDS) sum[kind] += brought[kind] * share;
  };
  for (const card of governedBy(game, seat)) {
    let best: Income | null = null;
    for (const { isTrigger, brought } of yieldsOf(game, seat, card, prices))
      if (isTrigger) add(brought, EXPECTED_TRIGGERS);
      else if (worthOfYield(brought, prices) > (best === null ? 0 : worthOfYield(best, prices)))
        best = brought;
    if (best !== null) add(best, 1);
  }
  return sum;
}

const KINDS = ['solaris', 'spice', 'favor', 'laid'] as const;

function yieldsOf(game: Game, seat: Seat, card: GameCard, prices: Prices) {
  const better = (one: Income, other: Income) =>
    worthOfYield(other, prices) > worthOfYield(one, prices) ? other : one;
  return abilitiesOn(game, card).flatMap((ability) => {
    const isTrigger = ability.kind === 'trigger';
    if (!isTrigger && (ability.kind !== 'operation' || ability.window !== undefined)) return [];
    const now = standing(game, seat, card);
    const fixed = ability.fixed === undefined ? null : amountOf(now, ability.fixed);
    const x = ability.x === undefined ? fixed : Math.max(0, amountOf(now, ability.x));
    const brought = gathered(
      { ...now, x, bearer: card.place.host },
      [...(ability.costs ?? []), ...ability.effects],
      (scene, effect) => kindOf(effect).brings?.(scene, effect) ?? {},
      (parts) => parts.reduce(better),
    );
    return [{ isTrigger, brought }];
  });
}
