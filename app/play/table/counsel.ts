import type { DuneCcg } from '@/lib/engine/dune-ccg';
import type { Review } from '@/lib/engine/game-review';
import type { Seat } from '@/lib/engine/state/state';
import type { Session } from '@/lib/kernel/session';
import { questionOf } from '@/lib/players/mentat/question';
import type { Thought } from '@/lib/players/mentat/search';
import type { Mind } from './reach-mentat';

/** Playouts for each decision of a game that is looked through. */
const REVIEW_PLAYOUTS = 48;

/** What a table asks a mentat for its persons; `review` came with the line that lies on it. */
export function counselOf(
  session: Session<DuneCcg>,
  mind: Mind,
  review: Review | null,
  looks: { readonly isAsked: () => boolean; readonly persons: () => readonly Seat[] },
) {
  const { rules } = session;
  const line = () => session.moves.slice(0, session.at).map(({ move }) => rules.key(move));
  /** The last review, and the moves that it looked through. */
  let last = review && { review, moves: line() };
  return {
    /** The review of the line on the table, if it is the last that was made; else null. */
    lastReview(): Review | null {
      if (last === null || last.moves.length !== session.at) return null;
      const now = line();
      return last.moves.every((move, at) => move === now[at]) ? last.review : null;
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
      const seats = persons.length > 0 ? persons : session.setup.houses.map((_, seat) => seat);
      const moves = line();
      await mind.beginReview(session.setup, moves, seats, REVIEW_PLAYOUTS);
      while (!signal.aborted) {
        const step = await mind.goOn();
        if (signal.aborted) return null;
        if ('turns' in step) {
          last = { review: step, moves };
          return step;
        }
        onMoves(step.at);
      }
      return null;
    },
  };
}
