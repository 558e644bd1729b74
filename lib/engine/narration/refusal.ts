import { powerShortName } from '@/lib/rules/powers';
import { talentName } from '@/lib/rules/talents';
import { listed } from '@/lib/sentences';
import { sayCondition } from '../abilities/condition';
import { type Effect, kindOf } from '../abilities/effects/table';
import type { GameCatalogue } from '../abilities/game-catalogue';
import { sentenceOf } from '../abilities/sentence';
import { ADMISSION } from '../operations/admission';
import type { TacticClass } from '../state/frames';
import type { Refusal } from '../state/refusal';
import type { GameState } from '../state/state';
import type { View } from '../state/view';
import { takeUpView } from '../state/view-game';
import { aRite, cardName, houseName, type Said, solarisWords } from './naming';
import { questionIn } from './question';

/** Why something may not be done, in words for the House whose view it is. */
export function sayRefusal(view: View, catalogue: GameCatalogue, refusal: Refusal): Said {
  const game = takeUpView(view, catalogue);
  const question = refusal.code === 'answer-first' ? questionIn(game) : null;
  return question === null
    ? { text: wordsOf(game.state, catalogue, refusal), rules: refusal.rules }
    : { text: `First: ${question.text}`, rules: question.rules };
}

function wordsOf(state: GameState, catalogue: GameCatalogue, refusal: Refusal): string {
  const titles = refusal.cards.map((id) =>
    cardName(state, catalogue, id).replace(/^a card$/, 'A card'),
  );
  const [title = 'It'] = titles;
  const say = (effect: Effect) => kindOf(effect).say(effect, title);
  switch (refusal.code) {
    case 'admission-short':
      return `It takes ${ADMISSION.spice} spice in your hoard and ${ADMISSION.favor} favor; you have ${refusal.hoard} and ${refusal.favor}`;
    case 'allegiance':
      return `It needs a host of ${refusal.powers.map(powerShortName).join(' or ')}, or without allegiance`;
    case 'asked-first':
      return `${houseName(state, refusal.seat)} is asked first`;
    case 'condition':
      return `It can be used only if ${sayCondition(refusal.condition, title)}`;
    case 'copy-deployed': {
      const seat = state.cards[refusal.cards[0] ?? 0]?.place.seat ?? 0;
      return `${title} is deployed under ${houseName(state, seat)}`;
    }
    case 'cost-unpaid':
      return `You cannot ${say(refusal.effect)}`;
    case 'engaged':
      return `${refusal.self ? 'It' : title} is engaged till the next Opening Interval`;
    case 'event-limit':
      return `You have deployed ${refusal.event === 'dune' ? 'a Dune' : 'an Imperium'} event in this Interval`;
    case 'home-world-engaged':
      return `${title} would engage for it and is engaged`;
    case 'host-by-text':
      return `Its own text allows none of your cards: ${sentenceOf(refusal.text, title)}`;
    case 'illegal-host':
      return `${title} is no legal host for it now`;
    case 'interval-of-a-rival':
      return `This is the House Interval of ${houseName(state, refusal.seat)}`;
    case 'least-x':
      return `Its X could not even be ${refusal.least}`;
    case 'must-deploy':
      return `${listed(titles)} must be deployed first: deferment tokens cover the cost`;
    case 'must-leave':
      return `${listed(titles)} must be deployed or discarded first: the tokens are all there`;
    case 'no-bearer':
      return `It needs ${refusal.plan ? 'a persona' : 'a persona or a holding'} that you govern`;
    case 'no-effect':
      return `Nothing would come of it now: ${refusal.effects.slice(0, 1).map(say).join('')}`;
    case 'no-rite-target':
      return `No rival governs a target for ${listed(refusal.rites.map(talentName))} led by it`;
    case 'no-talent':
      return `No card of yours has ${talentName(refusal.talent)} ${refusal.rank}`;
    case 'not-of-rite':
      return `It is no target for ${aRite(refusal.rite)}`;
    case 'of-a-rival':
      return `${houseName(state, refusal.seat)} holds it`;
    case 'rite-limit': {
      const rivals = refusal.rivals.map((seat) => houseName(state, seat));
      return `Your ${refusal.kind === 'choam' ? 'CHOAM' : 'Landsraad'} rite against ${listed(rivals)} is used up`;
    }
    case 'subdued':
      return `${refusal.self ? 'It' : title} is subdued`;
    case 'tactic-waits':
      return `It is a tactic: it waits ${waitsFor(refusal.timing, refusal.answers)}`;
    case 'too-dear':
      return `It takes ${solarisWords(refusal.cost)}; your treasury holds ${refusal.treasury}`;
    case 'too-few-tokens':
      return `It has ${refusal.has} of the ${refusal.needed} deferment tokens that it needs`;
    case 'used-up':
      return `It has been used already till the ${refusal.till} ends`;
    case 'works-as-tactic':
      return `It works as a tactic: it waits till ${TIMING[refusal.timing]}`;
    default:
      return PLAIN[refusal.code];
  }
}

export type PlainCode = keyof typeof PLAIN;

/** What needs neither names nor numbers. */
const PLAIN = {
  'answer-first': 'Something is asked first',
  command: 'No host has command for more personnel',
  'cost-x': 'Its cost X is set by its own text',
  'dune-is-home': 'Dune is your home world',
  exchanged: 'You have exchanged spice in this Interval',
  'favor-bought': 'You have bought favor in this Interval',
  forbidden: 'An effect forbids it',
  'game-over': 'The game is over',
  'guild-hoard-empty': 'The Guild Hoard is empty',
  'hoard-empty': 'Your hoard holds no spice',
  'kept-down': 'An effect keeps it from being deployed',
  lasts: 'Its effect lasts',
  'needs-dune-fief': 'A Dune event needs a Dune fief that you govern',
  'needs-home-world': 'An Imperium event needs a home world that you govern',
  'no-card': 'You have no card for it',
  'no-envoy': 'Neither your home world nor an ally of your sponsor is disengaged',
  'no-favor': 'It takes a favor',
  'no-home-world': 'You govern no home world that could engage for it',
  'no-native': 'A native needs a Dune fief that you govern',
  'no-program-token': 'It has no program token yet',
  'no-rite-led': 'It has not the talent to lead that rite',
  'no-tokens': 'It has no deferment token yet',
  'not-a-target': 'The target of a rite is a deployed card of a rival',
  'not-an-option': 'This game is played without it',
  'not-in-interval': 'Operations wait for your House Interval',
  'not-in-play': 'It is not in play',
  'not-involved': 'Only the Houses in the operation may deploy it',
  'not-offered': 'Nothing of what it says can be done now',
  'not-subdued': 'It does not lie subdued in your Domain',
  'not-this-rite': 'Your tactics must name this rite',
  'nothing-engages': 'It has no host that could engage',
  'out-of-game': 'It is out of the game',
  'petition-lost': 'You lost a petition to a rival in this Interval',
  'rite-forbidden': 'An effect forbids that rite against it',
  'run-by-hand': 'The Registry does not run its operation yet: resolve it by hand',
  'shares-allegiance': 'It shares an allegiance with the leader',
  'six-fiefs-missing': 'You do not govern all six fiefs disengaged',
  'tactic-used': 'A petition tactic has been deployed on this option',
  'works-by-itself': 'What it says works by itself',
} as const;

const TIMING = {
  declaration: 'a House declares an operation',
  engagement: 'a card engages',
} as const;

function waitsFor(timing: 'declaration' | 'engagement', answers: TacticClass | null): string {
  switch (answers) {
    case null:
      return `till ${TIMING[timing]}`;
    case 'initiative':
      return 'for the Initiative phase';
    case 'petition':
      return 'for a petition';
    case 'exchange':
      return 'for a CHOAM Exchange';
    case 'discard':
      return 'for a discard';
    default:
      return `for the ${timing}s of ${aRite(answers)}`;
  }
}
