import { holds } from '@/lib/engine/abilities/condition';
import type { Yield } from '@/lib/engine/abilities/effects/kind';
import { type Effect, kindOf } from '@/lib/engine/abilities/effects/table';
import { abilitiesOf, isEncoded } from '@/lib/engine/abilities/game-catalogue';
import { type Scene, standing } from '@/lib/engine/abilities/scene';
import { type Game, houseAt, printed } from '@/lib/engine/state/game';
import type { GameCard, Seat } from '@/lib/engine/state/state';

/** Solaris that an automatic player thinks one spice is worth, wherever it comes from. */
const SPICE = 4;

/**
 * What one use of an ability is worth to a House, in solaris: what it produces less what it costs.
 * Anything else that it does counts as nothing.
 */
export function worthOfUse(game: Game, seat: Seat, card: GameCard, at: number): number {
  const ability = abilitiesOf(game.catalogue, card.card)[at];
  if (ability === undefined || !('effects' in ability)) return 0;
  const scene = { ...standing(game, seat, card), x: ability.x === undefined ? null : 1 };
  const sum = { solaris: 0, spice: 0, favor: 0, laid: 0 };
  for (const effect of ability.costs ?? []) add(scene, effect, sum);
  for (const effect of ability.effects) add(scene, effect, sum);
  return worthOf(game, seat, sum);
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
  const each = houseAt(game, seat).favor < 10 ? 2 : favor < 0 ? 1 : 0.25;
  return solaris + spice * SPICE + laid * 2 + favor * each;
}

function add(scene: Scene, effect: Effect, sum: Required<Yield>): void {
  const { game, seat } = scene;
  switch (effect.kind) {
    case 'one-of': {
      const parts = effect.parts.map((part) => {
        const alone = { solaris: 0, spice: 0, favor: 0, laid: 0 };
        for (const each of part) add(scene, each, alone);
        return alone;
      });
      const best = parts.toSorted((a, b) => worthOf(game, seat, b) - worthOf(game, seat, a))[0];
      if (best !== undefined) join(sum, best);
      return;
    }
    case 'whether':
      for (const each of holds(scene, effect.is) ? effect.does : (effect.otherwise ?? []))
        add(scene, each, sum);
      return;
    default:
      join(sum, kindOf(effect).brings?.(scene, effect) ?? {});
  }
}

function join(sum: Required<Yield>, { solaris = 0, spice = 0, favor = 0, laid = 0 }: Yield): void {
  sum.solaris += solaris;
  sum.spice += spice;
  sum.favor += favor;
  sum.laid += laid;
}
