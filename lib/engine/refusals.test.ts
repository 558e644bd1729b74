import { describe, expect, it } from 'vitest';
import type { Action } from './actions';
import { sayRefusal } from './narration/refusal';
import { OPERATIONS } from './operations/all';
import { missingOperations, refusalOf, refusalsOfKind, subjectOf } from './refusals';
import { cardAt } from './state/game';
import { takeUp } from './state/open-game';
import type { GameState } from './state/state';
import { viewFor } from './state/view';
import { everyAction } from './testing/naive/candidates-fixture';
import { wander } from './testing/naive/wild-fixture';
import { atTable, catalogue, reasons, why } from './testing/narration-fixture';

const FUZZ = Math.max(1, Number(process.env.FUZZ ?? 1));
const FROM = Number(process.env.FROM ?? 0);
const GAMES = 8 * FUZZ;
const STEPS = 150;
/** Of the actions that can be written down in a position, one in so many is asked about. */
const RARE = 997;

const OWN = ['hand', 'assembly', 'concealed', 'domain'] as const;

describe('reasons and legal actions never contradict each other', () => {
  it(`a card and a kind of operation has an action or a reason, whatever is asked (${GAMES} games)`, () => {
    for (let seed = FROM; seed < FROM + GAMES; seed += 1)
      wander(seed, STEPS, catalogue, (state, legal, step) => {
        if (step % 2 === 0) return;
        expect(contradictions(state, legal)).toEqual([]);
      });
  });

  it('what is legal is refused for nothing, everything else for something that can be said', () => {
    for (let seed = FROM; seed < FROM + GAMES; seed += 1)
      wander(seed, STEPS, catalogue, (state, legal, step) => {
        if (step % 50 !== seed) return;
        for (const action of legal) expect(refusalOf(state, catalogue, action)).toBeNull();
        let count = 0;
        everyAction(state, (action) => {
          count += 1;
          if (count % RARE !== seed) return;
          const refusal = refusalOf(state, catalogue, action);
          const isLegal = legal.some((one) => JSON.stringify(one) === JSON.stringify(action));
          expect(refusal === null, JSON.stringify(action)).toBe(isLegal);
          if (refusal !== null)
            expect(sayRefusal(viewFor(state, 0), catalogue, refusal).text).toMatch(
              /^['"]?[A-Z0-9]/,
            );
        });
      });
  });
});

describe('why an action is not legal', () => {
  const said = ({ state }: { readonly state: GameState }, action: Action) => {
    const refusal = refusalOf(state, catalogue, action);
    return refusal === null ? null : sayRefusal(viewFor(state, 0), catalogue, refusal).text;
  };

  it('the target or the leader of a rite', () => {
    const table = atTable(
      { domain: ['eots-caladan', 'eots-gurney-halleck'] },
      { domain: ['eots-giedi-prime', 'eots-duncan-idaho'] },
    );
    const leader = table.card('eots-gurney-halleck').id;
    const against = (rite: 'battle' | 'dueling' | 'arbitration', id: string, seat = 1) =>
      said(table, { kind: 'rite', rite, leader, target: table.card(id, seat).id });
    expect(against('battle', 'eots-giedi-prime')).toBeNull();
    expect(against('battle', 'eots-duncan-idaho')).toBe('It is no target for a Battle rite');
    expect(against('arbitration', 'eots-giedi-prime')).toBe(
      'It has not the talent to lead that rite',
    );
    expect(against('dueling', 'eots-duncan-idaho')).toBe('It shares an allegiance with the leader');
    expect(against('battle', 'eots-caladan', 0)).toBe(
      'The target of a rite is a deployed card of a rival',
    );
  });

  it('the host, the House, the moment', () => {
    const table = atTable(
      {
        domain: ['eots-caladan', 'eots-duncan-idaho'],
        hand: ['eots-kindjal'],
        assembly: ['eots-arrakeen'],
      },
      { assembly: ['eots-carthag'] },
    );
    const card = table.card('eots-kindjal').id;
    expect(said(table, { kind: 'deploy', card, host: table.card('eots-caladan').id })).toBe(
      'Caladan is no legal host for it now',
    );
    expect(said(table, { kind: 'petition', card: table.card('eots-carthag', 1).id })).toBe(
      'House 1 holds it',
    );
    table.act('petition eots-arrakeen');
    expect(said(table, { kind: 'deploy', card, host: null })).toBe(
      'First: Petition for Arrakeen: make the opening bid',
    );
  });

  it('nothing in particular: a target that is nowhere, more favor than may be bought at once', () => {
    const table = atTable({ domain: ['eots-duncan-idaho'], treasury: 30 });
    const leader = table.card('eots-duncan-idaho').id;
    const nothing = 'Nothing of what it says can be done now';
    expect(said(table, { kind: 'rite', rite: 'battle', leader, target: 9999 })).toBe(nothing);
    expect(said(table, { kind: 'buy-favor', amount: 6 })).toBe(nothing);
  });
});

describe('operations that the Interval misses', () => {
  it('[TAT-6.2.4-06] its end, while a full card can rise', () => {
    const table = atTable({ domain: ['eots-caladan', 'eots-carthag subdued 4'] });
    const [first] = missingOperations(table.state, catalogue, 0);
    expect(first).toMatchObject({
      kind: 'end-interval',
      refusal: { code: 'must-deploy', cards: [table.card('eots-carthag').id] },
    });
    table.act('redeploy eots-carthag');
    expect(missingOperations(table.state, catalogue, 0).map(({ kind }) => kind)).not.toContain(
      'end-interval',
    );
  });

  it('[TAT-8.3.1-01] its end, while an event is due, where the table plays so', () => {
    const table = atTable(
      { domain: ['eots-caladan', 'eots-emperors-outrage subdued 3'] },
      {},
      { options: { promptEvents: true } },
    );
    const [first] = missingOperations(table.state, catalogue, 0);
    expect(first && sayRefusal(viewFor(table.state, 0), catalogue, first.refusal)).toEqual({
      text: "Emperor's Outrage must be deployed or discarded first: the tokens are all there",
      rules: ['TAT-8.3.1-01'],
    });
  });

  it('another exchange is open where a card has granted it', () => {
    const table = atTable({ hoard: 5 }).act('sell-spice 1');
    expect(refusalsOfKind(table.state, catalogue, 0, 'sell-spice')).toHaveLength(1);
    const frame = table.state.frames.at(-1);
    if (frame?.step === 'house') frame.extraExchanges = 1;
    expect(refusalsOfKind(table.state, catalogue, 0, 'sell-spice')).toEqual([]);
  });

  it('nothing is missed while something else is asked', () => {
    const table = atTable({ assembly: ['eots-arrakeen'] }).act('petition eots-arrakeen');
    expect(missingOperations(table.state, catalogue, 0)).toEqual([]);
  });
});

describe('a tactic in its petition', () => {
  it('[TAT-6.2.1-16] waits again once the victor is known', () => {
    const table = atTable({
      assembly: ['eots-duncan-idaho'],
      hand: ['eots-magnanimous-appeal'],
    });
    table.act('petition eots-duncan-idaho', 'bid 3', 'pass', 'pass');
    expect(reasons(table, 'eots-magnanimous-appeal').slice(1)).toEqual([
      'It is a tactic: it waits for a petition',
    ]);
  });

  it('[TAT-6.2.1-16] says what it lacks there, not that it waits for a petition', () => {
    const table = atTable({
      treasury: 4,
      assembly: ['eots-arrakeen'],
      hand: ['eots-magnanimous-appeal'],
    });
    table.act('petition eots-arrakeen');
    expect(reasons(table, 'eots-magnanimous-appeal')).not.toContain(
      'It is a tactic: it waits for a petition',
    );
  });
});

/**
 * What the House in its Interval has both an action and a reason for, or neither: its cards, the kinds of
 * operations, and each of these with each card that it is ever about.
 */
function contradictions(state: GameState, legal: readonly Action[]): string[] {
  const seat = state.decision?.seat ?? 0;
  const frame = state.frames.at(-1);
  if (frame?.step !== 'house') return [];
  const kinds = ['end-interval', ...OPERATIONS.flatMap((one) => one.kinds)] as const;
  const odd: string[] = kinds.filter(
    (kind) =>
      legal.some((one) => one.kind === kind) ===
      refusalsOfKind(state, catalogue, seat, kind).length > 0,
  );
  const game = takeUp(state, catalogue);
  for (const zone of OWN)
    for (const id of state.houses[seat]?.zones[zone] ?? []) {
      const card = cardAt(game, id);
      const named = legal.filter((one) => subjectOf(one) === id);
      const said = why(state, id, seat).map(({ text }) => text);
      if (named.length > 0 === said.length > 0 || new Set(said).size < said.length)
        odd.push(`${card.card} in ${zone}: ${said.join(', ')}`);
      // The last resort says nothing that helps: every card should have a reason of its own.
      if (said.some((text) => text.startsWith('Nothing of what')))
        odd.push(`${card.card} in ${zone} has no reason of its own`);
      for (const operation of OPERATIONS) {
        const refusals = operation.refusalsOfCard?.(game, frame, card) ?? null;
        const listed = named.some(({ kind }) => operation.kinds.includes(kind));
        if (refusals !== null && listed === refusals.length > 0)
          odd.push(`${operation.kinds[0]} of ${card.card} in ${zone}`);
        if (refusals === null && listed && operation.checks === undefined)
          odd.push(`${operation.kinds[0]} is not about ${card.card} in ${zone}`);
      }
    }
  return odd;
}
