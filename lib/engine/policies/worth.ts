import { abilitiesOf, isEncoded } from '../abilities/book';
import { holds } from '../abilities/condition';
import type { Effect } from '../abilities/effects/table';
import { type Scene, standing } from '../abilities/scene';
import { amountOf, type Value } from '../abilities/value';
import { type Game, houseAt, printed } from '../game';
import type { GameCard, Seat } from '../state';

/** What using something brings a House in; what it pays counts against it. */
interface Yield {
  solaris: number;
  spice: number;
  favor: number;
  /** Spice that comes to lie on cards, from where it can be brought in. */
  laid: number;
}

/** Solaris that an automatic player thinks one spice is worth, wherever it comes from. */
const SPICE = 4;

/**
 * What one use of an ability is worth to a House, in solaris: what it produces less what it costs.
 * Anything else that it does counts as nothing.
 */
export function worthOfUse(game: Game, seat: Seat, card: GameCard, at: number): number {
  const ability = abilitiesOf(card.card)[at];
  if (ability === undefined || !('effects' in ability)) return 0;
  const scene = { ...standing(game, seat, card), x: ability.x === undefined ? null : 1 };
  const sum: Yield = { solaris: 0, spice: 0, favor: 0, laid: 0 };
  for (const effect of ability.costs ?? []) add(scene, effect, sum);
  for (const effect of ability.effects) add(scene, effect, sum);
  return worthOf(game, seat, sum);
}

/** What a card brings in every turn, in solaris: its best operation, and half of what it does by itself. */
export function cardWorth(game: Game, seat: Seat, card: GameCard): number {
  if (!isEncoded(card.card)) return 0;
  let best = 0;
  let byItself = 0;
  for (const [at, ability] of abilitiesOf(card.card).entries())
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

function worthOf(game: Game, seat: Seat, { solaris, spice, favor, laid }: Yield): number {
  const each = houseAt(game, seat).favor < 10 ? 2 : favor < 0 ? 1 : 0.25;
  return solaris + spice * SPICE + laid * 2 + favor * each;
}

function add(scene: Scene, effect: Effect, sum: Yield): void {
  const { game, seat } = scene;
  switch (effect.kind) {
    case 'produce': {
      const many = amount(scene, effect.amount);
      if (effect.on === undefined) sum[effect.what] += many;
      else if (effect.on !== 'guild-hoard') sum.laid += many;
      return;
    }
    case 'favor': {
      if (effect.who !== 'you' && effect.who !== 'everybody') return;
      const many = amount(scene, effect.amount);
      sum.favor += effect.way === 'gain' ? many : -many;
      return;
    }
    case 'move-spice': {
      const many = amount(scene, effect.amount);
      if (effect.to === 'hoard')
        sum.spice += effect.from === 'guild-hoard' ? Math.min(many, game.state.guildHoard) : many;
      return;
    }
    case 'take-solaris':
      sum.solaris += Math.min(amount(scene, effect.amount), richestRival(game, seat));
      return;
    case 'pay':
      sum[effect.what] -= amount(scene, effect.amount);
      return;
    case 'one-of': {
      const parts = effect.parts.map((part) => {
        const alone: Yield = { solaris: 0, spice: 0, favor: 0, laid: 0 };
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
      return;
  }
}

function join(sum: Yield, more: Yield): void {
  sum.solaris += more.solaris;
  sum.spice += more.spice;
  sum.favor += more.favor;
  sum.laid += more.laid;
}

/** An amount that only a choice or a cause settles counts as one. */
function amount(scene: Scene, value: Value): number {
  if (value === 'amount') return 1;
  return Math.max(0, amountOf(scene, value));
}

function richestRival(game: Game, seat: Seat): number {
  return game.state.houses.reduce(
    (most, { treasury }, other) => (other === seat ? most : Math.max(most, treasury)),
    0,
  );
}
