import { expect, it } from 'vitest';
import { duneBoard } from '@/lib/board/dune';
import type { Frame, NexusFrame, Proposal } from '@/lib/board/engine/state/frames';
import { viewFor } from '@/lib/board/engine/state/view';
import { wholeSetup } from '@/lib/board/engine/testing/games-fixture';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { allianceReason, forcesFact, reasonFor } from './reasons';
import { shippingHint } from './shipping-hint';

it('a game asks some questions with a line of reason, each a sentence that ends', () => {
  const made = duneBoard.newGame(wholeSetup(1));
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const { state } = made.value;
  const reasons = new Set<string>();
  for (let move = 0; move < 600 && state.outcome === null; move += 1) {
    const reason = reasonFor(duneBoard.viewFor(state, state.asked));
    if (reason !== null) reasons.add(reason);
    const legal = duneBoard.legalActions(state);
    const action = legal[(move * 7919) % legal.length];
    if (action !== undefined) duneBoard.play(state, action);
  }
  expect([...reasons].filter((reason) => !/^[A-Z].+\.$/.test(reason))).toEqual([]);
  expect([...reasons].join(' ')).toContain('traitor');
  expect([...reasons].join(' ')).toContain('joins your reserves');
});

it('what may be shipped is counted beside what it costs, and what may come back', () => {
  const table = scenario({
    phase: 'revival',
    factions: {
      atreides: { tanks: 4, spice: 10, forces: { 'arrakeen-9': 2 } },
      harkonnen: {},
    },
  });
  table.until('atreides', 'revive');
  expect(forcesFact(viewFor(table.state, 0))).toBe('Tanks 4');
  table.until('atreides', 'ship');
  const view = viewFor(table.state, 0);
  expect(forcesFact(view)).toMatch(/^Reserves \d+$/);
  const places = ['carthag-10', 'polar-sink'];
  expect(shippingHint(view, places)).toMatch(/^Strongholds: 1 spice each, up to \d+\. Elsewhere/);
  expect(shippingHint(view, places, true)).toBe('Strongholds: 1 spice each. Elsewhere: 2 each.');
});

it('an alliance says what it brings, and spice for an ally what becomes of it', () => {
  const made = duneBoard.newGame({ ...wholeSetup(1), factions: ['atreides', 'guild', 'emperor'] });
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const view = duneBoard.viewFor(made.value.state, 0);
  const nexus = { step: 'nexus', left: [0], proposed: [], broke: [] } as const;
  const asked = (proposals: readonly Proposal[]) => {
    const frame = { ...nexus, proposals } as unknown as NexusFrame;
    return reasonFor({ ...view, asked: 0, frames: [frame] });
  };
  expect(asked([])).not.toContain('With');
  expect(asked([{ from: 1, to: 0, agreed: [] }])).toMatch(/ With Guild you ship at half price\.$/);
  const help = { step: 'bidding', stage: 'help' } as unknown as Frame;
  const told = (seat: number) => reasonFor({ ...view, asked: seat, frames: [help] });
  expect(told(0)).toMatch(/what is left over stays yours/);
  expect(told(2)).toMatch(/theirs at once/);
});

/** Atreides with two strongholds, asked in a nexus; the forces of Guild, and whether it is their ally. */
function inNexus(guild: Readonly<Record<string, number>>, isAllied: boolean) {
  const { state } = scenario({
    phase: 'charity',
    factions: {
      atreides: {
        forces: { 'arrakeen-9': 2, 'carthag-10': 2 },
        ...(isAllied ? { ally: 'guild' } : {}),
      },
      guild: { forces: guild, ...(isAllied ? { ally: 'atreides' } : {}) },
      emperor: {},
      fremen: {},
    },
  });
  const view = viewFor(state, 0);
  const proposals = isAllied ? [] : [{ from: 2, to: 0, agreed: [] }];
  const frame = { step: 'nexus', left: [0], proposed: [], broke: [], proposals };
  return { ...view, asked: 0, frames: [frame as unknown as NexusFrame] };
}

it('an alliance that is suggested says why, and a break nothing where nothing speaks for it', () => {
  expect(allianceReason(inNexus({}, true), { kind: 'break' })).toMatch(
    /^Alone you lack 1 stronghold, with Guild \d$/,
  );
  const two = { 'sietch-tabr-13': 2, 'tueks-sietch-4': 2 };
  expect(allianceReason(inNexus(two, true), { kind: 'break' })).toBeNull();
  expect(allianceReason(inNexus(two, false), { kind: 'propose', to: 1 })).toMatch(
    /^Rather Guild: /,
  );
  expect(allianceReason(inNexus({}, false), { kind: 'accept', from: 2 })).toBeNull();
});

it('who helps in the battle of an ally is told that it is not its own', () => {
  const { state } = scenario({
    phase: 'charity',
    factions: { atreides: { ally: 'guild' }, guild: { ally: 'atreides' }, emperor: {} },
  });
  const told = (fighters: readonly number[]) => {
    const frame = { step: 'battle', stage: 'prescience', fighters } as unknown as Frame;
    return reasonFor({ ...viewFor(state, 0), asked: 0, frames: [frame] });
  };
  expect(told([1, 2])).toMatch(/your ally’s battle/);
  expect(told([0, 2])).toMatch(/your own plan/);
});
