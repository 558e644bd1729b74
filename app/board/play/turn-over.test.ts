import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import { sumUp } from '@/lib/board/engine/narration/summary';
import type { BoardEvent } from '@/lib/board/engine/state/events';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { turnOverText } from './turn-over';

const standing = (atreides: Readonly<Record<string, number>>, emperor: typeof atreides) =>
  scenario({
    phase: 'charity',
    factions: { atreides: { forces: atreides }, emperor: { forces: emperor } },
  }).state;

it('a turn that is over says what was lost, won and fought for in vain, and who is how near', () => {
  const before = standing({ 'arrakeen-9': 2, 'sietch-tabr-13': 2 }, { 'carthag-10': 4 });
  const after = standing(
    { 'sietch-tabr-13': 2, 'tueks-sietch-4': 1 },
    { 'arrakeen-9': 3, 'carthag-10': 4 },
  );
  const events: readonly BoardEvent[] = [
    { kind: 'battle-began', fighters: [0, 1], territory: 'carthag' },
    { kind: 'battle-won', seat: 1, over: 0, totals: [7, 5] },
    { kind: 'collected', seat: 0, at: 'old-gap-9', amount: 6 },
    { kind: 'collected', seat: 1, at: 'old-gap-9', amount: 2 },
  ];
  const view = duneBoard.viewFor(after, 0);
  const [had, has] = [before, after].map(sumUp);
  const text = turnOverText(view, { turn: 2, before: had ?? [], after: has ?? [], events });
  expect(text).toMatch(
    /^Turn 2: you lost Arrakeen \(Emperor\), did not get Carthag \(Emperor\), won Tuek’s Sietch, collected 6 spice\. You hold 2 of \d to win, Emperor 2 of \d$/,
  );
  const allied = {
    ...view,
    factions: view.factions.map((one, at) => ({ ...one, allies: at === 0 ? [1] : [0] })),
  };
  const taken = { turn: 2, before: has ?? [], after: had ?? [], events: [] };
  expect(turnOverText({ ...allied, seat: 1 }, taken)).toMatch(
    /^Turn 2: you lost Arrakeen \(Atreides\), Atreides lost Tuek’s Sietch\. You hold 4/,
  );
  const quiet = { turn: 3, before: has ?? [], after: has ?? [], events: [] };
  expect(turnOverText(view, quiet)).toMatch(/^Turn 3: no stronghold won or lost\. You hold 2/);
});
