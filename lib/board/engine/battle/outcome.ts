import { type CardId, isLeader, kindOf, leaderOf } from '../facts';
import type { Plan } from '../state/frames';
import { KWISATZ_STRENGTH } from './kwisatz';
import type { Side } from './plan';

/** What two plans come to where nobody calls a traitor, in the order of the sides. */
export type BattleOutcome =
  | { readonly kind: 'explosion' }
  | {
      readonly kind: 'fought';
      readonly winner: Side;
      /** Whose leaders are killed. */
      readonly killed: readonly [boolean, boolean];
      readonly totals: readonly [number, number];
    };

type Plans = readonly [Readonly<Plan>, Readonly<Plan>];

/** Lasgun and shield explode; else weapons kill, the totals decide, and the aggressor wins a tie (GF9-battle-25 to -29). */
export function outcomeOf(plans: Plans): BattleOutcome {
  const killed = clashOf(plans);
  if (killed === 'explosion') return { kind: 'explosion' };
  const [one, other] = plans;
  const totals = [total(one, killed[0]), total(other, killed[1])] as const;
  return { kind: 'fought', winner: winnerOf(totals), killed, totals };
}

type Cards = Pick<Plan, 'weapon' | 'defense'>;

/** What the cards of two plans do, whoever leads and whatever is dialed: an explosion, or whose leaders they kill. */
export function clashOf([one, other]: readonly [Readonly<Cards>, Readonly<Cards>]):
  | 'explosion'
  | readonly [boolean, boolean] {
  if (isExplosion([one, other])) return 'explosion';
  return [isKilled(one, other), isKilled(other, one)];
}

/** The aggressor wins a tie (GF9-battle-26). */
export function winnerOf([ours, theirs]: readonly [number, number]): Side {
  return ours >= theirs ? 0 : 1;
}

/** GF9-card-lasgun-02 */
function isExplosion(plans: readonly [Readonly<Cards>, Readonly<Cards>]): boolean {
  const has = (kind: string) =>
    plans.some(({ weapon, defense }) => kindOf(weapon) === kind || kindOf(defense) === kind);
  return has('lasgun') && has('projectile defense');
}

/** Whether the leader of a plan dies by the weapon of the other (GF9-battle-27, GF9-card-weapon-02, -04, GF9-card-lasgun-01). */
export function isKilled(
  { defense }: Pick<Plan, 'defense'>,
  { weapon }: Pick<Plan, 'weapon'>,
): boolean {
  switch (kindOf(weapon)) {
    case 'projectile weapon':
      return kindOf(defense) !== 'projectile defense';
    case 'poison weapon':
      return kindOf(defense) !== 'poison defense';
    case 'lasgun':
      return true;
    default:
      return false;
  }
}

/** The Kwisatz Haderach is of no use to a leader that dies (GF9-atreides-12). */
function total({ leader, kwisatz, dial = 0 }: Readonly<Plan>, isDead: boolean): number {
  return totalOf(dial, worthOf(leader) + (kwisatz === true ? KWISATZ_STRENGTH : 0), isDead);
}

/** A killed leader adds nothing to what is dialed (GF9-battle-25, -27). */
export function totalOf(dial: number, strength: number, isDead: boolean): number {
  return dial + (isDead ? 0 : strength);
}

/** The strength of a leader; a cheap hero has none (GF9-card-hero-01). */
export function worthOf(leader: string | CardId | null | undefined): number {
  return leader != null && isLeader(leader) ? leaderOf(leader).strength : 0;
}
