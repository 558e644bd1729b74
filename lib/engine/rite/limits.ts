import { isOneOf, RITE_KINDS, type Rite, type RiteKind, riteKind } from '@/lib/rules/rites';
import { isKind, matches } from '../abilities/matching';
import { type Ban, type Force, inForce, isAbout } from '../queries/live';
import type { HouseFrame, RiteFrame } from '../state/frames';
import type { Game } from '../state/game';
import type { GameCard, GameCardId, Seat } from '../state/state';
import { currentInterval } from '../turn/current-interval';

/*
 * One Landsraad and one CHOAM rite of a House against each rival in a House Interval (TAT-6.2.11-04), its own
 * or, where an effect lets it begin one there, another House's.
 */

/** What lets rites, of a leader where one is named, count against the limit in a way of its own. */
function ritesThat(
  game: Game,
  counts: Force<'rite-limit'>['modifier']['counts'],
  rite: Rite,
  leader?: GameCard,
): readonly Force<'rite-limit'>[] {
  return inForce(game, 'rite-limit', leader).filter(
    ({ modifier }) => modifier.counts === counts && isOneOf(modifier.rites, rite),
  );
}

/** Whether something frees rites of a leader from the limit. */
function isFreeRite(game: Game, leader: GameCard, rite: Rite): boolean {
  return ritesThat(game, 'never', rite, leader).length > 0;
}

/** Whether something frees a rite against a rival: its leader, or that it is the first of its kind. */
export function isFreed(
  game: Game,
  seat: Seat,
  rite: Rite,
  leader: GameCard,
  rival: Seat,
): boolean {
  return isFreeRite(game, leader, rite) || firstFree(game, seat, rite, rival).length > 0;
}

/** The cards under which a rite of a House against a rival is the first of the Interval, and counts for nothing. */
function firstFree(game: Game, seat: Seat, rite: Rite, rival: Seat): GameCardId[] {
  const freed = currentInterval(game)?.freed ?? [];
  return ritesThat(game, 'not-the-first', rite)
    .map(({ live }) => live.scene.card.id)
    .filter(
      (card) => !freed.some((one) => one.card === card && one.by === seat && one.rival === rival),
    );
}

/** A rite begins: the next one of its kind against the rival is not the first any more. */
export function spendFreedom(game: Game, seat: Seat, rite: Rite, rival: Seat): void {
  for (const card of firstFree(game, seat, rite, rival))
    currentInterval(game)?.freed.push({ card, by: seat, rival });
}

/** A rite counts against the limit of its House from now on. */
export function countRite(game: Game, { attacker, against, kind }: Readonly<RiteFrame>): void {
  currentInterval(game)?.rites.push({ by: attacker, rival: against, kind });
}

function countedRites(game: Game, seat: Seat): HouseFrame['rites'] {
  return currentInterval(game)?.rites.filter(({ by }) => by === seat) ?? [];
}

/** Whether a rite of a leader counts as a Landsraad or as a CHOAM rite, as its House declares. */
export function isEitherKind(game: Game, leader: GameCard, rite: Rite): boolean {
  if (rite === 'weirding') return true;
  return ritesThat(game, 'as-either-kind', rite, leader).length > 0;
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
  const spent = countedRites(game, seat);
  return kinds.filter((kind) => !spent.some((one) => one.kind === kind && one.rival === rival));
}

const NOBODY: readonly Seat[] = [];

/** The rivals against whom this Interval's rite of the kind is used up (TAT-6.2.11-04, TAT-6.2.11-05). */
export function spentOn(game: Game, seat: Seat, rite: Rite, leader: GameCard): readonly Seat[] {
  const spent = countedRites(game, seat);
  if (spent.length === 0 || isFreeRite(game, leader, rite)) return NOBODY;
  return spent
    .map(({ rival }) => rival)
    .filter(
      (rival) =>
        kindsLeft(game, seat, rite, leader, rival).length === 0 &&
        firstFree(game, seat, rite, rival).length === 0,
    );
}

/**
 * Whether one of some prohibitions holds for a card in a rite. One that names no rite is about all of
 * them, one that names no card about every House; where it names another kind of card, the card on the
 * other side must be of it.
 */
export function isBanned(
  bans: readonly Ban[],
  rite: Rite,
  card: GameCard,
  opposite: GameCard | null = null,
): boolean {
  return bans.some(
    ({ modifier, live }) =>
      (modifier.rites === undefined || isOneOf(modifier.rites, rite)) &&
      (modifier.of === undefined || isAbout(live, modifier.of, card)) &&
      (modifier.card === undefined ||
        (opposite !== null && matches(live.scene, modifier.card, opposite))) &&
      (modifier.from === undefined ||
        (opposite !== null && isKind(live.scene, modifier.from, opposite))),
  );
}
