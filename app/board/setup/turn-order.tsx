import { EDITIONS } from '@/lib/board/editions/editions';
import type { BoardSetup } from '@/lib/board/setup/setup';
import { takenSeats } from '@/lib/board/setup/setup';
import { momentName } from '@/lib/board/turn/names';
import {
  type Advantage,
  advantagesOf,
  type Moment,
  momentIn,
  stepsOf,
} from '@/lib/board/turn/turn';
import { RuleIds } from '../rule-ids';
import styles from './turn-order.module.css';

/** The turn, phase by phase: what everybody does, and beside it what each faction alone may do. */
export function TurnOrder({ setup }: { readonly setup: BoardSetup }) {
  const { edition } = setup;
  const phases: readonly Moment[] = EDITIONS[edition].phases;
  const moments: readonly Moment[] = ['set-up', ...phases, 'any time', 'end'];
  const steps = stepsOf(setup);
  const seated = takenSeats(setup).flatMap(({ faction }) => faction ?? []);
  const advantages = seated.flatMap(({ id, name }) =>
    advantagesOf(id, setup).map((advantage) => ({ ...advantage, name })),
  );
  return (
    <section aria-labelledby="turn">
      <h3 id="turn">What is done when</h3>
      <ol className={styles.phases}>
        {moments.map((moment) => {
          const common = steps.filter(({ phase }) => momentIn(edition, phase) === moment);
          const own = advantages.filter(({ phase }) => momentIn(edition, phase) === moment);
          if (common.length + own.length === 0) return null;
          const number = phases.indexOf(moment) + 1;
          const cited = [...common, ...own].flatMap(({ rules }) => rules[edition] ?? []);
          return (
            <li key={moment} className={styles.phase}>
              <h4>
                <span className={styles.number} aria-hidden>
                  {number > 0 && number}
                </span>
                {momentName(moment, edition)}
              </h4>
              <div className={styles.common}>
                {common.map(({ text }) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
              <Own advantages={own} />
              <div className={styles.rules}>
                <RuleIds ids={[...new Set(cited)]} />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** By faction, each once. */
function Own({
  advantages,
}: {
  readonly advantages: readonly (Advantage & { readonly name: string })[];
}) {
  const names = [...new Set(advantages.map(({ name }) => name))];
  return (
    <dl className={styles.own}>
      {names.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          {advantages
            .filter((advantage) => advantage.name === name)
            .map(({ text, ally }) => (
              <dd key={text}>
                {ally && <i>Allied: </i>}
                {text}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
