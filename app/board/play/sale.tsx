import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { cardOf, sheetOf } from '@/lib/board/engine/facts';
import { factionName, nameTo, thingName } from '@/lib/board/engine/narration/names';
import type { BiddingFrame } from '@/lib/board/engine/state/frames';
import type { BoardView } from '@/lib/board/engine/state/view';
import { capital } from '@/lib/sentences';
import { briefOf } from '../brief';
import { CardFace } from '../card-face';
import { powerOf } from '../faction-power';
import { FactionSign } from './faction-sign';
import { OpenCards } from './open-cards';
import styles from './sale.module.css';

/** The sale of a treachery card that is on; none while nobody may bid. */
export function saleIn({ frames }: BoardView): BiddingFrame | null {
  const frame = frames.at(-1);
  return frame?.step === 'bidding' && frame.stage === 'bid' ? frame : null;
}

/** More than so many bidders stand in a strip. */
const FEW = 4;

/** The card that is for sale, the highest bid for it, and who bids in what order from now on (GF9-bid-07). */
export function Sale({ view, frame }: { readonly view: BoardView; readonly frame: BiddingFrame }) {
  // a phone has no room for more than what the card does
  const isNarrow = useMedia(NARROW);
  const { cardUp } = view;
  const { bidder, top } = frame;
  const leads = bidder === null ? undefined : view.factions[bidder];
  const order = orderOf(view, frame);
  return (
    <div className={styles.sale}>
      {cardUp === null ? (
        <span className={styles.back} aria-hidden />
      ) : (
        <OpenCards
          cards={[cardUp]}
          label="The card for sale"
          className={styles.card}
          textClassName={styles.text}
          face={(card) => (
            <CardFace id={card} kind={cardOf(card).kind} name={thingName(card, view.edition)} />
          )}
        />
      )}
      <div className={styles.said}>
        {cardUp !== null && <p className={styles.brief}>{briefOf(cardOf(cardUp))}</p>}
        <p className={styles.top} data-power={powerOf(leads?.id ?? '')}>
          <small>Highest bid</small>
          {leads === undefined || bidder === null ? (
            <span>none yet</span>
          ) : (
            <>
              <strong>{top}</strong>
              <FactionSign faction={leads.id} size={18} />
              <span>{capital(nameTo(view, bidder))}</span>
            </>
          )}
        </p>
        <ol
          className={styles.order}
          aria-label="They bid in this order"
          data-many={order.length > FEW || undefined}
        >
          {order.map((seat, rank) => {
            const state = stateOf(rank, order.length, frame, seat);
            return (
              <li key={seat} data-now={rank === 0 || undefined} data-passed={state === 'passed'}>
                <FactionSign faction={view.factions[seat]?.id ?? ''} size={16} />
                <span title={factionName(view, seat)}>{capital(nameTo(view, seat))}</span>
                {state !== null && <small>{state}</small>}
              </li>
            );
          })}
        </ol>
        {!(isNarrow && cardUp !== null) && <small>{restWords(view)}</small>}
      </div>
    </div>
  );
}

/** What one of those who bid has just done: it leads, or it has passed since the last bid. */
function stateOf(rank: number, many: number, { bidder, passes }: BiddingFrame, seat: number) {
  if (seat === bidder) return 'leads';
  return rank >= many - passes ? 'passed' : null;
}

/** Who sees the card, and how many come after it. */
function restWords({ cardUp, piles: { row } }: BoardView): string {
  const after = row < 2 ? 'It is the last for sale' : `${row - 1} more for sale after it`;
  return cardUp === null ? `${after}.` : `Only you see this card. ${after}.`;
}

/** Who may hold one more card, to the right of whose turn it is (GF9-bid-02, GF9-bid-07). */
function orderOf({ factions }: BoardView, { turn }: BiddingFrame): readonly number[] {
  return factions
    .map((_, step) => (turn + step) % factions.length)
    .filter((seat) => {
      const { id = '', cards = null } = factions[seat] ?? {};
      return cards === null || cards < sheetOf(id).handLimit;
    });
}
