import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { legalActions } from '@/lib/engine/play';
import { viewFor } from '@/lib/engine/state/view';
import { grantKeyword, riteTable } from '@/lib/engine/testing/rite-fixture';
import { scenario, type Table } from '@/lib/engine/testing/scenario-fixture';
import { idleAnswer } from './idle-answer';

const catalogue = loadGameCatalogue();
const TACTIC = 'jotc-attack-sinister';
const HELP = 'eots-hand-of-god on eots-feyd-rautha';

const idle = ({ state }: Table) =>
  idleAnswer(viewFor(state, state.decision?.seat ?? 0), catalogue, legalActions(state, catalogue));

/** A duel of Paul, with Dueling 3, against Feyd-Rautha, who has resistance 3 and one more for each help, till that can be done. */
function duel(until: string, hand: readonly string[], ...helps: readonly string[]): Table {
  const table = riteTable(
    { domain: ['eots-paul-atreides'], hand, treasury: 20 },
    [{ hand: [], domain: ['eots-feyd-rautha', ...helps] }],
    { tactics: true },
  ).act('rite dueling eots-paul-atreides against eots-feyd-rautha');
  while (!table.can(until)) table.act(table.can('pass') ? 'pass' : 'done');
  return table;
}

describe('an answer goes by itself where no other changes anything', () => {
  const tactic = `tactic ${TACTIC}`;
  const pass = { kind: 'pass' };

  it('[TAT-6.2.11-62] force that fells nobody more is not asked for', () => {
    expect(idle(duel(tactic, [TACTIC]))).toEqual(pass);
    // 6 are too few against 7
    expect(idle(duel(tactic, [TACTIC], HELP, HELP, HELP, HELP))).toEqual(pass);
  });

  it('force that could fell somebody is, of several tactics together too', () => {
    expect(idle(duel(tactic, [TACTIC], HELP))).toBeNull();
    expect(idle(duel(tactic, [TACTIC, TACTIC], HELP, HELP, HELP, HELP))).toBeNull();
  });

  it('[TAT-6.2.11-67] nor where some strike first, if the leader alone reaches as far', () => {
    const strikes = (...helps: readonly string[]) => {
      const table = duel(tactic, [TACTIC], ...helps);
      return idle(grantKeyword(table, 'eots-paul-atreides', 0, 'surprise'));
    };
    expect(strikes()).toEqual(pass);
    expect(strikes(HELP)).toBeNull();
  });

  it('[TAT-6.2.11-39] nor Counter where nobody could take the place of the target with it', () => {
    const secund = (house: 'attack' | 'defense', ...more: readonly string[]) => {
      const hand = ['eots-secund-elect'];
      const table = riteTable(
        { domain: ['eots-paul-atreides', 'eots-korba'], hand: house === 'attack' ? hand : [] },
        [
          {
            hand: house === 'defense' ? hand : [],
            domain: ['eots-feyd-rautha', ...more],
          },
        ],
        { tactics: true },
      ).act('rite dueling eots-paul-atreides against eots-feyd-rautha');
      while (!table.can('tactic eots-secund-elect')) table.act(table.options()[0] ?? '');
      return idle(table);
    };
    expect(secund('attack')).toEqual(pass);
    expect(secund('defense')).toEqual(pass);
    expect(secund('defense', 'tat-lt-erta')).toBeNull();
  });

  it('what does more than add force is', () => {
    expect(idle(duel('tactic eots-dueling-honors', ['eots-dueling-honors']))).toBeNull();
  });

  it('a leader engages where its force fells somebody, and is left out where it does not', () => {
    expect(idle(duel('engage-defense', []))).toBeNull();
    const against = (target: string) => {
      const table = riteTable(['eots-feyd-rautha'], [{ hand: [], domain: [target] }]);
      table.act(`rite dueling eots-feyd-rautha against ${target}`);
      while (!table.can('engage-defense')) table.act('done');
      return idle(table);
    };
    expect(against('tat-lt-erta')).toEqual({ kind: 'decline' });
    // 1 against 3
    expect(against('eots-duke-leto-atreides')).toEqual({ kind: 'decline' });
  });

  it('[TAT-6.1.3-09] a House that is first in initiative does not raise what it declared', () => {
    const LETO = 'eots-duke-leto-atreides';
    const declared = (own: number, rival: number) => {
      const table = scenario({
        tactics: 'phases',
        houses: [
          { domain: [LETO], hand: [], favor: own },
          { domain: [], hand: [], favor: rival },
        ],
      });
      while (!table.can(`use ${LETO} 0`)) table.act(table.options()[0] ?? '');
      return idle(table);
    };
    expect(declared(9, 8)).toEqual(pass);
    expect(declared(8, 8)).toBeNull();
    expect(declared(7, 8)).toBeNull();
  });
});
