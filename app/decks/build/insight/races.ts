import type { Card, CardId } from '@/lib/cards/card';
import { digest } from '@/lib/kernel/hash';
import type { Format } from '@/lib/legality/format';
import type { RaceJournal } from '@/lib/odds/lab/journal';
import { type Finding, pairsOf, type RacedSoFar, race, USUAL_PAIRS } from '@/lib/odds/lab/race';
import type { Change } from '@/lib/odds/lab/swap';
import type { Wanted } from '@/lib/odds/lab/worker-tasks';
import type { Result } from '@/lib/result';
import type { Done, Store } from '@/lib/storage/db';
import { readRaces, writeRace } from '@/lib/storage/trials';
import {
  createShown,
  NONE_PLAYED,
  NOT_FETCHED,
  type Progress,
  playThrough,
  STOPPED,
  withBench,
} from './at-play';
import type { RaceBench, RaceCall } from './bench';
import { idOf, metBy, type Subject } from './trials';
import type { Turns } from './turns';

/** Changes of one list of a deck, and what they are worth so far; `seeking` till the changes are found. */
export interface RaceShown extends Progress {
  /** Empty where nothing has been asked of this list. */
  readonly changes: readonly Change[];
  /** Whether only cards that are owned were to come in. */
  readonly owned: boolean;
  /** Pairs of games that are wanted of each change. */
  readonly pairs: number;
  /** In the order of the changes; from whole blocks of games, so behind `played`. */
  readonly findings: readonly Finding[];
}

export const NO_RACE: RaceShown = {
  ...NONE_PLAYED,
  ...{ changes: [], owned: false, pairs: 0, findings: [] },
};

/** A list whose changes are tried, and what they must not break. */
export interface RaceSubject extends Subject {
  readonly format: Format;
}

/** The same deck and format; another list has other changes. */
export function raceSubjectOf(subject: Subject, format: Format): RaceSubject {
  return { ...subject, key: digest({ key: subject.key, format }), format };
}

/** What is to be tried. */
export interface Ask {
  /** Changes at most. */
  readonly many: number;
  /** The cards that may come in; null for all. */
  readonly among: readonly CardId[] | null;
}

interface Surroundings {
  readonly store: Store;
  readonly callBench: (call: RaceCall) => Promise<Result<RaceBench>>;
  /** Workers that play at once. */
  readonly hands: () => number;
  /** Milliseconds between two times at which the games are kept. */
  readonly keepEvery: number;
  readonly turns: Turns;
  /** Pairs of games of each change; as many more when it goes on behind its end. */
  readonly pairs?: number;
}

/** A race as far as it was played. */
interface Known {
  readonly journal: RaceJournal;
  readonly text: string;
  readonly isOver: boolean;
}

/** The races of a page. One at a time is run, and goes on whatever is on the screen. */
export function createRaces({
  store,
  callBench,
  hands,
  keepEvery,
  turns,
  pairs = USUAL_PAIRS,
}: Surroundings) {
  const { shown, change } = createShown(NO_RACE);
  /** What was played, also where the browser keeps nothing. */
  const known = new Map<string, Known>();

  /** Where no game is known there is nothing to go on with, and changes are asked for anew. */
  function failed(id: string, problems: readonly string[]): void {
    const what = { status: 'failed', left: null, problems } as const;
    change(id, known.has(id) ? what : { ...NO_RACE, ...what });
  }

  /** Reads what is kept of a list. Never rejects. */
  async function look(subject: RaceSubject, cards: readonly Card[]): Promise<void> {
    const { deckId, key } = subject;
    const id = idOf(subject);
    const before = shown.get().get(id)?.status;
    if (before !== undefined && before !== 'failed') return;
    change(id, { status: 'reading' });
    const kept = (await readRaces(store, deckId)).find((one) => one.key === key);
    if (kept === undefined) return change(id, { status: 'still' });
    try {
      const wanted: Wanted = { journal: kept.journal };
      const called = await callBench({ subject: labSubject(subject, cards), wanted, hands: 1 });
      if (!called.ok) return change(id, { status: 'still' });
      called.value.close();
      const journal = called.value.begun;
      const soFar = await replayed(subject, journal);
      known.set(id, { journal, text: kept.journal, isOver: soFar?.left === 0 });
      const played = gamesOf(journal);
      change(id, {
        status: 'still',
        changes: journal.changes,
        owned: kept.owned,
        pairs: journal.pairs,
        played,
        ...(soFar === null ? { planned: mostGames(subject, journal) } : standing(soFar)),
      });
    } catch {
      failed(id, [NOT_FETCHED]);
    }
  }

  /** Tries changes of a list in place of those that were tried before. What is played elsewhere stops. Never rejects. */
  function begin(subject: RaceSubject, cards: readonly Card[], ask: Ask): Promise<void> {
    const owned = ask.among !== null;
    return turns.take(turnOf(subject), async (isStopped) => {
      const id = idOf(subject);
      known.delete(id);
      change(id, { ...NO_RACE, status: 'seeking', owned });
      await playOn(subject, cards, { ...ask, pairs }, isStopped);
    });
  }

  /** Goes on with a race; where it is over, with as many pairs more. What is played elsewhere stops. Never rejects. */
  function goOn(subject: RaceSubject, cards: readonly Card[]): Promise<void> {
    return turns.take(turnOf(subject), async (isStopped) => {
      const before = known.get(idOf(subject));
      if (before === undefined) return;
      await playOn(subject, cards, { journal: before.text }, isStopped);
    });
  }

  async function playOn(
    subject: RaceSubject,
    cards: readonly Card[],
    wanted: Wanted,
    isStopped: () => boolean,
  ): Promise<void> {
    const id = idOf(subject);
    if (known.has(id)) change(id, { status: 'playing' });
    change(id, { left: null, problems: [] });
    const call = { subject: labSubject(subject, cards), wanted, hands: hands() };
    const problems = await withBench(
      () => callBench(call),
      (bench) => playAt(bench, subject, isStopped),
    );
    if (problems.length > 0) failed(id, problems);
    else change(id, { status: 'still', left: null });
  }

  /** Gives why the games cannot be played. */
  function playAt(bench: RaceBench, subject: RaceSubject, isStopped: () => boolean) {
    const id = idOf(subject);
    const { begun } = bench;
    const { changes } = begun;
    const isMore = known.get(id)?.isOver === true;
    const wantedPairs = begun.pairs + (isMore ? pairs : 0);
    const won = [...begun.won];
    const lost = [...begun.lost];
    const before = gamesOf(begun);
    let planned = mostGames(subject, { changes, pairs: wantedPairs });
    let isOver = false;
    change(id, { status: 'playing', changes, pairs: wantedPairs, played: before, planned });

    async function keep(): Done {
      const games = { pairs: wantedPairs, won: [...won], lost: [...lost] };
      const text = await bench.keep(games);
      known.set(id, { journal: { changes, ...games }, text, isOver });
      const owned = shown.get().get(id)?.owned ?? false;
      return writeRace(store, subject.deckId, { key: subject.key, owned, journal: text });
    }

    const games = { before, planned: () => planned, keep, keepEvery, isStopped };
    return playThrough(
      bench,
      { ...games, change: (next) => change(id, next) },
      async (crew, onGame) => {
        const done = await race(raceOf(subject, { changes, pairs: wantedPairs }), crew, {
          played: playedIn(begun),
          onBlock: (soFar) => {
            planned = standing(soFar).planned;
            change(id, standing(soFar));
          },
          onGame: (game, isWon) => {
            (isWon ? won : lost).push(game);
            onGame(won.length + lost.length);
          },
        });
        isOver = done.ok;
        const played = won.length + lost.length;
        change(id, { played, ...(done.ok ? { planned: played } : {}) });
        return done;
      },
    );
  }

  return { shown, look, begin, goOn, stop: turns.stop };
}

function labSubject({ plan, format }: RaceSubject, cards: readonly Card[]) {
  return { cards, formats: [format], plan };
}

/** The games of a list and its races are not played at once, so they have turns of their own. */
function turnOf(subject: RaceSubject): string {
  return `race ${idOf(subject)}`;
}

type Tried = Pick<RaceJournal, 'changes' | 'pairs'>;

function raceOf({ plan }: RaceSubject, { changes, pairs }: Tried) {
  return { changes: changes.length, rivals: metBy(plan), seed: plan.seed, pairs };
}

function mostGames(subject: RaceSubject, tried: Tried): number {
  const plan = raceOf(subject, tried);
  return pairsOf(plan) * (plan.changes + 1);
}

function gamesOf({ won, lost }: RaceJournal): number {
  return won.length + lost.length;
}

function playedIn({ won, lost }: RaceJournal): ReadonlyMap<number, boolean> {
  return new Map([
    ...won.map((game) => [game, true] as const),
    ...lost.map((game) => [game, false] as const),
  ]);
}

function standing({ findings, games, left }: RacedSoFar) {
  return { findings, planned: games + left };
}

/** What the games of a journal tell without playing on; null before the end of the first block. */
async function replayed(subject: RaceSubject, journal: RaceJournal): Promise<RacedSoFar | null> {
  const last: RacedSoFar[] = [];
  const nobody = { hands: 1, play: async () => STOPPED };
  const onBlock = (soFar: RacedSoFar) => last.splice(0, 1, soFar);
  await race(raceOf(subject, journal), nobody, { played: playedIn(journal), onBlock });
  return last[0] ?? null;
}
