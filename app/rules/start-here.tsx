import { Link } from '@/app/_ui/base/link';
import type { Game } from '@/app/_ui/data/rule-entry';
import { hrefOf } from './chapters';
import styles from './start-here.module.css';

type Way = readonly [words: string, chapter: string];

/** What a learner asks first, and the chapters that answer it. */
const WAYS: Readonly<Record<Game, readonly Way[]>> = {
  cards: [
    ['How to win', 'tat-2'],
    ['A turn', 'tat-6'],
    ['Terms', 'tat-9'],
    ['Disputed points', 'conflicts'],
  ],
  2019: [
    ['How to win', 'winning'],
    ['A turn', 'short'],
    ['The cards', 'treachery'],
    ['Disputed points', 'questions'],
  ],
  descartes: [
    ['How to win', 'object'],
    ['A turn', 'advice'],
    ['The cards', 'treachery'],
    ['Disputed points', 'questions'],
  ],
};

/** For who learns the game: the way into its rules. */
export function StartHere({ game }: { readonly game: Game }) {
  return (
    <nav aria-label="New to the game" className={styles.start}>
      <span>
        New<i> to the game</i>?
      </span>
      {WAYS[game].map(([words, chapter]) => (
        <Link key={words} href={hrefOf(game, chapter, '')}>
          {words}
        </Link>
      ))}
      {game !== 'cards' && <Link href={`/board/setup?edition=${game}`}>Set up a game</Link>}
    </nav>
  );
}
