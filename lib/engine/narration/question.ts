import { listed } from '@/lib/sentences';
import { type Effect, kindOf } from '../abilities/effects/table';
import type { GameCatalogue } from '../abilities/game-catalogue';
import { BEARER } from '../abilities/ref';
import { doingOf } from '../abilities/running/carry-out';
import { sceneOf } from '../abilities/running/effect';
import { sentenceOf } from '../abilities/sentence';
import { baseCost } from '../payment/cost';
import { forAll } from '../petition/prize';
import { rewardOf } from '../rite/resolution';
import type { RiteStage } from '../rite/stages';
import type { EffectFrame, Frame, PetitionFrame, RiteFrame, StepName } from '../state/frames';
import { cardAt, type Game } from '../state/game';
import { takeUpView } from '../state/open-game';
import type { Seat } from '../state/state';
import type { View } from '../state/view';
import { endRefusals } from '../turn/house-interval';
import { effectAsked } from './action';
import {
  type Names,
  namesIn,
  riteName,
  type Said,
  type SaidAbout,
  said,
  saidAbout,
  solarisWords,
  wealthWords,
} from './naming';
import { windowQuestion } from './window';

export interface Question extends Said {
  /** The House that is asked. */
  readonly seat: Seat;
  /** What is asked, without the rite or petition that it is about. */
  readonly asks: string;
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
  const { seat } = decision;
  // The table pairs each step with its own kind of frame.
  const say = QUESTIONS[frame.step] as (asked: Asked, frame: Frame) => Said | SaidAbout;
  const question = say({ ...namesIn(game), game, seat }, frame);
  return { seat, asks: question.text, ...question };
}

/** Who is asked, and what the question may name. */
interface Asked extends Names {
  readonly game: Game;
  readonly seat: Seat;
}

const QUESTIONS: {
  readonly [K in StepName]: (
    asked: Asked,
    frame: Extract<Frame, { readonly step: K }>,
  ) => Said | SaidAbout;
} = {
  turn: () => GOES_ON,
  operation: () => GOES_ON,
  disengage: () => ({
    text: 'Disengage phase: name the cards that stay engaged, then disengage the rest',
    rules: ['TAT-6.1.1-01'],
  }),
  initiative: ({ house }, { offer }) =>
    offer === null
      ? {
          text: 'You are tied for initiative: let a rival have the better rank for 1 favor, or discard for it',
          rules: ['TAT-8.2.1-01', 'TAT-6.1.3-10'],
        }
      : {
          text: `${house(offer.from)} lets you have the better rank: take it or refuse`,
          rules: ['TAT-8.2.1-01', 'C32'],
        },
  house({ game, name, seat }) {
    const held = endRefusals(game, seat);
    if (held.length === 0)
      return said(
        'Your Interval: choose an operation, or end the Interval',
        'TAT-6-03',
        'TAT-6-04',
      );
    const due = listed(held.flatMap(({ cards }) => cards).map(name));
    return {
      text: `Your Interval: choose an operation; it cannot end before you deploy ${due}`,
      rules: ['TAT-6-03', ...held.flatMap(({ rules }) => rules)],
    };
  },
  window: ({ game }, frame) => windowQuestion(game, frame),
  effect({ game, name }, frame) {
    const title = name(frame.card);
    const card = game.state.cards[frame.card];
    const doing = card === undefined ? null : doingOf(game, card, frame.ability);
    if (doing !== null && frame.at === 'may')
      return said(`${title} may be used: ${sentenceOf(doing, title)}`, 'TAT-6.2.6-01');
    if (doing !== null && frame.at === 'x')
      return said(`${title}: how much is X? ${sentenceOf(doing, title)}`, 'TAT-3.2-02');
    const effect = effectAsked(game, frame);
    return said(
      effect === undefined ? title : `${title}: ${asks(game, frame, effect, title)}`,
      doing !== null && frame.at === 'costs' ? 'TAT-5.4-11' : 'TAT-6.2.6-01',
    );
  },
  rite({ name }, frame) {
    const rite = riteName(frame.rite);
    const target = name(frame.target);
    const against = `${rite} against ${target}`;
    const say = IN_RITE[frame.at];
    return say === undefined
      ? said(against, 'TAT-6.2.11-11')
      : say({ rite, target, against, defense: name(frame.defense), force: frame.force, frame });
  },
  petition: (asked, frame) => IN_PETITION[frame.at](asked.name(frame.card), frame, asked),
  host: ({ name }, { cards: [id = 0] }) =>
    said(`${name(id)} has lost its host: choose another`, 'TAT-5.4-29', 'TAT-5.4-30'),
  excess: ({ name }, { host }) =>
    said(`${name(host)} has not the command for its personnel: choose who leaves it`, 'TAT-3.2-09'),
  moving: ({ name }, { to, cards: [id = 0] }) => ({
    text: `${name(to)} is your home world now: does ${name(id)} move to it?`,
    rules: ['C22', 'CRF-1.A.ii-06'],
  }),
  price: ({ name }, { card }) =>
    said(`${name(card)}: choose the X of its cost`, 'TAT-11-05', 'C51'),
  discard: (_, { list }) =>
    list === 'assembly'
      ? {
          text: 'Imperial discard: discard what you like from your Assembly, down to its limit',
          rules: ['TAT-6.3.1-01', 'TAT-6.3.1-02'],
        }
      : {
          text: 'House discard: discard what you like from your hand, down to its limit',
          rules: ['TAT-6.3.2-01', 'TAT-6.3.2-02'],
        },
  draw: () =>
    said('Imperial draw: draw into your Assembly, up to its limit', 'TAT-6.3.1-04', 'C17'),
};

/** What an effect asks: in words of its own where it has some, else the order with the card named that it is on. */
function asks(game: Game, frame: EffectFrame, effect: Effect, title: string): string {
  const kind = kindOf(effect);
  const own = kind.asks?.(sceneOf(game, frame), effect);
  if (own !== undefined) return own;
  const host = game.state.cards[frame.card]?.place.host ?? frame.bearer;
  const order = kind.say(effect, title);
  return host === null ? order : order.replaceAll(BEARER, namesIn(game).name(host));
}

const GOES_ON = said('The turn goes on', 'TAT-6-01');

const IN_PETITION: {
  readonly [At in PetitionFrame['at']]: (
    card: string,
    frame: PetitionFrame,
    asked: Asked,
  ) => Said | SaidAbout;
} = {
  'opening-bid': (card) =>
    saidAbout(`Petition for ${card}`, 'make the opening bid', 'TAT-6.2.1-06', 'TAT-6.2.1-07'),
  options(card, frame, { house, seat, game }) {
    const { bid, bidder } = frame;
    const stands = bidder === seat ? `your bid of ${bid} stands` : `${house(bidder)} bids ${bid}`;
    const printed = baseCost(game, cardAt(game, frame.card));
    const isRival =
      printed > 0 && seat !== frame.seat && frame.currency !== 'favor' && !forAll(frame);
    const pays = isRival ? `; you pay only what is above its cost of ${printed}` : '';
    return {
      text: `Petition for ${card}: ${stands}; raise or pass${pays}`,
      asks: `raise or pass${pays}`,
      rules: ['TAT-6.2.1-10', 'TAT-6.2.1-11', ...(isRival ? ['TAT-6.2.1-28'] : [])],
    };
  },
  discount: (card, { cost }) =>
    saidAbout(`You win ${card} for ${solarisWords(cost)}`, 'how do you pay?', 'TAT-6.2.1-26'),
  host: (card) => said(`Choose what ${card} is assigned to`, 'TAT-3.1.3-05', 'C21'),
  shortfall: (_, { cost }) => ({
    text: `Your treasury falls short of ${solarisWords(cost)}: subdue a card, or lose favor`,
    rules: ['TAT-6.2.1-32'],
  }),
  victor: petitionEnds,
  end: petitionEnds,
  cancelled: petitionEnds,
};

function petitionEnds(card: string): Said {
  return said(`Petition for ${card}`, 'TAT-6.2.1-20');
}

/** What is named where a rite asks. */
interface RiteWords {
  readonly rite: string;
  readonly target: string;
  /** The rite and its target. */
  readonly against: string;
  readonly defense: string;
  readonly force: number;
  readonly frame: RiteFrame;
}

const joins = {
  attack: ({ against }: RiteWords) =>
    saidAbout(against, 'who else takes part in the attack?', 'TAT-6.2.11-18', 'TAT-6.2.11-20'),
  defense: ({ rite, defense }: RiteWords) =>
    saidAbout(
      rite,
      `who takes part in the defense beside ${defense}?`,
      'TAT-6.2.11-43',
      'TAT-6.2.11-45',
    ),
};

function vanquishing({ rite, force }: RiteWords): SaidAbout {
  return saidAbout(
    rite,
    `choose whom your force vanquishes, ${force} force left`,
    'TAT-6.2.11-57',
    'TAT-6.2.11-58',
  );
}

const IN_RITE: { readonly [Stage in RiteStage]?: (words: RiteWords) => Said | SaidAbout } = {
  'rite-kind': ({ against }) =>
    saidAbout(against, 'is it a Landsraad or a CHOAM rite?', 'TAT-6.2.11-02', 'TAT-6.2.11-03'),
  'attack-joins': joins.attack,
  'attack-directs': joins.attack,
  counter: ({ against }) =>
    saidAbout(
      against,
      'counter with another persona, or leave the defense to it',
      'TAT-6.2.11-39',
      'TAT-6.2.11-41',
    ),
  'defense-joins': joins.defense,
  'defense-directs': joins.defense,
  'defense-engages': ({ rite, defense }) =>
    saidAbout(
      rite,
      `engage ${defense} in the defense, or leave it out`,
      'TAT-6.2.11-47',
      'TAT-6.2.11-49',
    ),
  surprise: ({ rite }) =>
    saidAbout(
      rite,
      'which of your participants with Surprise strike first?',
      'TAT-6.2.11-67',
      'C29',
    ),
  'surprise-force': ({ rite, force }) =>
    saidAbout(
      rite,
      `distribute the force of Surprise, ${force} left`,
      'TAT-6.2.11-67',
      'TAT-6.2.11-58',
    ),
  'attack-force': vanquishing,
  'defense-force': vanquishing,
  'reward-kind': ({ target }) =>
    said(`${target} is vanquished: favor, or solaris?`, 'TAT-6.2.11-87', 'TAT-6.2.11-88'),
  reward({ target, frame }) {
    const { what, amount } = rewardOf(frame);
    const kind = frame.kind === 'landsraad' ? 'Landsraad' : 'CHOAM';
    const why = `the reward of a ${kind} rite is ${wealthWords(what, amount)}`;
    return said(`${target} is vanquished: ${why}`, 'TAT-6.2.11-85', 'TAT-6.2.11-90');
  },
};
