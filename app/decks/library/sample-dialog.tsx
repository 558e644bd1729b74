import { Share2 } from 'lucide-react';
import { compareHref, sampleRef } from '@/app/_deck/compare/compare-href';
import { openShare } from '@/app/_deck/export/export-deck';
import { DeckLists } from '@/app/_deck/lists/deck-lists';
import { ReportLine } from '@/app/_deck/verdict/report-line';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { Dialog } from '@/app/_ui/base/dialog';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { SampleDeck } from '@/lib/decks/samples';
import type { Report } from '@/lib/legality/problem';
import { powerName } from '@/lib/rules/powers';
import styles from './sample-dialog.module.css';

export interface SampleDialogProps {
  readonly sample: SampleDeck;
  readonly catalogue: Catalogue | null;
  readonly report: Report | null;
  readonly onOpenChange: (open: boolean) => void;
  readonly onCopy: (sample: SampleDeck) => void;
}

/** A sample to be read before it is copied. */
export function SampleDialog(props: SampleDialogProps) {
  const { sample, catalogue, report, onOpenChange, onCopy } = props;
  const { deck } = sample;
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      shape="wide"
      title={deck.name}
      description={`${deck.houseName}, sponsored by ${powerName(deck.sponsor)}`}
      foot={
        <>
          <LinkButton href={compareHref(sampleRef(sample.id), null)}>Compare…</LinkButton>
          <Button
            onClick={() => {
              onOpenChange(false);
              void openShare(deck);
            }}
          >
            <Share2 size={16} aria-hidden />
            Share…
          </Button>
          <Button kind="primary" onClick={() => onCopy(sample)}>
            Make a copy
          </Button>
        </>
      }
    >
      {report && (
        <div className="mt-2">
          <ReportLine report={report} />
        </div>
      )}
      <p className={styles.notes}>{deck.notes}</p>
      {catalogue ? (
        <DeckLists deck={deck} catalogue={catalogue} />
      ) : (
        <p aria-live="polite">Fetching the cards…</p>
      )}
    </Dialog>
  );
}
