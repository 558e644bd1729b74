import { describe, expect, it } from 'vitest';
import file from '@/data/board/factions.json';
import { OPTIONS } from '@/lib/board/editions/editions';
import { TERRITORIES } from '@/lib/board/map/map';
import { loadBoardRules } from '@/lib/board/rules/load';
import { FACTIONS, factionOf, leaderName } from './factions';
import { factionsFileSchema } from './schema';

const { byId } = loadBoardRules();

/** "Arrakeen 10": what stands on the map at the start. */
const onBoard = (id: string) =>
  factionOf(id)?.forces.board.map(({ places, forces }) => `${places.join(', ')} ${forces}`);
const of = <T>(pick: (faction: (typeof FACTIONS)[number]) => T) =>
  Object.fromEntries(FACTIONS.map((faction) => [faction.id, pick(faction)]));

describe('the factions', () => {
  it('[DES-intro-02] are six, in a file of its form, each id once', () => {
    expect(factionsFileSchema.parse(file)).toBeTruthy();
    expect(FACTIONS.map(({ name }) => name)).toEqual([
      'Atreides',
      'Bene Gesserit',
      'Emperor',
      'Fremen',
      'Guild',
      'Harkonnen',
    ]);
    const leaders = FACTIONS.flatMap((faction) => faction.leaders.map(({ id }) => id));
    expect(new Set(leaders).size).toBe(30);
  });

  it('cite rules and questions of the right edition', () => {
    for (const { id, rules, elite, advancedStart, doubts = [] } of FACTIONS) {
      for (const cited of [rules, elite?.rules, advancedStart?.rules])
        for (const edition of ['2019', 'descartes'] as const)
          for (const rule of cited?.[edition] ?? [])
            expect(byId.get(rule)?.edition, `${id}: ${rule}`).toBe(edition);
      for (const doubt of doubts)
        for (const rule of doubt.rules) expect(byId.get(rule)?.edition, rule).toBe(doubt.edition);
    }
  });

  it('name territories, options and factions that there are', () => {
    const territories = new Set(TERRITORIES.map(({ id }) => id));
    const options = new Set(OPTIONS.map(({ id }) => id));
    for (const { forces, elite, advancedStart } of FACTIONS) {
      for (const place of forces.board.flatMap(({ places }) => places))
        expect(territories.has(place), place).toBe(true);
      for (const at of [elite?.with, advancedStart?.with])
        if (at !== undefined) expect(options.has(at), at).toBe(true);
      for (const at of [elite?.ordinaryAgainst, advancedStart?.after])
        if (at !== undefined) expect(factionOf(at), at).toBeDefined();
    }
  });

  it('[DES-equip-06] have 20 forces each, on the map and in reserve', () => {
    for (const { name, forces } of FACTIONS) {
      const placed = forces.board.reduce((sum, group) => sum + group.forces, 0);
      expect(placed + forces.reserves, name).toBe(20);
    }
  });

  it('[GF9-atreides-01] [GF9-bg-01] [GF9-emperor-01] [GF9-fremen-01] [GF9-guild-01] [GF9-harkonnen-01] start where their sheets say', () => {
    expect(onBoard('atreides')).toEqual(['arrakeen 10']);
    expect(onBoard('bene-gesserit')).toEqual(['polar-sink 1']);
    expect(onBoard('emperor')).toEqual([]);
    expect(onBoard('fremen')).toEqual(['sietch-tabr, false-wall-south, false-wall-west 10']);
    expect(onBoard('guild')).toEqual(['tueks-sietch 5']);
    expect(onBoard('harkonnen')).toEqual(['carthag 10']);
    expect(of(({ spice }) => spice)).toEqual({
      atreides: 10,
      'bene-gesserit': 5,
      emperor: 10,
      fremen: 3,
      guild: 5,
      harkonnen: 10,
    });
  });

  it('[GF9-revival-02] revive 2, 1, 1, 3, 1 and 2 forces for nothing', () => {
    expect(FACTIONS.map(({ freeRevival }) => freeRevival)).toEqual([2, 1, 1, 3, 1, 2]);
    expect(FACTIONS.filter(({ buysNoRevival }) => buysNoRevival).map(({ id }) => id)).toEqual([
      'fremen',
    ]);
  });

  it('[GF9-harkonnen-05] [GF9-harkonnen-06] [GF9-harkonnen-07] give Harkonnen 4 traitors, 8 cards in hand and 2 to start with', () => {
    expect(
      of(({ handLimit, startingCards, traitors }) => [handLimit, startingCards, traitors.kept]),
    ).toEqual({
      atreides: [4, 1, 1],
      'bene-gesserit': [4, 1, 1],
      emperor: [4, 1, 1],
      fremen: [4, 1, 1],
      guild: [4, 1, 1],
      harkonnen: [8, 2, 4],
    });
  });

  it('[GF9-atreides-03] [GF9-bg-03] [GF9-emperor-03] [GF9-fremen-02] [GF9-guild-03] [GF9-harkonnen-03] have the leaders and strengths that the rules of each edition tell', () => {
    const row = { atreides: 3, 'bene-gesserit': 3, emperor: 3, fremen: 2, guild: 3, harkonnen: 3 };
    for (const faction of FACTIONS) {
      const group = faction.id === 'bene-gesserit' ? 'bg' : faction.id;
      const number = `0${row[faction.id as keyof typeof row]}`;
      for (const edition of ['2019', 'descartes'] as const) {
        const id = `${edition === '2019' ? 'GF9' : 'DES'}-${group}-${
          edition === 'descartes' && faction.id === 'fremen' ? '03' : number
        }`;
        const said = faction.leaders
          .map((leader) => `${leaderName(leader, edition)} ${leader.strength}`)
          .join(', ');
        const rule = byId.get(id);
        expect(rule && 'text' in rule && rule.text, id).toContain(`: ${said}.`);
      }
    }
  });
});
