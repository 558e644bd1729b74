import { ChevronDown } from 'lucide-react';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { classes } from '@/app/_ui/base/classes';
import { type CountedFacet, type Facets, facetCounts } from '@/lib/cards/facets';
import { groupName } from '@/lib/cards/group-name';
import { asksToOwn, hasTerm, setRange, toggleOwning, toggleTerm } from '@/lib/cards/query/edit';
import type { Query } from '@/lib/cards/query/query';
import type { QueryContext, Searcher } from '@/lib/cards/query/search';
import { POWERS, powerName, powerShortName } from '@/lib/rules/powers';
import { TALENTS, talentName } from '@/lib/rules/talents';
import { CARD_GROUPS, CARD_TYPES, SET_CODES, setName } from '@/lib/rules/taxonomy';
import { counted } from '@/lib/sentences';
import { PowerIcon } from '../icons/powers';
import { TalentIcon } from '../icons/talents';
import { TypeIcon, typeName } from '../icons/types';
import { collectionFlag } from '../stored/flag';
import { Choice } from './choice';
import styles from './facet-panel.module.css';
import { hasWord, toggleWord } from './query-text';

export interface FacetPanelProps {
  readonly searcher: Searcher;
  /** The search as it was last readable, and its text: what the facets count and edit. */
  readonly query: Query;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Stable (memoised), as for useCardSearch. */
  readonly context?: QueryContext | undefined;
  /** False where the page asks by itself what is owned. */
  readonly asksOwned?: boolean | undefined;
}

type NumberFacet = 'cost' | 'command' | 'resistance';

/** What every section draws on. */
interface Drawn extends Pick<FacetPanelProps, 'text' | 'onTextChange'> {
  readonly facets: Facets;
}

/** The values of the catalogue with live counts; a press edits the search text. */
export const FacetPanel = memo(function FacetPanel(props: FacetPanelProps) {
  const { searcher, query, text, onTextChange, context, asksOwned = true } = props;
  const hasCollection = collectionFlag.use();
  const facets = useMemo(() => facetCounts(searcher, query, context), [searcher, query, context]);
  const drawn = { text, onTextChange, facets };

  const value = (field: CountedFacet, key: string, words: string, sign?: ReactNode) => (
    <Choice
      key={key}
      words={words}
      sign={sign}
      count={facets[field].get(key) ?? 0}
      unit="card"
      pressed={hasTerm(text, field, key)}
      onPress={() => onTextChange(toggleTerm(text, field, key))}
    />
  );
  const quality = (term: string, words: string) => (
    <Choice
      words={words}
      pressed={hasWord(text, term)}
      onPress={() => onTextChange(toggleWord(text, term))}
    />
  );

  return (
    <div className="flex flex-col">
      {asksOwned && (hasCollection || asksToOwn(text)) && (
        <Section title="Collection">
          <Choice
            words="Only what I own"
            pressed={asksToOwn(text)}
            onPress={() => onTextChange(toggleOwning(text))}
          />
          {quality('missing:any', 'Missing for my decks')}
        </Section>
      )}
      <Section title="Type">
        {CARD_TYPES.map((type) =>
          value('type', type, typeName(type), <TypeIcon type={type} size={14} />),
        )}
      </Section>
      <Section title="Set">{SET_CODES.map((set) => value('set', set, setName(set)))}</Section>
      <Section title="Deck">
        {CARD_GROUPS.map((group) => value('deck', group, groupName(group)))}
      </Section>
      <Section title="Allegiance">
        {POWERS.map((power) => {
          const sign = <PowerIcon power={power} coloured size={15} />;
          return value('allegiance', power, powerShortName(power), sign);
        })}
        {value('allegiance', 'none', 'None')}
      </Section>
      <Section title="Allowed for a sponsor">
        <Sponsors {...drawn} />
      </Section>
      <Numbers field="cost" label="Cost" {...drawn} />
      <Section title="Talents">
        {TALENTS.map((talent) =>
          value('talent', talent, talentName(talent), <TalentIcon talent={talent} size={15} />),
        )}
      </Section>
      <Numbers field="command" label="Command" {...drawn} />
      <Numbers field="resistance" label="Resistance" {...drawn} />
      <Section title="Subtype">
        <Subtypes {...drawn} render={(subtype) => value('subtype', subtype, subtype)} />
      </Section>
      <Section title="Other">
        {quality('is:unique', 'Unique')}
        {quality('is:ruled', 'Has rulings')}
        {quality('is:doubtful', 'Transcription in doubt')}
      </Section>
    </div>
  );
});

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={styles.section} open>
      <summary className={styles.summary}>
        {title}
        <ChevronDown size={16} aria-hidden />
      </summary>
      <div className={styles.values}>{children}</div>
    </details>
  );
}

function Sponsors({ text, onTextChange, facets: { legal } }: Drawn) {
  return (
    <>
      <p className={styles.hint}>
        {legal
          ? `${legal.count} of these could stand in your ${powerShortName(legal.sponsor)} deck.`
          : 'What could stand in a deck of:'}
      </p>
      <div className={styles.powers}>
        {POWERS.map((power) => (
          <button
            key={power}
            type="button"
            className={classes(styles.power, 'one-of')}
            aria-pressed={hasTerm(text, 'legal', power)}
            aria-label={`Allowed for ${powerName(power)}`}
            title={powerName(power)}
            onClick={() => onTextChange(toggleTerm(text, 'legal', power))}
          >
            <PowerIcon power={power} coloured size={18} />
          </button>
        ))}
      </div>
    </>
  );
}

function Numbers(props: Drawn & { readonly field: NumberFacet; readonly label: string }) {
  const { field, label, facets, text, onTextChange } = props;
  const counts = [...facets[field]].filter(([value]) => value === 'X' || /^\d+$/.test(value));
  const most = Math.max(1, ...counts.map(([, count]) => count));
  const [from, setFrom] = useState<number | null>(null);

  /** With Shift, from the last one pressed to this one. */
  function press(value: string, ranging: boolean) {
    const here = value === 'X' ? null : Number(value);
    if (ranging && from !== null && here !== null)
      onTextChange(setRange(text, field, Math.min(from, here), Math.max(from, here)));
    else onTextChange(toggleTerm(text, field, value));
    setFrom(here);
  }

  return (
    <Section title={label}>
      <div className={styles.numbers}>
        {counts.map(([value, count]) => (
          <button
            key={value}
            type="button"
            className={styles.number}
            data-none={count === 0 ? '' : undefined}
            aria-pressed={hasTerm(text, field, value) || inRange(text, field, value)}
            aria-label={`${label} ${value}, ${counted(count, 'card')}`}
            title={`${label} ${value}: ${counted(count, 'card')}. With Shift, from the last one to this.`}
            onClick={(event) => press(value, event.shiftKey)}
          >
            {count > 0 && (
              <span
                className={styles.bar}
                style={{ height: `${Math.round((count / most) * 40)}px` }}
              />
            )}
            <span className={styles.numberWords}>{value}</span>
          </button>
        ))}
      </div>
    </Section>
  );
}

/** Whether the text holds a range of this field, as `cost:2..4`, that covers the value. */
function inRange(text: string, field: NumberFacet, value: string): boolean {
  const [, low, high] =
    new RegExp(`(?:^|\\s)${field}:(\\d+)\\.\\.(\\d+)(?=\\s|$)`, 'i').exec(text) ?? [];
  return low !== undefined && Number(low) <= Number(value) && Number(value) <= Number(high);
}

const FEW = 10;

function Subtypes({
  facets,
  text,
  render,
}: Drawn & { readonly render: (subtype: string) => ReactNode }) {
  const [all, setAll] = useState(false);
  const values = [...facets.subtype].filter(
    ([subtype, count]) => count > 0 || hasTerm(text, 'subtype', subtype),
  );
  const ranked = [...values].sort(([, a], [, b]) => b - a).slice(0, FEW);
  const shown = all
    ? [...values].sort(([a], [b]) => (a < b ? -1 : 1))
    : values.filter((one) => ranked.includes(one) || hasTerm(text, 'subtype', one[0]));
  return (
    <>
      {shown.map(([subtype]) => render(subtype))}
      {values.length > FEW && (
        <button type="button" className={styles.more} onClick={() => setAll(!all)}>
          {all ? 'Show the most frequent' : `Show all ${values.length}`}
        </button>
      )}
    </>
  );
}
