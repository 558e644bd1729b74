import { Flag, Tornado } from 'lucide-react';
import { useState } from 'react';
import type { BoardEvent } from '@/lib/board/engine/state/events';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Location } from '@/lib/board/map/map';
import { CardSign } from '../card-sign';
import { BattleCourse } from './battle-duel';
import { BattleScore, hasScore } from './battle-score';
import { FactionSign } from './faction-sign';
import { lateShort, lateWords } from './late-words';
import type { LateLine, Lately } from './lately';
import { pointing } from './pointing';
import styles from './since.module.css';

interface Looking {
  readonly view: BoardView;
  /** The place that is shown. */
  readonly looked: Location | null;
  readonly onLook: (place: Location | null) => void;
  /** A place that the pointer or the keys have come to; null when they leave it. */
  readonly onPoint: (place: Location | null) => void;
}

/** What happened since the viewer decided, a line each; a place in it is shown on the map. */
export function Since({
  lately,
  isFolded,
  most,
  ...looking
}: Looking & {
  readonly lately: Lately;
  /** So many stand there while it is folded. */
  readonly most: number;
  /** The heaviest, which open to all; else all, with the course of the first battle. */
  readonly isFolded: boolean;
}) {
  const { lines, ranked, more } = lately;
  const { view } = looking;
  const heaviest = new Set(ranked.slice(0, most));
  const rest = lines.length + more - heaviest.size;
  const opened = isFolded ? -1 : lines.findIndex(({ battle }) => battle !== null);
  const list = (
    <ul>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        <Line key={at} line={line} isOpen={at === opened} {...looking} />
      ))}
      {more > 0 && <li className={styles.more}>{more} more in the log</li>}
    </ul>
  );
  const title = 'Since your last decision';
  return (
    <section
      className={styles.since}
      aria-label={title}
      data-folded={isFolded || undefined}
      data-aside
    >
      {isFolded ? (
        <details>
          <summary>
            <span>
              {lines.map(
                (line, at) =>
                  heaviest.has(line) && (
                    <span
                      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
                      key={at}
                      className={styles.head}
                      data-over={line.event.kind === 'turn-began' || undefined}
                    >
                      <Sign event={line.event} view={view} /> <span>{lateShort(line, view)}</span>
                    </span>
                  ),
              )}
            </span>
            <b>{title}</b>
            {rest > 0 && (
              <small>
                +{rest}
                <span className="visually-hidden"> more</span>
              </small>
            )}
          </summary>
          {list}
        </details>
      ) : (
        <>
          <h3>{title}</h3>
          {list}
        </>
      )}
    </section>
  );
}

function Line({
  line,
  isOpen: isOpenFirst,
  view,
  looked,
  onLook,
  onPoint,
}: Looking & { readonly line: LateLine; readonly isOpen: boolean }) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const { before, place, after } = lateWords(line, view);
  const { battle } = line;
  return (
    <li
      data-own={
        battle?.fighters.includes(view.seat ?? -1) || line.event.kind === 'turn-began' || undefined
      }
    >
      <Sign event={line.event} view={view} />
      <span>
        {before}
        {place !== null && (
          <button
            type="button"
            aria-pressed={looked?.id === place.id}
            onClick={() => onLook(looked?.id === place.id ? null : place)}
            {...pointing(
              () => onPoint(place),
              () => onPoint(null),
            )}
          >
            {place.territory.name}
          </button>
        )}
        {after}
      </span>
      {battle !== null && (
        <button
          type="button"
          className={styles.how}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="visually-hidden">How the battle went</span>
        </button>
      )}
      {battle !== null &&
        (isOpen ? (
          <BattleCourse view={view} battle={battle} />
        ) : (
          hasScore(view, battle) && <BattleScore view={view} battle={battle} />
        ))}
    </li>
  );
}

/** Whose deed it was; where nobody's, what came: the storm, spice, or else a dot. */
function Sign({ event, view }: { readonly event: BoardEvent; readonly view: BoardView }) {
  const seat = event.kind === 'proposed' ? event.to : 'seat' in event ? event.seat : -1;
  const faction = view.factions[seat];
  if (faction !== undefined) return <FactionSign faction={faction.id} size={15} />;
  if (event.kind === 'turn-began') return <Flag size={15} aria-hidden />;
  if (event.kind === 'storm-moved') return <Tornado size={15} aria-hidden />;
  if (event.kind === 'spice-blew') return <CardSign kind="territory" size={15} aria-hidden />;
  if (event.kind === 'worm-came') return <CardSign kind="worm" size={15} aria-hidden />;
  return <i aria-hidden />;
}
