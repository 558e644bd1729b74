import { hashText, mix32 } from '@/lib/kernel/hash';
import type { GameCatalogue } from '../../abilities/game-catalogue';
import { legalActions, play } from '../../play';
import type { GameEvent } from '../../state/log-events';
import { answersIn } from './ask-fixture';
import { triedByHand } from './by-hand-fixture';
import { type Choice, chosen, freshen } from './choose-fixture';
import type { Position } from './position-fixture';
import {
  countsIn,
  eventText,
  framesSeen,
  refusalsIn,
  tableOf,
  textOf,
  triedLines,
  viewsOf,
} from './seen-fixture';
import { ASPECTS, type Aspect, tally } from './tally-fixture';
import { wordsOf } from './words-fixture';

/*
 * What can be seen of the rules in a position: a walk from it, and at its decisions what may be done, what was done,
 * what every card is worth and what a House reads; what is not on the way is tried aside: texts asked anywhere, things
 * done by hand.
 */

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
