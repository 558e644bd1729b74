import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { operationWords } from '@/lib/engine/narration/window';
import type { OperationFrame } from '@/lib/engine/state/frames';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { DeedRow } from './deed-row';
import { acts } from './houses';
import { Changes, isOwnInterval, useChanges, useLastDeeds } from './lately';
import styles from './rival-last.module.css';
import { useTable } from './table-context';

/** So many letters stand there while nothing stands in the middle, and in one line, by how many rivals there are; in more, and on a phone. */
const LETTERS = [
  { story: 0, line: 0 },
  { story: 560, line: 130 },
  { story: 240, line: 62 },
  { story: 170, line: 42 },
] as const;
const LEAST = { story: 90, line: 42 };
/** So many are what it has more or less. */
const CHANGE = 9;

/** What a rival did last, at the foot of its panel: all of it where the middle of the table is free. */
export function RivalLast({
  seat,
  lines,
  isPhone = false,
}: {
  readonly seat: Seat;
  /** In so many at the most: its cards have the room; null where all of it has. */
  readonly lines: number | null;
  readonly isPhone?: boolean;
}) {
  const { view, viewer, catalogue, closing } = useTable();
  const { deeds, turn, isNew, earlier } = useLastDeeds(seat);
  const changes = useChanges(seat);
  if (seat === viewer) return null;
  const isNow = acts(view, seat);
  const isOld = turn !== undefined && turn !== view.turn;
  const shown = isNew && (isOwnInterval(view) || closing !== null) ? changes : [];
  const { story, line } = (isPhone ? undefined : LETTERS[view.houses.length - 1]) ?? LEAST;
  const room = lines === null ? story : lines * line;
  const news = view.houses.length === 2 && !isPhone ? 'Since your move' : 'New';
  const declared = declaredBy(seat, view, catalogue);
  const last =
    declared !== '' ? (
      <p className={styles.last} data-state="now" data-line>
        <b>Acts now</b> Declares {declared}
      </p>
    ) : (
      <p
        className={styles.last}
        data-line
        data-state={isNow ? 'now' : isNew ? 'new' : undefined}
        title={deeds.join('; ')}
      >
        <b>{isNow ? 'Acts now' : isNew ? news : isOld ? `Turn ${turn}` : 'Last'}</b>
        <Changes changes={shown} />{' '}
        {deeds.length === 0 ? (
          'Nothing so far'
        ) : (
          <DeedRow deeds={deeds} letters={room - CHANGE * shown.length} />
        )}
      </p>
    );
  if (lines !== null) return last;
  return (
    <div className={styles.story}>
      {last}
      {earlier.map((one) => (
        <p key={one.turn} className={styles.last}>
          <b>Turn {one.turn}</b> <DeedRow deeds={one.deeds} letters={story} />
        </p>
      ))}
    </div>
  );
}

/** The operation of a House that is on; '' where none is. */
function declaredBy(seat: Seat, view: View, catalogue: GameCatalogue): string {
  const operation = view.frames.findLast((one): one is OperationFrame => one.step === 'operation');
  return operation?.seat === seat
    ? operationWords(takeUpView(view, catalogue), operation.action)
    : '';
}
