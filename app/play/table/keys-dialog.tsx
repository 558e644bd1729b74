import { Dialog } from '@/app/_ui/base/dialog';
import styles from './keys-dialog.module.css';

const KEYS: readonly (readonly [string, string])[] = [
  ['Arrows', 'From card to card, by where they lie'],
  ['Enter', 'What can be done with the card; again for the first of it'],
  ['/', 'All actions in one list, with a filter'],
  ['e', 'Lead on: end the Interval, pass, or be done'],
  ['u', 'Undo, back to your last choice'],
  ['Shift+u', 'Redo'],
  ['m', 'Do something by hand'],
  ['?', 'These keys'],
];

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Keys at the table">
      <dl className={styles.keys}>
        {KEYS.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
