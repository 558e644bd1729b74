import type { Seat } from '@/lib/engine/state/state';
import { alikeTogether } from './alike-together';
import type { ToldDeed } from './table-log';

/** What a House did last, in words, each of its deeds by itself. */
export interface LastDeeds {
  readonly deeds: readonly string[];
  /** In which turn; undefined where it did nothing yet. */
  readonly turn: number | undefined;
  /** It did that since the House that looks last chose something. */
  readonly isNew: boolean;
  /** What it did in the turns before, the latest first. */
  readonly earlier: readonly { readonly turn: number; readonly deeds: readonly string[] }[];
}

/** Of so many turns before the last it is told; the log has the others. */
const EARLIER = 4;

/** What a House did since then, or else in the last turn in which it did something; what it did to the cards of `losses` first, then the heaviest. */
export function lastDeedsOf(
  seat: Seat,
  name: string,
  { since, before }: Record<'since' | 'before', readonly ToldDeed[]>,
  losses: readonly string[] = [],
): LastDeeds {
  const own = ({ doer }: ToldDeed) => doer === seat;
  const news = since.filter(own);
  const old = before.filter(own);
  const turn = old.at(-1)?.turn;
  const told = news.length > 0 ? news : old.filter((one) => one.turn === turn);
  const rest = old.slice(0, old.length - (news.length > 0 ? 0 : told.length));
  const turns = [...new Set(rest.map((one) => one.turn))].toReversed().slice(0, EARLIER);
  return {
    deeds: heaviestFirst(told, name, losses),
    turn: told.at(-1)?.turn,
    isNew: news.length > 0,
    earlier: turns.map((one) => ({
      turn: one,
      deeds: heaviestFirst(
        rest.filter(({ turn: then }) => then === one),
        name,
      ),
    })),
  };
}

function wordsOf(told: readonly ToldDeed[], name: string): readonly string[] {
  const texts = told.map(({ text }) => summed(withGain(outbid(text))));
  // an event that is deployed is used as well
  const isTwice = (text: string) => texts.includes(text.replace(' uses ', ' deploys '));
  return alikeTogether(texts.filter((text) => !text.includes(' uses ') || !isTwice(text))).map(
    (text) => text.replace(`${name} `, ''),
  );
}

/** Heavier ones come later; all others weigh less. */
const HEAVY = ['deploys', 'captures', 'vanquishes'];

/** What it took from others stands first, then what lies there now. */
function heaviestFirst(
  told: readonly ToldDeed[],
  name: string,
  losses: readonly string[] = [],
): readonly string[] {
  const weight = ({ text }: ToldDeed) =>
    losses.some((card) => text.includes(card))
      ? HEAVY.length
      : HEAVY.findIndex((verb) => text.startsWith(`${name} ${verb} `));
  return once(
    wordsOf(
      told.toSorted((one, other) => weight(other) - weight(one)),
      name,
    ),
  );
}

/** What was done over and over is told once. */
function once(words: readonly string[]): readonly string[] {
  return [...new Set(words)].map((text) => {
    const times = words.filter((one) => one === text).length;
    return times === 1 ? text : `${text} ${times === 2 ? 'twice' : `${times} times`}`;
  });
}

/** "engages Carthag +2 solaris": of what a card does the goods that it brings, and nothing else. */
function withGain(text: string): string {
  const [deed = '', does = ''] = text.split(': ');
  const [, many, good] = GAINS.exec(does) ?? [];
  return good === undefined ? deed : `${deed} +${many} ${good}`;
}

const GAINS = /^(?:produce|gain) (\d+) (solaris|spice|favor)$/;

/** "keeps Dune from House Corvail": it won a petition of another House, whose card stays in the Assembly. */
function outbid(text: string): string {
  return text.replace(/^(.+) stays in the Assembly of (House [^,]+), .*$/, 'keeps $1 from $2');
}

/** "buys 3 spice for 12 solaris": what was paid token by token is one price. */
function summed(text: string): string {
  return text.replace(/ for ([\d, ]+ and \d+) solaris$/, (_, rates: string) => {
    const paid = rates.split(/, | and /).reduce((sum, rate) => sum + Number(rate), 0);
    return ` for ${paid} solaris`;
  });
}

/** The first of them that have room together; of the very first alone as many of its cards as have. */
export function firstWhole(deeds: readonly string[], letters: number): readonly string[] {
  let many = deeds.length;
  while (many > 1 && deeds.slice(0, many).join('; ').length > letters) many -= 1;
  return many === 1
    ? deeds.slice(0, 1).map((deed) => cutWhole(deed, letters))
    : deeds.slice(0, many);
}

/** A list that is too long ends with how many more cards it has: "deploys Carthag and 3 more". */
export function cutWhole(text: string, letters: number): string {
  if (text.length <= letters) return text;
  const items = text.split(/, | and /);
  let shown = items.length - 1;
  const cut = () => `${items.slice(0, shown).join(', ')} and ${items.length - shown} more`;
  while (shown > 1 && cut().length > letters) shown -= 1;
  return shown < 1 ? text : cut();
}
