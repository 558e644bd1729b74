import type { Seat } from '@/lib/kernel/game';
import type { BoardEvent, EventKind } from '../state/events';
import type { BoardState } from '../state/state';
import { territoryName } from './names';
import { isSeen, type Of, type Reader, readerOf, say } from './sentences';

/* What happened as lines: what belongs together is one of them. */

/** One line of the log. */
export interface BoardLine {
  readonly kind: EventKind;
  /** Whom it is about. */
  readonly seat: Seat | null;
  readonly text: string;
  /** Of a purchase all in one sentence: the price, to whom, what was taken. */
  readonly whole?: string;
  /** Whether the whole sentence before it says it too. */
  readonly isPart?: boolean;
  /** Of a battle that began, where. */
  readonly place?: string;
  /** Of a card that came up for sale, which it is, where the reader saw it. */
  readonly card?: string;
}

/** What a seat is told of what happened; what is secret is left out of the sentences of all others. */
export function tell(
  state: Readonly<BoardState>,
  events: readonly BoardEvent[],
  seat: Seat,
): readonly BoardLine[] {
  const at = readerOf(state, seat);
  let parts = 0;
  return events.map((event, rank) => {
    const line = {
      kind: event.kind,
      seat: 'seat' in event ? event.seat : null,
      text: say(event, at),
    };
    parts -= 1;
    if (parts >= 0) return { ...line, isPart: true };
    if (event.kind === 'battle-began') return { ...line, place: territoryName(event.territory) };
    if (event.kind === 'paid' && deedOf(event, rank, events) !== null)
      return { ...line, isPart: true };
    const bill = billOf(event, rank, events);
    if (bill !== null) return { ...line, whole: withPrice(line.text, bill, at) };
    if (event.kind === 'card-up' && isSeen(event, at))
      return { ...line, card: at.thing(event.card) };
    if (event.kind !== 'bought') return line;
    const rest = partsOf(event, events.slice(rank + 1));
    parts = rest.length;
    return { ...line, whole: purchase(event, rest, at) };
  });
}

/** What belongs to a purchase of the events that follow it. */
function partsOf(
  { seat }: Of<'bought'>,
  after: readonly BoardEvent[],
): readonly (Of<'paid'> | Of<'drew'>)[] {
  const parts: (Of<'paid'> | Of<'drew'>)[] = [];
  for (const event of after) {
    if ((event.kind !== 'paid' && event.kind !== 'drew') || event.seat !== seat) break;
    parts.push(event);
  }
  return parts;
}

/** What a deed is that is paid for, by what the bill says. */
const DEEDS: Readonly<Record<string, EventKind>> = {
  shipment: 'shipped',
  revival: 'revived',
  leader: 'leader-revived',
};

/** The deed beside a payment for it; null where there is none. */
function deedOf(
  { seat, bill }: Of<'paid'>,
  rank: number,
  events: readonly BoardEvent[],
): BoardEvent | null {
  const beside = [events[rank + 1], events[rank - 1]];
  return (
    beside.find(
      (one) => one?.kind === DEEDS[bill] && one !== undefined && 'seat' in one && one.seat === seat,
    ) ?? null
  );
}

/** The payment for a deed; null where there is none. */
function billOf(deed: BoardEvent, rank: number, events: readonly BoardEvent[]): Of<'paid'> | null {
  for (const at of [rank - 1, rank + 1]) {
    const paid = events[at];
    if (paid?.kind === 'paid' && deedOf(paid, at, events) === deed) return paid;
  }
  return null;
}

/** "Harkonnen shipped 8 forces to Carthag for 8 spice.", and to whom if not to the bank. */
function withPrice(text: string, { amount, to }: Of<'paid'>, { name }: Reader): string {
  const payee = to === null ? '' : `, paid to ${name(to)}`;
  return `${text.replace(/\.$/, '')} for ${amount} spice${payee}.`;
}

/** "Harkonnen bought a card for 2 spice, paid to Emperor, and drew another for nothing." */
function purchase(
  { seat, price, karama }: Of<'bought'>,
  parts: readonly (Of<'paid'> | Of<'drew'>)[],
  { name, thing, seat: reader }: Reader,
): string {
  const cards = parts.flatMap((part) => (part.kind === 'drew' ? [part] : []));
  const what = (drawn: Of<'drew'> | undefined, other: string) =>
    drawn !== undefined && seat === reader ? thing(drawn.card) : other;
  const payee = parts.find((part) => part.kind === 'paid')?.to ?? null;
  const bought = what(
    cards.find(({ why }) => why === 'bought'),
    'a card',
  );
  const free = cards.find(({ why }) => why === 'free');
  return [
    karama
      ? `${name(seat)} took ${bought} with a Karama`
      : `${name(seat)} bought ${bought} for ${price} spice`,
    ...(payee === null ? [] : [`, paid to ${name(payee)}`]),
    ...(free === undefined ? [] : [` and drew ${what(free, 'another')} for nothing`]),
    '.',
  ].join('');
}
