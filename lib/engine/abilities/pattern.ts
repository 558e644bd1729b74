import { z } from 'zod';
import type { GameEvent } from '../events';
import type { EffectCause } from '../frames';
import { cardAt } from '../game';
import { type Filter, filterSchema, matches } from './filter';
import { sayFilter } from './filter-words';
import { refer, sayRef } from './ref';
import type { Scene } from './scene';

const HAPPENINGS = [
  'petition',
  'petition-won',
  'petition-deployed',
  'petition-failed',
  'ranked',
  'guild-spice-produced',
  'deployed',
  'exchanged',
  'favor-bought',
  'spice-produced',
  'engaged',
  'subdued',
  'vanquished',
  'captured',
  'countered-and-survived',
  'rite-over',
  'used',
] as const;

/** What has to happen: a kind of event, by whom, to what. */
export interface Pattern {
  readonly event: (typeof HAPPENINGS)[number];
  readonly by?: 'you' | 'rival' | undefined;
  /** The kind of card; the card that listens, its bearer, or what an effect that waits was about. */
  readonly card?: Filter | 'this' | 'bearer' | 'target' | undefined;
}

export const patternSchema: z.ZodType<Pattern> = z.strictObject({
  event: z.enum(HAPPENINGS),
  by: z.enum(['you', 'rival']).optional(),
  card: z.union([z.enum(['this', 'bearer', 'target']), filterSchema]).optional(),
});

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

function readEvent(scene: Scene, wanted: Pattern['event'], event: GameEvent): EffectCause | null {
  const governor = (id: number) => cardAt(scene.game, id).place.seat;
  switch (event.kind) {
    case 'petition':
      return wanted === 'petition' ? { seat: event.seat, card: event.card, amount: 1 } : null;
    case 'petition-won': {
      const end = event.seat === event.petitioner ? 'petition-deployed' : 'petition-failed';
      if (wanted === end) return { seat: event.petitioner, card: event.card, amount: 1 };
      return wanted === 'petition-won' ? { seat: event.seat, card: event.card, amount: 1 } : null;
    }
    case 'petition-cancelled':
      return wanted === 'petition-failed'
        ? { seat: event.seat, card: event.card, amount: 1 }
        : null;
    case 'ranked':
      return wanted === 'ranked'
        ? { seat: scene.seat, card: null, amount: event.ranks.indexOf(scene.seat) + 1 }
        : null;
    case 'counter-survived':
      return wanted === 'countered-and-survived'
        ? { seat: event.seat, card: event.card, amount: 1 }
        : null;
    case 'deployed':
      return wanted === 'deployed' ? { seat: event.seat, card: event.card, amount: 1 } : null;
    case 'exchanged':
      return wanted === 'exchanged' ? { seat: event.seat, card: null, amount: 1 } : null;
    case 'favor-bought':
      return wanted === 'favor-bought'
        ? { seat: event.seat, card: null, amount: event.amount }
        : null;
    case 'produced':
      return event.what === 'spice' &&
        (wanted === 'spice-produced' ||
          (wanted === 'guild-spice-produced' && event.on === 'guild-hoard'))
        ? { seat: event.seat, card: event.card, amount: event.amount }
        : null;
    case 'turned':
      if (wanted === 'engaged' && event.to === 'engaged' && event.from === 'disengaged')
        return { seat: governor(event.card), card: event.card, amount: 1 };
      if (wanted === 'subdued' && event.to === 'subdued')
        return { seat: governor(event.card), card: event.card, amount: 1 };
      return null;
    case 'vanquished':
      return wanted === 'vanquished' ? { seat: event.by, card: event.card, amount: 1 } : null;
    case 'rite-over':
      return wanted === 'rite-over' ? { seat: scene.seat, card: null, amount: 1 } : null;
    case 'used':
    case 'by-hand':
      return wanted === 'used' ? { seat: event.seat, card: event.card, amount: 1 } : null;
    case 'captured':
      return wanted === 'captured' ? { seat: event.seat, card: event.card, amount: 1 } : null;
    default:
      return null;
  }
}

const WORDS: Readonly<Record<Pattern['event'], readonly [active: string, passive: string]>> = {
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
};

/** Behind "when": "a rival petitions for a holding". */
export function sayPattern(pattern: Pattern, title: string): string {
  const [own, others] = WORDS[pattern.event];
  const who = pattern.by === 'you' ? 'you' : pattern.by === 'rival' ? 'a rival' : 'a House';
  const verb = pattern.by === 'you' ? own : others;
  if (pattern.event === 'ranked') return 'initiative ranks are assigned';
  if (pattern.event === 'rite-over') return 'a rite has been resolved';
  if (pattern.event === 'exchanged') return `${who} ${verb} one spice`;
  if (pattern.event === 'favor-bought') return `${who} ${verb}`;
  if (typeof pattern.card === 'string') return `${who} ${verb} ${sayRef(pattern.card, title)}`;
  return `${who} ${verb} ${pattern.card === undefined ? 'a card' : sayFilter(pattern.card, 'one')}`;
}
