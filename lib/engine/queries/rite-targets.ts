import { isCharter, isFief } from '@/lib/rules/holdings';
import type { Power } from '@/lib/rules/powers';
import { type Rite, type RiteKind, riteKind } from '@/lib/rules/rites';
import { RITE_TALENTS } from '@/lib/rules/talents';
import { matches } from '../abilities/filter';
import { riteOf } from '../abilities/rite-of';
import { byId } from '../by-id';
import type { RiteFrame } from '../frames';
import { cardAt, type Game, printed } from '../game';
import type { GameCard, Seat } from '../state';
import { allegiancesOf } from './allegiance';
import { isDeployed } from './face-up';
import { intervalOf } from './interval';
import { inForceOn } from './live';
import { rankOf, subtypesOf } from './ranks';
import { type Ban, bansOf, isBanned } from './rite-bans';

/** A rite that a House may declare. */
interface Declarable {
  readonly rite: Rite;
  readonly leader: GameCard;
  readonly target: GameCard;
}

/** In the order in which a House chooses among them. */
export const RITE_KINDS: readonly RiteKind[] = ['landsraad', 'choam'];

/** Where a House looks for targets: what its rivals govern, and what is forbidden, each looked up once. */
interface Field {
  readonly game: Game;
  readonly targets: readonly Target[];
  readonly noRites: readonly Ban[];
  readonly noTargets: readonly Ban[];
}

interface Target {
  readonly card: GameCard;
  readonly persona: boolean;
  readonly fief: boolean;
  readonly charter: boolean;
  readonly powers: readonly Power[];
}

/**
 * The rites that a House may declare in its Interval: a disengaged persona with the talent leads
 * (TAT-6.2.11-16), against what `riteTargets` says. In the order of leaders, rites and targets.
 */
export function declarableRites(game: Game, seat: Seat): Declarable[] {
  const leaders = (game.state.houses[seat]?.zones.domain ?? [])
    .map((id) => cardAt(game, id))
    .filter((card) => card.status === 'disengaged' && printed(game, card).type === 'persona')
    .sort(byId);
  const found: Declarable[] = [];
  let field: Field | null = null;
  for (const leader of leaders)
    for (const rite of RITE_TALENTS) {
      if (rankOf(game, leader, rite) === null) continue;
      field ??= fieldOf(game, seat);
      if (field.targets.length === 0) return found;
      for (const target of targetsIn(field, seat, rite, leader, true))
        found.push({ rite, leader, target });
    }
  return found;
}

/**
 * The cards that a leader may declare as target of a rite, by their numbers: deployed cards of rivals
 * (TAT-6.2.11-24, TAT-6.2.11-27, TAT-6.2.11-28) of the rite's kind (TAT-6.2.11-07 to TAT-6.2.11-10)
 * that share no allegiance with it (TAT-6.2.11-25), engaged or not (TAT-6.2.11-26). A rite that counts
 * finds none with a rival whose limit is used up (TAT-6.2.11-04).
 */
export function riteTargets(
  game: Game,
  seat: Seat,
  rite: Rite,
  leader: GameCard,
  counts: boolean,
): GameCard[] {
  return targetsIn(fieldOf(game, seat), seat, rite, leader, counts);
}

/** The other cards that the defender governs and that could have been the target of a rite under way. */
export function otherTargets(game: Game, rite: Readonly<RiteFrame>): GameCard[] {
  const field = {
    ...fieldOf(game, rite.attacker),
    targets: cardsOfRivals(game, rite.attacker),
  };
  const leader = cardAt(game, rite.leader);
  return targetsIn(field, rite.attacker, rite.rite, leader, false).filter(
    ({ id, place }) => place.seat === rite.against && id !== rite.target,
  );
}

/** Whether something frees rites of a leader from the limit. */
export function isFreeRite(game: Game, leader: GameCard, rite: Rite): boolean {
  return inForceOn(game, 'free-rite', leader).some(({ modifier }) => modifier.rites.includes(rite));
}

/** Whether a rite of a leader counts as a Landsraad or as a CHOAM rite, as its House declares. */
export function isEitherKind(game: Game, leader: GameCard, rite: Rite): boolean {
  return inForceOn(game, 'either-kind', leader).some(({ modifier }) =>
    modifier.rites.includes(rite),
  );
}

/** The kinds as which a rite against a rival may still be declared (TAT-6.2.11-04). */
export function kindsLeft(
  game: Game,
  seat: Seat,
  rite: Rite,
  leader: GameCard,
  rival: Seat,
): RiteKind[] {
  const kinds = isEitherKind(game, leader, rite) ? RITE_KINDS : [riteKind(rite)];
  const spent = intervalOf(game, seat)?.rites ?? [];
  return kinds.filter((kind) => !spent.some((one) => one.kind === kind && one.rival === rival));
}

function fieldOf(game: Game, seat: Seat): Field {
  return {
    game,
    targets: riteOf(game) === null ? cardsOfRivals(game, seat) : [],
    noRites: bansOf(game, 'rites'),
    noTargets: bansOf(game, 'be-target-of-rite'),
  };
}

function cardsOfRivals(game: Game, seat: Seat): Target[] {
  const found: Target[] = [];
  for (const [rival, { zones }] of game.state.houses.entries()) {
    if (rival === seat) continue;
    for (const id of zones.domain) {
      const card = cardAt(game, id);
      if (!isDeployed(card)) continue;
      const { type } = printed(game, card);
      const subtypes = subtypesOf(game, card);
      found.push({
        card,
        persona: type === 'persona',
        fief: type === 'holding' && isFief(subtypes),
        charter: type === 'holding' && isCharter(subtypes),
        powers: allegiancesOf(game, card),
      });
    }
  }
  return found.sort((one, other) => one.card.id - other.card.id);
}

function targetsIn(
  { game, targets, noRites, noTargets }: Field,
  seat: Seat,
  rite: Rite,
  leader: GameCard,
  counts: boolean,
): GameCard[] {
  const spent = counts ? spentOn(game, seat, rite, leader) : NOBODY;
  const powers = allegiancesOf(game, leader);
  const others = inForceOn(game, 'may-target', leader).filter(
    ({ modifier }) => modifier.rite === rite,
  );
  const found: GameCard[] = [];
  for (const target of targets) {
    const { card } = target;
    if (spent.includes(card.place.seat)) continue;
    if (
      !isOfKind(target, rite) &&
      !others.some(({ modifier, live }) => matches(live.scene, modifier.target, card))
    )
      continue;
    if (target.powers.some((power) => powers.includes(power))) continue;
    if (isBanned(noRites, rite, leader, card) || isBanned(noTargets, rite, card, leader)) continue;
    found.push(card);
  }
  return found;
}

function isOfKind(target: Target, rite: Rite): boolean {
  switch (rite) {
    case 'dueling':
    case 'intrigue':
      return target.persona;
    case 'battle':
      return target.fief;
    case 'arbitration':
      return target.charter;
  }
}

const NOBODY: readonly Seat[] = [];

/** The rivals against whom this Interval's rite of the kind is used up (TAT-6.2.11-04, TAT-6.2.11-05). */
function spentOn(game: Game, seat: Seat, rite: Rite, leader: GameCard): readonly Seat[] {
  const spent = intervalOf(game, seat)?.rites ?? [];
  if (spent.length === 0 || isFreeRite(game, leader, rite)) return NOBODY;
  return spent
    .map(({ rival }) => rival)
    .filter((rival) => kindsLeft(game, seat, rite, leader, rival).length === 0);
}
