import { ADMISSION } from '@/lib/rules/admission';
import { powerShortName } from '@/lib/rules/powers';
import { talentName } from '@/lib/rules/talents';
import { listed, listedOr } from '@/lib/sentences';
import { sayCondition } from '../abilities/condition-words';
import { type Effect, kindOf } from '../abilities/effects/table';
import type { GameCatalogue } from '../abilities/game-catalogue';
import { sayRites } from '../abilities/rite';
import { sentenceOf } from '../abilities/sentence';
import type { Facts, PlainCode } from '../state/cause';
import type { TacticClass, Timing } from '../state/frames';
import type { Game } from '../state/game';
import { takeUpView } from '../state/open-game';
import type { Refusal } from '../state/refusal';
import type { View } from '../state/view';
import { namesIn, type Said, solarisWords } from './naming';
import { questionIn } from './question';

/** Why something may not be done, in words for the House whose view it is. */
export function sayRefusal(view: View, catalogue: GameCatalogue, refusal: Refusal): Said {
  const game = takeUpView(view, catalogue);
  const question = refusal.code === 'answer-first' ? questionIn(game) : null;
  if (question !== null) return { text: `First: ${question.text}`, rules: question.rules };
  return { text: wordsOf(game, refusal), rules: refusal.rules };
}

function wordsOf(game: Game, refusal: Refusal): string {
  const words = { ...PLAIN, ...WORDS }[refusal.code];
  if (typeof words === 'string') return words;
  // The table pairs each code with the words for what belongs to it.
  const say = words as (about: About, facts: Refusal) => string;
  return say(aboutOf(game, refusal), refusal);
}

/** What the words of a refusal may name: of the cards that it is about, the first and its House too. */
function aboutOf(game: Game, { cards }: Refusal) {
  const names = namesIn(game);
  const titles = cards.map((id) => names.name(id).replace(/^a card$/, 'A card'));
  const [title = 'It'] = titles;
  const holder = names.house(game.state.cards[cards[0] ?? 0]?.place.seat ?? 0);
  const say = (effect: Effect) => kindOf(effect).say(effect, title);
  return { ...names, titles, title, holder, say };
}
type About = ReturnType<typeof aboutOf>;

const WORDS: {
  readonly [Code in keyof Facts]: (about: About, facts: Facts[Code]) => string;
} = {
  'admission-short': (_, { hoard, favor }) =>
    `${hoard} of ${ADMISSION.spice} spice, ${favor} of ${ADMISSION.favor} favor`,
  allegiance: (_, { powers }) =>
    powers.length === 0
      ? 'It has no allegiance, and needs a persona without one'
      : `It needs a host of ${listedOr(powers.map(powerShortName))}, or without allegiance`,
  'asked-first': ({ house }, { seat }) => `${house(seat)} is asked first`,
  condition: ({ title }, { condition }) =>
    `It can be used only if ${sayCondition(condition, title)}`,
  'copy-deployed': ({ title, holder }) => `${title} is deployed under ${holder}`,
  'cost-unpaid': ({ say }, { effect }) => `You cannot ${say(effect)}`,
  engaged: ({ title }, { self }) =>
    `${self ? 'It' : title} is engaged until the next Opening Interval`,
  'event-limit': (_, { event }) =>
    `You have deployed ${event === 'dune' ? 'a Dune' : 'an Imperium'} event in this Interval`,
  'home-world-engaged': ({ title }) => `${title} would engage for it and is engaged`,
  'host-by-text': ({ title }, { text }) =>
    `Its own text allows none of your cards: ${sentenceOf(text, title)}`,
  'illegal-host': ({ title }) => `${title} is no legal host for it now`,
  'interval-of-a-rival': ({ house }, { seat }) => `This is the House Interval of ${house(seat)}`,
  'least-x': (_, { least }) => `Its X could not even be ${least}`,
  'must-deploy': ({ titles }) =>
    `${listed(titles)} must be deployed first: deferment tokens cover the cost`,
  'must-leave': ({ titles }) =>
    `${listed(titles)} must be deployed or discarded first: the tokens are all there`,
  'no-bearer': (_, { plan }) =>
    `It needs ${plan ? 'a persona' : 'a persona or a holding'} that you govern`,
  'no-effect': ({ say }, { effects }) =>
    `Nothing would come of it now: ${effects.slice(0, 1).map(say).join('')}`,
  'no-rite-target': (_, { rites }) =>
    `No rival governs a target for ${listed(rites.map(talentName))} led by it`,
  'no-talent': (_, { talent, rank }) => `No card of yours has ${talentName(talent)} ${rank}`,
  'not-of-rite': (_, { rite }) => `It is no target for ${sayRites([rite])}`,
  'of-a-rival': ({ house }, { seat }) => `${house(seat)} holds it`,
  'rite-limit'({ house }, { kind, rivals }) {
    const rite = kind === 'choam' ? 'CHOAM' : 'Landsraad';
    return `Your ${rite} rite against ${listed(rivals.map(house))} is used up`;
  },
  subdued: ({ title }, { self }) => `${self ? 'It' : title} is subdued`,
  'tactic-waits': (
    _: About,
    { timing, answers }: { timing: Timing; answers: TacticClass | null },
  ) => `It is a tactic: it waits ${waitsFor(timing, answers)}`,
  'too-dear': (_, { cost, treasury }) =>
    `It takes ${solarisWords(cost)}; your treasury holds ${treasury}`,
  'too-few-tokens': (_, { has, needed }) =>
    `It has ${has} of the ${needed} deferment tokens that it needs`,
  'used-up': (_, { till }) => `It has been used already until the ${till} ends`,
  'works-as-tactic': (_, { timing }) => `It works as a tactic: it waits until ${TIMING[timing]}`,
};

/** What needs neither names nor numbers. */
const PLAIN: Readonly<Record<PlainCode, string>> = {
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
};

const TIMING = {
  declaration: 'a House declares an operation',
  engagement: 'a card engages',
} as const;

function waitsFor(timing: Timing, answers: TacticClass | null): string {
  if (answers === null) return `until ${TIMING[timing]}`;
  if (answers === 'initiative') return 'for the Initiative phase';
  if (answers === 'petition') return 'for a petition';
  if (answers === 'exchange') return 'for a CHOAM Exchange';
  return answers === 'discard' ? 'for a discard' : `for the ${timing}s of ${sayRites([answers])}`;
}
