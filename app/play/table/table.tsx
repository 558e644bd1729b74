import { useEffect, useLayoutEffect, useState } from 'react';
import { NotKept } from '@/app/_table/not-kept';
import { useSinglePress } from '@/app/_table/single-press';
import { announce } from '@/app/_ui/base/announce';
import { useMedia } from '@/app/_ui/base/use-media';
import { SiteMenu } from '@/app/_ui/shell/site-menu';
import { sayQuestion } from '@/lib/engine/narration/question';
import { ActionBar } from './action-bar';
import { Boards } from './boards';
import { CardMenu } from './card-menu';
import { Exchange } from './exchange';
import { useGestures } from './gestures';
import { HandOverScreen } from './hand-over-screen';
import { Layers } from './layers';
import { PhoneTable } from './phone-table';
import { PoppedUp } from './popped-up';
import { Rivals } from './rival';
import { saveRecord } from './save-record';
import { Side } from './side';
import { Stage } from './stage';
import styles from './table.module.css';
import {
  type Layer,
  type MenuAt,
  TABBED,
  TableContext,
  type TableView,
  WITH_PANE,
} from './table-context';
import { useTableKeys } from './table-keys';
import type { TableSnapshot } from './table-snapshot';
import { Tools } from './table-tools';
import { Reserves } from './territory';
import { TurnParts } from './turn-parts';
import { useByHandNote } from './use-by-hand-note';
import { type Laid, useShared } from './use-shared';

const atOf = ({ at }: TableSnapshot) => at;

/** The table of play: rivals, the stage, the own cards, the hand and the decision in one window. */
export function TableOfPlay({
  asksWho,
  ...laid
}: Laid & {
  /** Who plays is asked first: the table came as a record. */
  readonly asksWho: boolean;
}) {
  const [layer, setLayer] = useState<Layer | null>(asksWho ? 'who' : null);
  const [menu, setMenu] = useState<MenuAt | null>(null);
  const shared = useShared(laid, setLayer, setMenu);
  const { view, viewer, snapshot } = shared;
  const isTabbed = useMedia(TABBED);
  const hasPane = useMedia(WITH_PANE);
  useTableKeys(shared, layer);
  useSinglePress(shared.table.getSnapshot, atOf, '[data-card], [data-act]');
  useGestures(shared);
  useByHandNote(shared);
  useRoom();
  useAnnounced(shared);

  const behindCurtain = viewer === null;
  // The House whose hand is open has the large place; behind a curtain nobody has.
  const own = viewer ?? view.decision?.seat ?? 0;
  const rivals = view.houses.flatMap((_, seat) => (seat === own ? [] : [seat]));
  // At the end how it ended has the room.
  const isOver = view.outcome !== null;
  return (
    <TableContext value={shared}>
      <div
        className={styles.table}
        data-table
        data-workspace
        data-aim={shared.aim === null ? undefined : ''}
      >
        <header className={styles.head}>
          <SiteMenu />
          <div className={styles.when}>
            <h1 className={styles.turn}>Turn {view.turn}</h1>
            <span className={styles.seed}>seed {String(snapshot.seed)}</span>
            {view.outcome === null && <TurnParts />}
          </div>
          <Exchange />
          <div className={styles.tools}>
            <Tools />
          </div>
        </header>
        <div className={styles.main}>
          {!snapshot.isKept && <NotKept onSave={() => saveRecord(shared.table)} />}
          {behindCurtain ? (
            <HandOverScreen />
          ) : isTabbed ? (
            <PhoneTable own={own} rivals={rivals} />
          ) : isOver ? (
            <>
              <Stage />
              <details className={styles.atTheEnd}>
                <summary>The Domains at the end</summary>
                <Rivals seats={[own, ...rivals]} />
              </details>
              <div className={styles.over}>
                <ActionBar />
              </div>
            </>
          ) : (
            <>
              <Boards own={own} rivals={rivals} />
              <div className={styles.foot}>
                <Reserves key={own} seat={own} />
                <ActionBar />
              </div>
            </>
          )}
        </div>
        {hasPane && !behindCurtain && <Side own={own} />}
        {menu !== null && <CardMenu at={menu} onClose={() => setMenu(null)} />}
        {!hasPane && <PoppedUp />}
        <Layers layer={layer} onClose={() => setLayer(null)} />
      </div>
    </TableContext>
  );
}

/** The head of a table stands in the place of that of the pages: it leads to them too, and nothing below moves for it. */
function useRoom(): void {
  useLayoutEffect(() => {
    // the setup that stood here may have been scrolled
    window.scrollTo(0, 0);
    document.documentElement.toggleAttribute('data-head-covered', true);
    return () => void document.documentElement.toggleAttribute('data-head-covered', false);
  }, []);
}

function useAnnounced({ view, catalogue }: TableView): void {
  const asked = sayQuestion(view, catalogue)?.text ?? '';
  useEffect(() => {
    if (asked !== '') announce(asked);
  }, [asked]);
}
