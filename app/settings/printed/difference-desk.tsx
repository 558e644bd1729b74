'use client';

import { Copy, Download } from 'lucide-react';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import type { ReactNode } from 'react';
import { Beside } from '@/app/_ui/base/beside';
import { Button } from '@/app/_ui/base/button';
import { copyText } from '@/app/_ui/base/copy-text';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { saveText } from '@/app/_ui/base/save-file';
import { Select } from '@/app/_ui/base/select';
import { NotFetched, OnItsWay } from '@/app/_ui/data/not-fetched';
import { useStored } from '@/app/_ui/stored/use-stored';
import { type Difference, differencesText } from '@/lib/cards/printed';
import { counted } from '@/lib/sentences';
import type { Listing } from '@/lib/storage/rows';
import { DifferenceTable } from './difference-table';
import styles from './differences.module.css';
import { SetFiles } from './set-files';
import { useDifferences } from './use-differences';

const SHOWN = ['new', 'known', 'all'] as const;
type Shown = (typeof SHOWN)[number];

/** The loaded sets, and all their differences, filtered, as a text to send to whoever mends them. */
export function DifferenceDesk({
  example,
}: {
  /** What is said of a file, before there is one. */
  readonly example: ReactNode;
}) {
  const stored = useStored('printed');
  const isEmpty =
    stored.status === 'ready' && stored.value.rows.length === 0 && stored.value.problem === null;
  return (
    <Beside input={<SetFiles />} example={isEmpty ? example : null}>
      {stored.status === 'ready' && <Found sets={stored.value.rows} />}
      {stored.status === 'loading' && <OnItsWay>Reading what is loaded…</OnItsWay>}
    </Beside>
  );
}

function Found({ sets }: { readonly sets: Listing<'printed'>['rows'] }) {
  const found = useDifferences(sets);
  const [show, setShow] = useQueryState('show', parseAsStringLiteral(SHOWN).withDefault('new'));
  if (sets.length === 0) return null;
  if (found.status === 'failed')
    return <NotFetched failed={found}>What you have loaded is still here.</NotFetched>;
  if (found.status === 'loading') return <OnItsWay>Comparing…</OnItsWay>;
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
    <div className="flex flex-col gap-4 min-w-0">
      {lists.all.length > 0 && (
        <h2 className="text-l">
          {counted(lists.all.length, 'fact differs', 'facts differ')} from the Registry
        </h2>
      )}
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
    </div>
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
