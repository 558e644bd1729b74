import { kindOf } from '../abilities/effects/table';
import type { GameCatalogue } from '../abilities/game-catalogue';
import { doingOf } from '../abilities/running/carry-out';
import { sentenceOf } from '../abilities/sentence';
import type {
  EffectFrame,
  Frame,
  InitiativeFrame,
  PetitionFrame,
  RiteFrame,
} from '../state/frames';
import type { Game } from '../state/game';
import type { GameState, Seat } from '../state/state';
import type { View } from '../state/view';
import { takeUpView } from '../state/view-game';
import { effectAsked } from './action';
import { cardName, houseName, riteName, type Said, solarisWords } from './naming';
import { windowQuestion } from './window';

export interface Question extends Said {
  /** The House that is asked. */
  readonly seat: Seat;
}

/** What a House is asked now, and where the rules say so; null while nobody is asked. */
export function sayQuestion(view: View, catalogue: GameCatalogue): Question | null {
  return questionIn(takeUpView(view, catalogue));
}

/** The same of a game that has been taken up. */
export function questionIn(game: Game): Question | null {
  const { frames, decision } = game.state;
  const frame = frames.at(-1);
  if (decision === null || frame === undefined) return null;
  return { seat: decision.seat, ...askedBy(game, frame, decision.seat) };
}

function askedBy(game: Game, frame: Frame, seat: Seat): Said {
  const { state, catalogue } = game;
  switch (frame.step) {
    case 'turn':
    case 'operation':
      return { text: 'The turn goes on', rules: ['TAT-6-01'] };
    case 'disengage':
      return {
        text: 'Disengage phase: name the cards that stay engaged, then disengage the rest',
        rules: ['TAT-6.1.1-01'],
      };
    case 'initiative':
      return tieQuestion(state, frame);
    case 'house':
      return {
        text: 'Your Interval: choose an operation, or end the Interval',
        rules: ['TAT-6-03', 'TAT-6-04'],
      };
    case 'window':
      return windowQuestion(game, frame);
    case 'effect':
      return effectQuestion(game, frame);
    case 'rite':
      return riteQuestion(game, frame);
    case 'petition':
      return petitionQuestion(game, frame, seat);
    case 'host': {
      const [id = 0] = frame.cards;
      return {
        text: `${cardName(state, catalogue, id)} has lost its host: choose another`,
        rules: ['TAT-5.4-29', 'TAT-5.4-30'],
      };
    }
    case 'excess':
      return {
        text: `${cardName(state, catalogue, frame.host)} has not the command for its personnel: choose who leaves it`,
        rules: ['TAT-3.2-09'],
      };
    case 'moving': {
      const [id = 0] = frame.cards;
      return {
        text: `${cardName(state, catalogue, frame.to)} is your home world now: does ${cardName(state, catalogue, id)} move to it?`,
        rules: ['C22', 'CRF-1.A.ii-06'],
      };
    }
    case 'discard':
      return frame.list === 'assembly'
        ? {
            text: 'Imperial discard: discard what you like from your Assembly, down to its limit',
            rules: ['TAT-6.3.1-01', 'TAT-6.3.1-02'],
          }
        : {
            text: 'House discard: discard what you like from your hand, down to its limit',
            rules: ['TAT-6.3.2-01', 'TAT-6.3.2-02'],
          };
    case 'draw':
      return {
        text: 'Imperial draw: draw into your Assembly, up to its limit',
        rules: ['TAT-6.3.1-04', 'C17'],
      };
  }
}

function tieQuestion(state: GameState, { offer }: InitiativeFrame): Said {
  return offer === null
    ? {
        text: 'You are tied for initiative: let a rival have the better rank for 1 favor, or discard for it',
        rules: ['TAT-8.2.1-01', 'TAT-6.1.3-10'],
      }
    : {
        text: `${houseName(state, offer.from)} lets you have the better rank: take it or refuse`,
        rules: ['TAT-8.2.1-01', 'C32'],
      };
}

function petitionQuestion({ state, catalogue }: Game, frame: PetitionFrame, seat: Seat): Said {
  const name = cardName(state, catalogue, frame.card);
  switch (frame.at) {
    case 'opening-bid':
      return {
        text: `Petition for ${name}: make the opening bid`,
        rules: ['TAT-6.2.1-06', 'TAT-6.2.1-07'],
      };
    case 'options':
      return {
        text: `Petition for ${name}: ${frame.bidder === seat ? 'your bid of' : `${houseName(state, frame.bidder)} bids`} ${frame.bid}${frame.bidder === seat ? ' stands' : ''}; raise or pass`,
        rules: ['TAT-6.2.1-10', 'TAT-6.2.1-11'],
      };
    case 'discount':
      return {
        text: `You win ${name} for ${solarisWords(frame.cost)}: how much favor do you give to pay less?`,
        rules: ['TAT-6.2.1-26'],
      };
    case 'host':
      return { text: `Choose what ${name} is assigned to`, rules: ['TAT-3.1.3-05', 'C21'] };
    case 'shortfall':
      return {
        text: `Your treasury falls short of ${solarisWords(frame.cost)}: subdue a card, or lose favor`,
        rules: ['TAT-6.2.1-32'],
      };
    case 'end':
    case 'cancelled':
      return { text: `Petition for ${name}`, rules: ['TAT-6.2.1-20'] };
  }
}

function effectQuestion(game: Game, frame: EffectFrame): Said {
  const title = cardName(game.state, game.catalogue, frame.card);
  const card = game.state.cards[frame.card];
  const doing = card === undefined ? null : doingOf(game, card, frame.ability);
  const rules = ['TAT-6.2.6-01'];
  if (doing === null) return { text: title, rules };
  if (frame.at === 'may')
    return { text: `${title} may be used: ${sentenceOf(doing, title)}`, rules };
  if (frame.at === 'x') return { text: `${title}: choose X`, rules: ['TAT-3.2-02'] };
  const effect = effectAsked(game, frame);
  return {
    text: effect === undefined ? title : `${title}: ${kindOf(effect).say(effect, title)}`,
    rules: frame.at === 'costs' ? ['TAT-5.4-11'] : rules,
  };
}

function riteQuestion({ state, catalogue }: Game, frame: RiteFrame): Said {
  const rite = riteName(frame.rite);
  const target = cardName(state, catalogue, frame.target);
  const defense = cardName(state, catalogue, frame.defense);
  switch (frame.at) {
    case 'rite-kind':
      return {
        text: `${rite} against ${target}: is it a Landsraad or a CHOAM rite?`,
        rules: ['TAT-6.2.11-02', 'TAT-6.2.11-03'],
      };
    case 'reward-kind':
      return {
        text: `${target} is vanquished: favor, or solaris?`,
        rules: ['TAT-6.2.11-87', 'TAT-6.2.11-88'],
      };
    case 'attack-joins':
    case 'attack-directs':
      return {
        text: `${rite} against ${target}: who else takes part in the attack?`,
        rules: ['TAT-6.2.11-18', 'TAT-6.2.11-20'],
      };
    case 'counter':
      return {
        text: `${rite} against ${target}: counter with another persona, or leave the defense to it`,
        rules: ['TAT-6.2.11-39', 'TAT-6.2.11-41'],
      };
    case 'defense-joins':
    case 'defense-directs':
      return {
        text: `${rite}: who takes part in the defense beside ${defense}?`,
        rules: ['TAT-6.2.11-43', 'TAT-6.2.11-45'],
      };
    case 'defense-engages':
      return {
        text: `${rite}: engage ${defense} in the defense, or leave it out`,
        rules: ['TAT-6.2.11-47', 'TAT-6.2.11-49'],
      };
    case 'surprise-force':
      return {
        text: `${rite}: distribute the force of Surprise, ${frame.force} left`,
        rules: ['TAT-6.2.11-67', 'TAT-6.2.11-58'],
      };
    case 'attack-force':
    case 'defense-force':
      return {
        text: `${rite}: choose whom your force vanquishes, ${frame.force} left`,
        rules: ['TAT-6.2.11-57', 'TAT-6.2.11-58'],
      };
    case 'reward':
      return {
        text: `${target} is vanquished: take your reward`,
        rules: ['TAT-6.2.11-85', 'TAT-6.2.11-90'],
      };
    case 'attack-window':
    case 'attack-engages':
    case 'attack-engaged-window':
    case 'defense-window':
    case 'defense-engaged-window':
    case 'assessment':
    case 'surprise':
    case 'resolve':
    case 'over':
    case 'end':
      return { text: `${rite} against ${target}`, rules: ['TAT-6.2.11-11'] };
  }
}
