import { CountStepper } from '@/app/_ui/base/count-stepper';
import { type Card, fullName } from '@/lib/cards/card';
import { sayOwned, stepOwned, useCopies } from './collection-store';

/** − copies owned +, for one card. Nothing until the collection is read. */
export function OwnedStepper({
  card,
  skipFocus = false,
  quiet = true,
}: {
  readonly card: Card;
  /** Out of the tab order, where keys on the row around it do the same. */
  readonly skipFocus?: boolean;
  readonly quiet?: boolean;
}) {
  const copies = useCopies(card.id);
  if (copies === null) return null;
  return (
    <CountStepper
      name={fullName(card)}
      count={copies}
      counts="owned"
      quiet={quiet}
      skipFocus={skipFocus}
      onChange={(by) => {
        stepOwned(card.id, by);
        sayOwned(card);
      }}
    />
  );
}
