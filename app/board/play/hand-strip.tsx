import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { cardOf } from '@/lib/board/engine/facts';
import { spiceCardName, thingName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import { CardFace } from '../card-face';
import styles from './hand-strip.module.css';
import { OpenCards } from './open-cards';

/** Whether the viewer is asked which of the leaders that it was dealt it keeps. */
export function choosesTraitor({ asked, seat, frames }: BoardView): boolean {
  const frame = frames.at(-1);
  return asked === seat && frame?.step === 'setup' && frame.stage === 'traitors';
}

/** On a phone more cards than these are signs alone. */
const MOST_NAMED = 4;

/** The own treachery cards in a line or two, so that nobody leaves the question to look at them. */
export function HandStrip({ view }: { readonly view: BoardView }) {
  const isNarrow = useMedia(NARROW);
  const own = view.seat === null ? null : view.factions[view.seat]?.own;
  if (own == null) return null;
  // those that may be kept stand in the question
  const traitors = choosesTraitor(view) ? [] : own.traitors;
  if (own.hand.length + traitors.length === 0) return null;
  // a bid has the card for sale to show
  const isFull = isNarrow && view.frames.at(-1)?.step === 'bidding';
  const facts = isFull
    ? []
    : [
        ...traitors.map((id) => ['Traitor', thingName(id, view.edition)] as const),
        ...(view.foreseen === null ? [] : [['Next spice', spiceCardName(view.foreseen)] as const]),
      ];
  return (
    <div className={styles.hand} data-many={own.hand.length > 2 || undefined}>
      {own.hand.length > 0 && <span aria-hidden>Your hand</span>}
      {own.hand.length > 0 && (
        <OpenCards
          cards={own.hand}
          label="Your treachery cards"
          className={styles.cards}
          face={(card) => (
            <>
              <CardFace id={card} kind={cardOf(card).kind} size="tiny" />
              <span
                className={isNarrow && own.hand.length > MOST_NAMED ? 'visually-hidden' : undefined}
              >
                {thingName(card, view.edition)}
                {cardOf(card).kind === 'worthless' && <small>worthless</small>}
              </span>
            </>
          )}
        />
      )}
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map(([name, what]) => (
            <li key={what}>
              {name} <b>{what}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
