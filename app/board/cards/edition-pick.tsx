import type { Edition } from '@/lib/board/rules/book';
import styles from './cards.module.css';

const CHOICES = [
  [null, 'Both editions'],
  ['2019', '2019'],
  ['descartes', 'Descartes'],
] as const;
const TERM = /(^|\s)edition:(2019|descartes)(?=\s|$)/;

/** The edition that a search is limited to, as its text has it. */
export function editionIn(text: string): Edition | null {
  const asked = TERM.exec(text)?.[2];
  return asked === '2019' || asked === 'descartes' ? asked : null;
}

/** Limits a search to the cards of one edition, as a term of its text. */
export function EditionPick({
  text,
  onText,
}: {
  readonly text: string;
  readonly onText: (text: string) => void;
}) {
  const asked = editionIn(text);
  return (
    <div role="radiogroup" aria-label="Edition" className={styles.pick}>
      {CHOICES.map(([edition, name]) => (
        <label key={name}>
          <input
            type="radio"
            name="edition"
            className="visually-hidden"
            checked={edition === asked}
            onChange={() => {
              const rest = text.replace(TERM, '').trim();
              onText(edition === null ? rest : `${rest} edition:${edition}`.trim());
            }}
          />
          {name}
        </label>
      ))}
    </div>
  );
}
