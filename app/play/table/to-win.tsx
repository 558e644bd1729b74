import type { ViewedHouse } from '@/lib/engine/state/view';
import { listed } from '@/lib/sentences';
import { goodsOf } from './houses';
import styles from './to-win.module.css';

/** What it still lacks of what the High Council asks for (TAT-2.1-02, TAT-6.2.7-01): "To win: 7 more spice, then request admission". */
export function ToWin({ house }: { readonly house: ViewedHouse }) {
  const lacking = lackingOf(house).map(({ name, lacks }) => `${lacks} more ${name}`);
  return (
    <p className={styles.line}>
      To win: {lacking.length > 0 && <b>{listed(lacking)}</b>}
      {lacking.length > 0 && ', then '}request admission
    </p>
  );
}

/** So little of both together that a House is near its end. */
const LITTLE = 3;

/** "2 spice, 1 favor to win", of a House that lacks but a little; '' of another. */
export function nearWords(house: ViewedHouse): string {
  const lacking = lackingOf(house);
  if (house.eliminated || lacksIn(lacking) > LITTLE) return '';
  if (lacking.length === 0) return 'has all to ask for admission';
  return `${lacking.map(({ name, lacks }) => `${lacks} ${name}`).join(', ')} to win`;
}

function lackingOf(house: ViewedHouse) {
  return goodsOf(house).flatMap(([name, value, goal]) =>
    goal === null || value >= goal ? [] : [{ name: name.toLowerCase(), lacks: goal - value }],
  );
}

function lacksIn(lacking: ReturnType<typeof lackingOf>): number {
  return lacking.reduce((sum, { lacks }) => sum + lacks, 0);
}

/** That a rival is near its end, where it is. */
export function Near({
  house,
  isShort = false,
}: {
  readonly house: ViewedHouse;
  /** Beside what the House has there is room for a number alone. */
  readonly isShort?: boolean;
}) {
  const words = nearWords(house);
  if (words === '') return null;
  const lacks = lacksIn(lackingOf(house));
  return (
    <b className={styles.near} title={isShort ? words : undefined}>
      {isShort ? (
        <>
          <span aria-hidden>{lacks === 0 ? 'ready' : `${lacks} to win`}</span>
          <span className="visually-hidden">{words}</span>
        </>
      ) : (
        words
      )}
    </b>
  );
}
