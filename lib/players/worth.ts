import type { Yield } from '@/lib/engine/abilities/effects/kind';
import { kindOf } from '@/lib/engine/abilities/effects/table';
import { abilitiesOf, isEncoded } from '@/lib/engine/abilities/game-catalogue';
import { gathered } from '@/lib/engine/abilities/gathered';
import { standing } from '@/lib/engine/abilities/scene';
import { amountOf } from '@/lib/engine/abilities/value';
import { type Game, houseAt, printed } from '@/lib/engine/state/game';
import type { GameCard, Seat } from '@/lib/engine/state/state';
import { ADMISSION } from '@/lib/rules/admission';

/** Solaris that an automatic player thinks one spice is worth, wherever it comes from. */
const SPICE = 4;

/**
 * What one use of an ability is worth to a House, in solaris: what it produces less what it costs.
 * Anything else that it does counts as nothing.
 */
export function worthOfUse(game: Game, seat: Seat, card: GameCard, at: number): number {
  const ability = abilitiesOf(game.catalogue, card.card)[at];
  if (ability === undefined || !('effects' in ability)) return 0;
  const now = standing(game, seat, card);
  const fixed = ability.fixed === undefined ? null : amountOf(now, ability.fixed);
  const scene = { ...now, x: ability.x === undefined ? fixed : 1 };
  const worth = (sum: Required<Yield>) => worthOf(game, seat, sum);
  const best = (parts: readonly Required<Yield>[]) =>
    parts.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  const effects = [...(ability.costs ?? []), ...ability.effects];
  return worth(
    gathered(scene, effects, (at, effect) => kindOf(effect).brings?.(at, effect) ?? {}, best),
  );
}

/** What a card brings in every turn, in solaris: its best operation, and half of what it does by itself. */
export function cardWorth(game: Game, seat: Seat, card: GameCard): number {
  if (!isEncoded(game.catalogue, card.card)) return 0;
  let best = 0;
  let byItself = 0;
  for (const [at, ability] of abilitiesOf(game.catalogue, card.card).entries())
    if (ability.kind === 'operation' && ability.window === undefined)
      best = Math.max(best, worthOfUse(game, seat, card, at));
    else if (ability.kind === 'trigger')
      byItself += Math.max(0, worthOfUse(game, seat, card, at)) / 2;
  const { income } = printed(game, card);
  const known = worthOf(game, seat, {
    solaris: income?.solaris ?? 0,
    spice: income?.spice ?? 0,
    favor: 0,
    laid: 0,
  });
  // Where the board decides, its least is what the records say.
  return best > 0 ? best + byItself : Math.max(known, byItself);
}

function worthOf(game: Game, seat: Seat, { solaris, spice, favor, laid }: Required<Yield>): number {
  const each = houseAt(game, seat).favor < ADMISSION.favor ? 2 : favor < 0 ? 1 : 0.25;
  return solaris + spice * SPICE + laid * 2 + favor * each;
}
