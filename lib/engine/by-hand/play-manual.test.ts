import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveText } from '@/lib/kernel/moves';
import { replay } from '@/lib/kernel/replay';
import { loadGameCatalogue } from '../abilities/load';
import { discard } from '../leaving-play/discard';
import { type Move, readMove } from '../moves';
import { legalActions, play } from '../play';
import { recordOf, stateHash } from '../record';
import type { Status, Zone } from '../state/state';
import { rules, sampleGame, sampleSetup } from '../testing/game-fixture';
import { tableFaults } from '../testing/invariants-fixture';
import { scenario, type Table } from '../testing/scenario-fixture';
import type { Manual } from './manual';
import { playManual } from './play-manual';

const catalogue = loadGameCatalogue();
const FUZZ = Math.max(1, Number(process.env.FUZZ ?? 1));

/** A move by hand at a table; gives the code of the problem or "done". */
function byHand(table: Table, manual: Manual): string {
  const done = playManual(table.state, manual, catalogue);
  return done.ok ? 'done' : (done.problems[0]?.code ?? '');
}

const table = () =>
  scenario({
    houses: [
      {
        treasury: 6,
        favor: 11,
        hoard: 2,
        domain: [
          'eots-caladan',
          'eots-arrakeen subdued 2',
          'eots-stilgar',
          'eots-crysknife on eots-stilgar',
        ],
        hand: ['eots-spice-blow', 'eots-crysknife'],
        assembly: ['eots-duncan-idaho'],
      },
      { sponsor: 'harkonnen', domain: ['eots-giedi-prime', 'eots-arrakeen'] },
    ],
  }).toInterval(0);

describe('what is resolved by hand', () => {
  it('is told first, then what it does', () => {
    const at = table();
    const manual: Manual = { kind: 'manual-gain', seat: 1, what: 'solaris', amount: 4 };
    const before = at.house(1).treasury;
    const done = playManual(at.state, manual, catalogue);
    expect(done).toMatchObject({
      ok: true,
      value: [
        { kind: 'manual', seat: 0, manual },
        { kind: 'gained', seat: 1, what: 'solaris', amount: 4 },
      ],
    });
    expect(at.house(1).treasury).toBe(before + 4);
    expect(at.asked()).toBe(0);
  });

  it('changes treasuries, cards, tokens, places, decks and the Guild Hoard', () => {
    const at = table();
    const stilgar = at.card('eots-stilgar').id;
    const duncan = at.card('eots-duncan-idaho').id;
    const cards = at.house(0).zones.hand.length;
    const spice = at.state.guildHoard;
    for (const manual of [
      { kind: 'manual-lose', seat: 0, what: 'solaris', amount: 2 },
      { kind: 'manual-lose', seat: 0, what: 'favor', amount: 12 },
      { kind: 'manual-turn', card: stilgar, status: 'engaged' },
      { kind: 'manual-tokens', card: stilgar, token: 'spice', by: 2 },
      { kind: 'manual-draw', seat: 0, deck: 'house' },
      { kind: 'manual-guild-hoard', by: -3 },
      { kind: 'manual-move', card: duncan, seat: 0, zone: 'domain', status: 'engaged', host: null },
    ] satisfies Manual[])
      expect(byHand(at, manual), manual.kind).toBe('done');
    expect(at.house(0)).toMatchObject({ treasury: 4, favor: -1 });
    expect(at.card('eots-stilgar')).toMatchObject({ status: 'engaged', spice: 2 });
    expect(at.house(0).zones.hand).toHaveLength(cards + 1);
    expect(at.state.guildHoard).toBe(spice - 3);
    expect(at.zone('domain')).toContain('eots-duncan-idaho');
    expect(byHand(at, { kind: 'manual-discard', card: stilgar })).toBe('done');
    expect(at.zone('imperial-discard')).toContain('eots-stilgar');
  });

  it('[TAT-7-02] deploys a card that comes into a Domain face up, for its favor', () => {
    const at = table();
    const duncan = at.card('eots-duncan-idaho').id;
    const favor = at.house(1).favor;
    const to = { seat: 1, zone: 'domain', status: 'disengaged', host: null } as const;
    const done = playManual(at.state, { kind: 'manual-move', card: duncan, ...to }, catalogue);
    if (!done.ok) throw new Error(done.problems[0]?.message);
    expect(done.value).toContainEqual(
      expect.objectContaining({ kind: 'deployed', seat: 1, card: duncan }),
    );
    expect(at.house(1).favor).toBeLessThan(favor);
  });

  it('leaves no card of a Domain without a status', () => {
    const at = table();
    const stilgar = at.card('eots-stilgar').id;
    const none = { kind: 'manual-turn', card: stilgar, status: 'none' } as unknown as Manual;
    expect(byHand(at, none)).toBe('manual');
    expect(at.card('eots-stilgar').status).toBe('disengaged');
  });

  it('gives a card to another House', () => {
    const at = table();
    const duncan = at.card('eots-duncan-idaho').id;
    const to = { seat: 1, zone: 'domain', status: 'disengaged', host: null } as const;
    expect(byHand(at, { kind: 'manual-move', card: duncan, ...to })).toBe('done');
    expect(at.zone('domain', 1)).toContain('eots-duncan-idaho');
    expect(at.card('eots-duncan-idaho', 1).owner).toBe(0);
  });

  it('gives a deployed card to another House as it lies, and turns an event up', () => {
    const at = scenario({
      houses: [{ domain: ['eots-stilgar engaged', 'eots-spice-blow subdued'] }, {}],
    }).toInterval(0);
    const { id } = at.card('eots-stilgar');
    const to = { seat: 1, zone: 'domain', status: 'engaged', host: null } as const;
    expect(byHand(at, { kind: 'manual-move', card: id, ...to })).toBe('done');
    expect(at.card('eots-stilgar', 1)).toMatchObject({ status: 'engaged', place: { seat: 1 } });
    const event = at.card('eots-spice-blow').id;
    expect(byHand(at, { kind: 'manual-turn', card: event, status: 'disengaged' })).toBe('done');
    expect(at.card('eots-spice-blow').status).toBe('disengaged');
  });

  it('[TAT-5.4-02] gives a card another host in its Domain, but none that it bears itself', () => {
    const [DUNCAN, GURNEY] = ['eots-duncan-idaho', 'eots-gurney-halleck'];
    const [MAGNATE, ACT] = ['eots-house-battalion', 'eots-act-of-cowardice'];
    const at = scenario({
      houses: [
        {
          domain: [
            'eots-caladan',
            DUNCAN,
            GURNEY,
            `${MAGNATE} on ${DUNCAN}`,
            `${ACT} on ${DUNCAN}`,
          ],
        },
        { domain: ['eots-feyd-rautha'] },
      ],
    }).toInterval(0);
    const to = (what: string, host: number | null, status: Status = 'disengaged') =>
      byHand(at, {
        kind: 'manual-move',
        card: at.card(what).id,
        seat: 0,
        zone: 'domain',
        status,
        host,
      });
    const gurney = at.card(GURNEY).id;
    expect(to(ACT, gurney)).toBe('done');
    expect(at.card(ACT).place).toEqual({ zone: 'domain', seat: 0, host: gurney });
    for (const [what, host, status] of [
      [ACT, gurney],
      [ACT, null],
      [ACT, at.card('eots-feyd-rautha', 1).id],
      [ACT, at.card(MAGNATE).id],
      [MAGNATE, at.card(MAGNATE).id],
      [MAGNATE, gurney, 'engaged'],
      [DUNCAN, gurney],
    ] as const)
      expect(to(what, host, status), `${what} on ${host}`).toBe('manual');
    expect(to(MAGNATE, gurney)).toBe('done');
  });

  it('[TAT-5.4-02] assigns no card to one that lies on it, however far up', () => {
    const DAMAGE = 'tat-storm-damage';
    const BASIN = 'eots-imperial-basin';
    const at = scenario({
      houses: [
        {
          domain: [
            'eots-caladan',
            BASIN,
            `eots-spice-harvester on ${BASIN}`,
            ...Array<string>(3).fill(`${DAMAGE} on eots-spice-harvester`),
          ],
        },
        {},
      ],
    }).toInterval(0);
    const [low = 0, middle = 0, high = 0] = at
      .house(0)
      .zones.domain.filter((id) => at.state.cards[id]?.card === DAMAGE);
    const on = (card: number, host: number) =>
      byHand(at, {
        kind: 'manual-move',
        card,
        seat: 0,
        zone: 'domain',
        status: 'disengaged',
        host,
      });
    expect([on(middle, low), on(high, middle)]).toEqual(['done', 'done']);
    expect([on(low, middle), on(low, high), on(middle, high)]).toEqual([
      'manual',
      'manual',
      'manual',
    ]);
    expect(on(high, low)).toBe('done');
  });

  it('[TAT-5.2.2-02] conceals a program under the home world, be it subdued', () => {
    const PROGRAM = 'tat-shelter-the-lisan-al-gaib';
    for (const home of ['eots-caladan', 'eots-caladan subdued']) {
      const at = scenario({
        houses: [{ domain: ['eots-arrakeen', home, `${PROGRAM} on eots-caladan`] }, {}],
      }).toInterval(0);
      const { id } = at.card(PROGRAM);
      const under = { seat: 0, zone: 'concealed', status: 'none', host: null } as const;
      expect(byHand(at, { kind: 'manual-move', card: id, ...under })).toBe('done');
      expect(at.card(PROGRAM).place).toEqual({
        zone: 'concealed',
        seat: 0,
        host: at.card('eots-caladan').id,
      });
    }
  });

  it('[TAT-5.4-29] leaves a card alone that has lost its host till another is chosen', () => {
    const [DUNCAN, TROOP] = ['eots-duncan-idaho', 'eots-atreides-battalion'];
    const at = scenario({
      houses: [{ domain: ['eots-caladan', DUNCAN, `${TROOP} on ${DUNCAN}`] }, {}],
    }).toInterval(0);
    at.by((game) => discard(game, at.card(DUNCAN)));
    expect(at.options()).toEqual([`assign ${TROOP} on eots-caladan`]);
    const { id } = at.card(TROOP);
    expect(byHand(at, { kind: 'manual-discard', card: id })).toBe('manual');
    at.act(`assign ${TROOP} on eots-caladan`);
    expect(byHand(at, { kind: 'manual-discard', card: id })).toBe('done');
  });

  it('goes on where there is but one thing to choose, and where it takes that away', () => {
    const STORM = 'eots-coriolis-storm';
    const [ERG, CARRYALL] = ['eots-the-minor-erg', 'eots-carryall'];
    const own = ['eots-caladan', 'eots-arrakeen', `${STORM} subdued 5`];
    const at = scenario({
      houses: [{ favor: 20, domain: own }, { domain: [ERG, `${CARRYALL} on ${ERG}`] }],
    }).toInterval(0);
    at.act(`deploy-event ${STORM}`);
    expect(byHand(at, { kind: 'manual-gain', seat: 0, what: 'favor', amount: 1 })).toBe('done');
    expect(at.options()).toEqual([`choose ${CARRYALL}`]);
    expect(byHand(at, { kind: 'manual-discard', card: at.card(CARRYALL, 1).id })).toBe('done');
    expect(at.options()).toContain('end-interval');
  });

  it('[TAT-5.4-31] discards nothing that is out of the game', () => {
    const at = table();
    const { id } = at.card('eots-duncan-idaho');
    const out = { seat: 0, zone: 'removed', status: 'none', host: null } as const;
    expect(byHand(at, { kind: 'manual-move', card: id, ...out })).toBe('done');
    expect(byHand(at, { kind: 'manual-discard', card: id })).toBe('manual');
    expect(at.zone('removed')).toEqual(['eots-duncan-idaho']);
  });

  it('is refused without a trace where the table cannot bear it', () => {
    const at = table();
    const home = at.card('eots-caladan').id;
    const stilgar = at.card('eots-stilgar').id;
    const arrakeen = at.card('eots-arrakeen').id;
    const knife = at.house(0).zones.hand.at(-1) ?? 0;
    const before = JSON.stringify(at.state);
    const impossible: readonly Manual[] = [
      { kind: 'manual-lose', seat: 0, what: 'solaris', amount: 7 },
      { kind: 'manual-lose', seat: 0, what: 'spice', amount: 3 },
      { kind: 'manual-gain', seat: 0, what: 'favor', amount: 0 },
      { kind: 'manual-gain', seat: 0, what: 'favor', amount: 1.5 },
      { kind: 'manual-gain', seat: 0, what: 'favor', amount: 100 },
      { kind: 'manual-tokens', card: stilgar, token: 'spice', by: 100 },
      { kind: 'manual-gain', seat: 7, what: 'favor', amount: 1 },
      { kind: 'manual-guild-hoard', by: -50 },
      { kind: 'manual-tokens', card: knife, token: 'spice', by: 1 },
      { kind: 'manual-tokens', card: stilgar, token: 'spice', by: -1 },
      { kind: 'manual-turn', card: stilgar, status: 'disengaged' },
      // Arrakeen is deployed with the rival.
      { kind: 'manual-turn', card: arrakeen, status: 'disengaged' },
      { kind: 'manual-discard', card: home },
      { kind: 'manual-discard', card: 4711 },
      // What lies on Stilgar goes first.
      { kind: 'manual-move', card: stilgar, seat: 0, zone: 'assembly', status: 'none', host: null },
      { kind: 'manual-move', card: knife, seat: 0, zone: 'assembly', status: 'none', host: null },
      {
        kind: 'manual-move',
        card: knife,
        seat: 0,
        zone: 'domain',
        status: 'disengaged',
        host: null,
      },
      { kind: 'manual-move', card: knife, seat: 0, zone: 'domain', status: 'none', host: stilgar },
      { kind: 'manual-draw', seat: 0, deck: 'imperial' },
    ];
    for (const manual of impossible) expect(byHand(at, manual), moveText(manual)).toBe('manual');
    expect(JSON.stringify(at.state)).toBe(before);
  });

  it('gives, takes and puts down up to 99 in one go', () => {
    const at = table();
    const stilgar = at.card('eots-stilgar').id;
    for (const manual of [
      { kind: 'manual-gain', seat: 0, what: 'solaris', amount: 99 },
      { kind: 'manual-lose', seat: 0, what: 'solaris', amount: 99 },
      { kind: 'manual-tokens', card: stilgar, token: 'spice', by: 99 },
      { kind: 'manual-tokens', card: stilgar, token: 'spice', by: -99 },
      { kind: 'manual-guild-hoard', by: -at.state.guildHoard },
      { kind: 'manual-guild-hoard', by: 99 },
      { kind: 'manual-guild-hoard', by: -99 },
    ] satisfies Manual[])
      expect(byHand(at, manual), moveText(manual)).toBe('done');
    expect(at.house(0).treasury).toBe(6);
    expect(at.card('eots-stilgar').spice).toBe(0);
    expect(at.state.guildHoard).toBe(0);
    for (const manual of [
      { kind: 'manual-lose', seat: 0, what: 'solaris', amount: 0 },
      { kind: 'manual-tokens', card: stilgar, token: 'spice', by: 0 },
      { kind: 'manual-guild-hoard', by: 0 },
      { kind: 'manual-guild-hoard', by: -1 },
      { kind: 'manual-guild-hoard', by: 100 },
      { kind: 'manual-gain', seat: -1, what: 'favor', amount: 1 },
      { kind: 'manual-gain', seat: 2, what: 'favor', amount: 1 },
    ] satisfies Manual[])
      expect(byHand(at, manual), moveText(manual)).toBe('manual');
  });

  it('[TAT-5.4-03] puts each kind of card into piles of its owner alone, and under no host there', () => {
    const at = table();
    const duncan = at.card('eots-duncan-idaho').id;
    const knife = at.house(0).zones.hand.at(-1) ?? 0;
    const stilgar = at.card('eots-stilgar').id;
    const to = (card: number, zone: Zone, seat = 0, host: number | null = null) =>
      byHand(at, { kind: 'manual-move', card, seat, zone, status: 'none', host });
    for (const [card, zone, seat, host] of [
      [duncan, 'hand'],
      [duncan, 'house-discard'],
      [duncan, 'house-deck'],
      [duncan, 'concealed'],
      [duncan, 'imperial-deck', 1],
      [duncan, 'removed', 1],
      [duncan, 'assembly'],
      [duncan, 'imperial-discard', 0, stilgar],
      [knife, 'imperial-deck'],
      [knife, 'imperial-discard'],
      [knife, 'hand'],
      [knife, 'house-discard', 1],
    ] as const)
      expect(to(card, zone, seat, host), `${card} ${zone} ${seat} ${host}`).toBe('manual');
    // A hand and an Assembly are no piles of an owner: another House may hold what is not its own.
    for (const [card, zone, seat] of [
      [duncan, 'assembly', 1],
      [duncan, 'imperial-discard', 0],
      [duncan, 'removed', 0],
      [duncan, 'assembly', 0],
      [duncan, 'imperial-deck', 0],
      [knife, 'house-discard', 0],
    ] as const)
      expect(to(card, zone, seat), `${card} ${zone} ${seat}`).toBe('done');
    expect(byHand(at, { kind: 'manual-discard', card: knife })).toBe('manual');
    expect(to(knife, 'hand', 1)).toBe('done');
  });

  it('[TAT-6.2.2-06] brings what needs a host under one that may bear it, and a persona under none', () => {
    const at = table();
    const duncan = at.card('eots-duncan-idaho').id;
    const knife = at.house(0).zones.hand.at(-1) ?? 0;
    const event = at.house(0).zones.hand.at(-2) ?? 0;
    const stilgar = at.card('eots-stilgar').id;
    const into = (card: number, seat: number, host: number | null, status: Status = 'disengaged') =>
      byHand(at, { kind: 'manual-move', card, seat, zone: 'domain', status, host });
    expect(into(duncan, 0, stilgar)).toBe('manual');
    expect(into(duncan, 0, 4711)).toBe('manual');
    expect(into(knife, 0, null)).toBe('manual');
    expect(into(knife, 0, 4711)).toBe('manual');
    expect(into(knife, 1, stilgar)).toBe('manual');
    expect(into(knife, 0, at.card('eots-arrakeen').id)).toBe('manual');
    expect(into(event, 0, stilgar)).toBe('manual');
    expect(into(event, 0, null, 'subdued')).toBe('done');
    expect(into(duncan, 0, null, 'engaged')).toBe('done');
    expect(at.card('eots-duncan-idaho').status).toBe('engaged');
    expect(byHand(at, { kind: 'manual-turn', card: duncan, status: 'engaged' })).toBe('manual');
    expect(byHand(at, { kind: 'manual-turn', card: knife, status: 'engaged' })).toBe('manual');
    expect(byHand(at, { kind: 'manual-turn', card: duncan, status: 'subdued' })).toBe('done');
    expect(byHand(at, { kind: 'manual-turn', card: duncan, status: 'engaged' })).toBe('done');
  });

  it('is refused once the game is over', () => {
    const { record } = sampleGame(sampleSetup(2, [3, 5]), 'greedy');
    const done = replay(rules, record);
    if (!done.ok) throw new Error(done.problems[0]?.message);
    const { state } = done.value;
    expect(state.outcome).not.toBeNull();
    const manual = { kind: 'manual-gain', seat: 0, what: 'favor', amount: 1 } as const;
    expect(playManual(state, manual, catalogue)).toMatchObject({
      ok: false,
      problems: [{ code: 'manual' }],
    });
  });
});

const ZONES: readonly Zone[] = [
  'imperial-deck',
  'assembly',
  'imperial-discard',
  'domain',
  'concealed',
  'house-deck',
  'hand',
  'house-discard',
  'removed',
];
const STATUSES: readonly Status[] = ['none', 'disengaged', 'engaged', 'subdued'];
const card = fc.integer({ min: 1, max: 130 });
const seat = fc.integer({ min: 0, max: 2 });
const amount = fc.integer({ min: 0, max: 6 });
const by = fc.integer({ min: -4, max: 4 });
const what = fc.constantFrom('solaris' as const, 'spice' as const, 'favor' as const);

const anyManual: fc.Arbitrary<Manual> = fc.oneof(
  fc.record({ kind: fc.constantFrom('manual-gain' as const), seat, what, amount }),
  fc.record({ kind: fc.constantFrom('manual-lose' as const), seat, what, amount }),
  fc.record({
    kind: fc.constant('manual-turn' as const),
    card,
    status: fc.constantFrom('engaged' as const, 'disengaged' as const, 'subdued' as const),
  }),
  fc.record({
    kind: fc.constant('manual-tokens' as const),
    card,
    token: fc.constantFrom('deferment' as const, 'spice' as const, 'program' as const),
    by,
  }),
  fc.record({
    kind: fc.constant('manual-move' as const),
    card,
    seat,
    zone: fc.constantFrom(...ZONES),
    status: fc.constantFrom(...STATUSES),
    host: fc.option(card),
  }),
  fc.record({ kind: fc.constant('manual-discard' as const), card }),
  fc.record({
    kind: fc.constant('manual-draw' as const),
    seat,
    deck: fc.constantFrom('imperial' as const, 'house' as const),
  }),
  fc.record({
    kind: fc.constant('manual-shuffle' as const),
    seat,
    zone: fc.constantFrom('imperial-deck' as const, 'house-deck' as const),
  }),
  fc.record({ kind: fc.constant('manual-guild-hoard' as const), by }),
);

const anythingByHand = fc.property(
  fc.nat(1000),
  fc.array(fc.oneof(anyManual, fc.nat(0xffff)), { minLength: 40, maxLength: 160 }),
  (seed, choices) => {
    const setup = sampleSetup(seed, [seed, seed + 1], seed % 2 === 0 ? 'tat' : 'eots');
    const start = replay(rules, recordOf(setup, [], catalogue));
    if (!start.ok) throw new Error(start.problems[0]?.message);
    const { state } = start.value;
    const moves: Move[] = [];
    for (const choice of choices) {
      if (state.decision === null) break;
      if (typeof choice === 'number') {
        const legal = legalActions(state, catalogue);
        const action = legal[choice % legal.length];
        if (action === undefined)
          throw new Error(
            `nothing is legal: ${JSON.stringify(state.frames)} after ${moves.slice(-4).map(moveText).join('; ')}`,
          );
        expect(play(state, action, catalogue).ok).toBe(true);
        moves.push(action);
        continue;
      }
      const before = JSON.stringify(state);
      const done = playManual(state, choice, catalogue);
      if (done.ok) moves.push(choice);
      else expect(JSON.stringify(state)).toBe(before);
      expect(readMove(moveText(choice))).toEqual(choice);
      expect(tableFaults(state, catalogue)).toEqual([]);
    }
    const again = replay(rules, recordOf(setup, moves, catalogue));
    expect(again).toMatchObject({ ok: true, value: { hash: stateHash(state) } });
  },
);

describe('whatever is done by hand', () => {
  it('keeps places, hosts, tokens and titles as they must be, is recorded and replays', () => {
    fc.assert(anythingByHand, { numRuns: 60 * FUZZ, endOnFailure: true });
  });

  it('[TAT-5.4-04] may leave a program on a host that is gone, until another is chosen', () => {
    fc.assert(anythingByHand, { seed: 1284365268, path: '56', numRuns: 1 });
  });
});
