import { expect, it } from 'vitest';
import { type DuneBoard, duneBoard } from '@/lib/board/dune';
import { PASS } from '@/lib/board/engine/actions';
import { gameOf } from '@/lib/board/engine/setup/board-setup';
import type { BoardState } from '@/lib/board/engine/state/state';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { newSetup, withFactions } from '@/lib/board/setup/setup';
import { openSession, type Played } from '@/lib/kernel/session';
import { automatic } from './automatic';
import type { Controller } from './players';

/** What goes by itself at a table that stands so, after some moves. */
function nextAt(
  state: BoardState,
  controllers: readonly Controller[],
  moves: readonly Pick<Played<DuneBoard>, 'seat' | 'move'>[] = [],
) {
  const opened = openSession(
    duneBoard,
    gameOf(withFactions(newSetup('2019'), controllers.length), 3),
  );
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  const session = Object.assign(opened.value, { state, moves, at: moves.length });
  return automatic(session, controllers).next();
}

/** The same where Atreides could only play a Truthtrance, and has something to ship or nothing. */
function played(controllers: readonly Controller[], spice: number) {
  const { state, until } = scenario({
    phase: 'shipment',
    factions: { atreides: { spice, hand: ['truthtrance'] }, harkonnen: {} },
  });
  until('atreides', 'truthtrance');
  return nextAt(state, controllers);
}

it('who could but play a card that may be played at any time is not asked, unless another at the device would learn from it', () => {
  expect(played(['person', 'steward'], 0)).toEqual({ action: PASS, by: 'table' });
  expect(played(['person', 'person'], 0)).toBeNull();
  expect(played(['person', 'steward'], 5)).toBeNull();
});

it('who has just come into an alliance is not asked whether it stays', () => {
  const { state, play } = scenario({
    ...{ phase: 'spice-blow', storm: 0, lastBlow: 'red-chasm' },
    spiceDeck: ['shai-hulud', 'broken-land'],
    factions: { atreides: {}, emperor: {}, guild: {} },
  });
  play('atreides: propose 1', 'atreides: pass', 'emperor: accept 0');
  const accepted = [{ seat: 1, move: { kind: 'accept', from: 0 } }] as const;
  expect(nextAt(state, ['steward', 'person', 'steward'], accepted)).toEqual({
    action: PASS,
    by: 'table',
  });
  expect(nextAt(state, ['steward', 'person', 'steward'])).toBeNull();
});

it('who has proposed an alliance waits for the answer by itself', () => {
  const { state, play } = scenario({
    ...{ phase: 'spice-blow', storm: 0, lastBlow: 'red-chasm' },
    spiceDeck: ['shai-hulud', 'broken-land'],
    factions: { atreides: {}, emperor: {}, guild: {} },
  });
  const seated = ['person', 'steward', 'steward'] as const;
  expect(nextAt(state, seated)).toBeNull();
  play('atreides: propose 1');
  const proposed = [{ seat: 0, move: { kind: 'propose', to: 1 } }] as const;
  expect(nextAt(state, seated, proposed)).toEqual({ action: PASS, by: 'table' });
  expect(nextAt(state, ['person', 'person', 'steward'], proposed)).toBeNull();
});

it('who holds a Karama is asked what it is to stop only where something can come up till it is asked again', () => {
  const asked = (rival: 'emperor' | 'guild') => {
    const { state, until } = scenario({
      phase: 'storm',
      factions: { atreides: { hand: ['karama'] }, [rival]: {} },
    });
    until('atreides', 'order');
    return nextAt(state, ['person', 'steward']);
  };
  expect(asked('guild')).toEqual({ action: PASS, by: 'table' });
  expect(asked('emperor')).toBeNull();
});
