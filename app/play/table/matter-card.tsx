import type { ReactNode } from 'react';
import { CardText } from '@/app/_ui/card/operation/operation';
import type { PetitionFrame } from '@/lib/engine/state/frames';
import type { GameCardId } from '@/lib/engine/state/state';
import styles from './stage.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';

/** How far a petition comes (TAT-6.2.1). */
const PETITION_STEPS = ['Declared', 'Bids', 'Pay'] as const;
type PetitionStep = (typeof PETITION_STEPS)[number];

const STEPS: Readonly<Partial<Record<PetitionFrame['at'], PetitionStep>>> = {
  'opening-bid': 'Bids',
  options: 'Bids',
  discount: 'Pay',
  shortfall: 'Pay',
};

/** How far a petition has come; undefined where it is at its end. */
export function stepOf({ at }: Readonly<PetitionFrame>): PetitionStep | undefined {
  return STEPS[at];
}

/** A card in the middle of the table: what is done with it and what follows; on a phone its text, which no pane says there. */
export function MatterCard({
  id,
  label,
  title,
  step,
  follows,
  isRoomy = false,
  standing,
  areMany = false,
  children,
}: {
  readonly id: GameCardId;
  /** What is read out of the whole. */
  readonly label: string;
  readonly title: ReactNode;
  /** Of a petition: how far it has come. */
  readonly step?: PetitionStep | undefined;
  readonly follows: ReactNode;
  /** Its text stands there on a phone too. */
  readonly isRoomy?: boolean;
  /** What those do who stand beside it. */
  readonly standing?: 'bids' | 'asked';
  /** They are so many that they have columns. */
  readonly areMany?: boolean;
  readonly children?: ReactNode;
}) {
  const { view, catalogue } = useTable();
  const facts = catalogue.byId.get(view.cards[id]?.card ?? '');
  return (
    <section className={styles.matter} aria-label={label}>
      <div
        className={styles.petition}
        data-standing={standing}
        data-step={step}
        data-many={areMany ? '' : undefined}
      >
        <TableCard id={id} shown="lone" look="mini" />
        <div className={styles.prize}>
          <h2 className="text-m">{title}</h2>
          {step !== undefined && (
            <ol className={styles.steps} aria-label="Steps of the petition">
              {PETITION_STEPS.map((one) => (
                <li key={one} aria-current={one === step ? 'step' : undefined}>
                  {one}
                </li>
              ))}
            </ol>
          )}
          {follows !== '' && <p className={styles.follows}>{follows}</p>}
          {facts !== undefined && (
            <div className={styles.says} data-roomy={isRoomy ? '' : undefined}>
              <CardText card={facts.id} />
            </div>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
