import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../state/log-events';
import { takeUp } from '../state/open-game';
import type { Lasting } from '../state/state';
import { scenario } from '../testing/scenario-fixture';
import { loadGameCatalogue } from './load';
import { causeIn, type Pattern } from './pattern';
import { standing } from './scene';

const table = scenario({
  houses: [{ domain: ['eots-caladan'] }, { domain: ['eots-giedi-prime'] }],
});
const { id: card } = table.card('eots-giedi-prime', 1);
const made = { kind: 'produced', seat: 1, card, amount: 2, on: 'own', by: 'engaging' } as const;
const produced = { ...made, what: 'spice' } as const;

/** An effect that gives the sponsor's allegiance to the card. */
const allying: Lasting = {
  id: 99,
  card: table.card('eots-caladan').id,
  seat: 0,
  on: [card],
  modifiers: [{ kind: 'allegiance', power: 'atreides', of: 'those' }],
  until: 'turn',
};
table.state.lasting.push(allying);

/** An event of each kind that a text may listen to. */
const EVENTS: Readonly<Record<Pattern['event'], GameEvent>> = {
  petition: { kind: 'petition', seat: 1, card },
  'bidding-over': { kind: 'bidding-over', seat: 1, card },
  'petition-won': { kind: 'petition-won', seat: 1, petitioner: 0, card },
  'petition-deployed': { kind: 'petition-won', seat: 1, petitioner: 1, card },
  'petition-failed': { kind: 'petition-cancelled', seat: 1, card },
  ranked: { kind: 'ranked', ranks: [1, 0] },
  'guild-spice-produced': { ...produced, on: 'guild-hoard' },
  declared: { kind: 'declared', seat: 1, favor: 5 },
  deferred: { kind: 'tokens', card, what: 'deferment', now: 1, phase: 'deferment' },
  deployed: { kind: 'deployed', seat: 1, card, from: 'hand' },
  'disengage-phase': { kind: 'phase', phase: 'disengage' },
  exchanged: { kind: 'exchanged', seat: 1, way: 'bought', rate: 3 },
  'favor-bought': { kind: 'favor-bought', seat: 1, amount: 1 },
  'spice-produced': produced,
  'solaris-produced': { ...made, what: 'solaris' },
  produced,
  'croe-lowered': { kind: 'exchanged', seat: 1, way: 'sold', rate: 3, croe: 'fell' },
  allied: { kind: 'lasting', card, id: allying.id },
  'brought-down': { kind: 'turned', card, from: 'engaged', to: 'subdued', by: 1 },
  engaged: { kind: 'turned', card, from: 'disengaged', to: 'engaged' },
  falls: { kind: 'falls', card, by: 1 },
  vanquished: { kind: 'vanquished', card, by: 1 },
  captured: { kind: 'captured', card, seat: 1 },
  'countered-and-survived': { kind: 'counter-survived', seat: 1, card },
  participates: { kind: 'participates', seat: 1, card },
  used: { kind: 'used', seat: 1, card, ability: 0 },
  expired: { kind: 'expired', card, id: 1 },
  'rite-over': { kind: 'rite-over', rite: 'battle', result: 'held' },
};

describe('what a text may listen to', () => {
  it.each(Object.keys(EVENTS) as Pattern['event'][])('%s is told by an event', (event) => {
    const scene = standing(takeUp(table.state, loadGameCatalogue()), 0, table.card('eots-caladan'));
    expect(causeIn(scene, { event }, EVENTS[event])).not.toBeNull();
  });
});
