import styles from './cards.module.css';

const EXAMPLES = [
  ['Weapons', 't:weapon'],
  ['Defenses', 't:defense'],
  ['Special cards', 't:special'],
  ['Karama', 'karama'],
  ['10 spice or more', 'spice>=10'],
  ['In doubt', 'is:doubtful'],
] as const;

/** Searches to try at once; how each is written shows when it is pointed at, and in the field. */
export function Examples({ onTry }: { readonly onTry: (text: string) => void }) {
  return (
    <p className={styles.examples}>
      {EXAMPLES.map(([label, query]) => (
        <button
          key={query}
          type="button"
          className={styles.example}
          title={query}
          onClick={() => onTry(query)}
        >
          {label}
        </button>
      ))}
    </p>
  );
}
