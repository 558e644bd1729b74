import { hashText, mix32 } from '@/lib/kernel/hash';
import { RITES } from '@/lib/rules/rites';
import { RITE_TALENTS, TALENTS } from '@/lib/rules/talents';
import type { GameCatalogue } from '../../abilities/game-catalogue';
import type { Action } from '../../actions';
import { costOf } from '../../payment/cost';
import { legalActions, play } from '../../play';
import { allegiancesOf, hostileTo } from '../../queries/allegiance';
import { isDeployed } from '../../queries/face-up';
import { limitOf } from '../../queries/limits';
import {
  commandOf,
  forceIn,
  hasKeyword,
  rankOf,
  resistanceOf,
  subtypesOf,
} from '../../queries/ranks';
import { missingOperations, refusalsOfCard, subjectOf } from '../../refusals';
import { cloneState } from '../../state/clone';
import type { GameEvent } from '../../state/log-events';
import { abandon, takeUp } from '../../state/open-game';
import type { Refusal } from '../../state/refusal';
import type { GameCard, GameCardId, GameState } from '../../state/state';
import { viewFor } from '../../state/view';
import { answersIn } from './ask-fixture';
import { type Tried, triedByHand } from './by-hand-fixture';
import type { Position } from './position-fixture';
import { riteShown } from './rite-shown-fixture';
import { wordsOf } from './words-fixture';

/*
 * What can be seen of the rules in a position: a walk from it, and at its decisions what may be done, what was done,
 * what every card is worth and what a House reads; what is not on the way is tried aside: texts asked anywhere, things
 * done by hand.
 */

/** Sides of a walk, each with its own digest: a failure says which of them is another. */
export const ASPECTS = ['may be done', 'happens', 'counts', 'is said'] as const;
type Aspect = (typeof ASPECTS)[number];

/** Takes what is seen of one aspect, as a number and, for who reads it, in words. */
type Tell = (aspect: Aspect, seen: number, words: () => readonly string[]) => void;

/** How many decisions apart what costs more is looked at. */
const EVERY = { refusals: 7, counts: 7, table: 10, views: 15, freshened: 10, asks: 3, byHand: 4 };
/** What a House reads is looked at so many decisions apart, on tables more often than in the walks of all cards. */
const WORDS = { table: { every: 3, first: 0 }, card: { every: 8, first: 5 } };

/** A short digest of each aspect of a walk of so many steps. */
export function digestsOf(position: Position, steps: number, catalogue: GameCatalogue): string {
  const { tell, digests } = tally(ASPECTS);
  observe(position, steps, catalogue, tell);
  return digests();
}

/** Adds up what is seen of each aspect. */
export function tally<A extends string>(aspects: readonly A[]) {
  const sums = new Map(aspects.map((aspect) => [aspect, 0]));
  return {
    tell(aspect: A, seen: number): void {
      sums.set(aspect, mix32(Math.imul(sums.get(aspect) ?? 0, 31) + seen));
    },
    digests: (): string =>
      [...sums.values()]
        .map((sum) => (sum % 36 ** WIDTH).toString(36).padStart(WIDTH, '0'))
        .join(''),
  };
}

/** Digits of the digest of an aspect. */
const WIDTH = 4;

/** The aspects in which two digests of a walk differ. */
export function differingIn<A extends string>(
  one: string,
  other: string,
  aspects: readonly A[],
): readonly A[] {
  return aspects.filter((_, at) => {
    const part = (digests: string) => digests.slice(at * WIDTH, (at + 1) * WIDTH);
    return part(one) !== part(other);
  });
}

/** The lines of a walk, for a person to read and to compare. */
export function linesOf(
  position: Position,
  steps: number,
  catalogue: GameCatalogue,
): readonly string[] {
  const lines: string[] = [];
  observe(position, steps, catalogue, (aspect, _, words) => {
    lines.push(...words().map((line) => `${aspect}: ${line}`));
  });
  return lines;
}

/** An action that may be done, as it is written down here. */
interface Choice {
  readonly action: Action;
  readonly text: string;
  readonly hash: number;
}

/** Who walks: the card that it is about, the words of its text, and what has been done. */
interface Walker {
  readonly focus: string;
  readonly words: ReadonlySet<string>;
  readonly done: Set<string>;
}

function observe(
  { state, key, words, asksAll }: Position,
  steps: number,
  catalogue: GameCatalogue,
  tell: Tell,
): void {
  const [focus = ''] = key.split(' ');
  const say = (aspect: Aspect, lines: readonly string[]) => {
    for (const line of lines) tell(aspect, hashText(line), () => [line]);
  };
  const walker = { focus, words, done: new Set<string>() };
  const start = hashText(key);
  let top = '';
  let step = 0;
  let events: readonly GameEvent[] = [];
  for (let plays = 0; step < steps && plays < 5 * steps && state.outcome === null; plays += 1) {
    const legal = legalActions(state, catalogue);
    const choices = legal.map((action): Choice => {
      const text = textOf(state, action);
      return { action, text, hash: hashText(text) };
    });
    const frame = state.frames.at(-1);
    const [only] = choices;
    // Where nothing can be chosen there is little to see.
    if (choices.length > 1) {
      const head = `${step}. House ${state.decision?.seat}, ${frame?.step}`;
      // In whatever order.
      const sum = choices.reduce((all, { hash }) => (all + mix32(hash)) | 0, hashText(head));
      tell('may be done', sum, () => [head, ...choices.map(({ text }) => `  ${text}`).sort()]);
      if (step % EVERY.refusals === 0)
        say('may be done', refusalsIn(state, catalogue, focus, choices));
      // A rite or a window has begun, or is over.
      const turned = top !== frame?.step && (frame?.step === 'rite' || frame?.step === 'window');
      if (turned || step % EVERY.counts === 0) say('counts', countsIn(state, catalogue));
      if (step % EVERY.table === 0) say('happens', tableOf(state));
      if (step % EVERY.views === 0) say('counts', viewsOf(state));
      if (asksAll && step % EVERY.asks === 0) {
        say('counts', [`asked: ${answersIn(state, events, catalogue, start + step)}`]);
        say('counts', [`House ${step % state.houses.length} sees ${framesSeen(state, step)}`]);
      }
      if (asksAll && step % EVERY.byHand === 0)
        for (const tried of triedByHand(state, catalogue, start + step)) {
          say('happens', triedLines(state, tried));
          say('is said', tried.told);
        }
      const { every, first } = asksAll ? WORDS.table : WORDS.card;
      if (step % every === first) {
        const words = wordsOf(state, legal, events, catalogue, Math.abs(start + step));
        say('is said', [JSON.stringify(words)]);
      }
      top = frame?.step ?? '';
      step += 1;
      if (step % EVERY.freshened === 0) {
        freshen(state, focus);
        continue;
      }
    }
    const key = mix32(start + plays);
    const { action, text } =
      choices.length === 1 && only !== undefined ? only : chosen(choices, state, walker, key);
    say('happens', [`House ${state.decision?.seat}: ${text}`]);
    const done = play(state, action, catalogue);
    if (!done.ok) throw new Error(`${walker.focus}: what is listed is refused: ${text}`);
    events = done.value;
    say(
      'happens',
      done.value.map((event) => `  ${eventText(state, event)}`),
    );
  }
  say('happens', tableOf(state));
}

/** A card by its id and its owner: numbers would change with whatever came before. */
function nameOf({ cards }: GameState, id: GameCardId | null): string {
  const card = id === null ? undefined : cards[id];
  return card === undefined ? String(id) : `${card.card}/${card.owner}`;
}

/** The parts of actions and events that are numbers of cards. */
const CARDS: ReadonlySet<string> = new Set(['card', 'host', 'leader', 'target']);

function textOf(state: GameState, action: Action): string {
  let text: string = action.kind;
  for (const [part, value] of Object.entries(action))
    if (part !== 'kind')
      text += ` ${CARDS.has(part) ? nameOf(state, value as GameCardId | null) : value}`;
  return text;
}

/** Without the numbers of lasting effects, which are those of no card. */
function eventText(state: GameState, event: GameEvent): string {
  return JSON.stringify(event, (part, value: unknown) => {
    if (part === 'id') return undefined;
    return CARDS.has(part) || (part === 'on' && typeof value === 'number')
      ? nameOf(state, value as GameCardId | null)
      : value;
  });
}

function triedLines(state: GameState, { manual, came }: Tried): readonly string[] {
  const after = typeof came === 'string' ? [came] : came.map((event) => eventText(state, event));
  return [`  by hand ${JSON.stringify(manual)}`, ...after.map((line) => `    ${line}`)];
}

/** Why nothing can be done with the card, and what else its House misses. */
function refusalsIn(
  state: GameState,
  catalogue: GameCatalogue,
  focus: string,
  choices: readonly Choice[],
): readonly string[] {
  const seat = state.decision?.seat;
  if (seat === undefined) return [];
  const copy = cloneState(state);
  const refused = (refusals: readonly Refusal[]) =>
    refusals.map(
      ({ code, rules, cards }) => `${code} ${rules} ${cards.map((id) => nameOf(state, id))}`,
    );
  const about = Object.values(state.cards).filter(
    ({ id, card, place }) =>
      card === focus &&
      place.seat === seat &&
      !choices.some(({ action }) => subjectOf(action) === id),
  );
  return [
    ...about.flatMap(({ id }) =>
      refused(refusalsOfCard(copy, catalogue, seat, id)).map(
        (why) => `  not ${nameOf(state, id)}: ${why}`,
      ),
    ),
    ...missingOperations(copy, catalogue, seat).map(
      ({ kind, refusal }) => `  not ${kind}: ${refused([refusal])}`,
    ),
  ];
}

/** What every card on the table and in the hand that plays is worth, with all that changes it. */
export function countsIn(original: GameState, catalogue: GameCatalogue): readonly string[] {
  // What is found out about a state is kept with it.
  const state = cloneState(original);
  const game = takeUp(state, catalogue);
  const seat = state.decision?.seat ?? 0;
  const inRite = state.frames.some(({ step }) => step === 'rite');
  const isInRites = ({ card }: GameCard) => {
    const type = catalogue.byId.get(card)?.type;
    return type === 'persona' || type === 'holding' || inRite;
  };
  const cards = Object.values(state.cards).filter(
    ({ place: { zone, seat: at } }) =>
      zone === 'domain' || (at === seat && (zone === 'hand' || zone === 'assembly')),
  );
  return [
    ...cards.map((card) => {
      const parts: unknown[] = [nameOf(state, card.id), card.status];
      if (isDeployed(card)) {
        parts.push(commandOf(game, card), resistanceOf(game, card));
        if (isInRites(card)) for (const talent of TALENTS) parts.push(rankOf(game, card, talent));
        if (isInRites(card) && inRite)
          for (const talent of RITE_TALENTS) parts.push(forceIn(game, card, talent));
        if (isInRites(card)) parts.push(KEYWORDS.map((word) => hasKeyword(game, card, word)));
      } else parts.push(costOf(game, seat, card));
      parts.push(subtypesOf(game, card), allegiancesOf(game, card));
      return parts.join(' ');
    }),
    ...state.houses.map((_, at) =>
      [at, limitOf(game, at, 'assembly'), limitOf(game, at, 'hand'), hostileTo(game, at)].join(' '),
    ),
    `CROE ${game.derived.croe(game)}`,
    ...riteShown(original, catalogue),
  ];
}

const KEYWORDS = ['direct', 'counter', 'surprise'] as const;

/** All that lies on the table. */
function tableOf(state: GameState): readonly string[] {
  return [
    ...state.houses.map(
      ({ treasury, hoard, favor, eliminated, zones }, seat) =>
        `  House ${seat}: ${[treasury, hoard, favor, eliminated]} ${Object.values(zones).map((ids) => ids.length)}`,
    ),
    ...Object.values(state.cards).map(
      (card) =>
        `  ${nameOf(state, card.id)} ${card.place.zone} ${card.place.seat} ${nameOf(state, card.place.host)} ${card.status} ${card.deferment} ${card.spice} ${card.program} ${card.marks} ${card.deployer} ${card.price} ${card.known}`,
    ),
    ...state.lasting.map(
      ({ card, seat, until, on }) =>
        `  ${nameOf(state, card)} lasts for ${seat} till ${until}: ${on.map((id) => nameOf(state, id))}`,
    ),
    `  ranks ${state.ranks}, Guild Hoard ${state.guildHoard}`,
  ];
}

/** What each House sees of the cards, the piles and the other Houses. */
export function viewsOf(state: GameState): readonly string[] {
  return state.houses.map((_, seat) => {
    const { cards, houses } = viewFor(state, seat);
    return `House ${seat} sees ${Object.values(cards).map(({ card }) => card)} ${JSON.stringify(houses)}`;
  });
}

/** What a House sees of what is going on, in a walk every time another. */
function framesSeen(state: GameState, step: number): string {
  return JSON.stringify(viewFor(state, step % state.houses.length).frames);
}

/** Kinds of actions that the words of records stand for. */
const MEANT: Readonly<Record<string, string>> = {
  'buy-spice': 'exchanged',
  'sell-spice': 'exchanged',
  'buy-favor': 'favor-bought',
  deploy: 'deployed',
};

/**
 * Of eight decisions six are about the card, as long as something may be done with it that has not been done, or about
 * what its text speaks of; kinds of actions are as likely as each other. An Interval ends when nothing else is drawn,
 * and bids are mostly low.
 */
function chosen(
  choices: readonly Choice[],
  state: GameState,
  { focus, words, done }: Walker,
  key: number,
): Choice {
  const turn = key % 8;
  const isFocus = (id: GameCardId) => state.cards[id]?.card === focus;
  const hosts = new Set(
    Object.values(state.cards).map(({ card, place }) => (card === focus ? place.host : null)),
  );
  const isNear = (id: GameCardId) => isFocus(id) || hosts.has(id);
  const about = choices.filter(
    ({ action }) =>
      ('card' in action && isFocus(action.card) && (action.kind !== 'join' || turn < 3)) ||
      ('host' in action && action.host !== null && isFocus(action.host)),
  );
  const rites = choices.filter(
    ({ action }) =>
      action.kind === 'rite' && (words.has(action.rite) || !RITES.some((one) => words.has(one))),
  );
  const near = rites.filter(
    ({ action }) => action.kind === 'rite' && (isNear(action.leader) || isNear(action.target)),
  );
  const joined = choices.filter(({ action }) => 'card' in action && isNear(action.card));
  const spoken = choices.filter(
    ({ action: { kind, ...parts } }) =>
      words.has(kind) || words.has(MEANT[kind] ?? '') || ('rite' in parts && words.has(parts.rite)),
  );
  const going = choices.filter(({ action }) => action.kind !== 'end-interval' || key % 32 === 7);
  const passes = choices.filter(({ action }) => action.kind === 'pass');
  const fresh = (some: readonly Choice[]) => some.filter((one) => !done.has(deedOf(one)));
  const wanted =
    turn < 6
      ? [fresh(about), fresh(near), turn < 3 ? fresh(joined) : [], fresh(spoken), passes]
      : [];
  const pool = [...wanted, going, choices].find((some) => some.length > 0);
  let best: Choice | undefined;
  let least: readonly [kind: number, action: number] = [Infinity, Infinity];
  for (const choice of pool ?? []) {
    const kind = mix32(hashText(choice.action.kind) ^ key);
    if (kind > least[0]) continue;
    const low = choice.action.kind === 'bid' && key % 5 > 0;
    const score = low ? choice.action.amount : mix32(choice.hash ^ key);
    if (kind === least[0] && score >= least[1]) continue;
    best = choice;
    least = [kind, score];
  }
  if (best === undefined) throw new Error('a House that is asked has something to do');
  done.add(deedOf(best));
  return best;
}

/** What is done once: a card is not deployed on one host after the other. */
function deedOf({ action, text }: Choice): string {
  return 'host' in action ? `${action.kind} ${action.card}` : text;
}

/** Readies the House that has its Interval, so that it can do things again. */
function freshen(state: GameState, focus: string): void {
  const frame = state.frames.at(-1);
  if (frame?.step !== 'house') return;
  for (const card of Object.values(state.cards)) {
    if (card.place.zone !== 'domain') continue;
    if (card.place.seat === frame.seat && card.status === 'engaged') card.status = 'disengaged';
    if (card.card === focus && card.group === 'program') card.program += 2;
    if (card.card === focus && card.status === 'subdued') card.deferment += 2;
  }
  const house = state.houses[frame.seat];
  if (house !== undefined) house.treasury += 6;
  abandon(state);
}
