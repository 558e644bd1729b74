import type { CSSProperties } from 'react';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { SAMPLE_DECKS, type SampleDeck } from '@/lib/decks/samples';
import { shareOf } from '@/lib/kernel/share';
import type { Rating } from '@/lib/odds/gauntlet/rating';
import {
  overallShare,
  SAMPLE_STRENGTH,
  STRENGTH_PLAYER,
} from '@/lib/odds/gauntlet/sample-strength';
import { powerShortName } from '@/lib/rules/powers';
import styles from './sample-strength.module.css';

/** The sample decks against one another, the strongest first: strength on one scale, and who beats whom. */
export function SampleStrengthTable() {
  const { decks, games, won } = SAMPLE_STRENGTH;
  const order = decks
    .map(({ rating, low, high }, at) => ({ at, rating, low, high, sample: SAMPLE_DECKS[at] }))
    .sort((one, other) => other.rating - one.rating);
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="visually-hidden">
            Strength of each deck on one scale, and per cent of {games} games that the deck of a row
            won against that of a column
          </caption>
          <thead>
            <tr>
              <th scope="col">Deck</th>
              <th scope="col">Strength</th>
              <th scope="col" className={styles.won}>
                Won
              </th>
              {order.map(({ at, sample }) => (
                <th key={at} scope="col" className={styles.against}>
                  {sample && <Sign sample={sample} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map(({ at, rating, low, high, sample }) => (
              <tr key={at}>
                <th scope="row">{sample && <Name sample={sample} />}</th>
                <td>
                  <b>{rating}</b>{' '}
                  <small>
                    {low}–{high}
                  </small>
                </td>
                <td className={styles.won}>{percent(overallShare(at).share)} %</td>
                {order.map((other) =>
                  other.at === at ? (
                    <td key={other.at} className={styles.none} />
                  ) : (
                    <Met key={other.at} won={won[at]?.[other.at] ?? 0} games={games} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.doubt}>
        Per cent of {games} games, half from either seat, that the deck of a row won against that of
        a column; a game that nobody won counts for neither. Both Houses were played by{' '}
        {STRENGTH_PLAYER}, so this is what the decks do in its hands. A lead of 100 points in
        strength wins about 64 of 100 games. With 95 % confidence a share is right to about{' '}
        {percent(halfWidth(games))} points of 100, and a strength to about{' '}
        {Math.round(Math.max(...order.map(doubtOf)))}.
      </p>
    </>
  );
}

function Sign({ sample: { deck } }: { readonly sample: SampleDeck }) {
  return (
    <abbr title={`${powerShortName(deck.sponsor)}: ${deck.name}`}>
      <PowerIcon power={deck.sponsor} coloured size={18} />
      <span className="visually-hidden">
        {powerShortName(deck.sponsor)}, {deck.name}
      </span>
    </abbr>
  );
}

function Name({ sample: { deck } }: { readonly sample: SampleDeck }) {
  return (
    <span className={styles.name}>
      <PowerIcon power={deck.sponsor} coloured size={18} />
      <span>
        {powerShortName(deck.sponsor)} <small>{deck.name}</small>
      </span>
    </span>
  );
}

/** A share of games in per cent; above and below a half it has the colour of that, the stronger the further. */
function Met({ won, games }: { readonly won: number; readonly games: number }) {
  const share = won / games;
  const tint = { '--tint': `${Math.round(Math.abs(share - 0.5) * 90)}%` } as CSSProperties;
  return (
    <td
      className={styles.met}
      data-side={share > 0.5 ? 'won' : share < 0.5 ? 'lost' : undefined}
      style={tint}
    >
      {percent(share)}
    </td>
  );
}

function percent(share: number): number {
  return Math.round(100 * share);
}

/** How far a strength may lie from the true one. */
function doubtOf({ rating, low, high }: Rating): number {
  return Math.max(high - rating, rating - low);
}

/** How far a share of about a half may lie from the true one. */
function halfWidth(games: number): number {
  const { low, high } = shareOf(games / 2, games);
  return (high - low) / 2;
}
