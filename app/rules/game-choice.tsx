import { Link } from '@/app/_ui/base/link';
import { GAMES, type Game } from '@/app/_ui/data/rule-entry';
import { hrefOf } from './chapters';
import styles from './game-choice.module.css';

/** A name in two parts: on a phone the second tells enough, beside the other edition. */
const NAMES: Readonly<Record<Game, readonly [kind: string, own: string]>> = {
  cards: ['', 'Card game'],
  2019: ['', 'Board game 2019'],
  descartes: ['Board game ', 'Descartes (classic)'],
};

/** Which game's rules are shown. */
export function GameChoice({ game }: { readonly game: Game }) {
  return (
    <nav className={styles.games} aria-label="Game">
      {GAMES.map((one) => (
        <Link
          key={one}
          href={hrefOf(one, null, '')}
          aria-current={one === game ? 'page' : undefined}
        >
          <span className={styles.kind}>{NAMES[one][0]}</span>
          {NAMES[one][1]}
        </Link>
      ))}
    </nav>
  );
}
