import { z } from 'zod';
import type { EffectCause } from '../state/frames';
import { cardAt } from '../state/game';
import type { GameEvent } from '../state/log-events';
import type { GameCardId, Seat } from '../state/state';
import { filterSchema, matches } from './filter';
import { sayFilter } from './filter-words';
import { refer, sayRef } from './ref';
import type { Scene } from './scene';
import { nameIn } from './shape';

/** What may happen, said of you and of another House. */
const HAPPENINGS = {
  petition: ['petition for', 'petitions for'],
  'petition-won': ['win a petition for', 'wins a petition for'],
  'petition-deployed': ['petition successfully for', 'petitions successfully for'],
  'petition-failed': ['petition in vain for', 'petitions in vain for'],
  ranked: ['', ''],
  'guild-spice-produced': [
    'produce spice in the Guild Hoard with',
    'produces spice in the Guild Hoard with',
  ],
  deployed: ['deploy', 'deploys'],
  exchanged: ['exchange', 'exchanges'],
  'favor-bought': ['buy favor', 'buys favor'],
  'spice-produced': ['produce spice with', 'produces spice with'],
  engaged: ['engage', 'engages'],
  subdued: ['have subdued', 'has subdued'],
  vanquished: ['vanquish', 'vanquishes'],
  captured: ['capture', 'captures'],
  'countered-and-survived': ['counter and survive with', 'counters and survives with'],
  'rite-over': ['resolve a rite', 'resolves a rite'],
  used: ['use', 'uses'],
} satisfies Readonly<Record<string, readonly [yours: string, others: string]>>;

export const patternSchema = z.strictObject({
  event: nameIn(HAPPENINGS),
  by: z.enum(['you', 'rival']).optional(),
  /** The kind of card; the card that listens, its bearer, or what an effect that waits was about. */
  card: z.union([z.enum(['this', 'bearer', 'target']), filterSchema]).optional(),
});
/** What has to happen: a kind of event, by whom, to what. */
export type Pattern = z.infer<typeof patternSchema>;

/** The cause that an event is to a pattern, or null where it is none. */
export function causeIn(scene: Scene, pattern: Pattern, event: GameEvent): EffectCause | null {
  const cause = readEvent(scene, pattern.event, event);
  if (cause === null) return null;
  if (pattern.by === 'you' && cause.seat !== scene.seat) return null;
  if (pattern.by === 'rival' && cause.seat === scene.seat) return null;
  if (pattern.card === undefined) return cause;
  if (cause.card === null) return null;
  if (typeof pattern.card === 'string')
    return refer(scene, pattern.card)?.id === cause.card ? cause : null;
  const card = cardAt(scene.game, cause.card);
  // Where the card lies by now is part of what the filter may ask.
  return matches(
    scene,
    { ...pattern.card, zone: pattern.card.zone ?? (card.place.zone as never) },
    card,
  )
    ? cause
    : null;
}

function readEvent(
  { game, seat }: Scene,
  wanted: Pattern['event'],
  event: GameEvent,
): EffectCause | null {
  switch (wanted) {
    case 'petition':
    case 'petition-won':
    case 'deployed':
    case 'captured':
      return event.kind === wanted ? about(event.seat, event.card) : null;
    case 'petition-deployed':
      return event.kind === 'petition-won' && event.seat === event.petitioner
        ? about(event.petitioner, event.card)
        : null;
    case 'petition-failed':
      if (event.kind === 'petition-cancelled') return about(event.seat, event.card);
      return event.kind === 'petition-won' && event.seat !== event.petitioner
        ? about(event.petitioner, event.card)
        : null;
    case 'ranked':
      return event.kind === 'ranked' ? about(seat, null, event.ranks.indexOf(seat) + 1) : null;
    case 'exchanged':
      return event.kind === 'exchanged' ? about(event.seat, null) : null;
    case 'favor-bought':
      return event.kind === 'favor-bought' ? about(event.seat, null, event.amount) : null;
    case 'spice-produced':
    case 'guild-spice-produced':
      return event.kind === 'produced' &&
        event.what === 'spice' &&
        (wanted === 'spice-produced' || event.on === 'guild-hoard')
        ? about(event.seat, event.card, event.amount)
        : null;
    case 'engaged':
    case 'subdued':
      return event.kind === 'turned' &&
        event.to === wanted &&
        (wanted === 'subdued' || event.from === 'disengaged')
        ? about(cardAt(game, event.card).place.seat, event.card)
        : null;
    case 'vanquished':
      return event.kind === 'vanquished' ? about(event.by, event.card) : null;
    case 'countered-and-survived':
      return event.kind === 'counter-survived' ? about(event.seat, event.card) : null;
    case 'rite-over':
      return event.kind === 'rite-over' ? about(seat, null) : null;
    case 'used':
      return event.kind === 'used' || event.kind === 'by-hand'
        ? about(event.seat, event.card)
        : null;
  }
}

function about(seat: Seat, card: GameCardId | null, amount = 1): EffectCause {
  return { seat, card, amount };
}

/** Behind "when": "a rival petitions for a holding". */
export function sayPattern(pattern: Pattern, title: string): string {
  const [own, others] = HAPPENINGS[pattern.event];
  const who = pattern.by === 'you' ? 'you' : pattern.by === 'rival' ? 'a rival' : 'a House';
  const verb = pattern.by === 'you' ? own : others;
  if (pattern.event === 'ranked') return 'initiative ranks are assigned';
  if (pattern.event === 'rite-over') return 'a rite has been resolved';
  if (pattern.event === 'exchanged') return `${who} ${verb} one spice`;
  if (pattern.event === 'favor-bought') return `${who} ${verb}`;
  if (typeof pattern.card === 'string') return `${who} ${verb} ${sayRef(pattern.card, title)}`;
  return `${who} ${verb} ${pattern.card === undefined ? 'a card' : sayFilter(pattern.card, 'one')}`;
}
