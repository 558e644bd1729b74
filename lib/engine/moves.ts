import { MAX_MOVE_TEXT } from '@/lib/kernel/record';
import { RITE_TALENTS } from '@/lib/rules/talents';
import type { Action } from './actions';
import type { Manual } from './by-hand/manual';
import { byZone } from './state/zones';

/** One move of a record: what a House chose, or what it did by hand. */
export type Move = Action | Manual;

type PartsOf<K extends Move['kind']> = readonly Exclude<
  keyof Extract<Move, { readonly kind: K }>,
  'kind'
>[];

/** The parts of each move in the order of their names, as `actionKey` writes them. */
const PARTS: { readonly [K in Move['kind']]: PartsOf<K> } = {
  'keep-engaged': ['card'],
  disengage: [],
  place: ['card'],
  deploy: ['card', 'host'],
  redeploy: ['card'],
  'deploy-program': ['card', 'host'],
  'deploy-event': ['card'],
  'buy-favor': ['amount'],
  'buy-spice': ['amount'],
  'sell-spice': ['amount'],
  petition: ['card'],
  bid: ['amount'],
  discount: ['favor'],
  'request-admission': ['card'],
  'engage-six-fiefs': [],
  use: ['ability', 'card'],
  activate: ['card'],
  tactic: ['card'],
  rite: ['leader', 'rite', 'target'],
  join: ['card'],
  counter: ['card'],
  'engage-defense': [],
  decline: [],
  vanquish: ['card'],
  reward: ['way'],
  choose: ['card'],
  'choose-house': ['seat'],
  'choose-number': ['amount'],
  'choose-part': ['part'],
  assign: ['card', 'host'],
  discard: ['card'],
  draw: [],
  surrender: ['to'],
  accept: [],
  pass: [],
  done: [],
  'end-interval': [],
  'manual-gain': ['amount', 'seat', 'what'],
  'manual-lose': ['amount', 'seat', 'what'],
  'manual-turn': ['card', 'status'],
  'manual-tokens': ['by', 'card', 'token'],
  'manual-move': ['card', 'host', 'seat', 'status', 'zone'],
  'manual-discard': ['card'],
  'manual-draw': ['deck', 'seat'],
  'manual-shuffle': ['seat', 'zone'],
  'manual-guild-hoard': ['by'],
};

/** A move as one short text: its kind and its parts, parted by blanks. For an action the same as `actionKey`. */
export function moveText(move: Move): string {
  let text: string = move.kind;
  for (const part of PARTS[move.kind]) text += ` ${String(move[part as keyof Move])}`;
  return text;
}

/** The move in a text that `moveText` wrote, or null for any other text. */
export function readMove(text: string): Move | null {
  if (text.length > MAX_MOVE_TEXT) return null;
  const [kind = '', ...written] = text.split(' ');
  if (!Object.hasOwn(PARTS, kind)) return null;
  const names: readonly string[] = PARTS[kind as Move['kind']];
  if (names.length !== written.length) return null;
  // No card of a Domain is without a status.
  if (text.startsWith('manual-turn ') && text.endsWith(' none')) return null;
  const move: Record<string, unknown> = { kind };
  for (const [at, name] of names.entries()) {
    const value = readPart(name, written[at] ?? '');
    if (value === undefined) return null;
    move[name] = value;
  }
  return move as unknown as Move;
}

/** Words that a part may be; a part that is not named here is a whole number. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  rite: RITE_TALENTS,
  way: ['gain', 'take'],
  what: ['solaris', 'spice', 'favor'],
  token: ['deferment', 'spice', 'program'],
  status: ['none', 'disengaged', 'engaged', 'subdued'],
  deck: ['imperial', 'house'],
  zone: Object.keys(byZone(String)),
};

function readPart(name: string, text: string): string | number | null | undefined {
  const words = WORDS[name];
  if (words !== undefined) return words.includes(text) ? text : undefined;
  if (name === 'host' && text === 'null') return null;
  const number = /^(0|-?[1-9]\d{0,6})$/.test(text) ? Number(text) : Number.NaN;
  return Number.isNaN(number) || (number < 0 && name !== 'by') ? undefined : number;
}

/** Whether a move was made by hand. */
export function isManual(move: Move): move is Manual {
  return move.kind.startsWith('manual-');
}
