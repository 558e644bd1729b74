import { Link } from '@/app/_ui/base/link';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Deck } from '@/lib/decks/deck';
import { allocationOf, houseStart } from '@/lib/decks/profile';
import { ADMISSION } from '@/lib/rules/admission';
import { startingCroe, startingGuildHoard } from '@/lib/rules/exchange-rate';
import { TURN_PART_NAMES, TURN_PART_WORDS, TURN_PARTS } from '@/lib/rules/turn-parts';
import styles from './game-outline.module.css';
import { nameOf, type SeatChoice } from './play-url';

/** What the game that is set up will be: who begins with what, how it is won, and how a turn goes. */
export function GameOutline({
  seats,
  decks,
  players,
}: {
  readonly seats: readonly SeatChoice[];
  /** By seat; null or undefined where the deck is not there yet. */
  readonly decks: readonly (Deck | null | undefined)[];
  /** Houses at the table, the silent ones too. */
  readonly players: number;
}) {
  return (
    <section className={styles.outline} aria-labelledby="outline">
      <h2 id="outline">This game</h2>
      <ul className={styles.houses}>
        {seats.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <House key={at} deck={decks[at]} who={nameOf(seats, at)} players={players} />
        ))}
      </ul>
      <p className={styles.exchange}>
        The Guild holds <b>{startingGuildHoard(players)}</b> spice; one costs{' '}
        <b>{startingCroe(players)}</b> solaris.
      </p>
      <h3>How it is won</h3>
      <p>
        The first House with {ADMISSION.spice} spice in its hoard and {ADMISSION.favor} favor
        requests admission to the High Council: it engages an ally of its sponsor or its home world,
        and has won.
      </p>
      <h3>How a turn goes</h3>
      <ol className={styles.parts}>
        {TURN_PARTS.map((part) => (
          <li key={part}>
            <b>{TURN_PART_NAMES[part]}</b> {TURN_PART_WORDS[part]}
          </li>
        ))}
      </ol>
      <p className="text-s">
        <Link href="/rules">The rules</Link>
      </p>
    </section>
  );
}

function House({
  deck,
  who,
  players,
}: {
  readonly deck: Deck | null | undefined;
  readonly who: string;
  readonly players: number;
}) {
  if (deck == null) return <li className={styles.house}>{who}: no deck yet</li>;
  const start = houseStart(players, allocationOf(deck));
  return (
    <li className={styles.house}>
      {deck.sponsor && <PowerIcon power={deck.sponsor} coloured named size={28} />}
      <span className="flex-1 min-w-0">
        <b className={styles.name}>{deck.houseName || deck.name}</b>
        <span className="block text-muted text-s">{who}</span>
      </span>
      <dl className={styles.goods}>
        {(
          [
            ['Solaris', start.treasury],
            ['Spice', start.hoard],
            ['Favor', start.favor],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
