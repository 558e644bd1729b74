import { EDITIONS, optionsOf } from '@/lib/board/editions/editions';
import type { Faction } from '@/lib/board/factions/factions';
import type { Edition } from '@/lib/board/rules/book';
import { optionOf } from '@/lib/board/setup/options';
import { momentName } from '@/lib/board/turn/names';
import { type Advantage, advantagesOf, type Moment, momentIn } from '@/lib/board/turn/turn';
import { RuleIds } from '../../rule-ids';
import styles from '../factions.module.css';

/** What a faction alone may do, by when; what needs an option, or is for allies, says so. */
export function Advantages({
  faction,
  edition,
}: {
  readonly faction: Faction;
  readonly edition: Edition;
}) {
  const options = optionsOf(edition).flatMap(({ id, layers }) =>
    layers[edition] === 'ruling' ? [] : [id],
  );
  const all = advantagesOf(faction.id, { edition, options });
  const moments: readonly Moment[] = ['set-up', ...EDITIONS[edition].phases, 'any time', 'end'];
  return (
    <section aria-labelledby="advantages">
      <h2 id="advantages">What it alone may do</h2>
      <ol className={styles.moments}>
        {moments.map((moment) => {
          const own = all.filter(({ phase }) => momentIn(edition, phase) === moment);
          return own.length === 0 ? null : (
            <li key={moment}>
              <h3>{momentName(moment, edition)}</h3>
              <ul>
                {own.map((advantage) => (
                  <li key={advantage.text}>
                    <Tag advantage={advantage} />
                    {advantage.text}
                  </li>
                ))}
              </ul>
              <RuleIds ids={[...new Set(own.flatMap(({ rules }) => rules[edition] ?? []))]} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Tag({ advantage: { ally, with: needs } }: { readonly advantage: Advantage }) {
  const words = ally ? 'Allied' : needs === undefined ? null : optionOf(needs)?.label;
  return words === null ? null : <span className={styles.tag}>{words}</span>;
}
