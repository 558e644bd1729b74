import { once } from '@/lib/once';
import { tokensOf } from './word-forms';

/**
 * Words that players type for what our sentences call otherwise: the printed cards', and those of other
 * games. What is typed finds itself and what stands behind it, never the other way about.
 */
const SAID_OTHERWISE = `
draw card: search deck, discard into hand
gain: produce, raise, +
get: gain, produce, +
receive: gain, produce
increase: gain, raise, +, more
raise: gain, increase, +
lose: lower
lower: lose, reduce, -
reduce: lose, lower, -, less, fewer
decrease: lose, lower, -, less, fewer
reduce cost: cost less, pay less, cost lowered
reduce deployment cost: cost less, pay less, cost lowered
reduce rival favor: rival lose favor, house lose favor, house favor, rival favor
discard favor: lose favor
solaris treasury: solaris
initiate: begin
start: begin
participate: take part
participant: take part, into rite
include: bring
may counter: have counter, to counter
tap: engage
exhaust: engage
untap: disengage
ready: disengage
kill: vanquish
destroy: vanquish
slay: vanquish
steal: capture, take
control: govern
opponent: rival
money: solaris
credits: solaris
homeworld: home world
cannot: may not, must not, no may
may not: must not, no may
exceed: most
not exceed: most
may not exceed: most
not count against: count against no
immune: must not captured, must not discarded, must not given, not discarded
immune capture: must not captured
immune discard: must not discarded, not discarded
generate: give, +, produce
free: no cost, cost nothing
no cost: free, cost nothing
without cost: free, cost nothing
transfer: move, put into, put on top, shuffle into, hand over
return: put into, shuffle into
remainder: until
rest: until
till: until
till end turn: until turn
until end turn: until turn
until end rite: until rite
till end rite: until rite
rest turn: until turn end
end turn: until turn
duration: until, during
duration effect: until, during
view: look
examine: look
reveal: look
`;

/** What is typed, its words with blanks between them, and what else it may be. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** All of them, made when words are first looked for. */
export const synonyms = once(
  (): Synonyms =>
    new Map(
      SAID_OTHERWISE.trim()
        .split('\n')
        .map((line) => {
          const [typed = '', others = ''] = line.split(': ');
          return [wordsOf(typed).join(' '), others.split(', ').map(wordsOf)] as const;
        }),
    ),
);

function wordsOf(text: string): readonly string[] {
  if (text === '+' || text === '-') return [text];
  return tokensOf(text).map(({ word }) => word);
}
