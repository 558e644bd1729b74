import type { Card } from '@/lib/cards/card';
import { buildCatalogue } from '@/lib/cards/catalogue';
import { withAbilities } from '@/lib/engine/abilities/book';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { duneCcg } from '@/lib/engine/dune-ccg';
import type { Review } from '@/lib/engine/game-review';
import type { GameSetup } from '@/lib/engine/setup/new-game';
import type { Seat } from '@/lib/engine/state/state';
import { readMoves } from '@/lib/kernel/replay';
import { mentat, searchOf } from './mentat';
import type { Question } from './question';
import { reviewing } from './review';
import type { Thought, ThoughtMove } from './search';

export type MentatTasks = ReturnType<typeof createMentatTasks>;

/** A thought whose moves are named by their place among the legal actions. */
export interface Told extends Omit<Thought, 'moves'> {
  readonly moves: readonly (Omit<ThoughtMove, 'action'> & { readonly at: number })[];
}

/** What a mentat does in a worker of a page. */
export function createMentatTasks() {
  let catalogue: GameCatalogue | null = null;
  let review: ReturnType<typeof reviewing> | null = null;

  function known(): GameCatalogue {
    if (catalogue === null) throw new Error('the cards are told first');
    return catalogue;
  }

  return {
    /** Before anything else. */
    async takeUp(cards: readonly Card[]): Promise<void> {
      catalogue ??= withAbilities(buildCatalogue(cards));
    },
    /** The place of what it does among the legal actions. */
    async choose({ view, legal, ...options }: Question): Promise<number> {
      return legal.indexOf(mentat(known(), options)(() => view, legal));
    },
    /** What it thinks of the moves, with so many playouts. */
    async think({ view, legal, lists, seed }: Question, playouts: number): Promise<Told> {
      const search = searchOf(view, legal, known(), { budget: { playouts }, lists, seed });
      while (!search.isOver) search.step();
      const { moves, ...thought } = search.thought();
      return {
        ...thought,
        moves: moves.map(({ action, ...move }) => ({ ...move, at: legal.indexOf(action) })),
      };
    },
    /** Begins to look a game through; another one that was begun is left. */
    async beginReview(
      setup: GameSetup,
      moves: readonly string[],
      seats: readonly Seat[],
      playouts: number,
    ): Promise<void> {
      const rules = duneCcg(known());
      const read = readMoves(rules, moves);
      review = reviewing({ rules, catalogue: known(), setup, moves: read, seats, playouts });
    },
    /** Looks at one decision more: the moves that are behind it, or the whole review. */
    async goOn(): Promise<{ readonly at: number } | Review> {
      if (review === null) throw new Error('a review is begun first');
      return review.next().value;
    },
  };
}
