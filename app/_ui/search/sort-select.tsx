import type { Query, SortField, SortKey } from '@/lib/cards/query/query';
import { conjuncts } from '@/lib/kernel/query/query';
import { TALENTS, talentName } from '@/lib/rules/talents';
import { NativeSelect } from '../base/native-select';

/** Without a field: what answers plain words best, then by name; where none are sought, by name alone. */
const ORDERS: readonly (readonly [words: string, field: SortField | null, descending: boolean])[] =
  [
    ['Best match', null, false],
    ['By name', 'name', false],
    ['Cost, lowest first', 'cost', false],
    ['Cost, highest first', 'cost', true],
    ['Command, highest first', 'command', true],
    ['Resistance, highest first', 'resistance', true],
    ['By type', 'type', false],
    ['By allegiance', 'allegiance', false],
    ['By deck', 'deck', false],
    ['By set', 'set', false],
    ['Copies owned, most first', 'own', true],
    ...TALENTS.map((talent) => [`${talentName(talent)}, highest first`, talent, true] as const),
  ];

/** The order of the cards where there is no table head to press. */
export function SortSelect({
  where,
  sorting,
  usual,
  onSortingChange,
}: {
  /** What is sought. */
  readonly where: Query['where'];
  readonly sorting: readonly SortKey[];
  /** What the order without a field is called where the cards stand in groups. */
  readonly usual?: string | undefined;
  readonly onSortingChange: (sorting: readonly SortKey[]) => void;
}) {
  const [first] = sorting;
  const chosen = first
    ? ORDERS.findIndex(([, field, down]) => field === first.field && down === first.descending)
    : 0;
  const ranks = conjuncts(where).some((part) => part.kind === 'is' && part.what.kind === 'text');
  const other = sorting.length > 1 || chosen < 0;
  return (
    <NativeSelect
      aria-label="Sort"
      value={other ? 'other' : String(chosen)}
      onChange={(event) => {
        const order = ORDERS[Number(event.currentTarget.value)];
        if (!order) return;
        const [, field, descending] = order;
        onSortingChange(field === null ? [] : [{ field, descending }]);
      }}
    >
      {other && <option value="other">As the search says</option>}
      {ORDERS.map(([words, field], index) =>
        // two of them are one order then
        chosen !== index &&
        (usual === undefined ? !ranks && field === 'name' : words === usual) ? null : (
          <option key={words} value={index}>
            {field === null ? (usual ?? (ranks ? words : 'By name')) : words}
          </option>
        ),
      )}
    </NativeSelect>
  );
}
