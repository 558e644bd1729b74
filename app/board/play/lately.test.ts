import { describe, expect, it } from 'vitest';
import type { BoardEvent } from '@/lib/board/engine/state/events';
import { latelyOf } from './lately';

const shipped = (seat: number, to: string, count = 2): BoardEvent => ({
  ...{ kind: 'shipped', seat, from: 'reserves', to, count, elite: 0 },
});
const move = (...events: readonly BoardEvent[]) => ({
  events,
  lines: events.map((event, at) => ({ kind: event.kind, seat: null, text: `${event.kind} ${at}` })),
});
const plan = { leader: null, weapon: null, defense: null, dial: 1 };
const battle = (one: number, other: number, territory = 'carthag'): readonly BoardEvent[] => [
  { kind: 'battle-began', fighters: [one, other], territory },
  { kind: 'plans-shown', fighters: [one, other], plans: [plan, plan] },
  { kind: 'battle-won', seat: one, over: other, totals: [12, 11] },
];
const kindsOf = ({ lines }: ReturnType<typeof latelyOf>) => lines.map(({ event }) => event.kind);

describe('what happened since the last decision', () => {
  it('is what others did to the board that weighs most, as it came, and by its weight, and how much more', () => {
    const moves = [
      move(shipped(1, 'carthag-10'), { ...{ kind: 'bought', seat: 1, price: 2, karama: false } }),
      move(shipped(0, 'arrakeen-9'), { kind: 'passed', seat: 2 }),
      move(shipped(2, 'tueks-sietch-4', 8), shipped(1, 'polar-sink')),
      move({ kind: 'moved', seat: 2, from: 'carthag', to: 'old-gap-9', count: 1, elite: 0 }),
      move({ kind: 'worm-came', territory: null }, { kind: 'worm-came', territory: null }),
      move({ kind: 'storm-moved', to: 4, sectors: 3 }),
    ];
    const lately = latelyOf(moves, { seat: 0 });
    expect(kindsOf(lately)).toEqual([
      ...['shipped', 'shipped', 'shipped', 'worm-came', 'worm-came', 'storm-moved'],
    ]);
    expect(lately.ranked[0]?.event).toMatchObject({ to: 'tueks-sietch-4' });
    expect(lately.lines[0]?.event).toMatchObject({ to: 'carthag-10' });
    expect(lately.more).toBe(2);
  });

  it('tells who took the spice that lay somewhere, and puts a stronghold before open land', () => {
    const lately = latelyOf(
      [
        move(shipped(1, 'rock-outcroppings-13', 3), {
          ...{ kind: 'moved', seat: 1, from: 'false-wall-west-17', to: 'habbanya-sietch-16' },
          ...{ count: 4, elite: 0 },
        }),
        move({ kind: 'collected', seat: 1, at: 'rock-outcroppings-13', amount: 6 }),
      ],
      { seat: 0 },
    );
    expect(kindsOf(lately)).toEqual(['shipped', 'moved', 'collected']);
    expect(lately.ranked[0]?.event).toMatchObject({ to: 'habbanya-sietch-16' });
  });

  it('puts who comes to where the viewer stands before a battle of others, and that before a stronghold that was left', () => {
    const left: BoardEvent = {
      ...{ kind: 'moved', seat: 1, from: 'carthag', to: 'arsunt-11', count: 2, elite: 0 },
    };
    const came = shipped(3, 'arrakeen-9', 1);
    const reader = { seat: 0, stands: new Set(['arrakeen']), held: new Set(['arrakeen']) } as const;
    const chiefOf = (...events: readonly BoardEvent[]) =>
      latelyOf([move(...events)], reader).ranked[0]?.event;
    expect(chiefOf(left, ...battle(1, 2), came)).toEqual(came);
    expect(chiefOf(left, ...battle(1, 2))).toMatchObject({ kind: 'battle-won' });
    expect(chiefOf(shipped(2, 'tueks-sietch-4', 8), left)).toEqual(left);
  });

  it('has a line of each faction, however many they are', () => {
    const seats = [2, 3, 4, 5];
    const moves = [
      move(...seats.map((seat) => shipped(seat, 'wind-pass-14'))),
      move(...battle(1, 2), ...battle(1, 3)),
    ];
    const { lines } = latelyOf(moves, { seat: 0 });
    expect(new Set(lines.map(({ event }) => 'seat' in event && event.seat))).toEqual(
      new Set([1, 2, 3, 4, 5]),
    );
  });

  it('tells a battle with its place and its course, an explosion once', () => {
    const [began, shown] = battle(1, 2);
    const exploded: readonly BoardEvent[] = [
      { kind: 'exploded', territory: 'carthag' },
      { kind: 'forces-killed', seat: 1, at: 'carthag-10', by: 'explosion', count: 4, elite: 0 },
      { kind: 'battle-void', fighters: [1, 2] },
    ];
    const events = [began, shown].flatMap((event) => event ?? []);
    const lately = latelyOf([move(...events, ...exploded)], { seat: 0 });
    expect(kindsOf(lately)).toEqual(['exploded']);
    expect(lately.lines[0]?.battle).toMatchObject({ territory: 'carthag', lost: [4, 0] });
  });

  it('begins with what came of the own battles, and what the own forces lost', () => {
    const began = battle(0, 1, 'arrakeen').slice(0, 1);
    const rest = battle(0, 1, 'arrakeen').slice(1);
    const moves = [
      move(...battle(2, 1), ...rest),
      move({ kind: 'forces-killed', seat: 0, at: 'wind-pass-14', by: 'storm', count: 2, elite: 0 }),
    ];
    const lately = latelyOf(moves, { seat: 0, before: [move(...began)] });
    expect(kindsOf(lately)).toEqual(['battle-won', 'forces-killed', 'battle-won']);
    expect(lately.ranked[0]?.event).toMatchObject({ over: 1, seat: 0 });
    // where it was is told before the stretch
    const alone = latelyOf([move(...rest)], { seat: 0, before: [move(...began)] });
    expect(alone.lines[0]?.battle?.territory).toBe('arrakeen');
  });

  it('leaves out the own battles that were looked at', () => {
    const moves = [move(...battle(2, 1), ...battle(0, 1, 'arrakeen')), move(...battle(0, 2))];
    const told = (looked: number) =>
      latelyOf(moves, { seat: 0, looked }).lines.map((line) => line.battle?.fighters);
    expect(told(2)).toEqual([[2, 1]]);
    expect(told(1)).toEqual([
      [0, 2],
      [2, 1],
    ]);
  });

  it('begins with what the viewer got, and says of the storm what was dialed', () => {
    const dials: BoardEvent = { kind: 'dialed', seats: [0, 1], numbers: [12, 7] };
    const moves = [
      move({ kind: 'collected', seat: 1, at: 'rock-outcroppings-13', amount: 6 }),
      move({ kind: 'collected', seat: 0, at: 'old-gap-9', amount: 4 }),
      move(dials, { kind: 'storm-moved', to: 4, sectors: 3 }),
    ];
    const { lines } = latelyOf(moves, { seat: 0 });
    expect(lines.map(({ event }) => event)).toMatchObject([
      { seat: 0, amount: 4 },
      { seat: 1 },
      { kind: 'storm-moved' },
    ]);
    expect(lines[2]?.dials).toEqual(dials);
  });

  it('tells whom the viewer asked for an alliance while the nexus lasts, and once when it ended in vain', () => {
    const [began, proposed]: BoardEvent[] = [
      { kind: 'nexus-began' },
      { kind: 'proposed', seat: 0, to: 2 },
    ];
    const next: BoardEvent = { kind: 'phase-began', phase: 'bidding' };
    const allied: BoardEvent = { kind: 'allied', seat: 0, with: [2] };
    const told = (before: readonly (BoardEvent | undefined)[], ...events: BoardEvent[]) =>
      kindsOf(
        latelyOf([move(...events)], {
          seat: 0,
          before: [move(...before.flatMap((event) => event ?? []))],
        }),
      );
    expect(told([began, proposed])).toEqual(['proposed']);
    expect(told([began, proposed], next)).toEqual(['proposed']);
    expect(told([began, proposed, next])).toEqual([]);
    expect(told([began, proposed], allied, next)).toEqual([]);
  });

  it('puts first who goes where the viewer stands', () => {
    const moves = [move(shipped(1, 'carthag-10')), move(shipped(2, 'arrakeen-9', 1))];
    const { ranked } = latelyOf(moves, { seat: 0, stands: new Set(['arrakeen']) });
    expect(ranked[0]?.event).toMatchObject({ seat: 2 });
  });

  it('says of a card what it was played for', () => {
    const played: BoardEvent = { kind: 'card-played', seat: 1, card: 'karama' };
    const told = (...pairs: readonly (readonly [BoardEvent, string])[]) => {
      const events = pairs.map(([event]) => event);
      const lines = pairs.map(([{ kind }, text]) => ({ kind, seat: null, text }));
      return latelyOf([{ events, lines }], { seat: 0 }).lines.map(({ text }) => text);
    };
    const karama = [played, 'Harkonnen played Karama.'] as const;
    const stopped: BoardEvent = { kind: 'stopped', seat: 1, against: 0, advantage: 'prescience' };
    expect(told(karama, [stopped, 'Harkonnen stopped Atreides: it.'])).toEqual([
      'Harkonnen played Karama and stopped Atreides: it.',
    ]);
    expect(told(karama, [shipped(1, 'wind-pass-14'), 'shipped'])).toEqual([
      'Harkonnen played Karama to ship at half price',
      'shipped',
    ]);
    const bought: BoardEvent = { kind: 'bought', seat: 1, price: 0, karama: true };
    expect(told(karama, [bought, 'bought'])).toEqual(['bought']);
  });
});
