import type { Seat } from '@/lib/engine/state/state';
import { lyingOn, rowLooksOf, styleOf } from './board-look';
import { boardSize, isBare } from './board-size';
import { HouseName } from './house-name';
import { lyingIn, ofUse, useHouse } from './houses';
import table from './phone-table.module.css';
import { Held } from './rival';
import styles from './rival.module.css';
import { RivalLast } from './rival-last';
import { useTable } from './table-context';
import { Domain } from './territory';
import { Near } from './to-win';
import { useSize } from './use-size';

/** Px of the two lines over its cards. */
const HEAD = 47;

/** For a phone, on a tab of its own: what a rival holds, and its cards as large as they have room. */
export function RivalTerritory({ seat }: { readonly seat: Seat }) {
  const { view, places, aim } = useTable();
  const house = useHouse(seat);
  const [ruler, room] = useSize();
  const { cards, roots } = lyingIn(view, house);
  const size =
    room &&
    boardSize(
      { ...room, height: room.height - HEAD },
      lyingOn(roots, cards, 0, ofUse(cards, { places, aim })),
    );
  const looks = size && rowLooksOf(size);
  return (
    <section className={styles.across} aria-label={`Domain of ${house.name}`}>
      <span ref={ruler} className={table.ruler} />
      <div className={styles.acrossHead} data-line>
        <HouseName seat={seat} isSign />
        <Held house={house} />
        <Near house={house} />
      </div>
      {view.outcome === null && <RivalLast seat={seat} lines={1} isPhone />}
      {looks !== null && (
        <div className={table.board} data-look={looks.look} style={styleOf(size)}>
          <Domain seat={seat} {...looks} isBare={isBare(size)} />
        </div>
      )}
    </section>
  );
}
