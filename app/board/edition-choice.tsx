import type { Edition } from '@/lib/board/rules/book';
import { SegmentLinks, Segments } from './segments';

/** The editions as a choice: each with its label and what it is. */
const EDITIONS = [
  ['2019', '2019', 'Gale Force Nine: ten turns'],
  ['descartes', 'Descartes', 'Descartes and Avalon Hill: fifteen turns'],
] as const;
const LABELS = EDITIONS.map(([edition, label]) => [edition, label] as const);
const BOTH = [['both', 'Both editions'], ...LABELS] as const;

/** The edition that is asked about, and on demand what it is. */
export function EditionChoice({
  value,
  hasHint = false,
  onValueChange,
}: {
  readonly value: Edition;
  readonly hasHint?: boolean;
  readonly onValueChange: (edition: Edition) => void;
}) {
  return (
    <Segments
      legend="Edition"
      name="edition"
      options={hasHint ? EDITIONS : LABELS}
      value={value}
      onValueChange={onValueChange}
    />
  );
}

/** One edition, or null for both. */
export function EditionOrBoth({
  value,
  onValueChange,
}: {
  readonly value: Edition | null;
  readonly onValueChange: (edition: Edition | null) => void;
}) {
  return (
    <Segments
      legend="Edition"
      isLegendHidden
      name="edition"
      options={BOTH}
      value={value ?? 'both'}
      onValueChange={(edition) => onValueChange(edition === 'both' ? null : edition)}
    />
  );
}

/** The same page for either edition. */
export function EditionLinks({
  path,
  edition,
}: {
  readonly path: string;
  readonly edition: Edition;
}) {
  return (
    <SegmentLinks
      label="Edition"
      value={edition}
      links={LABELS.map(([one, label]) => [one, label, `${path}?edition=${one}`])}
    />
  );
}
