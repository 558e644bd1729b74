import { z } from 'zod';
import { isOneOf } from '@/lib/rules/rites';
import { RITE_TALENTS } from '@/lib/rules/talents';
import type { EffectCause } from '../state/frames';
import { cardAt } from '../state/game';
import type { GameEvent } from '../state/log-events';
import type { Seat, Zone } from '../state/state';
import { alliedBy } from './allied';
import { type Filter, filterSchema } from './filter';
import { sayFilter } from './filter-words';
import { matches } from './matching';
import { refer, sayRef } from './ref';
import { riteOf, sayRites } from './rite';
import type { Scene } from './scene';
import { nameIn, ritesSchema } from './shape';

/** What may happen, said of you and of another House. */
const HAPPENINGS = {
  petition: ['petition for', 'petitions for'],
  'bidding-over': ['are the victor of a petition for', 'is the victor of a petition for'],
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
  'disengage-phase': ['', ''],
  'favor-bought': ['buy favor', 'buys favor'],
  'spice-produced': ['produce spice with', 'produces spice with'],
  'solaris-produced': ['produce solaris with', 'produces solaris with'],
  produced: ['produce solaris or spice with', 'produces solaris or spice with'],
  'croe-lowered': [
    'lower the CROE by putting spice into the Guild Hoard',
    'lowers the CROE by putting spice into the Guild Hoard',
  ],
  allied: ['give the allegiance of your sponsor to', 'gives the allegiance of your sponsor to'],
  'brought-down': ['subdue or discard', 'subdues or discards'],
  engaged: ['engage', 'engages'],
  falls: ['give its resistance in force to', 'gives its resistance in force to'],
  vanquished: ['vanquish', 'vanquishes'],
  captured: ['capture', 'captures'],
  'countered-and-survived': ['counter and survive with', 'counters and survives with'],
  'rite-over': ['resolve a rite', 'resolves a rite'],
  participates: ['take part with', 'takes part with'],
  used: ['use', 'uses'],
  declared: ['declare your favor', 'declares its favor'],
  deferred: ['', ''],
  /** A lasting effect of the card; what waits for its own end is told of that by `expire`. */
  expired: ['', ''],
} satisfies Readonly<Record<string, readonly [yours: string, others: string]>>;

/** What happens to a card, where it does not matter whose doing it is. */
const BEFALLS: Partial<Readonly<Record<keyof typeof HAPPENINGS, string>>> = {
  deployed: 'is deployed',
  engaged: 'engages',
  falls: 'is given the force that vanquishes it',
  vanquished: 'is vanquished',
  captured: 'is captured',
  deferred: 'gets its deferment token in the Deferment phase',
  participates: 'takes part',
  'solaris-produced': 'produces solaris',
  'spice-produced': 'produces spice',
  produced: 'produces solaris or spice',
};

export const patternSchema = z.strictObject({
  event: nameIn(HAPPENINGS),
  by: z.enum(['you', 'rival']).optional(),
  /** The kind of card; the card that listens, its bearer, or what an effect that waits was about. */
  card: z.union([z.enum(['this', 'bearer', 'target']), filterSchema]).optional(),
  /** The initiative rank that the House gets. */
  rank: z.enum(['first', 'last']).optional(),
  /** What it has used before. */
  after: z.literal('initiative-tactic').optional(),
  /** The rites in which it happens. */
  rites: ritesSchema.optional(),
  /** Where a card comes from that is deployed. */
  from: z.literal('assembly').optional(),
});
/** What has to happen: a kind of event, by whom, to what. */
export type Pattern = z.infer<typeof patternSchema>;

/** Whether an event could be what is waited for, whatever card or House it is about. */
export function isHeard({ event: wanted }: Pattern, event: GameEvent): boolean {
  return wanted === 'allied' || isOne(wanted, event);
}

/** The cause that an event is to a pattern, or null where it is none. */
export function causeIn(scene: Scene, pattern: Pattern, event: GameEvent): EffectCause | null {
  if (pattern.event === 'allied') return alliedBy(scene, pattern, event);
  if (!isOne(pattern.event, event) || !isRank(scene, pattern, event)) return null;
  const rite = riteOf(scene.game)?.rite;
  if (pattern.rites !== undefined && (rite === undefined || !isOneOf(pattern.rites, rite)))
    return null;
  if (pattern.from !== undefined && !('from' in event && event.from === pattern.from)) return null;
  const cause = causeOf(scene, pattern.event, event);
  if (pattern.by === 'you' && cause.seat !== scene.seat) return null;
  if (pattern.by === 'rival' && cause.seat === scene.seat) return null;
  if (pattern.card === undefined) return cause;
  if (cause.card === null) return null;
  if (typeof pattern.card === 'string')
    return refer(scene, pattern.card)?.id === cause.card ? cause : null;
  const now = cardAt(scene.game, cause.card);
  // Where the card lies by now is part of what the filter may ask; of one that is gone, where it lay.
  const card = event.kind === 'moved' ? { ...now, place: event.from } : now;
  return matches(scene, wherever(pattern.card, card.place.zone), card) ? cause : null;
}

/** Filters by the zone that they are looked at in: each is made ready but once. */
const BY_ZONE = new WeakMap<Filter, Map<Zone, Filter>>();

/** A filter that names no zone, as one that means cards of a zone. */
function wherever(filter: Filter, zone: Zone): Filter {
  if (filter.zone !== undefined) return filter;
  const known = BY_ZONE.get(filter) ?? new Map<Zone, Filter>();
  BY_ZONE.set(filter, known);
  const found = known.get(zone) ?? { ...filter, zone: zone as NonNullable<Filter['zone']> };
  known.set(zone, found);
  return found;
}

/** Nobody's doing. */
const NOBODY: Seat = -1;

/** Whether a House got the rank that is asked for, and used what it has to before. */
function isRank({ seat }: Scene, { rank, after }: Pattern, event: GameEvent): boolean {
  if (event.kind !== 'ranked') return true;
  if (after !== undefined && event.swayed?.includes(seat) !== true) return false;
  return rank === undefined || event.ranks.at(rank === 'first' ? 0 : -1) === seat;
}

/** Whether an event is what is waited for; most are called alike. */
function isOne(wanted: Pattern['event'], event: GameEvent): boolean {
  switch (wanted) {
    case 'petition-deployed':
      return event.kind === 'petition-won' && event.seat === event.petitioner;
    case 'petition-failed':
      if (event.kind === 'petition-cancelled') return true;
      return event.kind === 'petition-won' && event.seat !== event.petitioner;
    case 'disengage-phase':
      return event.kind === 'phase' && event.phase === 'disengage';
    case 'spice-produced':
      return event.kind === 'produced' && event.what === 'spice';
    case 'solaris-produced':
      return event.kind === 'produced' && event.what === 'solaris' && event.by === 'engaging';
    case 'produced':
      return event.kind === 'produced' && event.by === 'engaging';
    case 'guild-spice-produced':
      return event.kind === 'produced' && event.what === 'spice' && event.on === 'guild-hoard';
    case 'engaged':
      return event.kind === 'turned' && event.to === 'engaged' && event.from === 'disengaged';
    case 'croe-lowered':
      return (event.kind === 'exchanged' || event.kind === 'guild-hoard') && event.croe === 'fell';
    case 'brought-down':
      return (event.kind === 'moved' || event.kind === 'turned') && event.by !== undefined;
    case 'countered-and-survived':
      return event.kind === 'counter-survived';
    case 'deferred':
      return event.kind === 'tokens' && event.phase === 'deferment';
    case 'used':
      return event.kind === 'used' || event.kind === 'by-hand';
    default:
      return event.kind === wanted;
  }
}

/** Whose doing an event was, with which card, and how much; of what nobody did, of the House that listens. */
function causeOf({ game, seat }: Scene, wanted: Pattern['event'], event: GameEvent): EffectCause {
  const card = 'card' in event ? event.card : null;
  switch (event.kind) {
    case 'ranked':
      return { seat, card, amount: event.ranks.indexOf(seat) + 1 };
    case 'moved':
    case 'guild-hoard':
      return { seat: event.by ?? NOBODY, card, amount: 1 };
    case 'turned':
      if (wanted === 'brought-down') return { seat: event.by ?? NOBODY, card, amount: 1 };
      return { seat: cardAt(game, event.card).place.seat, card, amount: 1 };
    case 'falls':
    case 'vanquished':
      return { seat: event.by, card, amount: 1 };
    case 'produced':
      return { seat: event.seat, card, amount: event.amount, on: event.on };
    case 'petition-won':
      // Whoever wins it, the one that fails is the petitioner.
      return {
        seat: wanted === 'petition-failed' ? event.petitioner : event.seat,
        card,
        amount: 1,
        ...(event.raised === undefined ? {} : { houses: event.raised }),
        ...(event.seat === event.petitioner ? {} : { victor: event.seat }),
      };
    default: {
      const amount = 'amount' in event ? event.amount : 1;
      return { seat: 'seat' in event ? event.seat : seat, card, amount };
    }
  }
}

/** What the amount of an event counts, behind "as many solaris". */
export function sayAmountOf({ event }: Pattern): string {
  switch (event) {
    case 'favor-bought':
      return ' as favor was bought';
    case 'spice-produced':
    case 'guild-spice-produced':
      return ' as spice was produced';
    default:
      return '';
  }
}

/** Behind "when": "a rival petitions for a holding". */
export function sayPattern(pattern: Pattern, title: string): string {
  const { event, rites } = pattern;
  const where = rites === undefined || event === 'rite-over' ? '' : ` in ${sayRites(rites)}`;
  return `${sayHappening(pattern, title)}${where}`;
}

function sayHappening(pattern: Pattern, title: string): string {
  const { event, by, card, rites, rank, after, from } = pattern;
  if (event === 'expired') return `the effect of ${title} is over`;
  const [own, others] = HAPPENINGS[event];
  const who = by === 'you' ? 'you' : by === 'rival' ? 'a rival' : 'a House';
  const verb = by === 'you' ? own : others;
  if (event === 'ranked')
    return rank === undefined
      ? 'initiative ranks are assigned'
      : `${who} ${by === 'you' ? 'get' : 'gets'} the ${rank} initiative rank${after === undefined ? '' : ' after using an initiative tactic'}`;
  if (event === 'disengage-phase') return 'the Disengage phase begins';
  if (event === 'rite-over') return `${sayRites(rites ?? RITE_TALENTS)} has been resolved`;
  if (event === 'exchanged') return `${who} ${verb} one spice`;
  if (event === 'favor-bought' || event === 'croe-lowered' || event === 'declared')
    return `${who} ${verb}`;
  if (event === 'bidding-over' && card === undefined)
    return `${who} ${by === 'you' ? 'are' : 'is'} the victor of the petition`;
  const what = `${sayWhat(card, title)}${from === undefined ? '' : ' from the Assembly'}`;
  const befalls = BEFALLS[event];
  return by === undefined && befalls !== undefined
    ? `${what} ${befalls}`
    : `${who} ${verb} ${what}`;
}

function sayWhat(card: Pattern['card'], title: string): string {
  if (card === undefined) return 'a card';
  return typeof card === 'string' ? sayRef(card, title) : sayFilter(card, 'one');
}
