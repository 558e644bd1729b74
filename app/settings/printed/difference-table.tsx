import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from '@/app/_ui/base/link';
import { fullName } from '@/lib/cards/card';
import { type Difference, printedFieldName } from '@/lib/cards/printed';
import { setName } from '@/lib/rules/taxonomy';
import styles from './differences.module.css';

/** A row a difference; where it is narrow a block. */
export function DifferenceTable({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <div className={styles.sheet}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Card</th>
            <th scope="col">Fact</th>
            <th scope="col">Registry</th>
            <th scope="col">Your file</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((one) => (
            <tr key={`${one.card.id} ${one.field}`} data-new={one.known === null || undefined}>
              <th scope="row">
                <Link href={`/cards/${one.card.id}`}>{fullName(one.card)}</Link>
                <span className="block text-muted text-s font-normal">{setName(one.card.set)}</span>
              </th>
              <td>{printedFieldName(one.field)}</td>
              <td data-label="Registry">{one.ours}</td>
              <td data-label="Your file">{one.theirs}</td>
              <td>
                <StatusSign of={one} />
                {noteOf(one)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether it is known, and so settled here, or for the player to look at. */
function StatusSign({ of: { known } }: { readonly of: Difference }) {
  const Sign = known === null ? TriangleAlert : CircleCheck;
  return <Sign size={16} className={styles.sign} aria-hidden />;
}

function noteOf({ known, doubts }: Difference): string {
  if (known?.kind === 'spelling') return 'A spelling that the Registry knows too.';
  if (known?.kind === 'mended') {
    const sure = known.confidence === 'certain' ? '' : ` (${known.confidence})`;
    return known.reason === ''
      ? `The Registry is right${sure}; your file has a slip.`
      : `The Registry is right${sure}: ${known.reason}.`;
  }
  return doubts.length === 0
    ? 'Not known before: look at the card.'
    : `Not known before; in doubt here: ${doubts.join('; ')}.`;
}
