import { ArrowDownUp, X } from 'lucide-react';
import { Button, IconButton } from '@/app/_ui/base/button';
import { TextInput } from '@/app/_ui/base/field';
import { Select, type SelectOption } from '@/app/_ui/base/select';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { POWERS, powerName } from '@/lib/rules/powers';
import { type LibraryView, SORTS } from './library-address';
import styles from './toolbar.module.css';

export interface ToolbarProps {
  readonly view: LibraryView;
  readonly onChange: (change: Partial<LibraryView>) => void;
  /** Tags in use. */
  readonly tags: readonly string[];
  readonly isAsking: boolean;
  readonly onClear: () => void;
}

const ALL = 'all';
const SPONSORS: readonly SelectOption<string>[] = [
  { value: ALL, label: 'Any sponsor' },
  ...POWERS.map((power) => ({
    value: power,
    label: powerName(power),
    icon: <PowerIcon power={power} coloured />,
  })),
];

/** Text, sponsor, tag and order of the library. */
export function Toolbar({ view, onChange, tags, isAsking, onClear }: ToolbarProps) {
  return (
    <search className={styles.bar}>
      <TextInput
        className={styles.text}
        label="Find a deck"
        type="search"
        placeholder="Name, House, tag, note or a card in it"
        value={view.q}
        onValueChange={(q) => onChange({ q })}
      />
      <Select
        className={styles.select}
        label="Sponsor"
        value={view.sponsor ?? ALL}
        options={SPONSORS}
        onValueChange={(sponsor) => onChange({ sponsor: sponsor === ALL ? null : sponsor })}
      />
      {(tags.length > 0 || view.tag !== null) && (
        <Select
          className={styles.select}
          label="Tag"
          value={view.tag ?? ''}
          options={[
            { value: '', label: 'Any tag' },
            ...[...new Set([...tags, ...(view.tag === null ? [] : [view.tag])])].map((tag) => ({
              value: tag,
              label: tag,
            })),
          ]}
          onValueChange={(tag) => onChange({ tag: tag === '' ? null : tag })}
        />
      )}
      <div className={styles.sort}>
        <Select
          className={styles.select}
          label="Sort by"
          value={view.sort}
          options={SORTS}
          onValueChange={(sort) => onChange({ sort, reverse: false })}
        />
        <IconButton
          kind="plain"
          label="Reverse the order"
          aria-pressed={view.reverse}
          onClick={() => onChange({ reverse: !view.reverse })}
        >
          <ArrowDownUp size={16} aria-hidden />
        </IconButton>
      </div>
      {isAsking && (
        <Button kind="quiet" className={styles.clear} onClick={onClear}>
          <X size={16} aria-hidden />
          Show all
        </Button>
      )}
    </search>
  );
}
