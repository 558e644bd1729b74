import { Tornado } from 'lucide-react';
import { placeOf, placesOf } from '@/lib/board/engine/facts';
import { factionName } from '@/lib/board/engine/narration/names';
import type { BoardEvent } from '@/lib/board/engine/state/events';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Location } from '@/lib/board/map/map';
import { CardSign } from '../card-sign';
import { FactionSign } from './faction-sign';
import type { LateLine, Lately } from './lately';
import { pointing } from './pointing';
import styles from './since.module.css';

/** What others did since the viewer decided that weighs most, a line each; a place in it is shown on the map. */
export function Since({
  view,
  lately,
  looked,
  onLook,
  onPoint,
  isFolded,
}: {
  readonly view: BoardView;
  readonly lately: Lately;
  /** The place that is shown. */
  readonly looked: Location | null;
  readonly onLook: (place: Location | null) => void;
  /** A place that the pointer or the keys have come to; null when they leave it. */
  readonly onPoint: (place: Location | null) => void;
  /** Where room is short: one line that opens. */
  readonly isFolded: boolean;
}) {
  if (lately.lines.length === 0) return null;
  const list = (
    <ul>
      {lately.lines.map((line, at) => {
        const { text, place } = shortly(line, view);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <li key={at}>
            <Sign event={line.event} view={view} />
            <span>
              {text}
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
            </span>
          </li>
        );
      })}
      {lately.more > 0 && <li className={styles.more}>{lately.more} more</li>}
    </ul>
  );
  const title = <h3 id="since">Since your last decision</h3>;
  const last = lately.lines.at(-1);
  return (
    <section className={styles.since} aria-labelledby="since">
      {isFolded && last !== undefined ? (
        <details>
          <summary>
            {title}
            <span>{withoutStop(last.text)}</span>
          </summary>
          {list}
        </details>
      ) : (
        <>
          {title}
          {list}
        </>
      )}
    </section>
  );
}

/** Whose deed it was; where nobody's, what came: the storm, spice, or else a dot. */
function Sign({ event, view }: { readonly event: BoardEvent; readonly view: BoardView }) {
  const faction = 'seat' in event ? view.factions[event.seat] : undefined;
  if (faction !== undefined) return <FactionSign faction={faction.id} size={15} />;
  if (event.kind === 'storm-moved') return <Tornado size={15} aria-hidden />;
  if (event.kind === 'spice-blew') return <CardSign kind="territory" size={15} aria-hidden />;
  if (event.kind === 'worm-came') return <CardSign kind="worm" size={15} aria-hidden />;
  return <i aria-hidden />;
}

/** What happened in few words, and behind them the place where. */
function shortly(
  { event, text, territory }: LateLine,
  view: BoardView,
): { readonly text: string; readonly place: Location | null } {
  switch (event.kind) {
    case 'storm-moved':
      return { text: `The storm came to sector ${event.to}`, place: null };
    case 'worm-came':
      return {
        text: event.territory === null ? withoutStop(text) : 'A worm came in ',
        place: event.territory === null ? null : (placesOf(event.territory)[0] ?? null),
      };
    case 'spice-blew':
      return { text: `${event.amount} spice in `, place: placeOf(event.at) };
    case 'shipped':
      return event.to === 'reserves'
        ? { text: withoutStop(text), place: null }
        : {
            text: `${factionName(view, event.seat)} shipped ${event.count} to `,
            place: placeOf(event.to),
          };
    case 'moved':
    case 'rode':
      return {
        text: `${factionName(view, event.seat)} moved ${event.count} to `,
        place: placeOf(event.to),
      };
    case 'battle-won': {
      const { seat, over, totals } = event;
      const sums =
        totals === null ? ' by a traitor' : ` ${Math.max(...totals)} to ${Math.min(...totals)}`;
      const beat = `${factionName(view, seat)} beat ${factionName(view, over)}${sums}`;
      return territory === null
        ? { text: beat, place: null }
        : { text: `${beat} in `, place: placesOf(territory)[0] ?? null };
    }
    default:
      return { text: withoutStop(text), place: null };
  }
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}
