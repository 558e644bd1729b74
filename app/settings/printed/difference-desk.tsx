'use client';

import { Copy, Download } from 'lucide-react';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { copyText } from '@/app/_ui/base/copy-text';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { Link } from '@/app/_ui/base/link';
import { saveText } from '@/app/_ui/base/save-file';
import { Select } from '@/app/_ui/base/select';
import { NotFetched } from '@/app/_ui/data/not-fetched';
import { useStored } from '@/app/_ui/stored/use-stored';
import { fullName } from '@/lib/cards/card';
import { type Difference, differencesText, printedFieldName } from '@/lib/cards/printed';
import { setName } from '@/lib/rules/taxonomy';
import type { Listing } from '@/lib/storage/rows';
import styles from './differences.module.css';
import { useDifferences } from './use-differences';

const SHOWN = ['new', 'known', 'all'] as const;
type Shown = (typeof SHOWN)[number];

/** All differences of the loaded sets, filtered, and as a text to send to whoever mends them. */
export function DifferenceDesk() {
  const stored = useStored('printed');
  if (stored.status === 'loading') return <p role="status">Reading what is loaded…</p>;
  if (stored.status === 'failed')
    return <NotFetched failed={stored}>What is stored is untouched.</NotFetched>;
  return <LoadedSets listing={stored.value} />;
}

function LoadedSets({ listing }: { readonly listing: Listing<'printed'> }) {
  const { rows: sets, problem } = listing;
  const found = useDifferences(sets);
  const [show, setShow] = useQueryState('show', parseAsStringLiteral(SHOWN).withDefault('new'));
  if (problem !== null)
    return (
      <EmptyState tone="failed" title="The storage could not be read">
        {problem.message}
      </EmptyState>
    );
  if (sets.length === 0)
    return (
      <EmptyState
        title="No set file is loaded"
        actions={<LinkButton href="/settings#printed">Load set files</LinkButton>}
      >
        Load OCTGN set files of your own in the settings. What they say of each card is then
        compared with the Registry, in this browser.
      </EmptyState>
    );
  if (found.status === 'failed')
    return <NotFetched failed={found}>What you have loaded is still here.</NotFetched>;
  if (found.status === 'loading') return <p role="status">Comparing…</p>;
  const { all, news } = found;
  const lists = { new: news, known: all.filter(({ known }) => known !== null), all };
  return <Filtered show={show} lists={lists} onShow={(next) => void setShow(next)} />;
}

interface Showing {
  readonly show: Shown;
  readonly lists: Readonly<Record<Shown, readonly Difference[]>>;
  readonly onShow: (show: Shown) => void;
}

function Filtered({ show, lists, onShow }: Showing) {
  const shown = lists[show];
  const text = differencesText(shown);

  return (
    <>
      <div className={styles.tools}>
        <Select
          label="Show"
          className={styles.show ?? ''}
          value={show}
          onValueChange={onShow}
          options={[
            { value: 'new', label: `New (${lists.new.length})` },
            { value: 'known', label: `Known and corrected (${lists.known.length})` },
            { value: 'all', label: `All (${lists.all.length})` },
          ]}
        />
        {shown.length > 0 && (
          <div className={styles.buttons}>
            <Button
              onClick={() =>
                void copyText(text, 'The list', { description: 'Save it as a file instead.' })
              }
            >
              <Copy size={16} aria-hidden /> Copy as text
            </Button>
            <Button onClick={() => saveText('registry-differences.txt', text)}>
              <Download size={16} aria-hidden /> Save as a file
            </Button>
          </div>
        )}
      </div>
      {shown.length > 0 ? (
        <DifferenceTable differences={shown} />
      ) : (
        <Nothing show={show} lists={lists} onShow={onShow} />
      )}
    </>
  );
}

function Nothing({ show, lists, onShow }: Showing) {
  const known = show === 'new' ? lists.known.length : 0;
  return (
    <EmptyState
      title={show === 'new' ? 'Nothing new differs' : 'Nothing differs'}
      actions={
        known > 0 && (
          <Button onClick={() => onShow('known')}>
            Show {known === 1 ? 'the one' : `the ${known}`} known
          </Button>
        )
      }
    >
      {known > 0
        ? 'Every difference is a slip of the files that the Registry’s records already correct.'
        : 'Every fact in the files agrees with the Registry.'}
    </EmptyState>
  );
}

/** A row a difference; on a narrow page a block. */
function DifferenceTable({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Card</th>
          <th scope="col">Fact</th>
          <th scope="col">Registry</th>
          <th scope="col">Your file</th>
          <th scope="col">Known</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((one) => (
          <tr key={`${one.card.id} ${one.field}`}>
            <th scope="row">
              <Link href={`/cards/${one.card.id}`}>{fullName(one.card)}</Link>
              <span className="block text-muted text-s font-normal">{setName(one.card.set)}</span>
            </th>
            <td>{printedFieldName(one.field)}</td>
            <td data-label="Registry">{one.ours}</td>
            <td data-label="Your file">{one.theirs}</td>
            <td>{noteOf(one)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function noteOf({ known, doubts }: Difference): string {
  if (known?.kind === 'spelling') return 'A spelling that the Registry knows too.';
  if (known?.kind === 'mended') {
    const sure = known.confidence === 'certain' ? 'Corrected' : `Corrected (${known.confidence})`;
    return known.reason === '' ? `${sure}.` : `${sure}: ${known.reason}.`;
  }
  return doubts.length === 0 ? 'New.' : `New; in doubt here: ${doubts.join('; ')}.`;
}
