import { describe, expect, it } from 'vitest';
import { duneBoard } from '../../dune';
import { risksOf } from '../../engine/battle/risks';
import { scenario } from '../../engine/testing/scenario-fixture';
import { battleAnswer } from './answer';
import { battleFromView } from './from-view';
import { battleQuestion } from './question';

describe('the battle of a table', () => {
  it('[GF9-secrecy-03] [GF9-traitor-01] is asked as the seat that fights knows it, with the risk that the table shows', () => {
    const table = scenario({
      phase: 'battle',
      factions: {
        harkonnen: {
          ...{ forces: { 'arrakeen-9': 5 }, hand: ['crysknife', 'shield', 'baliset'] },
          ...{ traitors: ['stilgar', 'umman-kudu', 'bashar'], dead: ['beast-rabban'] },
        },
        fremen: { forces: { 'arrakeen-9': 7 }, hand: ['lasgun', 'shield'], dead: ['chani'] },
        emperor: {},
      },
    });
    const ask = (seat: number) => {
      const view = duneBoard.viewFor(table.state, seat);
      const frame = view.frames.at(-1);
      if (frame?.step !== 'battle') throw new Error('there is a battle');
      return { view, frame, asked: battleFromView(view, frame) };
    };
    table.play('harkonnen: leader feyd-rautha');
    const { view, frame, asked } = ask(0);
    const question = battleQuestion(asked ?? {});
    expect(question).toMatchObject({
      ...{ faction: 'harkonnen', forces: 5, against: 'fremen', theirForces: 7, players: 3 },
      ...{ hand: ['projectile-weapon', 'shield', 'worthless'], known: [], unknown: 2 },
      ...{ dealt: ['stilgar', 'umman-kudu'], kept: ['stilgar'], elsewhere: 1 },
      theirLeaders: ['stilgar', 'otheym', 'shadout-mapes', 'jamis'],
    });
    expect(question.leaders).not.toContain('beast-rabban');
    const feyd = battleAnswer(question).plans.find(({ leader }) => leader === 'feyd-rautha');
    const risks = risksOf(view, frame, frame.fighters[0] === 0 ? 0 : 1);
    expect(feyd?.traitor).toBeCloseTo(risks?.traitor ?? -1, 12);
    expect(ask(2).asked).toBeNull();
    expect(JSON.stringify(ask(0).asked)).not.toContain('lasgun');
  });

  it('[GF9-emperor-08] [GF9-atreides-11] [GF9-harkonnen-13] [GF9-bg-08] tells what additional advantages count in it', () => {
    const table = scenario({
      ...{ phase: 'battle', options: ['advantages', 'advanced-combat'] },
      factions: {
        harkonnen: {
          ...{ forces: { 'arrakeen-9': 5 }, captives: ['caid', 'duncan-idaho'] },
          ...{ traitors: ['stilgar', 'thufir-hawat'] },
        },
        atreides: { forces: { 'arrakeen-9': 7 }, lost: 8, traitors: ['feyd-rautha'] },
        'bene-gesserit': { ally: 'harkonnen' },
        emperor: {},
      },
    });
    table.faction('harkonnen').allies = [2];
    table.faction('atreides').shown = ['feyd-rautha'];
    table.play('bene-gesserit: voice not lasgun', 'atreides: ask leader');
    const reply = table
      .options()
      .find((option) => option.includes('duke') || option.includes('leader'));
    table.play(`harkonnen: ${reply}`);
    const asked = (seat: number) => {
      const view = duneBoard.viewFor(table.state, seat);
      const frame = view.frames.at(-1);
      if (frame?.step !== 'battle') throw new Error('there is a battle');
      return battleQuestion(battleFromView(view, frame) ?? {});
    };
    expect(asked(0)).toMatchObject({
      ...{ captives: ['duncan-idaho', 'caid'], theirKwisatz: 'maybe', theirVoice: 'not-lasgun' },
      ...{ dealt: ['stilgar', 'thufir-hawat'].slice(1), kept: ['thufir-hawat'] },
      ...{ betrayers: ['feyd-rautha'], theirElites: 0 },
    });
    expect(asked(0).theirLeaders).not.toContain('duncan-idaho');
    const theirs = asked(1);
    expect(theirs).toMatchObject({ kwisatz: true, voice: 'not-lasgun', betrayers: [] });
    // It knows which of its own leaders is held, and not the other.
    expect(theirs.theirCaptives).toEqual(['duncan-idaho']);
    expect(theirs.leaders).not.toContain('duncan-idaho');
  });
});
