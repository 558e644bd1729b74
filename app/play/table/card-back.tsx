import styles from './card-back.module.css';
import { wideAs } from './table-face';

/** The back of a card; whoever may know it reads its title on it. */
export function CardBack({
  group,
  title,
}: {
  readonly group: 'imperial' | 'house';
  readonly title: string | null;
}) {
  return (
    <span className={styles.back} data-group={group} aria-hidden>
      <svg
        viewBox="0 0 63 88"
        preserveAspectRatio="xMidYMid slice"
        className={styles.weave}
        aria-hidden="true"
      >
        <path
          d="M4 4h55v80H4zM4 44l27.5-40L59 44 31.5 84zM4 24l13.7-20M59 24 45.3 4M4 64l13.7 20M59 64 45.3 84"
          fill="none"
          stroke="currentColor"
          strokeWidth="1"
        />
        <circle cx="31.5" cy="44" r="9" fill="none" stroke="currentColor" strokeWidth="1" />
      </svg>
      {title !== null && (
        <span className={styles.title} style={wideAs(title)} data-back-title>
          {title}
        </span>
      )}
    </span>
  );
}
