import { ArrowDownUp, X } from 'lucide-react';
import { Button, IconButton } from '@/app/_ui/base/button';
import { SearchInput } from '@/app/_ui/base/search-input';
import { Select, type SelectOption } from '@/app/_ui/base/select';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { POWERS, powerName } from '@/lib/rules/powers';
import { SORTS, useLibraryView } from './library-address';
import styles from './toolbar.module.css';

export interface ToolbarProps {
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
export function Toolbar({ tags, isAsking, onClear }: ToolbarProps) {
  const [view, setView] = useLibraryView();
  return (
    <search className={styles.bar}>
      <SearchInput
        className={styles.text}
        label="Find a deck"
        placeholder="Name, House, tag, note or a card in it"
        value={view.q}
        onValueChange={(q) => void setView({ q })}
      />
      <Select
        className={styles.select}
        label="Sponsor"
        value={view.sponsor ?? ALL}
        options={SPONSORS}
        onValueChange={(sponsor) => void setView({ sponsor: sponsor === ALL ? null : sponsor })}
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
          onValueChange={(tag) => void setView({ tag: tag === '' ? null : tag })}
        />
      )}
      <div className={styles.sort}>
        <Select
          className={styles.select}
          label="Sort by"
          value={view.sort}
          options={SORTS}
          onValueChange={(sort) => void setView({ sort, reverse: false })}
        />
        <IconButton
          kind="plain"
          label="Reverse the order"
          aria-pressed={view.reverse}
          onClick={() => void setView({ reverse: !view.reverse })}
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
