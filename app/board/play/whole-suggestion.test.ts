import { expect, it } from 'vitest';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { onlyStart } from './ahead';
import { type Landed, wholeSuggestion } from './whole-suggestion';

/** The suggestion, where all is not to stay where it is. */
function suggested(...asked: Parameters<typeof wholeSuggestion>) {
  const whole = wholeSuggestion(...asked);
  return whole !== null && 'to' in whole ? whole : null;
}

const scene = () =>
  scenario({
    ...{ phase: 'shipment', spice: { 'imperial-basin-9': 8 } },
    factions: {
      atreides: { spice: 9, forces: { 'arrakeen-9': 4 } },
      emperor: { forces: { 'carthag-10': 9, 'sietch-tabr-13': 9 } },
      harkonnen: { forces: { 'habbanya-sietch-16': 9 } },
    },
  });

it('a shipment is suggested as one choice, with what it costs', () => {
  const table = scene();
  table.until('atreides', 'ship');
  const whole = suggested(table.state, 0, [], null);
  expect(whole).toMatchObject({ to: 'tueks-sietch-4', march: null });
  expect(whole?.text).toBe('Ship 6 to Tuek’s Sietch, 6 spice');
  expect(whole?.why).toBe('empty stronghold');
  expect(whole?.steps.map(({ kind }) => kind)).toEqual(['ship', 'forces']);
});

it('so is a move, all but one that holds the place; where only a number is asked, nothing', () => {
  const table = scene();
  table.until('atreides', 'ship');
  table.play('atreides: pass');
  const whole = suggested(table.state, 0, onlyStart(table.state), null);
  expect(whole?.text).toBe('Move 3 from Arrakeen to Imperial Basin');
  expect(whole?.march).toEqual({ seat: 0, from: 'arrakeen', to: 'imperial-basin-9', count: 3 });
  const at = whole?.steps.findIndex(({ kind }) => kind === 'to') ?? 0;
  expect(suggested(table.state, 0, whole?.steps.slice(0, at + 1) ?? [], null)).toBeNull();
  // who is counselled to stay is told of no move
  expect(suggested(table.state, 0, [], { kind: 'pass' })).toBeNull();
  expect(suggested(table.state, 0, onlyStart(table.state), { kind: 'pass' })).toBeNull();
});

it('what speaks against it is said with it: a stronghold that is given up, a storm that may come', () => {
  const table = scenario({
    ...{ phase: 'shipment', storm: 4, spice: { 'imperial-basin-9': 8 } },
    factions: {
      atreides: { spice: 9, forces: { 'arrakeen-9': 1 } },
      emperor: { forces: { 'carthag-10': 9, 'sietch-tabr-13': 9, 'habbanya-sietch-16': 9 } },
    },
  });
  table.until('atreides', 'ship');
  table.play('atreides: pass');
  expect(suggested(table.state, 0, onlyStart(table.state), null)?.but).toBe('you give up Arrakeen');
  const fallen = { ...table.state, wallStands: false };
  expect(suggested(fallen, 0, onlyStart(fallen), null)?.but).toBe(
    'you give up Arrakeen and may be swept',
  );
});

it('to spice that nobody guards go as many as gather it, first where most lies', () => {
  const table = scenario({
    ...{ phase: 'shipment', spice: { 'red-chasm-6': 5, 'the-minor-erg-7': 8 } },
    factions: {
      atreides: { spice: 20, forces: { 'polar-sink': 4 } },
      emperor: { forces: { 'carthag-10': 9, 'sietch-tabr-13': 9 } },
      guild: { forces: { 'habbanya-sietch-16': 9 } },
      harkonnen: { forces: { 'arrakeen-9': 9, 'tueks-sietch-4': 9 } },
    },
  });
  table.until('atreides', 'ship');
  expect(suggested(table.state, 0, [], null)?.text).toBe('Ship 4 to The Minor Erg, 8 spice');
});

it('a stronghold beside rivals keeps as many as they could move there; where it cannot, none leave it for nothing', () => {
  const told = (own: number, spice: Readonly<Record<string, number>>) => {
    const table = scenario({
      ...{ phase: 'shipment', spice },
      factions: {
        atreides: { forces: { 'arrakeen-9': own } },
        emperor: { forces: { 'carthag-10': 5, 'sietch-tabr-13': 1, 'polar-sink': 1 } },
        harkonnen: { forces: { 'tueks-sietch-4': 1 } },
      },
    });
    table.until('atreides', 'ship');
    table.play('atreides: pass');
    return wholeSuggestion(table.state, 0, onlyStart(table.state), null);
  };
  const basin = { 'imperial-basin-9': 20 };
  expect(told(9, basin)).toMatchObject({
    ...{ text: 'Move 4 from Arrakeen to Imperial Basin', why: '20 spice', but: null },
  });
  expect(told(4, basin)).toMatchObject({
    but: 'leaves 1 in Arrakeen against up to 5 from Carthag',
  });
  expect(told(4, {})).toEqual({ stays: '5 Emperor can reach Arrakeen from Carthag' });
});

it('what was shipped in the same turn is not taken out again', () => {
  const table = scenario({
    ...{ phase: 'shipment', spice: { 'imperial-basin-9': 8 } },
    factions: {
      atreides: { spice: 9, forces: { 'arrakeen-9': 4 } },
      emperor: { forces: { 'carthag-10': 4, 'sietch-tabr-13': 9 } },
      guild: { forces: { 'tueks-sietch-4': 9 } },
      harkonnen: { forces: { 'habbanya-sietch-16': 9, 'imperial-basin-9': 5 } },
    },
  });
  table.until('atreides', 'ship');
  expect(suggested(table.state, 0, [], null)?.text).toBe('Ship 6 to Arrakeen, 6 spice');
  table.play('atreides: ship arrakeen-9', 'atreides: forces 6');
  const moved = (landed: Landed | null) =>
    wholeSuggestion(table.state, 0, onlyStart(table.state), null, landed);
  expect(moved(null)).toMatchObject({ text: 'Move 5 from Arrakeen to Carthag' });
  expect(moved({ territory: 'arrakeen', count: 6 })).toEqual({
    stays: '6 forces just came to Arrakeen',
  });
});

it('who would come too few to win stays', () => {
  const table = scenario({
    phase: 'shipment',
    factions: {
      atreides: { forces: { 'arrakeen-9': 8 } },
      harkonnen: { forces: { 'carthag-10': 6, 'sietch-tabr-13': 9 } },
      emperor: { forces: { 'habbanya-sietch-16': 9, 'tueks-sietch-4': 9 } },
    },
  });
  table.until('atreides', 'ship');
  table.play('atreides: pass');
  expect(wholeSuggestion(table.state, 0, onlyStart(table.state), null)).toEqual({
    stays: '6 Harkonnen can reach Arrakeen from Carthag',
  });
});

/** Atreides, who are asked to ship, then to move, with some forces against Fremen who hold three strongholds. */
const alarmed = (
  forces: Readonly<Record<string, number>>,
  held: Readonly<Record<string, number>>,
  spice = 0,
) => {
  const table = scenario({
    phase: 'shipment',
    ...{ spice: { 'imperial-basin-9': 8 } },
    factions: {
      atreides: { spice, forces },
      fremen: { forces: held },
      harkonnen: { forces: { 'old-gap-9': 1 } },
    },
  });
  table.until('atreides', spice > 0 ? 'ship' : 'move');
  return table;
};
const THREE = { 'carthag-10': 3, 'sietch-tabr-13': 9, 'tueks-sietch-4': 9 };

it('what stops the win of others is suggested before all else, from wherever it can be, and says so', () => {
  const shipped = alarmed({ 'polar-sink': 1 }, THREE, 8);
  expect(suggested(shipped.state, 0, [], null)).toMatchObject({
    ...{ text: 'Ship 8 to Carthag, 8 spice' },
    why: 'stops Fremen winning, 8 to fight 3 Fremen',
  });
  const moved = alarmed({ 'arrakeen-9': 8, 'polar-sink': 4 }, THREE);
  // though a steward would end its movement
  expect(suggested(moved.state, 0, [], { kind: 'pass' })).toMatchObject({
    ...{ text: 'Move 7 from Arrakeen to Carthag' },
    why: 'stops Fremen winning, 7 to fight 3 Fremen',
  });
  // too few to try
  const few = alarmed({ 'polar-sink': 1 }, THREE);
  expect(suggested(few.state, 0, onlyStart(few.state), null)?.why).not.toMatch(/^stops/);
});

it('what wins at once comes first of all, but not by giving up what is held', () => {
  const own = { 'arrakeen-9': 4, 'habbanya-sietch-16': 1 };
  const won = alarmed(own, { 'sietch-tabr-13': 9, 'tueks-sietch-4': 9 });
  expect(suggested(won.state, 0, [], { kind: 'pass' })).toMatchObject({
    ...{ text: 'Move 3 from Arrakeen to Carthag' },
    why: 'wins at the turn’s end, empty stronghold',
  });
});

it('what the Guild ships across is one choice from its first step on, or none of it is suggested', () => {
  const table = scenario({
    ...{ phase: 'shipment', spice: { 'imperial-basin-9': 8 } },
    factions: {
      guild: { spice: 9, forces: { 'tueks-sietch-4': 6 } },
      harkonnen: { forces: { 'habbanya-sietch-16': 9 } },
      emperor: { forces: { 'carthag-10': 9, 'sietch-tabr-13': 9 } },
    },
  });
  table.until('guild', 'ship');
  const across = { kind: 'ship-from', from: 'tueks-sietch-4' } as const;
  const goal = { kind: 'ship', to: 'imperial-basin-9' } as const;
  const told = (begun: Parameters<typeof suggested>[2]) =>
    suggested(table.state, 0, begun, across, null, () => goal);
  const whole = told([]);
  expect(whole?.steps.slice(0, 2)).toEqual([across, goal]);
  expect(whole?.text).toBe('Ship 4 from Tuek’s Sietch to Imperial Basin, 4 spice');
  expect(whole?.but).toBe('leaves 2 in Tuek’s Sietch');
  // the next step goes on with it
  expect(told([across])).toEqual(whole);
  // where nothing would follow, nothing is begun
  expect(suggested(table.state, 0, [], across, null, () => ({ kind: 'pass' }))).toBeNull();
});

it('who rides a worm is suggested a place as one choice, and how it goes', () => {
  const table = scenario({
    ...{ phase: 'mentat-pause', storm: 0, lastBlow: 'red-chasm' },
    factions: { fremen: { forces: { 'red-chasm-6': 3 } }, emperor: {}, guild: {} },
  });
  table.state.spiceDiscards = ['broken-land', ...Array.from({ length: 6 }, () => 'shai-hulud')];
  table.state.spiceDeck = [];
  table.state.storm = 8;
  table.until('fremen', 'to');
  const to = { kind: 'to', to: 'arrakeen-9' } as const;
  const whole = suggested(table.state, 0, [], to);
  expect(whole?.text).toBe('Ride with 3 from Red Chasm to Arrakeen');
  expect(whole?.steps.map(({ kind }) => kind)).toEqual(['to', 'forces']);
  expect(whole?.march).toEqual({ seat: 0, from: 'red-chasm', to: 'arrakeen-9', count: 3 });
  expect(suggested(table.state, 0, [], { kind: 'pass' })).toBeNull();
});

it('a shipment that an ally helps to pay says who pays what', () => {
  const table = scenario({
    phase: 'shipment',
    factions: {
      atreides: { spice: 1, ally: 'fremen' },
      fremen: { spice: 9, ally: 'atreides' },
      emperor: { forces: { 'carthag-10': 9, 'sietch-tabr-13': 9 } },
    },
  });
  table.until('atreides', 'ship');
  const [, fremen] = table.state.factions;
  if (fremen) fremen.lent = 3;
  const whole = suggested(table.state, 0, [], { kind: 'ship', to: 'arrakeen-9' });
  expect(whole?.text).toBe('Ship 4 to Arrakeen, 1 spice + 3 of Fremen');
});

it('nobody leaves a stronghold nearly empty only to join others', () => {
  const told = (own: number) => {
    const table = scenario({
      phase: 'shipment',
      factions: {
        atreides: { forces: { 'arrakeen-9': own, 'carthag-10': 1, 'sietch-tabr-13': 2 } },
        harkonnen: { forces: { 'habbanya-sietch-16': 5 } },
        guild: { forces: { 'tueks-sietch-4': 5 } },
      },
    });
    table.until('atreides', 'ship');
    table.play('atreides: pass');
    const start = { kind: 'move', from: 'arrakeen' } as const;
    return wholeSuggestion(table.state, 0, [start], start);
  };
  expect(told(8)).toEqual({ stays: 'to join would leave 1 in Arrakeen' });
});
