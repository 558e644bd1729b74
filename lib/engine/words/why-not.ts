import type { Catalogue } from '@/lib/cards/catalogue';
import type { HouseFrame } from '../frames';
import { cardAt, type Game, printed } from '../game';
import { legalActions } from '../play';
import type { GameCard, GameCardId, GameState, Seat } from '../state';
import { takeUp } from '../take-up';
import { houseName, type Said, said } from './naming';
import { sayQuestion } from './question';
import { handReasons, petitionReasons, programReasons } from './why-not-deploy';
import { domainReasons } from './why-not-domain';
import { tacticReasons } from './why-not-tactic';

/**
 * Why a card of a House has no action now, with the rules behind it: of the hand, the Assembly, the
 * concealed programs or the Domain. Empty where it has one.
 */
export function whyNot(
  state: GameState,
  catalogue: Catalogue,
  seat: Seat,
  card: GameCardId,
): readonly Said[] {
  const found = state.cards[card];
  if (found === undefined || isNamed(state, catalogue, seat, card)) return [];
  const game = takeUp(state, catalogue);
  if (found.place.seat !== seat)
    return [said(`${houseName(state, found.place.seat)} holds it`, 'TAT-5.4-08')];
  const frame = state.frames.at(-1);
  const asked = state.decision?.seat === seat;
  if (asked && frame?.step === 'window' && isTactic(game, found))
    return tacticReasons(game, seat, found, frame);
  if (!asked || frame?.step !== 'house') {
    const wait = waiting(game, seat);
    return isTactic(game, found) ? [wait, ...tacticReasons(game, seat, found, null)] : [wait];
  }
  return inInterval(game, frame, found);
}

/** Whether a House that is asked may do something with a card. */
function isNamed(state: GameState, catalogue: Catalogue, seat: Seat, card: GameCardId): boolean {
  if (state.decision?.seat !== seat) return false;
  return legalActions(state, catalogue).some(
    (action) =>
      ('card' in action && action.card === card) ||
      (action.kind === 'rite' && action.leader === card),
  );
}

function isTactic(game: Game, card: GameCard): boolean {
  return card.place.zone === 'hand' && printed(game, card).subtypes.includes('Tactic');
}

/** Why no operation can begin now. */
export function waiting(game: Game, seat: Seat): Said {
  const { state, catalogue } = game;
  if (state.outcome !== null) return said('The game is over', 'TAT-2.1-01');
  const question = sayQuestion(state, catalogue);
  if (question?.seat === seat) return said(`First: ${question.text}`, ...question.rules);
  const interval = state.frames.find((frame): frame is HouseFrame => frame.step === 'house');
  if (interval === undefined) return said('Operations wait for your House Interval', 'TAT-6-01');
  return interval.seat === seat
    ? said(`${houseName(state, question?.seat ?? seat)} is asked first`, 'TAT-6.2-04')
    : said(`This is the House Interval of ${houseName(state, interval.seat)}`, 'TAT-6.2-02');
}

function inInterval(game: Game, frame: HouseFrame, card: GameCard): readonly Said[] {
  const reasons = reasonsAt(game, frame, cardAt(game, card.id));
  return reasons.length > 0 ? reasons : [said('Nothing of what it says can be done now')];
}

function reasonsAt(game: Game, frame: HouseFrame, card: GameCard): readonly Said[] {
  switch (card.place.zone) {
    case 'assembly':
      return petitionReasons(game, frame, card);
    case 'hand':
      return isTactic(game, card)
        ? tacticReasons(game, frame.seat, card, null)
        : handReasons(game, frame.seat, card);
    case 'concealed':
      return programReasons(game, frame.seat, card);
    case 'domain':
      return domainReasons(game, frame, card);
    case 'removed':
      return [said('It is out of the game')];
    default:
      return [said('It is not in play', 'TAT-5.4-01')];
  }
}
