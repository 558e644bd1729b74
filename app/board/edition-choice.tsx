import { Link } from '@/app/_ui/base/link';
import { SignRadios } from '@/app/_ui/base/sign-radios';
import type { Edition } from '@/lib/board/rules/book';
import styles from './edition-choice.module.css';

const EDITIONS = [
  { value: '2019', label: '2019' },
  { value: 'descartes', label: 'Descartes' },
] as const;
const BOTH = [{ value: 'both', label: 'Both' }, ...EDITIONS] as const;

const MEANS = {
  '2019': 'Gale Force Nine: ten turns',
  descartes: 'Descartes and Avalon Hill: fifteen turns',
} as const;

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
    <div>
      <SignRadios
        legend="Edition"
        name="edition"
        options={EDITIONS}
        value={value}
        onValueChange={onValueChange}
      />
      {hasHint && <p className="mt-1 text-s text-muted">{MEANS[value]}</p>}
    </div>
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
    <SignRadios
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
    <nav aria-label="Edition" className={styles.links}>
      {EDITIONS.map(({ value, label }) => (
        <Link
          key={value}
          href={`${path}?edition=${value}`}
          scroll={false}
          className="one-of"
          {...(value === edition && { 'aria-current': 'page' as const })}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
