import type { Card } from '@/lib/cards/card';
import { buildCatalogue } from '@/lib/cards/catalogue';
import { withAbilities } from '@/lib/engine/abilities/book';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { readSeated } from '@/lib/players/seated';
import { PLAYERS } from '@/lib/players/who-plays';
import type { Result } from '@/lib/result';
import { type GoldfishTurn, goldfish } from '../goldfish';
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
  readonly played: readonly GameResult[];
}

/** What the games so far tell, and the journal that they are kept in. */
export interface Told {
  readonly summary: Summary;
  readonly journal: string;
}

/** What plays the games of a gauntlet in a worker of a page. */
export function createGauntletTasks() {
  let ready: { readonly catalogue: GameCatalogue; readonly plan: Plan } | null = null;

  function opened() {
    if (ready === null) throw new Error('a gauntlet is taken up first');
    return ready;
  }

  return {
    /**
     * Before anything else. A journal that cannot be read, or whose games would not be what they were, counts
     * as none: its games are played again.
     */
    async takeUp(cards: readonly Card[], plan: Plan, journal: string | null): Promise<TakenUp> {
      const catalogue = withAbilities(buildCatalogue(cards));
      const read = journal === null ? null : readJournal(journal, catalogue);
      const begun = read?.ok ? read.value : { plan, played: [] };
      ready = { catalogue, plan: begun.plan };
      return { plan: begun.plan, schedule: scheduleOf(begun.plan), played: begun.played };
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
    async tell(results: readonly GameResult[]): Promise<Told> {
      const { catalogue, plan } = opened();
      const journal = [journalHead(plan, catalogue), ...results.map(journalLine)].join('');
      return { summary: summaryOf(results, plan.decks.length, plan.seed), journal };
    },
  };
}
