import type { DuneCcg } from '@/lib/engine/dune-ccg';
import { isReviewOf, type KeptReview, type Review } from '@/lib/engine/game-review';
import type { Seat } from '@/lib/engine/state/state';
import { digest } from '@/lib/kernel/hash';
import type { Session } from '@/lib/kernel/session';
import { questionOf } from '@/lib/players/mentat/question';
import type { Thought } from '@/lib/players/mentat/search';
import type { Mind } from './reach-mentat';

/** Playouts for each decision of a game that is looked through. */
const REVIEW_PLAYOUTS = 48;

/** The keys of the moves before the position on the table. */
function movesOf({ rules, moves, at }: Session<DuneCcg>): readonly string[] {
  return moves.slice(0, at).map(({ move }) => rules.key(move));
}

/** A review of the line on the table, as it is kept. */
export function reviewHere(session: Session<DuneCcg>, review: Review): KeptReview {
  return { review, line: digest(movesOf(session)) };
}

/** What a table asks a mentat for its persons; `kept` is the review that came with the game. */
export function counselOf(
  session: Session<DuneCcg>,
  mind: Mind,
  kept: KeptReview | null,
  looks: {
    readonly isAsked: () => boolean;
    readonly persons: () => readonly Seat[];
    readonly onReview: () => void;
  },
) {
  const { houses } = session.setup;
  let last = kept;
  return {
    /** The last review that was made, of whatever line. */
    keptReview: () => last,
    /** The same if it is of the line on the table; else null. */
    lastReview(): Review | null {
      if (last === null || last.line !== digest(movesOf(session))) return null;
      return isReviewOf(last.review, houses.length, session.at) ? last.review : null;
    },
    /** What a mentat thinks of the moves of the House that is asked, with so many playouts. */
    async advice(playouts: number): Promise<Thought> {
      // what another House knows is nobody's to ask
      if (!looks.isAsked()) throw new Error('the House that looks is not asked');
      const question = questionOf(session);
      const { moves, ...told } = await mind.think(question, playouts);
      return {
        ...told,
        moves: moves.flatMap(({ at, ...move }) => {
          const action = question.legal[at];
          return action === undefined ? [] : [{ action, ...move }];
        }),
      };
    },
    /**
     * What the decisions cost those for whom persons chose, or all Houses where none did. Tells how
     * many moves it has looked through, and leaves off (null) once the signal says so.
     */
    async review(onMoves: (moves: number) => void, signal: AbortSignal): Promise<Review | null> {
      const persons = looks.persons();
      const seats = persons.length > 0 ? persons : houses.map((_, seat) => seat);
      const moves = movesOf(session);
      await mind.beginReview(session.setup, moves, seats, REVIEW_PLAYOUTS);
      while (!signal.aborted) {
        const step = await mind.goOn();
        if (signal.aborted) return null;
        if ('turns' in step) {
          last = { review: step, line: digest(moves) };
          looks.onReview();
          return step;
        }
        onMoves(step.at);
      }
      return null;
    },
  };
}
