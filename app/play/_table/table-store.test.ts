import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { playout } from '@/lib/engine/playout';
import { policyOf } from '@/lib/engine/policies/policy';
import { stateHash } from '@/lib/engine/record';
import { seedOf } from '@/lib/engine/seed';
import type { Controller } from './controllers';
import { leadingAction } from './leading';
import { chooseFor } from './machine';
import { goTo, listActions, openSession, playMove } from './session';
import { createTable, type Table } from './table-store';

const catalogue = loadCatalogue();

function lay(controllers: readonly Controller[], players = Math.max(2, controllers.length)): Table {
  const houses = controllers.map((_, at) => {
    const deck = SAMPLE_DECKS[at]?.deck;
    if (deck === undefined) throw new Error('there are nine samples');
    return { name: `House ${at}`, deck };
  });
  const opened = openSession({ seed: 11, rules: 'eots', players, houses }, catalogue);
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  const table = createTable({
    session: opened.value,
    controllers,
    gameId: 'test',
    mark: null,
    onMoved: () => {},
  });
  table.start(false);
  return table;
}

const stepOf = (table: Table) => table.getSnapshot().session.state.frames.at(-1)?.step;

function lead(table: Table): void {
  const { actions } = table.getSnapshot();
  const action = leadingAction(actions) ?? actions[0];
  if (action === undefined) throw new Error('nobody is asked');
  table.act(action);
}

/** A clock that moves on by so much each time it is read: automatic play goes in slices by the clock. */
function clock(step: number): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += step;
    return now;
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
}

describe('a table', () => {
  it('does not ask the only person for what has no choice in it', () => {
    clock(0);
    const table = lay(['person']);
    expect(stepOf(table)).toBe('house');
    expect(table.getSnapshot().actions.length).toBeGreaterThan(1);
  });

  it('hides everything between two seats till the next player takes theirs', () => {
    clock(0);
    const table = lay(['person', 'person']);
    expect(table.getSnapshot()).toMatchObject({ viewer: null, actions: [] });
    table.takeSeat();
    const first = table.getSnapshot().viewer;
    expect(first).toBe(table.getSnapshot().session.state.decision?.seat);
    for (let step = 0; step < 50 && table.getSnapshot().viewer !== null; step += 1) lead(table);
    expect(table.getSnapshot().viewer).toBeNull();
    expect(table.getSnapshot().session.state.decision?.seat).not.toBe(first);
  });

  it('passes in windows for a House that ordered it, until its own Interval begins', () => {
    clock(0);
    const table = lay(['person', 'person']);
    table.stand(0, 'own-interval');
    table.stand(1, 'own-interval');
    const windows = () => stepOf(table) === 'window';
    for (let step = 0; step < 80; step += 1) {
      table.takeSeat();
      const { session, standing } = table.getSnapshot();
      const seat = session.state.decision?.seat ?? 0;
      if (standing[seat] !== 'ask') expect(windows()).toBe(false);
      if (stepOf(table) === 'house') expect(standing[seat]).toBe('ask');
      lead(table);
    }
  });

  it.each(['random', 'greedy'] as const)(
    'plays the same %s game as the command line, also after going back',
    async (policy) => {
      const table = lay([policy, policy]);
      table.pause();
      const { session } = table.getSnapshot();
      const policies = [0, 1].map((seat) => policyOf(policy, seedOf(session.setup.seed), seat));
      const done = playout(session.setup, policies, catalogue, { maxTurns: 3 });
      if (!done.ok) throw new Error(done.problems[0]?.message);
      const { actions, hash } = done.value;
      const half = Math.floor(actions.length / 2);
      const move = () => {
        const action = chooseFor(session, policy, listActions(session));
        playMove(session, action, 'machine');
      };
      goTo(session, 0);
      for (let at = 0; at < half; at += 1) move();
      goTo(session, Math.floor(half / 2));
      const branchless = session.branches.length;
      while (session.at < actions.length) move();
      expect(session.branches).toHaveLength(branchless);
      expect(session.moves.slice(0, session.at).map((played) => played.move)).toEqual(actions);
      expect(stateHash(session.state)).toBe(hash);
    },
  );

  it('goes back to what the person chose, over all that the others did since', async () => {
    const table = lay(['person', 'greedy']);
    await vi.waitFor(() => expect(table.getSnapshot().running).toBeNull());
    const hash = () => stateHash(table.getSnapshot().session.state);
    const before = hash();
    lead(table);
    await vi.waitFor(() => expect(table.getSnapshot().running).toBeNull());
    const after = hash();
    expect(after).not.toBe(before);
    table.undo();
    expect(hash()).toBe(before);
    table.redo();
    expect(hash()).toBe(after);
  });

  it('stops automatic Houses when told to, and lets them go on to the end', async () => {
    const table = lay(['greedy', 'greedy']);
    table.pause();
    expect(table.getSnapshot()).toMatchObject({ isPaused: true, running: null });
    const { at } = table.getSnapshot().session;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(table.getSnapshot().session.at).toBe(at);
    table.resume();
    await vi.waitFor(() => expect(table.getSnapshot().session.state.outcome).not.toBeNull(), {
      timeout: 20_000,
    });
  });

  it('a person may take an automatic House over, and hand the own one to it', async () => {
    // Every slice of automatic play holds one move: else the game may be over.
    clock(100);
    const table = lay(['person']);
    table.control(0, 'random');
    table.pause();
    const { seat } = table.getSnapshot().session.state.decision ?? { seat: -1 };
    expect(table.getSnapshot().actions).toEqual([]);
    table.control(seat, 'person');
    expect(table.getSnapshot().viewer).toBe(seat);
    expect(table.getSnapshot().actions.length).toBeGreaterThan(0);
    table.control(0, 'random');
    table.pause();
    expect(table.getSnapshot().actions).toEqual([]);
  });

  it('refuses what is not legal, says why, and changes nothing', () => {
    const table = lay(['person']);
    const { session } = table.getSnapshot();
    const before = stateHash(session.state);
    expect(table.act({ kind: 'bid', amount: 3 })).toContain('not among what may be done now');
    expect(stateHash(session.state)).toBe(before);
  });
});
