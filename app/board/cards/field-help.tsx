import { Dialog } from '@/app/_ui/base/dialog';
import { FIELDS } from '@/lib/board/cards/fields';
import styles from './cards.module.css';

/** The fields of the language, each with a query to try. */
export function FieldHelp({
  onTry,
  onClose,
}: {
  readonly onTry: (text: string) => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title="How to search" shape="wide" onClose={onClose}>
      <p className="mb-3">
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
              <button
                type="button"
                className={styles.try}
                onClick={() => {
                  onTry(example);
                  onClose();
                }}
              >
                {example}
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
