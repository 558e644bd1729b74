import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Manners, STRANGERS } from '@/app/_table/manners';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { type DuneCcg, duneCcg } from '@/lib/engine/dune-ccg';
import { parseRecord } from '@/lib/engine/record';
import { takeUpAgain } from '@/lib/engine/state/open-game';
import { scenario } from '@/lib/engine/testing/scenario-fixture';
import { eventually } from '@/lib/eventually-fixture';
import { playout } from '@/lib/kernel/playout';
import { seedOf } from '@/lib/kernel/seed';
import { goTo, openSession, playMove, type Session } from '@/lib/kernel/session';
import { chooseFor, playerOf } from '@/lib/players/automatic-players';
import { createMentatTasks } from '@/lib/players/mentat/tasks';
import { readSeated, seat } from '@/lib/players/seated';
import { ok } from '@/lib/result';
import type { Store } from '@/lib/storage/db';
import { openGameKeeper } from '@/lib/storage/game-keeper';
import { findGame } from '@/lib/storage/games';
import { newWorld } from '@/lib/storage/storage-fixture';
import type { Controller } from './controllers';
import { leadingAction } from './leading';
import type { Mind } from './reach-mentat';
import { createTable, type Table } from './table-store';
import { fillsHoard } from './to-hoard';

const catalogue = loadGameCatalogue();
const rules = duneCcg(catalogue);

/** What a game is dealt from; `samples`: the places of the decks among the samples. */
interface Deal {
  readonly seed: number;
  readonly samples: readonly number[];
}

function lay(controllers: readonly Controller[], manners?: Manners, deal?: Deal): Table {
  return layOver(controllers, manners, deal).table;
}

/** The table with the game behind it. */
function layOver(
  controllers: readonly Controller[],
  manners?: Manners,
  { seed, samples }: Deal = { seed: 11, samples: [0, 1, 2, 3] },
  rulesHere = rules,
): {
  readonly table: Table;
  readonly session: Session<DuneCcg>;
  readonly store: Store;
} {
  const store = newWorld().tab();
  const players = Math.max(2, controllers.length);
  const houses = controllers.map((_, at) => {
    const deck = SAMPLE_DECKS[samples[at] ?? -1]?.deck;
    if (deck === undefined) throw new Error('there are nine samples');
    return { name: `House ${at}`, deck };
  });
  const opened = openSession(rulesHere, { seed, rules: 'eots', players, houses });
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  const table = createTable({
    session: opened.value,
    catalogue,
    controllers,
    manners,
    mind: mindOf(),
    keeper: openGameKeeper(store, null),
    isStored: false,
    onMoved: () => {},
  });
  table.start(false);
  return { table, session: opened.value, store };
}

/** A mentat without a worker. */
function mindOf(): Mind {
  const tasks = createMentatTasks();
  const ready = tasks.takeUp(catalogue.cards);
  return {
    choose: async (question) => ready.then(() => tasks.choose(question)),
    think: async (question, playouts) => ready.then(() => tasks.think(question, playouts)),
    beginReview: async (...game) => ready.then(() => tasks.beginReview(...game)),
    goOn: tasks.goOn,
    close: () => {},
  };
}

const stepOf = (table: Table) => table.getSnapshot().view.frames.at(-1)?.step;

function lead(table: Table): void {
  const { actions, view } = table.getSnapshot();
  const action = leadingAction(actions, view) ?? actions[0];
  if (action === undefined) throw new Error('nobody is asked');
  table.act(action);
}

/** Uses no tactic, where one could be. */
function passWindows(table: Table): void {
  while (stepOf(table) === 'window') table.act({ kind: 'pass' });
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

function ownHouse(table: Table) {
  const [house] = table.getSnapshot().view.houses;
  if (house === undefined) throw new Error('somebody plays');
  return house;
}

describe('a table', () => {
  it('does not ask the only person for what has no choice in it', () => {
    clock(0);
    const table = lay(['person']);
    expect(stepOf(table)).toBe('house');
    expect(table.getSnapshot().actions.length).toBeGreaterThan(1);
  });

  it('makes moves that a House chose in one go one after the other, and one step back takes them all', () => {
    clock(0);
    const table = lay(['person']);
    const before = table.hash();
    const { treasury, hoard } = ownHouse(table);
    const first = (kind: string) => table.getSnapshot().actions.find((one) => one.kind === kind);
    const [use, buy] = [first('use'), first('buy-spice')];
    if (use === undefined || buy === undefined) throw new Error('both can be done at first');
    table.act(use, [buy]);
    expect(ownHouse(table).hoard).toBeGreaterThan(hoard);
    expect(ownHouse(table).treasury).not.toBe(treasury);
    expect(stepOf(table)).toBe('house');
    table.undo();
    expect(table.hash()).toBe(before);
  });

  it('hides everything between two seats until the next player takes theirs', () => {
    clock(0);
    const table = lay(['person', 'person']);
    expect(table.getSnapshot()).toMatchObject({ viewer: null, actions: [] });
    table.takeSeat();
    const first = table.getSnapshot().viewer;
    expect(first).toBe(table.getSnapshot().view.decision?.seat);
    for (let step = 0; step < 50 && table.getSnapshot().viewer !== null; step += 1) lead(table);
    expect(table.getSnapshot().viewer).toBeNull();
    expect(table.getSnapshot().view.decision?.seat).not.toBe(first);
  });

  it.each([false, true])(
    'asks a House that can only pass where its table hides that from the others (%s)',
    (asksAlways) => {
      clock(0);
      const table = lay(['person', 'person'], { ...STRANGERS, asksAlways });
      let lone = 0;
      for (let step = 0; step < 120; step += 1) {
        table.takeSeat();
        const { actions } = table.getSnapshot();
        if (actions.length === 1 && actions[0]?.kind === 'pass') lone += 1;
        lead(table);
      }
      if (asksAlways) expect(lone).toBeGreaterThan(5);
      else expect(lone).toBe(0);
    },
  );

  it('shows the hand of whoever is asked to the one who plays them all', () => {
    clock(0);
    const table = lay(['person', 'person'], { ...STRANGERS, isOpen: true });
    const seen = new Set<number | null>();
    for (let step = 0; step < 60; step += 1) {
      const { viewer, view } = table.getSnapshot();
      expect(viewer).toBe(view.decision?.seat);
      seen.add(viewer);
      lead(table);
    }
    expect(seen).toEqual(new Set([0, 1]));
  });

  it('lets a House pass behind the curtain where everybody sees it asked, and shows no hand', () => {
    clock(0);
    const table = lay(['person', 'person']);
    expect(table.getSnapshot().unseen).toBeNull();
    table.takeSeat();
    const own = table.getSnapshot().viewer;
    const petition = table.getSnapshot().actions.find(({ kind }) => kind === 'petition');
    if (petition === undefined) throw new Error('a House begins with an Assembly');
    table.act(petition);
    passWindows(table);
    expect(table.getSnapshot()).toMatchObject({ viewer: null, actions: [], unseen: 'pass' });
    expect(table.getSnapshot().view.decision?.seat).not.toBe(own);
    while (table.getSnapshot().unseen === 'pass') table.answerUnseen();
    expect(table.getSnapshot().viewer).toBeNull();
    expect(table.getSnapshot().view.decision?.seat).toBe(own);
  });

  it('asks in a rite its real decisions, and at most two beside them', () => {
    clock(0);
    const table = lay(['person', 'person'], { ...STRANGERS, isOpen: true });
    const inRite = () => table.getSnapshot().view.frames.some(({ step }) => step === 'rite');
    let rites = 0;
    for (let step = 0; step < 900 && rites < 5; step += 1) {
      const { actions, view } = table.getSnapshot();
      if (view.outcome !== null) break;
      const action =
        actions.find(({ kind }) => kind === 'rite') ?? actions[(7 * step) % actions.length];
      if (action === undefined) throw new Error('nobody is asked');
      table.act(action);
      if (action.kind !== 'rite') continue;
      rites += 1;
      let without = 0;
      for (let asked = 0; inRite() && asked < 60; asked += 1) {
        const { actions: open } = table.getSnapshot();
        if (open.length === 1) without += 1;
        // a lone card that force can be given to is given it
        expect(open.filter(({ kind }) => kind === 'vanquish')).not.toHaveLength(1);
        table.act(open[(3 * asked) % open.length] ?? action);
      }
      expect(without).toBeLessThanOrEqual(2);
    }
    expect(rites).toBe(5);
  });

  it('[TAT-6.2.1-06] asks nothing in a petition that nobody contests, unless told to', () => {
    clock(0);
    const table = lay(['person']);
    const petition = () =>
      table.getSnapshot().actions.find(({ kind }) => kind === 'petition') ?? null;
    const first = petition();
    if (first === null) throw new Error('a House begins with an Assembly');
    const before = table.hash();
    table.act(first);
    passWindows(table);
    expect(stepOf(table)).toBe('house');
    expect(table.hash()).not.toBe(before);
    while (table.hash() !== before) table.undo();
    table.behave({ ...STRANGERS, asksUsual: true });
    table.act(first);
    passWindows(table);
    expect(stepOf(table)).toBe('petition');
  });

  it.each([false, true])(
    'asks for favor of which there is none to spare only where told to (%s)',
    (asksUsual) => {
      clock(0);
      const table = lay(['person', 'person'], { ...STRANGERS, isOpen: true, asksUsual });
      let asked = 0;
      for (let step = 0; step < 300; step += 1) {
        const { actions, view } = table.getSnapshot();
        const top = view.frames.at(-1);
        const { favor = 0, treasury = 0 } = view.houses[view.decision?.seat ?? -1] ?? {};
        if (top?.step === 'petition' && top.at === 'discount')
          if (favor <= 10 && treasury >= top.cost) asked += 1;
        const action = actions[(7 * step) % actions.length];
        if (action === undefined) break;
        table.act(action);
      }
      expect(asked > 0).toBe(asksUsual);
    },
  );

  it('asks for a tactic after an own operation only where a rival answered it, or where told to', () => {
    clock(0);
    /** Whom the table asks after an operation of House 0, and after what the rival does then, if it is asked. */
    const asked = (asksEach: boolean, answer: 'pass' | 'tactic') => {
      const { state } = scenario({
        tactics: true,
        houses: [
          { domain: ['jotc-schlag-hide-exports'], hand: ['jotc-water-tribute'] },
          { domain: [], hand: ['eots-production-setbacks'] },
        ],
      }).toInterval(0);
      const here = { ...rules, newGame: () => ok({ state, events: [] }) };
      const manners = { ...STRANGERS, isOpen: true, asksEach };
      const { table } = layOver(['person', 'person'], manners, undefined, here);
      const doing = (kind: string) => {
        const action = table.getSnapshot().actions.find((one) => one.kind === kind);
        if (action === undefined) throw new Error(`there is no ${kind}`);
        table.act(action);
        const { view } = table.getSnapshot();
        return `${view.frames.at(-1)?.step} ${view.decision?.seat}`;
      };
      const first = doing('use');
      return first === 'window 1' ? [first, doing(answer)] : [first];
    };
    expect(asked(false, 'pass')).toEqual(['window 1', 'house 0']);
    expect(asked(false, 'tactic')).toEqual(['window 1', 'window 0']);
    expect(asked(true, 'pass')).toEqual(['window 0']);
  });

  it('asks once in an Interval for what a House passes on, unless told to', () => {
    clock(0);
    for (const asksEach of [false, true]) {
      const rivals = ['steward', 'steward', 'steward'] as const;
      const deal = { seed: 2, samples: [2, 4, 6, 8] };
      const seats = ['person', ...rivals] as const;
      const { table, session } = layOver(seats, { ...STRANGERS, asksEach }, deal);
      const asked: string[] = [];
      for (let step = 0; step < 90; step += 1) {
        const { view, actions } = table.getSnapshot();
        const [below, top] = view.frames.slice(-2);
        const best = chooseFor(session, catalogue, 'steward', actions);
        const isRivals = below?.step === 'operation' && below.seat !== 0;
        if (top?.step === 'window' && isRivals && best.kind === 'pass')
          asked.push(JSON.stringify([view.turn, below.seat, actions]));
        table.act(best);
      }
      expect(asked.length).toBeGreaterThan(0);
      expect(new Set(asked).size < asked.length).toBe(asksEach);
    }
  });

  it('moves all spice to the hoard that may go there, unless told to ask', () => {
    clock(0);
    const open = { ...STRANGERS, isOpen: true };
    const { table, session } = layOver(['person', 'person'], open);
    const isToHoard = () => fillsHoard(takeUpAgain(session.state, catalogue));
    for (let step = 0; step < 400; step += 1) {
      expect(isToHoard()).toBe(false);
      const { actions } = table.getSnapshot();
      const uses = actions.filter(({ kind }) => kind === 'use');
      const some = uses.length > 0 ? uses : actions;
      const action = some[(7 * step) % some.length];
      if (action !== undefined) table.act(action);
    }
    const isMoved = ({ move, by }: (typeof session.moves)[number]) =>
      move.kind === 'choose-number' && by === 'table';
    const at = session.moves.findIndex(isMoved);
    table.behave({ ...open, asksUsual: true });
    table.goTo(at);
    table.resume();
    expect(isToHoard()).toBe(true);
    expect(new Set(table.getSnapshot().actions.map(({ kind }) => kind))).toEqual(
      new Set(['choose-number']),
    );
  });

  it('tells how many cards disengaged by themselves', () => {
    clock(0);
    const table = lay(['person']);
    const uses = () => table.getSnapshot().actions.filter(({ kind }) => kind === 'use');
    for (let [use] = uses(); use !== undefined; [use] = uses()) {
      table.act(use);
      while (stepOf(table) !== 'house') lead(table);
    }
    const engaged = Object.values(table.getSnapshot().view.cards).filter(
      ({ status, place }) => status === 'engaged' && place.zone === 'domain',
    ).length;
    expect(engaged).toBeGreaterThan(0);
    table.act({ kind: 'end-interval' });
    while (stepOf(table) === 'discard') table.closeTurn([]);
    expect(table.wentByItself().get('disengage')).toBe(engaged);
  });

  it('[TAT-6.3.1-01] [TAT-6.3.2-01] closes a turn in one step: the discards, then all draws, which are marked as new', () => {
    clock(0);
    const table = lay(['person']);
    table.act({ kind: 'end-interval' });
    const { view } = table.getSnapshot();
    expect(view.frames.at(-1)).toMatchObject({ step: 'discard', list: 'assembly' });
    const held = (zone: 'assembly' | 'hand') =>
      table.getSnapshot().view.houses[0]?.zones[zone].cards ?? [];
    const before = [...held('assembly'), ...held('hand')];
    const chosen = [held('assembly')[0] ?? 0, held('hand')[0] ?? 0];
    expect(table.cameLately()).toEqual(new Set());
    const sizes = [held('assembly').length, held('hand').length];
    table.closeTurn(chosen);
    expect(table.getSnapshot().view.turn).toBe(2);
    expect(stepOf(table)).toBe('house');
    expect([...held('assembly'), ...held('hand')]).not.toEqual(expect.arrayContaining(chosen));
    expect([held('assembly').length, held('hand').length]).toEqual(sizes);
    const drawn = [...held('assembly'), ...held('hand')].filter((card) => !before.includes(card));
    expect([...table.cameLately()].sort()).toEqual(drawn.sort());
    table.undo();
    expect(stepOf(table)).toBe('discard');
  });

  it('all bids of one Interval of a rival are passed in one press, which is taken back as any move', () => {
    const bids = (table: Table) => {
      const { view, actions } = table.getSnapshot();
      const top = view.frames.at(-1);
      const isBid = top?.step === 'petition' && top.at === 'options' && top.seat !== 0;
      return isBid && actions.some(({ kind }) => kind === 'pass') ? top.seat : null;
    };
    clock(0);
    const table = lay(['person', 'greedy']);
    for (let moves = 0; bids(table) === null && moves < 300; moves += 1) {
      const { actions } = table.getSnapshot();
      table.act(
        actions.find(({ kind }) => kind === 'pass' || kind === 'end-interval') ??
          actions[0] ?? { kind: 'pass' },
      );
    }
    const rival = bids(table);
    expect(rival).toBe(1);
    table.letGo(1);
    expect(bids(table)).toBeNull();
    table.undo();
    expect(table.getSnapshot().letGo).toBeNull();
  });

  it('a limit is bid up to by as little as it can be, and passed above, without asking again', () => {
    const mayRaise = ({ getSnapshot }: Table) => {
      const { view, actions } = getSnapshot();
      const top = view.frames.at(-1);
      const isAsked = top?.step === 'petition' && top.at === 'options' && top.bidder !== 0;
      return isAsked ? actions.flatMap((one) => (one.kind === 'bid' ? [one.amount] : [])) : [];
    };
    clock(0);
    const table = lay(['person', 'steward']);
    for (let moves = 0; mayRaise(table).length < 3 && moves < 300; moves += 1) {
      const { actions } = table.getSnapshot();
      table.act(actions.find(({ kind }) => kind === 'petition') ?? actions[0] ?? { kind: 'pass' });
    }
    const limit = mayRaise(table).toSorted((one, other) => one - other)[2] ?? -1;
    const from = table.getSnapshot().at;
    expect(table.bidTo(limit)).toBeNull();
    const bids = table
      .log(from, table.getSnapshot().at)
      .flatMap(({ lines }) => lines)
      .flatMap(({ text }) => / bids (\d+)/.exec(text)?.[1] ?? []);
    expect(bids.length).toBeGreaterThan(0);
    expect(Number(bids[0])).toBeLessThan(limit);
    expect(mayRaise(table)).toEqual([]);
  });

  it('Houses that bid against each other each have a limit, and the table is not handed over between them', () => {
    const bids = (table: Table) => {
      const { view, actions } = table.getSnapshot();
      const isAsked = stepOf(table) === 'petition' && view.decision !== null;
      return isAsked ? actions.flatMap((one) => (one.kind === 'bid' ? [one.amount] : [])) : [];
    };
    clock(0);
    const table = lay(['person', 'person'], STRANGERS);
    const own = () => table.getSnapshot().view.decision?.seat ?? -1;
    table.takeSeat();
    const petitioner = own();
    table.act(
      table.getSnapshot().actions.find(({ kind }) => kind === 'petition') ?? { kind: 'pass' },
    );
    for (let step = 0; bids(table).length === 0 && step < 20; step += 1) {
      table.takeSeat();
      if (bids(table).length === 0) table.act({ kind: 'pass' });
    }
    expect(own()).not.toBe(petitioner);
    const [least = 0] = bids(table);
    expect(table.bidTo(least + 3)).toBeNull();
    expect([own(), table.getSnapshot().viewer]).toEqual([petitioner, null]);
    table.takeSeat();
    const from = table.getSnapshot().at;
    expect(table.bidTo(least + 9)).toBeNull();
    const told = table.log(from, table.getSnapshot().at).flatMap(({ lines }) => lines);
    // each raises by as little as it can, and whoever has the lower limit passes, and nobody is asked between
    expect(told.flatMap(({ text }) => / bids (\d+)/.exec(text)?.[1] ?? [])).toEqual(
      [1, 2, 3].map((more) => `${least + more}`),
    );
    expect(table.getSnapshot().viewer).toBe(petitioner);
  });

  it('all uses of a card in an Interval are passed in one press, till they are asked for again or the press is taken back', () => {
    const uses = ({ getSnapshot }: Table) => {
      const { view, actions } = getSnapshot();
      return view.frames.at(-1)?.step === 'window'
        ? actions.filter(({ kind }) => kind === 'use')
        : [];
    };
    clock(0);
    const table = lay(['person', 'greedy'], undefined, { seed: 12, samples: [1, 7] });
    const { at } = table.getSnapshot();
    expect(uses(table)).not.toEqual([]);
    table.passUses();
    expect(uses(table)).toEqual([]);
    table.askUses();
    expect(table.getSnapshot().spares).toEqual([]);
    for (let moves = 0; uses(table).length === 0 && moves < 9; moves += 1)
      table.act(
        table
          .getSnapshot()
          .actions.find(({ kind }) => kind === 'deploy' || kind === 'end-interval') ?? {
          kind: 'pass',
        },
      );
    expect(uses(table)).not.toEqual([]);
    while (table.getSnapshot().at > at) table.undo();
    expect(table.getSnapshot().spares).toEqual([]);
    expect(uses(table)).not.toEqual([]);
  });

  it('passes in windows for a House that ordered it, until its own Interval begins', () => {
    clock(0);
    const table = lay(['person', 'person'], { ...STRANGERS, asksAlways: true });
    table.stand(0, 'own-interval');
    table.stand(1, 'own-interval');
    const windows = () => stepOf(table) === 'window';
    for (let step = 0; step < 80; step += 1) {
      table.takeSeat();
      const { view, standing } = table.getSnapshot();
      const seat = view.decision?.seat ?? 0;
      if (standing[seat] !== 'ask') expect(windows()).toBe(false);
      if (stepOf(table) === 'house') expect(standing[seat]).toBe('ask');
      lead(table);
    }
  });

  it.each(['random', 'greedy'] as const)(
    'plays the same %s game as the command line, also after going back',
    async (policy) => {
      const { table, session } = layOver([policy, policy]);
      table.pause();
      const seed = seedOf(session.setup.seed);
      const players = [0, 1].map((seat) => playerOf(policy, catalogue, seed, seat));
      const done = playout(rules, session.setup, players, { maxTurns: 3 });
      if (!done.ok) throw new Error(done.problems[0]?.message);
      const { actions, hash } = done.value;
      const half = Math.floor(actions.length / 2);
      const move = () => {
        const action = chooseFor(session, catalogue, policy, rules.legalActions(session.state));
        playMove(session, action, 'machine');
      };
      goTo(session, 0);
      for (let at = 0; at < half; at += 1) move();
      goTo(session, Math.floor(half / 2));
      const branchless = session.branches.length;
      while (session.at < actions.length) move();
      expect(session.branches).toHaveLength(branchless);
      expect(session.moves.slice(0, session.at).map((played) => played.move)).toEqual(actions);
      expect(rules.hash(session.state)).toBe(hash);
    },
  );

  it('goes back to what the person chose, over all that the others did since', async () => {
    const table = lay(['person', 'greedy']);
    await eventually(() => expect(table.getSnapshot().running).toBeNull());
    const hash = () => table.hash();
    const before = hash();
    lead(table);
    await eventually(() => expect(table.getSnapshot().running).toBeNull());
    const after = hash();
    expect(after).not.toBe(before);
    table.undo();
    expect(hash()).toBe(before);
    table.redo();
    expect(hash()).toBe(after);
  });

  it('knows what each House had when the own one last chose something', async () => {
    const { table, session } = layOver(['person', 'greedy']);
    for (const _ of 'four') {
      await eventually(() => expect(table.getSnapshot().running).toBeNull());
      lead(table);
    }
    await eventually(() => expect(table.getSnapshot().running).toBeNull());
    const { at, moves } = session;
    const then = table.goodsThen(at);
    expect(session.at).toBe(at);
    const between = ['pass', 'keep-engaged', 'disengage', 'discard', 'draw', 'done'];
    const isOwn = ({ seat: whose, by, move }: (typeof moves)[number]) =>
      whose === 0 && by !== 'table' && !between.includes(move.kind);
    goTo(session, moves.slice(0, at).findLastIndex(isOwn) + 1);
    const had = session.state.houses.map(({ treasury, hoard, favor }) => ({
      treasury,
      hoard,
      favor,
    }));
    expect(then).toEqual(had);
  });

  it('stops automatic Houses when told to, and lets them go on to the end', async () => {
    const table = lay(['greedy', 'greedy']);
    table.pause();
    expect(table.getSnapshot()).toMatchObject({ isPaused: true, running: null });
    const { at } = table.getSnapshot();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(table.getSnapshot().at).toBe(at);
    table.resume();
    await eventually(() => expect(table.getSnapshot().view.outcome).not.toBeNull());
  });

  it('a person may take an automatic House over, and hand the own one to it', async () => {
    // Every slice of automatic play holds one move: else the game may be over.
    clock(100);
    const table = lay(['person']);
    table.control(0, 'random');
    table.pause();
    const { seat } = table.getSnapshot().view.decision ?? { seat: -1 };
    expect(table.getSnapshot().actions).toEqual([]);
    table.control(seat, 'person');
    expect(table.getSnapshot().viewer).toBe(seat);
    expect(table.getSnapshot().actions.length).toBeGreaterThan(0);
    table.control(0, 'random');
    table.pause();
    expect(table.getSnapshot().actions).toEqual([]);
  });

  it('[TAT-5.2.2-02] shows the home world of a rival also while it lies subdued', () => {
    clock(0);
    const table = lay(['person', 'person']);
    table.takeSeat();
    const { viewer, view } = table.getSnapshot();
    const rival = viewer === 0 ? 1 : 0;
    const [home = 0] = view.houses[rival]?.zones.domain.cards ?? [];
    expect(view.cards[home]?.group).toBe('homeworld');
    const before = view.cards[home]?.card;
    expect(table.act({ kind: 'manual-turn', card: home, status: 'subdued' })).toBeNull();
    const { cards } = table.getSnapshot().view;
    expect(cards[home]).toMatchObject({ status: 'subdued', card: before });
  });

  it('knows for which Houses persons chose, how they stood at first, and which cards they deployed', () => {
    clock(0);
    const table = lay(['person', 'greedy']);
    const begun = table.getSnapshot().view.houses.map(({ treasury }) => treasury);
    for (let move = 0; move < 40 && table.getSnapshot().view.turn < 3; move += 1) lead(table);
    expect(table.playedByPersons()).toEqual([0]);
    expect(table.housesAtFirst().map(({ treasury }) => treasury)).toEqual(begun);
    const { cards } = table.getSnapshot().view;
    const deployed = table
      .turnsOver()
      .flatMap(({ houses }) => houses.flatMap((one) => one.deployed))
      .map((id) => cards[id]?.card);
    const deeds = table.deeds().filter(({ what, turn }) => what === 'deployed' && turn < 3);
    expect(deeds.map(({ card }) => card).sort()).toEqual(deployed.toSorted());
  });

  it('refuses what is not legal, says why, and changes nothing', () => {
    clock(0);
    const table = lay(['person']);
    const before = table.hash();
    expect(table.act({ kind: 'bid', amount: 3 })).toContain('not among what may be done now');
    expect(table.hash()).toBe(before);
  });

  it('keeps the last review for as long as its line is on the table', async () => {
    const { table, session, store } = layOver(['greedy', 'greedy']);
    await eventually(() => expect(session.moves.length).toBeGreaterThan(12));
    table.pause();
    const at = session.moves.length;
    table.goTo(12);
    expect(table.lastReview()).toBeNull();
    const review = await table.review(() => {}, new AbortController().signal);
    expect(review?.turns.length).toBeGreaterThan(0);
    // it is kept with the game at once
    await eventually(async () => {
      const kept = await findGame(store, table.getSnapshot().gameId);
      expect(kept).toMatchObject({ value: { at: 12, review: { review } } });
    });
    table.goTo(3);
    expect(table.lastReview()).toBeNull();
    table.goTo(12);
    expect(table.lastReview()).toBe(review);
    expect(parseRecord(JSON.parse(JSON.stringify(table.record())))).toMatchObject({
      ok: true,
      value: { review },
    });
    table.goTo(at);
    expect(table.lastReview()).toBeNull();
    expect(table.record().review).toBeUndefined();
    // another line is tried, and left again
    const from = session.moves.findIndex(({ among }) => among > 1);
    table.goTo(from);
    const made = session.moves[from]?.move;
    const other = rules
      .legalActions(session.state)
      .find((action) => rules.key(action) !== (made && rules.key(made)));
    if (other === undefined) throw new Error('there is something else to do');
    playMove(session, other, 'person');
    table.returnTo(session.branches.at(-1)?.id ?? -1);
    table.goTo(12);
    expect(table.lastReview()).toBe(review);
  });

  it('with a mentat goes as on the command line, and asks nobody meanwhile', async () => {
    const MOVES = 16;
    const { table, session } = layOver(['mentat', 'steward'], STRANGERS);
    expect(table.getSnapshot().running).not.toBeNull();
    expect(table.getSnapshot().actions).toEqual([]);
    await eventually(() => expect(session.moves.length).toBeGreaterThanOrEqual(MOVES));
    table.pause();
    const players = (['mentat', 'steward'] as const).map((name, at) =>
      seat(readSeated(name) ?? { name: 'steward' }, catalogue, session.setup, seedOf(11), at),
    );
    const begun = rules.newGame(session.setup);
    if (!begun.ok) throw new Error('it is dealt');
    const { state } = begun.value;
    const first = Array.from({ length: MOVES }, () => {
      const at = rules.toAct(state) ?? 0;
      const action = players[at]?.(() => rules.viewFor(state, at), rules.legalActions(state));
      if (action === undefined) throw new Error('somebody plays');
      rules.play(state, action);
      return rules.key(action);
    });
    const here = session.moves.slice(0, MOVES).map(({ move }) => rules.key(move));
    expect(here).toEqual(first);
  });

  it('tells what a mentat thinks of the moves, and forgets a thought once it is interrupted', async () => {
    const table = lay(['person', 'mentat']);
    // a slow machine plays up to the first question in several goes
    await eventually(() => expect(table.getSnapshot().actions).not.toEqual([]));
    const { actions } = table.getSnapshot();
    const { moves, chance } = await table.advice(12);
    expect(actions).toContainEqual(moves[0]?.action);
    expect(chance).toBeGreaterThan(0);
    while (table.getSnapshot().actions.length > 0) lead(table);
    const { at } = table.getSnapshot();
    table.pause();
    await expect(table.advice(1)).rejects.toThrow();
    expect(table.getSnapshot()).toMatchObject({ at, isPaused: true });
  });

  it('gives no advice while another House is asked, and ends a review when it is told to', async () => {
    // however slow the machine: it plays in one go up to where the mentat thinks
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => clock.mockRestore());
    const table = lay(['mentat', 'person']);
    table.pause();
    expect(table.getSnapshot().view.decision?.seat).toBe(0);
    await expect(table.advice(4)).rejects.toThrow();
    const leaves = new AbortController();
    const told: number[] = [];
    const done = table.review((moves) => {
      told.push(moves);
      leaves.abort();
    }, leaves.signal);
    const review = await done;
    expect(told.length).toBeLessThanOrEqual(1);
    if (told.length === 1) expect(review).toBeNull();
  });
});
