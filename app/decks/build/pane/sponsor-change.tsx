import { ProblemList } from '@/app/_deck/verdict/problem-list';
import { Button } from '@/app/_ui/base/button';
import { Dialog, DialogClose } from '@/app/_ui/base/dialog';
import type { Deck } from '@/lib/decks/deck';
import { applyEdit, type Edit } from '@/lib/decks/edits';
import type { Format } from '@/lib/legality/format';
import { mendOf } from '@/lib/legality/mend';
import { whatEditBreaks } from '@/lib/legality/preview';
import type { Mend } from '@/lib/legality/problem';
import { type Power, powerName } from '@/lib/rules/powers';
import { oneOrMore } from '@/lib/sentences';
import { useDerived, useFormat, useWorkshop, type Workshop } from '../state/workshop';
import styles from './sponsor-change.module.css';

/** Shows what another sponsor would make illegal before the change is made. */
export function SponsorChange({
  sponsor,
  onClose,
}: {
  readonly sponsor: Power;
  readonly onClose: () => void;
}) {
  const workshop = useWorkshop();
  const { checker, changes } = workshop;
  const { deck } = useDerived();
  const format = useFormat();
  const edit: Edit = { kind: 'set-sponsor', sponsor };
  const broken = whatEditBreaks(checker, deck, edit);
  const mends = mendsAfter(edit, deck, workshop, format);
  const name = powerName(sponsor);

  function change(chosen: Edit) {
    changes.edit(chosen, `Sponsor set to ${name}.`);
    onClose();
  }

  return (
    <Dialog
      onClose={onClose}
      title={`Change the sponsor to ${name}?`}
      description={`This breaks ${oneOrMore(broken.length, 'rule')} that the deck keeps now. Either way, one undo takes it back.`}
      foot={
        <>
          <DialogClose>
            <Button kind="quiet">Keep {powerName(deck.sponsor)}</Button>
          </DialogClose>
          <Button onClick={() => change(edit)}>Change the sponsor only</Button>
          {mends.length > 0 && (
            <Button
              kind="primary"
              onClick={() =>
                change({
                  kind: 'several',
                  label: `Sponsor set to ${name}, and what broke mended`,
                  edits: [edit, ...mends.map((mend) => mend.edit)],
                })
              }
            >
              Change and mend
            </Button>
          )}
        </>
      }
    >
      <ProblemList problems={broken} />
      {mends.length > 0 && (
        <div className={styles.mends}>
          <h3>“Change and mend” also does this</h3>
          <ul className={styles.list}>
            {[...new Set(mends.map(({ label }) => label))].map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

/** More rounds than any deck needs: a mend seldom breaks something else. */
const MOST_ROUNDS = 24;

/** The mends, one after the other, of what an edit would break; empty where nothing can be mended. */
function mendsAfter(
  edit: Edit,
  deck: Deck,
  { checker, catalogue }: Workshop,
  format: Format,
): readonly Mend[] {
  const mends: Mend[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const edits = [edit, ...mends.map((mend) => mend.edit)];
    const after = edits.reduce(applyEdit, deck);
    const broken = whatEditBreaks(checker, deck, { kind: 'several', label: '', edits });
    const mend = broken
      .map((problem) => mendOf(problem, after, catalogue, format))
      .find((found) => found !== null);
    if (mend === undefined) break;
    mends.push(mend);
  }
  return mends;
}
