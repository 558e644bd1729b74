import { isLeader, leaderOf, sheetOf } from '@/lib/board/engine/facts';
import { thingName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import { LeaderDisc } from '../bust/leader-disc';
import { ShortName } from '../bust/short-name';
import { powerOf } from '../faction-power';
import styles from './leader-face.module.css';
import { ownerOf } from './leader-owner';

/** A leader: its face and its strength in the colour of its faction, and its name; `says` stands before the name. */
export function LeaderFace({
  id,
  view,
  hasFaction = false,
  isDead = false,
  says = '',
}: {
  readonly id: string;
  readonly view: BoardView;
  /** Where leaders of several factions stand side by side. */
  readonly hasFaction?: boolean;
  readonly isDead?: boolean;
  readonly says?: string;
}) {
  const owner = ownerOf(view, id);
  const strength = isLeader(id) ? leaderOf(id).strength : 0;
  return (
    <span className={styles.leader} data-power={powerOf(owner)}>
      <span aria-hidden>
        <LeaderDisc leader={id} strength={strength} isDead={isDead} />
      </span>
      <span>
        {says !== '' && <span className="visually-hidden">{says} </span>}
        <ShortName name={thingName(id, view.edition)} />
        <span className="visually-hidden"> {strength}</span>
        {hasFaction && owner !== '' && <small aria-hidden>{sheetOf(owner).name}</small>}
      </span>
    </span>
  );
}
