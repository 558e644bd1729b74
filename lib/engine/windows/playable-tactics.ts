import type { Card } from '@/lib/cards/card';
import { RITES } from '@/lib/rules/rites';
import { RITE_TALENTS, talentName } from '@/lib/rules/talents';
import { type Answered, answersOf } from '../abilities/ability';
import { costOf } from '../payment/cost';
import { priceRefusal } from '../payment/pay';
import { playable, usableOperations, usesOnTable } from '../queries/usable';
import type { TacticClass, Timing, WindowFrame } from '../state/frames';
import { cardAt, type Game, houseAt, printed, sortById } from '../state/game';
import {
  allRefusals,
  always,
  type Check,
  firstRefusal,
  type Refusal,
  refuse,
} from '../state/refusal';
import type { GameCard, Seat } from '../state/state';
import type { ActionOf } from '../state/step';
import { tacticAllowed } from './barred-tactics';

/** What a window lets a House do: the part of its frame that says when, to what and for whom. */
export type Chance = Pick<WindowFrame, 'timing' | 'answers' | 'involved' | 'plain'>;

/** Everything that a House may answer with: tactics of the hand, then deployed cards, by their numbers. */
export function tacticActions(
  game: Game,
  seat: Seat,
  chance: Chance,
): ActionOf<'tactic' | 'use'>[] {
  const actions: ActionOf<'tactic' | 'use'>[] = [];
  const turn = { seat, chance };
  const held: GameCard[] = [];
  for (const id of houseAt(game, seat).zones.hand) {
    const card = cardAt(game, id);
    if (isHeldTactic(game, card) && firstRefusal(TACTIC, game, turn, card) === null)
      held.push(card);
  }
  for (const { id } of sortById(held)) actions.push({ kind: 'tactic', card: id });
  const uses = usesOnTable(game).asTactics.filter(
    ({ ability: { window } }) =>
      window?.timing === chance.timing &&
      answersOf(window).some((answered) => isOpen(seat, chance, answered)),
  );
  for (const { card, ability } of usableOperations(game, seat, uses))
    if (tacticAllowed(game, turn, cardAt(game, card)) === null)
      actions.push({ kind: 'use', card, ability });
  return actions;
}

/** What may stand against a tactic of the hand in a window. */
const TACTIC: readonly Check<Turn, GameCard>[] = [
  (game, { chance }, card) => {
    const { timing, answers, waits } = tacticOf(printed(game, card));
    return timing === chance.timing && (answers === null || answers === chance.answers)
      ? null
      : waits;
  },
  (game, { seat, chance }, card) => {
    const { answers } = tacticOf(printed(game, card));
    if (isOpen(seat, chance, answers)) return null;
    return answers === null ? NOT_THIS_RITE : NOT_INVOLVED;
  },
  (game, { seat }, card) =>
    printed(game, card).cost === 'X'
      ? null
      : priceRefusal(game, seat, costOf(game, seat, card), 'TAT-3.2-01'),
  tacticAllowed,
  (game, { seat }, card) => playable(game, seat, card),
];

interface Turn {
  readonly seat: Seat;
  readonly chance: Chance;
}

const NOT_INVOLVED = always('not-involved', 'TAT-6.2.2-20');
const NOT_THIS_RITE = always('not-this-rite', 'TAT-6.2.11-30', 'TAT-6.2.11-32', 'C04');

/** All that stands against a tactic of the hand in a window, or without one what it waits for. */
export function tacticRefusals(
  game: Game,
  seat: Seat,
  chance: Chance | null,
  card: GameCard,
): readonly Refusal[] {
  if (chance === null) return [tacticOf(printed(game, card)).waits];
  const refusals = allRefusals(TACTIC, game, { seat, chance }, card);
  // What waits for another window has no other reason.
  return refusals[0]?.code === 'tactic-waits' ? refusals.slice(0, 1) : refusals;
}

/** What a tactic answers, and what stands against it till then. */
interface Tactic {
  readonly timing: Timing;
  readonly answers: TacticClass | null;
  readonly waits: Refusal;
}

/** Made once for each card. */
const TACTICS = new WeakMap<Card, Tactic>();

function tacticOf(card: Card): Tactic {
  let tactic = TACTICS.get(card);
  if (tactic === undefined) {
    const timing = card.subtypes.includes('Engagement') ? 'engagement' : 'declaration';
    const answers = classOf(card.subtypes);
    const round = timing === 'declaration' ? 'TAT-6.2.2-22' : 'TAT-6.2.2-21';
    const rules = ['TAT-6.2.2-18', answers === null ? round : 'TAT-3.1.4-05'];
    tactic = { timing, answers, waits: refuse({ code: 'tactic-waits', timing, answers }, rules) };
    TACTICS.set(card, tactic);
  }
  return tactic;
}

/** Whether a card is a tactic that lies in a hand. */
export function isHeldTactic(game: Game, card: Readonly<GameCard>): boolean {
  return card.place.zone === 'hand' && printed(game, card).subtypes.includes('Tactic');
}

function isOpen(seat: Seat, chance: Chance, named: Answered): boolean {
  const { answers, involved, plain } = chance;
  if (named === null) return plain.includes(seat);
  if (named !== 'rite') return named === answers && involved.includes(seat);
  // What speaks of a rite belongs to it, whichever it is and whoever governs the card (C47).
  const isRite = RITES.some((rite) => rite === answers);
  return isRite && (involved.includes(seat) || plain.includes(seat));
}

const CLASSES: ReadonlyMap<string, TacticClass> = new Map([
  ['Initiative', 'initiative'],
  ['Petition', 'petition'],
  ['Exchange', 'exchange'],
  ['Discard', 'discard'],
  ...RITE_TALENTS.map((rite) => [talentName(rite), rite] as const),
]);

/** The operation class that a tactic names, or null (TAT-3.1.4-05, TAT-3.4-03). */
function classOf(subtypes: readonly string[]): TacticClass | null {
  const named = subtypes.find((subtype) => CLASSES.has(subtype));
  return CLASSES.get(named ?? '') ?? null;
}

/** Whether a deployed card of a House could ever be used as a tactic. */
export function hasWindowAbility(game: Game, seat: Seat): boolean {
  return usesOnTable(game).asTactics.some(({ card }) => card.place.seat === seat);
}
