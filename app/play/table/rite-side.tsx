import { Swords } from 'lucide-react';
import type { ReactNode } from 'react';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { ResistanceIcon } from '@/app/_ui/icons/stats';
import { cardName, houseName } from '@/lib/engine/narration/naming';
import type { RiteLine, RiteSide } from '@/lib/engine/rite/lines';
import type { GameCardId } from '@/lib/engine/state/state';
import styles from './rite-view.module.css';
import { shortName } from './short-names';
import { TableCard } from './table-card';
import { useTable } from './table-context';

/** Who leads a side as a card that faces the other, and beside it what that side has. */
export function Side({
  title,
  side: { seat, lines },
  force,
  isIf,
  isAtWork,
  said,
  sumOf,
}: {
  readonly title: string;
  readonly side: RiteSide;
  /** What it comes to in all; null where that is not known. */
  readonly force: number | null;
  /** So much if its leader engages, which is still to be said. */
  readonly isIf: boolean;
  readonly isAtWork: boolean;
  /** The card of which it is said between the sides what came of it; null before that. */
  readonly said: GameCardId | null;
  readonly sumOf: (line: RiteLine) => string;
}) {
  const { view, catalogue } = useTable();
  const sponsor = view.houses[seat]?.sponsor;
  const [leader, ...others] = lines;
  if (leader === undefined) return null;
  const name = shortName(houseName(view, seat));
  const isAlone = others.length === 0;
  return (
    <div
      className={styles.side}
      data-power={sponsor}
      data-alone={isAlone ? '' : undefined}
      data-plain={isAlone && sumOf(leader) === '' ? '' : undefined}
    >
      <div
        className={styles.leader}
        data-out={isOut(leader) ? (leader.id === said ? 'said' : '') : undefined}
      >
        <TableCard id={leader.id} shown="rite" look="mini" />
        {isOut(leader) && leader.id !== said && (
          <span className={styles.fell} aria-hidden>
            {leader.isVanquished ? 'vanquished' : 'out'}
          </span>
        )}
      </div>
      <p
        className={styles.force}
        data-if={isIf ? '' : undefined}
        data-none={force === null ? '' : undefined}
      >
        <span className={styles.whose} aria-hidden>
          {sponsor && <PowerIcon power={sponsor} coloured size={15} />}
          <span>{name}</span>
        </span>
        {force !== null && (
          <>
            <b className={styles.sum} data-if={isIf ? '' : undefined}>
              <span className="visually-hidden">{title}: force </span>
              {force}
            </b>
            <span>{isIf ? 'if it defends' : 'force'}</span>
          </>
        )}
      </p>
      <div className={styles.facts}>
        <h3 className={styles.sideHead}>
          {sponsor && <PowerIcon power={sponsor} coloured size={16} />}
          <span>
            {title} <b className="wide-only">{name}</b>
          </span>
          {isAtWork && <span className="visually-hidden">to act</span>}
        </h3>
        {(others.length > 0 || sumOf(leader) !== '') && (
          <Figures line={leader} sum={sumOf(leader)}>
            {/* on a phone its numbers stand right below it */}
            <b className="wide-only">{cardName(view, catalogue, leader.id)}</b>
          </Figures>
        )}
        {others.length > 0 && (
          <ul className={styles.lines}>
            {others.map((line) => (
              <li key={line.id} data-out={isOut(line) ? '' : undefined}>
                <TableCard id={line.id} shown="rite" look="strip" />
                <Figures line={line} sum={sumOf(line)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Whether a card has left the rite, vanquished or otherwise. */
export function isOut({ isVanquished, isGone }: RiteLine): boolean {
  return isVanquished || isGone;
}

/** The force and the resistance of a card that takes part, and what is to be known of it. */
function Figures({
  line,
  sum,
  children,
}: {
  readonly line: RiteLine;
  readonly sum: string;
  /** Whose they are, where no card before them says it. */
  readonly children?: ReactNode;
}) {
  const notes = [
    ...(line.role === 'target' ? ['the target'] : []),
    ...(line.hasSurprise ? ['Surprise'] : []),
    ...(line.isVanquished ? ['vanquished'] : line.isGone ? ['out'] : []),
  ];
  return (
    <span className={styles.figures}>
      {children}
      {line.role !== 'target' && (
        <span title={line.isOpen ? 'Force, if it engages' : 'Force'}>
          <Swords size={12} aria-hidden />
          <span className="visually-hidden">Force </span>
          {line.isOpen ? `(${sum || line.force})` : sum || line.force}
          {line.isOpen && <span className="visually-hidden"> if engaged</span>}
        </span>
      )}
      <span title="Resistance">
        <ResistanceIcon size={12} />
        <span className="visually-hidden">Resistance </span>
        {line.resistance}
      </span>
      {notes.length > 0 && <span>{notes.join(', ')}</span>}
    </span>
  );
}
