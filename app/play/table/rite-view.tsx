import { Swords } from 'lucide-react';
import { RuleLinks } from '@/app/_ui/rules/rule-link';
import { cardName, houseName, riteName } from '@/lib/engine/narration/naming';
import type { RiteFrame } from '@/lib/engine/state/frames';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { Seat } from '@/lib/engine/state/state';
import { atWork, RITE_PARTS, type RiteLine, type RiteSide, ritePart, riteSide } from './rite-lines';
import styles from './stage.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';

const KINDS = { landsraad: 'Landsraad', choam: 'CHOAM' } as const;

/** A rite that is on: its parts, and both sides with the force that each has so far. */
export function RiteView({ rite }: { readonly rite: Readonly<RiteFrame> }) {
  const { view, catalogue } = useTable();
  const game = takeUpView(view, catalogue);
  const part = ritePart(rite.at);
  const atForce = rite.at.endsWith('-force');
  const worker = atWork(rite);
  const side = (title: string, seat: Seat) => (
    <Side
      title={title}
      side={riteSide(game, rite, seat)}
      isAtWork={worker === seat}
      left={atForce && worker === seat ? rite.force : null}
    />
  );
  return (
    <section className={styles.matter} aria-label="The rite">
      <div className="flex flex-wrap items-baseline gap-y-1 gap-x-3">
        <h2 className="text-m">
          {riteName(rite.rite)} against {cardName(view, catalogue, rite.target)}
        </h2>
        <span className={styles.quiet}>a {KINDS[rite.kind]} rite</span>
        <ol className={styles.parts} aria-label="Parts of the rite">
          {RITE_PARTS.map((one) => (
            <li key={one} aria-current={one === part ? 'step' : undefined}>
              {one}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.sides}>
        {side('Attack', rite.attacker)}
        <span className={styles.against} aria-hidden>
          <Swords size={18} />
        </span>
        {side('Defense', rite.defender)}
      </div>
      {atForce && (
        <p className="max-w-none mt-2 text-muted text-s">
          A card is vanquished by force as high as its resistance. Personnel come before the card
          they are on, and everyone else before a leader that directs; what is not given is lost.{' '}
          <RuleLinks ids={['TAT-6.2.11-58', 'TAT-6.2.11-59', 'TAT-6.2.11-66']} />
        </p>
      )}
    </section>
  );
}

function Side({
  title,
  side,
  isAtWork,
  left,
}: {
  readonly title: string;
  readonly side: RiteSide;
  readonly isAtWork: boolean;
  /** Force that is still to be distributed. */
  readonly left: number | null;
}) {
  const { view } = useTable();
  return (
    <div className={styles.side} data-work={isAtWork ? '' : undefined}>
      <h3 className={styles.sideHead}>
        <span>
          {title}: <b className={styles.sideName}>{houseName(view, side.seat)}</b>
        </span>
        {isAtWork && <span className={styles.turn}>its segment</span>}
        <span className={styles.sum}>
          Force <b>{side.force}</b>
          {left !== null && `, ${left} left`}
        </span>
      </h3>
      <ul className="mt-2">
        {side.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </div>
  );
}

function Line({ line }: { readonly line: RiteLine }) {
  const notes = [
    ...(line.role === 'leads' ? ['leads'] : []),
    ...(line.role === 'target' ? ['the target'] : []),
    ...(line.hasSurprise ? ['Surprise'] : []),
    ...(line.isOpen ? ['adds force if engaged'] : []),
    ...(line.isVanquished ? ['vanquished'] : line.isGone ? ['out'] : []),
  ];
  return (
    <li className={styles.lineItem} data-out={line.isVanquished || line.isGone ? '' : undefined}>
      <span className={styles.lineCard}>
        <TableCard id={line.id} look="strip" />
      </span>
      <span className={styles.notes}>{notes.join(', ')}</span>
      <span className={styles.figures}>
        {line.role !== 'target' && (
          <span>
            Force <b>{line.isOpen ? `(${line.force})` : line.force}</b>
          </span>
        )}
        <span>
          Resistance <b>{line.resistance}</b>
        </span>
      </span>
    </li>
  );
}
