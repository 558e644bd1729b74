import type { Card } from '@/lib/cards/card';
import { buildCatalogue } from '@/lib/cards/catalogue';
import { withAbilities } from '@/lib/engine/abilities/book';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { readSeated } from '@/lib/players/seated';
import { PLAYERS } from '@/lib/players/who-plays';
import type { Result } from '@/lib/result';
import { type GoldfishTurn, goldfish } from '../goldfish';
import { type CardSummary, cardSummaries } from './card-summary';
import { journalHead, journalLine, type Plan, readJournal, scheduleOf } from './journal';
import { type GameResult, playFixture } from './play-fixture';
import type { Fixture, Schedule } from './schedule';
import { type Summary, summaryOf } from './summary';

export type GauntletTasks = ReturnType<typeof createGauntletTasks>;

/** A gauntlet that was taken up. */
export interface TakenUp {
  /** As its first games were played. */
  readonly plan: Plan;
  readonly schedule: Schedule;
  /** Without what became of their cards, which would take the page long to unpack. */
  readonly played: readonly GameResult[];
}

/** What the games so far tell, and the journal that they are kept in. */
export interface Told {
  readonly summary: Summary;
  /** Of the deck that is tried. */
  readonly cards: readonly CardSummary[];
  readonly journal: string;
}

interface Opened {
  readonly catalogue: GameCatalogue;
  readonly plan: Plan;
  /** The games that are told of, and the journal with them. */
  readonly results: readonly GameResult[];
  readonly journal: string;
}

/** The deck that is tried stands first in its plan. */
const OWN = 0;

/** What plays the games of a gauntlet in a worker of a page. */
export function createGauntletTasks() {
  let ready: Opened | null = null;

  function opened() {
    if (ready === null) throw new Error('a gauntlet is taken up first');
    return ready;
  }

  return {
    /**
     * Before anything else. A journal that cannot be read, whose games would not be what they were, or tell not
     * of the cards that the plan asks for, counts as none: its games are played again.
     */
    async takeUp(cards: readonly Card[], plan: Plan, journal: string | null): Promise<TakenUp> {
      const catalogue = withAbilities(buildCatalogue(cards));
      const read = journal === null ? null : readJournal(journal, catalogue);
      const isGoingOn = read?.ok === true && tellsOf(read.value.plan) === tellsOf(plan);
      const begun = isGoingOn
        ? read.value
        : { plan, played: [], whole: journalHead(plan, catalogue) };
      ready = { catalogue, plan: begun.plan, results: begun.played, journal: begun.whole };
      return {
        plan: begun.plan,
        schedule: scheduleOf(begun.plan),
        played: begun.played.map(({ cards: _, ...result }) => result),
      };
    },
    /** Problems: those of newGame. */
    async play(fixture: Fixture): Promise<Result<GameResult>> {
      const { catalogue, plan } = opened();
      const player = readSeated(plan.player);
      if (player === null) throw new Error('the player of a plan is known');
      return playFixture({ ...plan, player }, fixture, catalogue);
    },
    /** The first turns of the deck that is tried, with nobody in its way. Problems: those of newGame. */
    async alone(turns: number, games: number): Promise<Result<readonly GoldfishTurn[]>> {
      const { catalogue, plan } = opened();
      const { decks, rules, seed } = plan;
      const [deck] = decks;
      const policy = PLAYERS.find((name) => name === plan.player);
      if (deck === undefined || policy === undefined) throw new Error('a deck and who plays it');
      const { players } = deck;
      return goldfish({ deck, rules, players, policy, turns, games, seed }, catalogue);
    },
    /** Of the games of the journal, of those that were told of before, and of these. */
    async tell(more: readonly GameResult[]): Promise<Told> {
      const before = opened();
      const { plan } = before;
      const results = [...before.results, ...more];
      const journal = [before.journal, ...more.map(journalLine)].join('');
      ready = { ...before, results, journal };
      const deck = plan.decks[OWN];
      return {
        summary: summaryOf(results, plan.decks.length, plan.seed),
        cards: deck === undefined ? [] : cardSummaries(results, OWN, deck),
        journal,
      };
    },
  };
}

function tellsOf({ byCard = [] }: Plan): string {
  return byCard.toSorted((one, other) => one - other).join();
}
