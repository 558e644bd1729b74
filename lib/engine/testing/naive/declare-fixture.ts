import { isCharter, isFief } from '@/lib/rules/holdings';
import type { Rite } from '@/lib/rules/rites';
import { isKind, matches } from '../../abilities/matching';
import type { Prohibited } from '../../abilities/modifiers/prohibit';
import { inForce, isAbout } from '../../queries/live';
import type { HouseFrame } from '../../state/frames';
import { type Game, printed } from '../../state/game';
import type { GameCard, Seat } from '../../state/state';
import { has, isUp, kept, kindsOf, liesIn, powersOf, share, talentOf } from './facts-fixture';

/** Whether a House may declare a rite in its Interval, so led against such a target. */
export function mayDeclare(
  game: Game,
  frame: HouseFrame,
  rite: Rite,
  leader: GameCard,
  target: GameCard,
): boolean {
  // TAT-6.2.11-16, TAT-6.2.11-24, TAT-6.2.11-27, TAT-6.2.11-28
  if (!liesIn(leader, 'domain', frame.seat) || leader.status !== 'disengaged') return false;
  if (target.place.zone !== 'domain' || target.place.seat === frame.seat || !isUp(target))
    return false;
  return (
    printed(game, leader).type === 'persona' &&
    talentOf(game, leader, rite) !== null &&
    (rite !== 'weirding' || has(game, 'leads-weirding', leader)) &&
    !kept(game, 'participate', leader) &&
    isTargetOf(game, rite, leader, target) &&
    // TAT-6.2.11-25
    !share(powersOf(game, leader), powersOf(game, target)) &&
    isWithinLimit(game, frame, rite, leader, target.place.seat) &&
    !isBarred(game, 'rites', rite, leader, target) &&
    !isBarred(game, 'be-target-of-rite', rite, target, leader)
  );
}

/**
 * TAT-6.2.11-07, TAT-6.2.11-08, TAT-6.2.11-09, TAT-6.2.11-10, and what a text lets the leader
 * target.
 */
function isTargetOf(game: Game, rite: Rite, leader: GameCard, target: GameCard): boolean {
  const { type } = printed(game, target);
  const kinds = kindsOf(game, target);
  const fits = {
    dueling: type === 'persona',
    intrigue: type === 'persona',
    battle: type === 'holding' && isFief(kinds),
    arbitration: type === 'holding' && isCharter(kinds),
    weirding: type === 'persona',
  };
  return (
    fits[rite] ||
    inForce(game, 'may-target').some(
      ({ modifier, live }) =>
        modifier.rite === rite &&
        isAbout(live, modifier.of, leader) &&
        matches(live.scene, modifier.target, target),
    )
  );
}

/**
 * One Landsraad and one CHOAM rite against each rival (TAT-6.2.11-02, TAT-6.2.11-03, TAT-6.2.11-04,
 * TAT-6.2.11-05, TAT-6.2.11-06).
 */
function isWithinLimit(
  game: Game,
  { rites, freed }: HouseFrame,
  rite: Rite,
  leader: GameCard,
  rival: Seat,
): boolean {
  const said = (counts: 'never' | 'not-the-first' | 'as-either-kind') =>
    inForce(game, 'rite-limit').filter(
      ({ modifier, live }) =>
        modifier.counts === counts &&
        (modifier.of === undefined || isAbout(live, modifier.of, leader)) &&
        isNamed(modifier.rites, rite),
    );
  const own = rite === 'dueling' || rite === 'battle' ? 'landsraad' : 'choam';
  const kinds =
    said('as-either-kind').length > 0 || rite === 'weirding'
      ? (['landsraad', 'choam'] as const)
      : ([own] as const);
  const { seat } = leader.place;
  const first = said('not-the-first').some(
    ({ live }) =>
      !freed.some(
        (one) => one.card === live.scene.card.id && one.by === seat && one.rival === rival,
      ),
  );
  return (
    first ||
    said('never').length > 0 ||
    kinds.some(
      (kind) => !rites.some((one) => one.by === seat && one.rival === rival && one.kind === kind),
    )
  );
}

/** Whether an effect forbids a rite, or to be a part of one, to a card against another. */
export function isBarred(
  game: Game,
  what: Prohibited,
  rite: Rite,
  card: GameCard,
  other: GameCard,
): boolean {
  return inForce(game, what).some(
    ({ modifier, live }) =>
      (modifier.rites === undefined || isNamed(modifier.rites, rite)) &&
      (modifier.of === undefined || isAbout(live, modifier.of, card)) &&
      (modifier.card === undefined || matches(live.scene, modifier.card, other)) &&
      (modifier.from === undefined || isKind(live.scene, modifier.from, other)),
  );
}

/** What names all four rites means any rite. */
const isNamed = (rites: readonly string[], rite: Rite): boolean =>
  rites.length === 4 || rites.includes(rite);
