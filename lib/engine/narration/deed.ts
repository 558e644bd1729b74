import type { GameEvent } from '../state/log-events';
import type { Seat } from '../state/state';

/** What a House did that others want to hear of, and not only how: its steps, its payments and the phases tell less. */
const DEEDS: ReadonlySet<GameEvent['kind']> = new Set([
  ...(['deployed', 'used', 'exchanged', 'favor-bought', 'manual', 'by-hand'] as const),
  ...(['petition-won', 'petition-cancelled', 'prevented'] as const),
  ...(['rite', 'countered', 'vanquished', 'captured', 'rite-over'] as const),
  ...(['eliminated', 'over'] as const),
]);

/**
 * Whose doing an event is that others want to hear of: a House, or `null` where it is nobody's. Undefined for all that only
 * goes with such a thing or with a turn, as payments, phases and what disengages do.
 */
export function doerOf(event: GameEvent): Seat | null | undefined {
  switch (event.kind) {
    case 'turned':
      return event.to === 'subdued' ? (event.by ?? null) : undefined;
    case 'moved':
      if (event.to.zone === 'concealed' && event.from.zone === 'hand') return event.from.seat;
      return event.from.zone === 'domain' && event.by !== undefined ? event.by : undefined;
    case 'gained':
      return event.amount > 0 ? event.seat : undefined;
    case 'lost':
      // solaris are what something costs
      return event.what === 'solaris' || event.amount === 0 ? undefined : null;
    case 'announced':
      return event.action.kind === 'request-admission' ? event.seat : undefined;
    case 'rite':
      return event.attacker;
    case 'vanquished':
      return event.by;
    default:
      if (!DEEDS.has(event.kind)) return undefined;
      return 'seat' in event ? event.seat : null;
  }
}
