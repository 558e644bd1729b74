import { describe, expect, it } from 'vitest';
import { treacheryDeck } from '../../decks/treachery';
import { duneBoard } from '../../dune';
import type { ScenarioFaction } from '../testing/scenario-fixture';
import { scenario } from '../testing/scenario-fixture';
import { isKilled } from './outcome';
import { risksOf } from './risks';

const DECK = treacheryDeck('2019');

/** The risks of the Harkonnen, who attack the Fremen, when they have chosen so much of their plan. */
function risks(own: ScenarioFaction, rival: ScenarioFaction, ...plan: readonly string[]) {
  const table = scenario({
    phase: 'battle',
    factions: {
      harkonnen: { forces: { 'arrakeen-9': 5 }, ...own },
      fremen: { forces: { 'arrakeen-9': 5 }, ...rival },
      emperor: {},
    },
  });
  table.play(...plan.map((move) => `harkonnen: ${move}`));
  const view = duneBoard.viewFor(table.state, 0);
  const frame = view.frames.at(-1);
  if (frame?.step !== 'battle') throw new Error('there is a battle');
  return risksOf(view, frame, frame.fighters[0] === 0 ? 0 : 1);
}

describe('what a fighter must fear', () => {
  it('[GF9-card-weapon-02] [GF9-card-lasgun-01] a weapon in a hand of one card is as likely as among the unseen cards', () => {
    const found = risks(
      { hand: ['shield'] },
      { hand: ['jubba-cloak'] },
      ...['leader feyd-rautha', 'weapon null', 'defense shield'],
    );
    const deadly = DECK.filter(({ id }) => isKilled({ defense: 'shield' }, { weapon: id }));
    expect(deadly.map(({ kind }) => kind)).not.toContain('projectile weapon');
    expect(found?.weapon).toBeCloseTo(deadly.length / (DECK.length - 1), 12);
    expect(found?.defense).toBeNull();
  });

  it('[GF9-battle-27] a defense is feared where a weapon is played, and nothing where the other holds no card', () => {
    const plan = ['leader feyd-rautha', 'weapon crysknife'];
    const shields = DECK.filter(({ kind }) => kind === 'projectile defense').length;
    const found = risks({ hand: ['crysknife'] }, { hand: ['jubba-cloak'] }, ...plan);
    expect(found?.defense).toBeCloseTo(shields / (DECK.length - 1), 12);
    expect(risks({ hand: ['crysknife'] }, {}, ...plan)).toMatchObject({ weapon: 0, defense: 0 });
  });

  it('[GF9-traitor-01] an own traitor card of the leader leaves no traitor to fear', () => {
    const plan = ['leader feyd-rautha'];
    expect(risks({ traitors: ['feyd-rautha'] }, {}, ...plan)?.traitor).toBe(0);
    // 15 leaders, one seen; the Fremen keep one of the ten that are not theirs
    expect(risks({ traitors: ['stilgar'] }, {}, ...plan)?.traitor).toBeCloseTo(1 / 10, 2);
    expect(risks({ hand: ['cheap-hero'] }, {}, 'leader cheap-hero')?.traitor).toBeNull();
  });
});
