import { X } from 'lucide-react';
import { TalentIcon } from '@/app/_ui/icons/talents';
import { riteName } from '@/lib/engine/narration/naming';
import type { RiteLine } from '@/lib/engine/rite/lines';
import type { GameCardId } from '@/lib/engine/state/state';
import { outcomeWords } from './own-outcomes';
import { Side } from './rite-side';
import { toneOf, Versus } from './rite-view';
import styles from './rite-view.module.css';
import stage from './stage.module.css';
import { useTable } from './table-context';
import type { RiteOver } from './table-log';

/** A rite that is over, as it stood in the middle: what it came to, and what fell, until the next answer. */
export function RiteOverView({ over }: { readonly over: RiteOver }) {
  const { table, view, viewer, putAway } = useTable();
  const { rite, leader, target, attacker, defender, fallen, force, resistance, result } = over;
  const isVanquished = result === 'vanquished';
  const line = (id: GameCardId, role: RiteLine['role']): RiteLine => ({
    ...{ id, role, force: 0, resistance: resistance ?? 0, isOpen: false, hasSurprise: false },
    ...{ isVanquished: fallen.some(({ card }) => card === id), isGone: false },
  });
  // what struck first counts no more: the rest of the force decided nothing
  const isDecided =
    force !== null && resistance !== null && force >= resistance === isVanquished && force > 0;
  return (
    <section className={stage.matter} aria-label="The rite that is over">
      <div className={styles.head}>
        <h2 className="text-m">
          <TalentIcon talent={rite} size={18} className={styles.sign} />
          {riteName(rite)} against {table.onceNamed(target)}
        </h2>
        <span className={styles.part}>
          Over
          <button
            type="button"
            className={styles.away}
            aria-label="Put the rite away"
            onClick={() => putAway(`rite ${over.at}`)}
          >
            <X size={14} aria-hidden />
          </button>
        </span>
      </div>
      <div className={styles.sides} data-facing>
        <Side
          title="Attack"
          side={{ seat: attacker, lines: [line(leader, 'leads')], force: 0 }}
          force={force}
          {...SETTLED}
          said={target}
        />
        <div className={styles.result} data-tone={toneOf(over, viewer, isVanquished)}>
          {isDecided && <Versus force={force} needs={[resistance]} />}
          <p className={styles.outcome}>
            {table.onceNamed(target)} {isVanquished ? 'vanquished' : 'stands'}
          </p>
          <p className={styles.whole}>{outcomeWords(over, resistance, table.onceNamed, view)}</p>
        </div>
        <Side
          title="Defense"
          side={{ seat: defender, lines: [line(target, 'target')], force: 0 }}
          force={null}
          {...SETTLED}
          said={target}
        />
      </div>
    </section>
  );
}

const SETTLED = { isIf: false, isAtWork: false, sumOf: () => '' } as const;
