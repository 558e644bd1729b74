import { expect, it, vi } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { gameOf } from '@/lib/board/engine/setup/board-setup';
import type { BoardState } from '@/lib/board/engine/state/state';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { newSetup, withFactions } from '@/lib/board/setup/setup';
import { openSession } from '@/lib/kernel/session';
import { openGameKeeper } from '@/lib/storage/game-keeper';
import { newWorld } from '@/lib/storage/storage-fixture';
import { cardsToKeep } from './battle-sides';
import { createBoardTable } from './board-table';
import type { Controller } from './players';

/** A game of two factions, as scenarios have it; with a state that was laid by hand in the place of its start. */
function twoFactions(state?: BoardState) {
  const opened = openSession(duneBoard, gameOf(withFactions(newSetup('2019'), 2), 3));
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  return state === undefined ? opened.value : Object.assign(opened.value, { state });
}

/** A table over it: a person has the first faction. */
function laid(session: ReturnType<typeof twoFactions>, second: Controller = 'person') {
  return createBoardTable({
    ...{ session, controllers: ['person', second], isStored: false, onMoved: () => {} },
    keeper: openGameKeeper(newWorld().tab(), null),
  });
}

it('between two persons at one device nobody’s hand, traitors or log lines show, whatever is taken back', () => {
  const table = laid(twoFactions());
  table.start();
  const nothingShows = () => {
    const { viewer, view } = table.getSnapshot();
    expect(viewer).toBeNull();
    expect(view.factions.every(({ own }) => own === null)).toBe(true);
    for (const { text } of table.told(0, 200).flatMap(({ lines }) => lines))
      expect(text).not.toMatch(/ drew (?!a treachery)/);
  };
  let asked: number | null = null;
  for (let step = 0; step < 60; step += 1) {
    // the same person goes on without giving the device away
    if (table.getSnapshot().view.asked !== asked) nothingShows();
    table.take();
    const { legal, viewer, view } = table.getSnapshot();
    expect(viewer).toBe(view.asked);
    asked = view.asked;
    const action = legal[1] ?? legal[0];
    if (action === undefined) throw new Error('who is asked has something to do');
    table.act(action);
    if (step % 9 === 8) {
      table.undo();
      nothingShows();
      asked = null;
    }
  }
});

it('any line of the log leads to its moment; what is played otherwise there leaves the other line beside it', () => {
  const table = laid(twoFactions(), 'steward');
  table.start();
  const act = (place: number) => {
    table.hurry();
    const { legal } = table.getSnapshot();
    const action = legal[Math.min(place, legal.length - 1)];
    if (action === undefined) throw new Error('the person is asked');
    table.act(action);
  };
  act(0);
  const { at, length } = table.getSnapshot();
  expect(at).toBe(length);
  const told = table.told(0, length);
  expect(told.map((move) => move.at)).toEqual(
    Array.from({ length: length + 1 }, (_, move) => move),
  );

  table.goTo(0);
  expect(table.getSnapshot()).toMatchObject({ at: 0, length });
  expect(table.told(0, length)).toEqual(told);
  table.goTo(length);
  expect(table.getSnapshot().at).toBe(length);

  table.goTo(0);
  act(1);
  expect(table.getSnapshot().branches).toHaveLength(1);
  table.close();
});

it('[GF9-card-karama-01] where a Karama refuses the Kwisatz Haderach, the rest of the plan is asked for anew', () => {
  const factions = {
    atreides: { forces: { 'carthag-10': 5 }, lost: 7, hand: ['crysknife'] },
    emperor: { forces: { 'carthag-10': 4 }, hand: ['karama'] },
  };
  const planned = (isRefused: boolean) => {
    const { state, ...battle } = scenario({ phase: 'battle', options: ['advantages'], factions });
    if (isRefused) battle.faction('emperor').order = { against: 0, advantage: 'kwisatz' };
    battle.until('atreides', 'leader');
    const session = twoFactions(state);
    const table = laid(session);
    const wanted = [{ kind: 'kwisatz' }, { kind: 'strength', dial: 3 }] as const;
    table.actAll(table.plan(wanted).parts.map(({ action }) => action));
    table.close();
    const frame = session.state.frames.at(-1);
    if (frame?.step !== 'battle') throw new Error('there is a battle');
    return { at: session.at, plan: frame.plans[frame.fighters[0] === 0 ? 0 : 1] };
  };
  expect(planned(false)).toMatchObject({ at: 5, plan: { kwisatz: true, dial: 3 } });
  const { at, plan } = planned(true);
  expect(at).toBe(2);
  expect(plan).toEqual({ leader: plan.leader, kwisatz: false });
});

it('which of two cards are kept is one answer, that is taken back as one', () => {
  const { state, ...battle } = scenario({
    phase: 'battle',
    factions: {
      atreides: { forces: { 'carthag-10': 9 }, hand: ['crysknife', 'shield'] },
      emperor: { forces: { 'carthag-10': 1 } },
    },
  });
  battle.until('atreides', 'leader');
  battle.play(
    ...['atreides: leader thufir-hawat', 'atreides: weapon crysknife'],
    ...['atreides: defense shield', 'atreides: strength 8'],
  );
  battle.until('atreides', 'keep');
  const session = twoFactions(state);
  const table = laid(session);
  table.start();
  table.take();
  expect(cardsToKeep(table.getSnapshot().view)).toEqual(['crysknife', 'shield']);
  table.actAll([
    { kind: 'keep', card: 'crysknife' },
    { kind: 'discard', card: 'shield' },
  ]);
  expect(state.factions[0]?.hand).toEqual(['crysknife']);
  expect(session.moves.slice(0, 2).map(({ by }) => by)).toEqual(['person', 'table']);
  expect(cardsToKeep(table.getSnapshot().view)).toEqual([]);
  table.undo();
  expect(session.at).toBe(0);
  table.close();
});

it('who has chosen where to ship goes back to the choice of the place, and keeps the device', () => {
  const table = laid(twoFactions());
  table.start();
  const shipping = () => {
    const frame = table.getSnapshot().view.frames.at(-1);
    return frame?.step === 'ship' ? frame : null;
  };
  for (let step = 0; step < 60 && (shipping()?.to ?? null) === null; step += 1) {
    table.take();
    const { legal } = table.getSnapshot();
    const isOf = (wanted: string) => legal.find(({ kind }) => kind === wanted);
    const action = isOf('ship') ?? isOf('pass') ?? legal.at(-1);
    if (action !== undefined) table.act(action);
  }
  const { at, canGoBack, view } = table.getSnapshot();
  expect(canGoBack).toBe(true);
  table.goBack();
  expect(shipping()).toMatchObject({ to: null });
  expect(table.getSnapshot()).toMatchObject({
    // nothing of it was played
    ...{ at, ahead: 0, canGoBack: false, viewer: view.asked },
  });
  table.close();
});

/** A table at which Atreides is asked to move, with what lies there. */
function moving(factions: Parameters<typeof scenario>[0]['factions']) {
  const { state, ...played } = scenario({ phase: 'shipment', factions });
  played.until('atreides', 'move');
  const session = twoFactions(state);
  const table = laid(session);
  table.start();
  table.take();
  const kinds = () => [...new Set(table.getSnapshot().legal.map(({ kind }) => kind))];
  return { table, session, kinds };
}

it('where a group can leave one territory alone, its way is asked at once, and two choices move it as one', () => {
  const { table, session, kinds } = moving({
    atreides: { forces: { 'arrakeen-9': 8 } },
    harkonnen: { forces: { 'carthag-10': 3 } },
  });
  expect(kinds()).toEqual(['to', 'pass']);
  expect(table.getSnapshot()).toMatchObject({ ahead: 1, canGoBack: false });
  const { at } = session;
  table.act({ kind: 'to', to: 'polar-sink' });
  expect(kinds()).toEqual(['forces']);
  expect(table.getSnapshot()).toMatchObject({ at, ahead: 2, canGoBack: true });
  // another place instead
  expect(table.getSnapshot().elsewhere).toContainEqual({ kind: 'to', to: 'old-gap-9' });
  table.act({ kind: 'to', to: 'old-gap-9' });
  expect(table.getSnapshot()).toMatchObject({ at, ahead: 2 });
  table.act({ kind: 'forces', count: 5 });
  expect(session.moves.slice(at, at + 3).map(({ move, by }) => [move.kind, by])).toEqual([
    ['move', 'person'],
    ['to', 'table'],
    ['forces', 'table'],
  ]);
  expect(session.state.factions[0]?.forces).toEqual([
    { at: 'arrakeen-9', count: 3 },
    { at: 'old-gap-9', count: 5 },
  ]);
  // what takes it back takes back all of it
  table.undo();
  expect(session.at).toBe(at);
  table.close();
});

it('whoever moves no more plays nothing but that', () => {
  const { table, session } = moving({
    atreides: { forces: { 'arrakeen-9': 8 } },
    harkonnen: { forces: { 'carthag-10': 3 } },
  });
  const { at } = session;
  table.act({ kind: 'pass' });
  expect(session.moves[at]?.move).toEqual({ kind: 'pass' });
  table.close();
});

it('after a battle of the viewer the game waits till it has looked at it', () => {
  vi.useFakeTimers();
  const { state } = scenario({
    phase: 'battle',
    factions: {
      atreides: { forces: { 'arrakeen-9': 8 } },
      harkonnen: { forces: { 'arrakeen-9': 3 } },
    },
  });
  const session = twoFactions(state);
  const ownTold = ({ lately }: ReturnType<typeof laid>) => {
    // the battle was laid by hand: it cannot be played again from the start to be told
    for (const { told, events } of session.moves) told.set(0, duneBoard.tell(state, events, 0));
    return lately().lines.filter(({ battle }) => battle?.fighters.includes(0));
  };
  const table = laid(session, 'steward');
  table.start();
  for (let step = 0; step < 20 && table.getSnapshot().fought === null; step += 1) {
    const [action] = table.getSnapshot().legal;
    if (action === undefined) throw new Error('who is asked has something to do');
    table.act(action);
    vi.runAllTimers();
  }
  const { fought, legal } = table.getSnapshot();
  expect(fought).toMatchObject({ isOver: true, exploded: false });
  expect(legal).toEqual([]);
  // a table that is laid anew then tells of it
  const other = laid(session, 'steward');
  expect(ownTold(other)).toHaveLength(1);
  other.close();
  table.goOn();
  expect(table.getSnapshot().fought).toBeNull();
  expect(ownTold(table)).toEqual([]);
  table.close();
  vi.useRealTimers();
});

it('to pass on all cards is suggested to who can bid for none, and not to who would bid for one that nobody knows', () => {
  const passes = (spice: number) => {
    const { state, until } = scenario({
      phase: 'bidding',
      factions: { harkonnen: { spice }, guild: { spice: 9 } },
    });
    until('harkonnen', 'pass');
    const table = laid(twoFactions(state), 'steward');
    return table.passesOnAll();
  };
  expect(passes(0)).toBe(true);
  expect(passes(20)).toBe(false);
});
