import { NativeSelect } from '@/app/_ui/base/native-select';
import { useEarlyChoice } from '@/app/_ui/base/use-early-choice';
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
  const value = grouping ?? '';
  const choose = (chosen: string) =>
    onGroupingChange(GROUPINGS.find((one) => one === chosen) ?? null);
  const early = useEarlyChoice(value, choose);
  return (
    <NativeSelect
      ref={early}
      aria-label="Group"
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">Group: none</option>
      {GROUPINGS.map((one) => (
        <option key={one} value={one}>
          {NAMES[one]}
        </option>
      ))}
    </NativeSelect>
  );
}
