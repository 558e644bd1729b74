import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { operationWords } from '@/lib/engine/narration/window';
import type { OperationFrame } from '@/lib/engine/state/frames';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { acts } from './houses';
import { Changes, isOwnInterval, useChanges, useLastDeeds } from './lately';
import styles from './rival-last.module.css';
import { useTable } from './table-context';
import { lastWhole } from './told-deeds';

/** So many letters stand in the line, by how many Houses there are, and on a phone; and so many are what it has more or less. */
const LETTERS = [0, 130, 62, 42];
const PHONE = 42;
const CHANGE = 9;

/** What a rival did last, always at the foot of its panel. */
export function RivalLast({
  seat,
  isPhone = false,
}: {
  readonly seat: Seat;
  readonly isPhone?: boolean;
}) {
  const { view, viewer, catalogue } = useTable();
  const { deeds, turn, isNew } = useLastDeeds(seat);
  const changes = useChanges(seat);
  if (seat === viewer) return null;
  const isNow = acts(view, seat);
  const isOld = turn !== undefined && turn !== view.turn;
  const shown = isNew && isOwnInterval(view) ? changes : [];
  const room = (isPhone ? undefined : LETTERS[view.houses.length - 1]) ?? PHONE;
  const declared = declaredBy(seat, view, catalogue);
  if (declared !== '')
    return (
      <p className={styles.last} data-state="now">
        <b>Acts now</b> Declares {declared}
      </p>
    );
  return (
    <p
      className={styles.last}
      data-state={isNow ? 'now' : isNew ? 'new' : undefined}
      title={lastWhole(deeds, Number.POSITIVE_INFINITY)}
    >
      <b>{isNow ? 'Acts now' : isNew ? 'New' : isOld ? `Turn ${turn}` : 'Last'}</b>
      <Changes changes={shown} />{' '}
      {deeds.length === 0 ? 'Nothing so far' : lastWhole(deeds, room - CHANGE * shown.length)}
    </p>
  );
}

/** The operation of a House that is on; '' where none is. */
function declaredBy(seat: Seat, view: View, catalogue: GameCatalogue): string {
  const operation = view.frames.findLast((one): one is OperationFrame => one.step === 'operation');
  return operation?.seat === seat
    ? operationWords(takeUpView(view, catalogue), operation.action)
    : '';
}
