import { type Action, type BoardMove, PASS } from '@/lib/board/engine/actions';
import { sheetOf } from '@/lib/board/engine/facts';
import { legalActions } from '@/lib/board/engine/play';
import type { BoardState } from '@/lib/board/engine/state/state';
import type { Seat } from '@/lib/kernel/game';
import { isSame } from '@/lib/kernel/moves';
import { listed } from '@/lib/sentences';
import { answerOf, type StandingBid, standingBids } from './standing-bid';

type State = Readonly<BoardState>;

/** What is asked time and again: what a Karama stops, spice for the ally, and what the ally may do. */
const OFTEN = ['order', 'help', 'grant'] as const;

/** So many times the same was answered when it is kept. */
const TWICE = 2;

/** What a seat answers to one of them. */
interface Standing {
  readonly seat: Seat;
  /** Which question, and of which allies. */
  readonly to: string;
  readonly answer: BoardMove;
  /** How often it was given, one after the other; no end of it where it is not to be asked any more. */
  readonly times: number;
  /** "0 spice for Harkonnen". */
  readonly text: string;
}

/** Which of them is asked now; null for none. */
export function oftenAsked(legal: readonly Action[]): (typeof OFTEN)[number] | null {
  return OFTEN.find((one) => legal.some(({ kind }) => kind === one)) ?? null;
}

/** The answer that does nothing. */
export function noAmong(legal: readonly Action[]): Action | null {
  return (
    legal.find((one) => one.kind === 'help' && one.spice === 0) ??
    legal.find(({ kind }) => kind === 'pass') ??
    null
  );
}

/**
 * What persons answer without being asked: to a card for sale as they said, and to what is asked time and again as they did
 * the last times, while that is what is suggested. Without a suggestion, as where several sit at one device and to be asked
 * again would tell what is held, only what they said they will not be asked.
 */
export function standingAnswers(now: () => State, counsel: (() => Action | null) | null) {
  let bids: readonly StandingBid[] = [];
  let all: readonly Standing[] = [];
  /** What was answered so since a person last chose. */
  let lately: readonly Standing[] = [];

  /** An answer to what is asked; null where that is not asked time and again. */
  function given(answer: BoardMove, times = 1): Standing | null {
    const state = now();
    const { asked: seat, factions } = state;
    const often = seat === null ? null : oftenAsked(legalActions(state));
    if (seat === null || often === null) return null;
    const ally = listed(
      (factions[seat]?.allies ?? []).map((one) => sheetOf(factions[one]?.id ?? '').name),
    );
    const to = often === 'order' ? often : `${often} ${ally}`;
    return { seat, to, answer, times, text: textOf(often, answer, ally) };
  }

  /** What was answered to the same before. */
  function before(one: Standing | null): Standing | undefined {
    return one === null
      ? undefined
      : all.find(({ seat, to }) => seat === one.seat && to === one.to);
  }

  function keep(one: Standing): void {
    const last = before(one);
    all = [...all.filter((other) => other !== last), one];
  }

  const isKept = ({ times }: Standing) =>
    times === Infinity || (counsel !== null && times >= TWICE);
  const textsOf = (some: readonly Standing[], viewer: Seat | null) =>
    some.flatMap(({ seat, text }) => (seat === viewer ? [text] : []));

  return {
    /** What who is asked answers; null where it is asked. */
    next(): Action | null {
      const bid = answerOf(now(), bids);
      if (bid !== null) return bid;
      const one = before(given(PASS));
      if (one === undefined || !isKept(one)) return null;
      const answer =
        legalActions(now()).find((action) => isSame<BoardMove>(action, one.answer)) ?? null;
      // nothing else is suggested of spice
      const isSuggested = () => {
        const said = counsel?.() ?? null;
        return said !== null && isSame<BoardMove>(said, one.answer);
      };
      const isSure = one.times === Infinity || one.answer.kind === 'help' || isSuggested();
      if (answer === null || !isSure) return null;
      lately = [...lately, one];
      return answer;
    },
    /** Hears what a person answers, before it is played. */
    hear(answer: BoardMove): void {
      lately = [];
      const one = ANSWERS.has(answer.kind) ? given(answer) : null;
      if (one === null) return;
      const last = before(one);
      const times = last !== undefined && isSame(last.answer, answer) ? last.times : 0;
      keep({ ...one, times: isSpent(answer) ? 0 : times + 1 });
    },
    /** No, from now on, to what is asked. */
    never(): Action | null {
      const no = noAmong(legalActions(now()));
      const one = no && given(no, Infinity);
      if (one !== null) keep(one);
      return one && no;
    },
    /** A bid for the card that is for sale, or for all that are left, now and whenever it is asked again. */
    bidTo(most: number, isAll: boolean): Action | null {
      bids = [...bids, ...standingBids(now(), { most, isAll })];
      return answerOf(now(), bids);
    },
    /** What a seat answers without being asked, and what of it since a person last chose, in words. */
    of: (seat: Seat | null) => textsOf(all.filter(isKept), seat),
    latelyOf: (seat: Seat | null) => textsOf(lately, seat),
    /** A seat is asked of all of it again. */
    askAgain(viewer: Seat | null): void {
      [all, lately] = [all.filter(({ seat }) => seat !== viewer), []];
    },
    /** After a jump to another position: who went back to a sale bids anew. */
    clear(): void {
      [bids, lately] = [[], []];
    },
  };
}

const ANSWERS: ReadonlySet<BoardMove['kind']> = new Set(['pass', 'help', 'grant', 'order']);

/** Neither a Karama nor spice goes by itself. */
function isSpent(answer: BoardMove): boolean {
  return answer.kind === 'order' || (answer.kind === 'help' && answer.spice > 0);
}

function textOf(often: (typeof OFTEN)[number], answer: BoardMove, ally: string): string {
  if (often === 'order') return 'a Karama stops nothing';
  if (answer.kind === 'help') return `${answer.spice} spice for ${ally}`;
  return answer.kind === 'grant' ? `yes to ${ally}` : `no to ${ally}`;
}
