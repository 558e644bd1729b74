import { hashText, mix32 } from '@/lib/kernel/hash';
import { RITES } from '@/lib/rules/rites';
import type { GameCatalogue } from '../../abilities/game-catalogue';
import type { Action } from '../../actions';
import { missingOperations, refusalOf, refusalsOfCard } from '../../refusals';
import { cloneState } from '../../state/clone';
import type { Frame } from '../../state/frames';
import type { GameEvent } from '../../state/log-events';
import type { GameCardId, GameState } from '../../state/state';
import { byZone } from '../../state/zones';
import type { Watch } from '../invariants-fixture';
import { riteShown } from './rite-shown-fixture';
import { countsIn, viewsOf } from './seen-fixture';
import { ASPECTS, tally } from './tally-fixture';
import { wordsOf } from './words-fixture';

/** How many decisions apart what costs more is looked at, in every game at others. */
const EVERY = { counts: 35, rites: 5, views: 50, refusals: 35, words: 25 };
/** How often the words for each sort of thing are looked at whenever it comes. */
const SELDOM = 25;

/** How often things of each sort have come, in all games that are followed. */
export type Heard = Map<string, number>;

/** Follows the game of a number and keeps digests of it, at little cost. */
export function trace(game: number, catalogue: GameCatalogue, heard: Heard) {
  const { tell, digests } = tally(ASPECTS);
  let last: Readonly<GameState> | null = null;
  const look: Watch = (state, legal, step, events) => {
    last = state;
    tell('happens', sumOf(events));
    tell('may be done', sumOf(state.decision) + sumOf(legal));
    const time = game * 7 + step;
    if (time % EVERY.counts === 0) tell('counts', sumOf(countsIn(state, catalogue)));
    if (time % EVERY.rites === 0) tell('counts', sumOf(riteShown(state, catalogue)));
    if (time % EVERY.views === 0) tell('counts', sumOf(viewsOf(state)));
    if (time % EVERY.refusals === 0) tell('may be done', sumOf(refusalsIn(state, catalogue, game)));
    if (isNew(sortsOf(state, legal, events), heard) || time % EVERY.words === 0)
      tell('is said', sumOf(wordsOf(state, legal, events, catalogue, game)));
  };
  return {
    look,
    /** The digests of the game as it stands now, with the whole of its state. */
    digests(): string {
      tell('happens', sumOf(last));
      return digests();
    },
  };
}

/** What words there are for: what is asked, what may be done, what has happened. */
function sortsOf({ frames }: GameState, legal: readonly Action[], events: readonly GameEvent[]) {
  const frame = frames.at(-1);
  const below = frames.at(-2);
  const asked = `${frame?.step} ${stageOf(frame)} ${below?.step} ${stageOf(below)}`;
  return new Set([asked, ...legal.map(({ kind }) => kind), ...events.map(sortOf)]);
}

function stageOf(frame: Frame | undefined): string {
  return frame !== undefined && 'at' in frame ? frame.at : '';
}

/** Its kind and all that it says in words of the rules, a House or a card aside. */
function sortOf(event: GameEvent): string {
  return Object.values<unknown>(event)
    .map((part) => (typeof part === 'string' ? part : typeof part))
    .join(' ');
}

function isNew(sorts: ReadonlySet<string>, heard: Heard): boolean {
  let isAny = false;
  for (const sort of sorts) {
    const times = heard.get(sort) ?? 0;
    isAny ||= times < SELDOM;
    heard.set(sort, times + 1);
  }
  return isAny;
}

/** Why nothing can be done with some of the cards that the House holds, in every game others, and what else it may not do. */
function refusalsIn(state: GameState, catalogue: GameCatalogue, game: number) {
  const seat = state.decision?.seat ?? 0;
  // What is found out about a state is kept with it.
  const copy = cloneState(state);
  const { hand, assembly, concealed, domain } = copy.houses[seat]?.zones ?? byZone(() => []);
  const held = [...hand, ...assembly, ...concealed, ...domain];
  const some = held.filter((_, at) => (at + game) % SHARE === 0);
  const oneOf = (cards: readonly GameCardId[]) => cards[game % Math.max(1, cards.length)] ?? 0;
  const rivals = copy.houses.flatMap(({ zones }, at) => (at === seat ? [] : zones.domain));
  const rite = RITES[game % RITES.length] ?? 'battle';
  const any: readonly Action[] = [
    { kind: 'rite', rite, leader: oneOf(domain), target: oneOf(rivals) },
    { kind: 'deploy', card: oneOf(hand), host: oneOf(domain) },
  ];
  return [
    some.map((id) => refusalsOfCard(copy, catalogue, seat, id)),
    missingOperations(copy, catalogue, seat),
    any.map((action) => refusalOf(copy, catalogue, action)),
  ];
}

/** Of so many cards one is asked about. */
const SHARE = 8;

/** A number from plain JSON, whatever the order in which its keys were set. */
function sumOf(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return mix32(value + 1);
    case 'string':
      return sumOfText(value);
    case 'object':
      break;
    default:
      return value === true ? 2 : 3;
  }
  if (value === null) return 4;
  let sum = 5;
  if (Array.isArray(value)) {
    for (const part of value) sum = mix32(Math.imul(sum, 31) + sumOf(part));
    return sum;
  }
  for (const name in value) {
    const part: unknown = value[name as keyof typeof value];
    if (part !== undefined) sum = (sum + mix32(sumOfText(name) ^ sumOf(part))) | 0;
  }
  return sum;
}

/** The words of states and actions come again and again. */
const TEXTS = new Map<string, number>();

function sumOfText(text: string): number {
  const known = TEXTS.get(text);
  if (known !== undefined) return known;
  const sum = hashText(text);
  TEXTS.set(text, sum);
  return sum;
}
