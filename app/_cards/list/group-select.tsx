import select from '@/app/_ui/search/sort-select.module.css';
import { GROUPINGS, type Grouping } from './groups';

const NAMES: Readonly<Record<Grouping, string>> = {
  type: 'By type',
  power: 'By Power',
  set: 'By set',
};

/** Whether the cards stand in groups. */
export function GroupSelect({
  grouping,
  onGroupingChange,
}: {
  readonly grouping: Grouping | null;
  readonly onGroupingChange: (grouping: Grouping | null) => void;
}) {
  return (
    <select
      className={select.select}
      aria-label="Group"
      value={grouping ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onGroupingChange(GROUPINGS.find((one) => one === value) ?? null)
      }
    >
      <option value="">No groups</option>
      {GROUPINGS.map((one) => (
        <option key={one} value={one}>
          {NAMES[one]}
        </option>
      ))}
    </select>
  );
}
