import { Link } from '@/app/_ui/base/link';
import { Verdict } from '@/app/_ui/base/verdict';
import { when } from '@/app/_ui/base/when';
import type { PrintedText as Text } from '@/app/_ui/printed/printed-store';
import type { Card } from '@/lib/cards/card';
import { differencesOf, printedFieldName } from '@/lib/cards/printed';
import styles from './printed-text.module.css';

/** What a file of the player's own says of a card, and where the Registry says otherwise. */
export function PrintedText({ card, text }: { readonly card: Card; readonly text: Text }) {
  const differences = differencesOf(card, text).filter(({ known }) => known === null);
  return (
    <>
      {text.operation === '' ? (
        <p className="text-muted">Your file has no text for this card.</p>
      ) : (
        <p className={styles.operation}>{text.operation}</p>
      )}
      <p className="mt-2 text-muted text-s wrap-anywhere">
        From your file {text.file}, loaded {when(text.loadedAt, Date.now())}.
      </p>
      {differences.length > 0 && (
        <Verdict
          tone="warning"
          className="mt-3"
          details={
            <div className="pt-2">
              <ul>
                {differences.map(({ field, ours, theirs }) => (
                  <li key={field}>
                    {printedFieldName(field)}: “{theirs}” in the file, “{ours}” here
                  </li>
                ))}
              </ul>
              <Link href="/settings/printed">All differences</Link>
            </div>
          }
        >
          {differences.length === 1
            ? 'Your file differs from the Registry in one fact'
            : `Your file differs from the Registry in ${differences.length} facts`}
        </Verdict>
      )}
    </>
  );
}
