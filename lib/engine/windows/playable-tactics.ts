import { RITES } from '@/lib/rules/rites';
import { RITE_TALENTS, talentName } from '@/lib/rules/talents';
import { type Answered, answersOf } from '../abilities/ability';
import { costOf } from '../payment/cost';
import { priceRefusal } from '../payment/pay';
import { cardsIn } from '../queries/governed';
import { operationsOnTable, playable, usableOperations } from '../queries/usable';
import type { TacticClass, Timing, WindowFrame } from '../state/frames';
import { byId, cardAt, type Game, printed } from '../state/game';
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
  const hand = cardsIn(game, seat, 'hand')
    .filter((card) => isHeldTactic(game, card))
    .filter((card) => firstRefusal(TACTIC, game, { seat, chance }, card) === null)
    .sort(byId)
    .map(({ id }) => ({ kind: 'tactic' as const, card: id }));
  const table = usableOperations(
    game,
    seat,
    ({ window }) =>
      window?.timing === chance.timing &&
      answersOf(window).some((answered) => isOpen(seat, chance, answered)),
  )
    .filter(({ card }) => tacticAllowed(game, { seat }, cardAt(game, card)) === null)
    .map((use) => ({ kind: 'use' as const, ...use }));
  return [...hand, ...table];
}

/** What may stand against a tactic of the hand in a window. */
const TACTIC: readonly Check<Turn, GameCard>[] = [
  (game, { chance }, card) => {
    const { subtypes } = printed(game, card);
    const named = classOf(subtypes);
    return timingOf(subtypes) === chance.timing && (named === null || named === chance.answers)
      ? null
      : waits(game, card);
  },
  (game, { seat, chance }, card) => {
    const named = classOf(printed(game, card).subtypes);
    if (isOpen(seat, chance, named)) return null;
    return named === null ? NOT_THIS_RITE : NOT_INVOLVED;
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
  if (chance === null) return [waits(game, card)];
  const refusals = allRefusals(TACTIC, game, { seat, chance }, card);
  // What waits for another window has no other reason.
  return refusals[0]?.code === 'tactic-waits' ? refusals.slice(0, 1) : refusals;
}

function waits(game: Game, card: GameCard): Refusal {
  const { subtypes } = printed(game, card);
  const timing = timingOf(subtypes);
  const answers = classOf(subtypes);
  const round = timing === 'declaration' ? 'TAT-6.2.2-22' : 'TAT-6.2.2-21';
  const rules = ['TAT-6.2.2-18', answers === null ? round : 'TAT-3.1.4-05'];
  return refuse({ code: 'tactic-waits', timing, answers }, rules);
}

/** Whether a card is a tactic that lies in a hand. */
export function isHeldTactic(game: Game, card: Readonly<GameCard>): boolean {
  return card.place.zone === 'hand' && printed(game, card).subtypes.includes('Tactic');
}

function timingOf(subtypes: readonly string[]): Timing {
  return subtypes.includes('Engagement') ? 'engagement' : 'declaration';
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
  return operationsOnTable(game).some(
    ({ card, ability }) => card.place.seat === seat && ability.window !== undefined,
  );
}
