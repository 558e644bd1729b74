import { EDITIONS, optionsOf } from '@/lib/board/editions/editions';
import type { Faction } from '@/lib/board/factions/factions';
import type { Edition } from '@/lib/board/rules/book';
import { optionOf } from '@/lib/board/setup/options';
import { momentName } from '@/lib/board/turn/names';
import { type Advantage, advantagesOf, type Moment, momentIn } from '@/lib/board/turn/turn';
import { RuleIds } from '../../rule-ids';
import styles from '../factions.module.css';

interface Shown {
  readonly faction: Faction;
  readonly edition: Edition;
}

const KARAMA = 'karama-powers';

const isAside = ({ ally, with: needs }: Advantage) => ally === true || needs === KARAMA;

/** What a faction alone may do for itself, by when; what needs an option says so. */
export function Advantages({ faction, edition }: Shown) {
  const all = allOf({ faction, edition }).filter((advantage) => !isAside(advantage));
  const moments: readonly Moment[] = ['set-up', ...EDITIONS[edition].phases, 'any time', 'end'];
  return (
    <section aria-labelledby="advantages" className={styles.may}>
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
              <RuleIds ids={rulesOf(own, edition)} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What it does for an ally, and with a Karama where its special power is played: a block each. */
export function AsideAdvantages({ faction, edition }: Shown) {
  const all = allOf({ faction, edition });
  const blocks = [
    ['For an ally', all.filter(({ ally }) => ally)],
    ['Its special Karama power', all.filter(({ with: needs }) => needs === KARAMA)],
  ] as const;
  return blocks.map(([title, own]) =>
    own.length === 0 ? null : (
      <section key={title} className={styles.block}>
        <h3>{title}</h3>
        {own.map(({ text }) => (
          <p key={text}>
            {text.replace(/^Karama: (.)/, (_, first: string) => first.toUpperCase())}
          </p>
        ))}
        <RuleIds ids={rulesOf(own, edition)} />
      </section>
    ),
  );
}

function allOf({ faction, edition }: Shown): readonly Advantage[] {
  const options = optionsOf(edition).flatMap(({ id, layers }) =>
    layers[edition] === 'ruling' ? [] : [id],
  );
  return advantagesOf(faction.id, { edition, options });
}

function rulesOf(advantages: readonly Advantage[], edition: Edition): readonly string[] {
  return [...new Set(advantages.flatMap(({ rules }) => rules[edition] ?? []))];
}

function Tag({ advantage: { with: needs } }: { readonly advantage: Advantage }) {
  return needs === undefined ? null : (
    <span className={styles.tag}>{optionOf(needs)?.label ?? needs}</span>
  );
}
