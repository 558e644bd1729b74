import type { Card } from '@/lib/cards/card';

const DAY = 86_400_000;
/** From one day to the next: a prime, so that every card has its day before one comes again. */
const STRIDE = 263;

/** The card of a day (UTC): the same for everybody, no neighbours on days that follow. */
export function cardOfDay(cards: readonly Card[], now: number): Card | undefined {
  return cards[(Math.floor(now / DAY) * STRIDE) % cards.length];
}
