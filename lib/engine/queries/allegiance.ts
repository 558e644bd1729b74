import { adversariesOf, POWERS, type Power } from '@/lib/rules/powers';
import { standing } from '../abilities/scene';
import { abilitiesBy, type Game, houseAt, printed } from '../state/game';
import type { GameCard, Seat } from '../state/state';
import { isDeployed } from './face-up';
import { homeWorldOf } from './governed';
import { inForce, isMet } from './live';

/**
 * The Powers that a card is allied to. Governed Dune is allied to its governor's sponsor and to nobody
 * else (TAT-5.3-07); a subdued Dune to nobody (C40).
 */
export function allegiancesOf(game: Game, card: Readonly<GameCard>): readonly Power[] {
  if (card.group === 'dune')
    return isDeployed(card) ? [houseAt(game, card.place.seat).sponsor] : [];
  const { allegiance } = printed(game, card);
  const own = allegiance === undefined ? NONE : ALONE[allegiance];
  const grants = inForce(game, 'allegiance', card);
  const coming = isDeployed(card) ? NONE : willGain(game, card);
  if (grants.length === 0 && coming.length === 0) return own;
  if (coming.includes('none') || grants.some(({ modifier }) => modifier.power === 'none'))
    return NONE;
  return [
    ...new Set([
      ...own,
      ...grants.flatMap(({ modifier, live }) => named(game, live.scene.seat, modifier.power)),
      ...coming.filter((power) => power !== 'none'),
    ]),
  ];
}

const NONE: readonly Power[] = [];
/** Each Power as a list of its own. */
const ALONE = Object.fromEntries(POWERS.map((power) => [power, [power]])) as unknown as Readonly<
  Record<Power, readonly Power[]>
>;

/** A Power by its name, or what is printed on the home world of a House: of Dune its sponsor (TAT-5.3-07). */
function named(game: Game, seat: Seat, power: Power | 'home-world' | 'none'): readonly Power[] {
  if (power === 'none') return NONE;
  if (power !== 'home-world') return ALONE[power];
  const home = homeWorldOf(game, seat);
  if (home === null) return NONE;
  if (home.group === 'dune') return ALONE[houseAt(game, seat).sponsor];
  const { allegiance } = printed(game, home);
  return allegiance === undefined ? NONE : ALONE[allegiance];
}

/** The Powers that a card gives itself once it is deployed: it is deployed with them (TAT-7-04). */
function willGain(game: Game, card: Readonly<GameCard>): readonly (Power | 'none')[] {
  let powers: readonly (Power | 'none')[] = NONE;
  for (const ability of abilitiesBy(game, card)) {
    if (ability.kind !== 'static') continue;
    for (const modifier of ability.modifiers) {
      if (modifier.kind !== 'allegiance' || modifier.of !== 'this') continue;
      const scene = standing(game, card.place.seat, card as GameCard);
      if (isMet(game, scene, modifier))
        powers =
          modifier.power === 'none'
            ? [...powers, 'none']
            : [...powers, ...named(game, scene.seat, modifier.power)];
    }
  }
  return powers;
}

/** The Powers hostile to a House: its sponsor's adversaries, and by option those of included Powers (C36). */
export function hostileTo(game: Game, seat: Seat): readonly Power[] {
  const { sponsor, included } = houseAt(game, seat);
  const hostile = adversariesOf(sponsor);
  if (game.state.options.adversariesOf === 'sponsor') return hostile;
  // A deck that is not legal may include an adversary of its sponsor, who is hostile to nobody there.
  return [...hostile, ...included.flatMap(adversariesOf).filter((power) => power !== sponsor)];
}

/** Whether a card of these Powers may be assigned to a host of those (TAT-6.2.2-09, TAT-7-01). */
export function mayShare(card: readonly Power[], host: readonly Power[]): boolean {
  return card.length === 0 || host.length === 0 || card.some((power) => host.includes(power));
}

/**
 * Favor that deploying a card costs a House: its printed cost where an allegiance is adversarial
 * (TAT-7-03), and else one for a Power that is not the sponsor (TAT-7-02, C19). A program's cost is
 * its tokens (TAT-6.2.5-06, C20); another X is the one that is chosen (C19).
 */
export function favorToDeploy(
  game: Game,
  seat: Seat,
  card: Readonly<GameCard>,
  x: number = card.marks,
): number {
  const powers = allegiancesOf(game, card);
  const hostile = hostileTo(game, seat);
  if (powers.some((power) => hostile.includes(power))) {
    const { cost } = printed(game, card);
    return cost === 'X' ? card.program + x : cost;
  }
  const { sponsor } = houseAt(game, seat);
  return powers.some((power) => power !== sponsor) ? 1 : 0;
}
