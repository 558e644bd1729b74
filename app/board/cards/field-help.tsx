import { FIELDS } from '@/lib/board/cards/fields';
import styles from './cards.module.css';

const EXAMPLES = ['t:weapon', 't:defense', 't:special', 'karama', 'spice>=10', 'is:doubtful'];

/** Queries to try at once, and the fields of the language, each with one more. */
export function FieldHelp({ onTry }: { readonly onTry: (text: string) => void }) {
  return (
    <>
      <p className={styles.examples}>
        Try{' '}
        {EXAMPLES.map((example) => (
          <button
            key={example}
            type="button"
            className={styles.example}
            onClick={() => onTry(example)}
          >
            {example}
          </button>
        ))}
      </p>
      <details className={styles.more}>
        <summary>What can be asked</summary>
        <p className="mt-2">
          Words are looked for in name, kind and what a card does. A blank joins what must all be
          true, <code>or</code> what may be; a minus leaves out; parentheses keep together.
        </p>
        <dl className={styles.fields}>
          {FIELDS.map(({ key, names, explain, example }) => (
            <div key={key}>
              <dt>
                <code>{names[0]}</code>
              </dt>
              <dd>
                {explain}{' '}
                <button type="button" className={styles.try} onClick={() => onTry(example)}>
                  {example}
                </button>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
