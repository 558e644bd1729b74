import { Dialog } from '@/app/_ui/base/dialog';
import type { Power } from '@/lib/rules/powers';
import { SponsorChoice } from './sponsor-choice';

/** The first question of a deck: which Power sponsors the House. */
export function NewDeckDialog({
  onClose,
  onChoose,
}: {
  readonly onClose: () => void;
  readonly onChoose: (sponsor: Power) => void;
}) {
  return (
    <Dialog
      onClose={onClose}
      title="Who sponsors your House?"
      description="No card of the sponsor’s adversaries may be in your decks. You can change the sponsor later."
      shape="wide"
    >
      <div className="mt-3">
        <SponsorChoice onChoose={onChoose} />
      </div>
    </Dialog>
  );
}
