import { ProblemList } from '@/app/_deck/verdict/problem-list';
import { Button } from '@/app/_ui/base/button';
import { Dialog, DialogClose } from '@/app/_ui/base/dialog';
import type { Edit } from '@/lib/decks/edits';
import { whatEditBreaks } from '@/lib/legality/preview';
import { type Power, powerName } from '@/lib/rules/powers';
import { mendsAfter } from '../state/with-mends';
import { useDerived, useFormat, useWorkshop } from '../state/workshop';
import styles from './sponsor-change.module.css';

/** Shows what another sponsor would make illegal before the change is made. */
export function SponsorChange({
  sponsor,
  onClose,
}: {
  readonly sponsor: Power;
  readonly onClose: () => void;
}) {
  const { checker, catalogue, changes } = useWorkshop();
  const { deck } = useDerived();
  const format = useFormat();
  const edit: Edit = { kind: 'set-sponsor', sponsor };
  const broken = whatEditBreaks(checker, deck, edit);
  const mends = mendsAfter(edit, deck, { checker, catalogue, format });
  const name = powerName(sponsor);

  function change(chosen: Edit) {
    changes.edit(chosen, `Sponsor set to ${name}.`);
    onClose();
  }

  return (
    <Dialog
      onClose={onClose}
      title={`Change the sponsor to ${name}?`}
      description={`This breaks ${broken.length === 1 ? 'one rule' : `${broken.length} rules`} that the deck keeps now. Either way, one undo takes it back.`}
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
