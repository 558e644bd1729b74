import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { PASS } from '@/lib/board/engine/actions';
import { gameOf } from '@/lib/board/engine/setup/board-setup';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { newSetup, withFactions } from '@/lib/board/setup/setup';
import { openSession } from '@/lib/kernel/session';
import { automatic } from './automatic';
import type { Controller } from './players';

/** What goes by itself where Atreides could only play a Truthtrance, and has something to ship or nothing. */
function played(controllers: readonly Controller[], spice: number) {
  const { state, ...table } = scenario({
    phase: 'shipment',
    factions: { atreides: { spice, hand: ['truthtrance'] }, harkonnen: {} },
  });
  table.until('atreides', 'truthtrance');
  const opened = openSession(duneBoard, gameOf(withFactions(newSetup('2019'), 2), 3));
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  opened.value.state = state;
  return automatic(opened.value, controllers).next();
}

it('who could but play a card that may be played at any time is not asked, unless another at the device would learn from it', () => {
  expect(played(['person', 'steward'], 0)).toEqual({ action: PASS, by: 'table' });
  expect(played(['person', 'person'], 0)).toBeNull();
  expect(played(['person', 'steward'], 5)).toBeNull();
});
