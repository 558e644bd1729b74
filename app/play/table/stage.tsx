import { houseName, solarisWords } from '@/lib/engine/narration/naming';
import type { PetitionFrame, RiteFrame } from '@/lib/engine/state/frames';
import type { Seat } from '@/lib/engine/state/state';
import { AimView } from './aim-view';
import { Ending } from './ending';
import { RiteView } from './rite-view';
import { Rules } from './rules';
import styles from './stage.module.css';
import { TableCard } from './table-card';
import { useTable } from './table-context';

/** What stands in the middle: the end, a card that is on its way, or the rite or petition that is on. */
export function Stage() {
  const { view, aim } = useTable();
  const { frames, outcome } = view;
  if (outcome !== null) return <Ending outcome={outcome} />;
  if (aim !== null) return <AimView aim={aim} />;
  const frame = frames.findLast(
    (one): one is RiteFrame | PetitionFrame => one.step === 'rite' || one.step === 'petition',
  );
  if (frame === undefined) return null;
  return frame.step === 'rite' ? <RiteView rite={frame} /> : <PetitionView petition={frame} />;
}

/** A petition that is on: the card that it is for, and how each House stands in the bidding. */
function PetitionView({ petition }: { readonly petition: Readonly<PetitionFrame> }) {
  const { view } = useTable();
  // A House alone bids against nobody: what it is asked says all there is.
  if (view.houses.length === 1) return null;
  const seats = view.houses.flatMap(({ eliminated }, seat) => (eliminated ? [] : [seat]));
  return (
    <section className={styles.matter} aria-label="The petition">
      <div className={styles.petition}>
        <TableCard id={petition.card} shown />
        <div className="flex-1 min-w-0">
          <h2 className="text-m">
            Petition of {houseName(view, petition.seat)}{' '}
            <Rules ids={['TAT-6.2.1-01', 'TAT-6.2.1-10']} />
          </h2>
          <ul className={styles.bidders}>
            {seats.map((seat) => (
              <li key={seat} data-best={isBest(petition, seat) ? '' : undefined}>
                <b>{houseName(view, seat)}</b>
                <span>{standing(petition, seat)}</span>
                <span className={styles.quiet}>
                  has {solarisWords(view.houses[seat]?.treasury ?? 0)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function isBest({ bid, bidder }: Readonly<PetitionFrame>, seat: Seat): boolean {
  return bid > 0 && bidder === seat;
}

function standing(petition: Readonly<PetitionFrame>, seat: Seat): string {
  const { bid, bidder, active, at, cost } = petition;
  if (at === 'opening-bid') return seat === petition.seat ? 'makes the opening bid' : 'waits';
  if (at !== 'options' && seat === bidder) return `has it for ${solarisWords(cost || bid)}`;
  if (seat === bidder) return `bids ${bid}`;
  if (at !== 'options' || !active.includes(seat)) return 'has passed';
  return 'has not passed';
}
