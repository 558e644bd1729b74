import { FIELDS, SYNTAX } from '@/lib/cards/query/fields';
import { Dialog } from '../base/dialog';
import { SEARCHES } from './examples';
import styles from './syntax-help.module.css';

const EXAMPLES = [
  ...SEARCHES,
  ['Schemers who may come in numbers', 'intrigue>battle -is:unique'],
] as const;

/** The search language on one page; each example can be tried. */
export function SyntaxHelp({
  onClose,
  onTry,
}: {
  readonly onClose: () => void;
  readonly onTry: (query: string) => void;
}) {
  const attempt = (query: string) => (
    <button
      type="button"
      className={styles.try}
      onClick={() => {
        onTry(query);
        onClose();
      }}
    >
      {query}
    </button>
  );
  return (
    <Dialog title="How to search" shape="wide" onClose={onClose}>
      <p className="mb-4">
        Write words to find titles, subtitles and subtypes; write a field and a value for the rest.
        Capitals, accents and apostrophes do not matter.
      </p>
      <h3>For instance</h3>
      <table className={styles.table}>
        <tbody>
          {EXAMPLES.map(([words, query]) => (
            <tr key={query}>
              <th scope="row">{attempt(query)}</th>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="mt-6">Joining</h3>
      <table className={styles.table}>
        <tbody>
          {SYNTAX.map(({ sign, explain }) => (
            <tr key={sign}>
              <th scope="row" className="font-semibold">
                {sign}
              </th>
              <td>{explain}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="mt-6">Fields</h3>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Meaning</th>
            <th scope="col">Example</th>
          </tr>
        </thead>
        <tbody>
          {FIELDS.map(({ key, name, also, explain, example }) => (
            <tr key={key}>
              <th scope="row">
                <span className="font-semibold">{name}</span>
                {also.length > 0 && <span className="text-muted text-s"> {also.join(', ')}</span>}
              </th>
              <td>{explain}</td>
              <td>{attempt(example)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
