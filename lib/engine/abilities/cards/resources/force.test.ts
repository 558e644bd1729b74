import { describe, expect, it } from 'vitest';
import { grant } from '../../../testing/rite-fixture';
import { facing, inTurn } from '../../../testing/rite-play-fixture';
import type { Table } from '../../../testing/scenario-fixture';

const PITER = 'eots-piter-de-vries'; // Intrigue 4
const GURNEY = 'eots-gurney-halleck'; // Battle 3
const MOHIAM = 'eots-gaius-helen-mohiam'; // Weirding 4

const choices = (table: Table) => table.options().filter((one) => one.startsWith('choose'));

describe('Sabotage', () => {
  const RIFLE = 'eots-lasgun-rifle'; // cost 3
  const table = (treasury = 20) =>
    facing({ domain: [PITER, `tat-sabotage on ${PITER}`], treasury }, [
      GURNEY,
      `${RIFLE} on ${GURNEY}`,
      `eots-garrison on ${GURNEY}`,
    ]).toInterval(0);

  it('[TAT-9-06] tat-sabotage discards equipment whose cost is less than the force it pays for', () => {
    const one = table().act('use tat-sabotage 1');
    expect(one.options()).toEqual([1, 2, 3, 4].map((x) => `choose-number ${x}`));
    one.act('choose-number 4');
    inTurn(one, `choose ${RIFLE}`);
    expect([one.house(0).treasury, one.card(RIFLE, 1).place.zone]).toEqual([16, 'house-discard']);
    expect(one.card(PITER).status).toBe('engaged');
  });

  it('tat-sabotage does nothing with as much force as the cost, and is paid all the same', () => {
    const one = table().act('use tat-sabotage 1', 'choose-number 3');
    inTurn(one, `choose ${RIFLE}`);
    expect([one.house(0).treasury, one.card(RIFLE, 1).place.zone]).toEqual([17, 'domain']);
  });

  it('tat-sabotage cannot be used without a solari', () => {
    expect(table(0).can('use tat-sabotage 1')).toBe(false);
  });
});

describe('Cutteray', () => {
  const table = (troops: number) =>
    facing(
      {
        domain: [
          GURNEY,
          `jotc-cutteray on ${GURNEY}`,
          ...Array<string>(troops).fill(`eots-house-battalion on ${GURNEY}`),
        ],
      },
      ['eots-arrakeen', 'eots-palace-keep on eots-arrakeen'], // cost 4
    ).toInterval(0);

  it.each([
    [1, 'domain'],
    [2, 'house-discard'],
  ])(
    '[TAT-9-06] jotc-cutteray adds %i troops to the Battle rank of its bearer: a bastion of cost 4 lies in the %s',
    (troops, zone) => {
      const one = table(troops);
      inTurn(one, 'use jotc-cutteray 1', 'choose eots-palace-keep');
      expect(one.card('eots-palace-keep', 1).place.zone).toBe(zone);
      expect(one.card(GURNEY).status).toBe('engaged');
    },
  );
});

describe('The Voice', () => {
  const VOICE = 'jotc-the-voice';
  const table = (...rival: readonly string[]) =>
    facing([MOHIAM, `${VOICE} on ${MOHIAM}`], rival).toInterval(0);

  it('[TAT-9-06] jotc-the-voice subdues an aide or a vassal of less command than the force', () => {
    const one = table('eots-house-mentat', 'eots-stilgar', 'eots-feyd-rautha');
    inTurn(one, `use ${VOICE} 1`);
    while (choices(one).length === 0) one.act('pass');
    expect(choices(one)).toEqual([
      `choose ${MOHIAM}`,
      'choose eots-house-mentat',
      'choose eots-stilgar',
    ]);
    one.act('choose eots-stilgar');
    expect([one.card('eots-stilgar', 1).status, one.card(MOHIAM).status]).toEqual([
      'subdued',
      'engaged',
    ]);
  });

  it('jotc-the-voice leaves one whose command is as much as the force', () => {
    const one = table('eots-stilgar');
    const command = 4;
    grant(one, 'eots-stilgar', 1, { kind: 'raise', what: 'command', by: command, of: 'those' });
    inTurn(one, `use ${VOICE} 1`, 'choose eots-stilgar');
    expect(one.card('eots-stilgar', 1).status).toBe('disengaged');
  });
});

describe('Commandeer Transport', () => {
  const VENTURE = 'jotc-commandeer-transport';
  const SHUTTLE = 'jotc-guild-shuttle'; // resistance 3
  const table = (leader: string, hosts: readonly string[]) =>
    facing(
      [leader, ...hosts, `${VENTURE} on ${leader}`],
      ['eots-arrakeen', `${SHUTTLE} on eots-arrakeen`],
    ).toInterval(0);

  it('[TAT-9-06] [TAT-6.2.11-73] jotc-commandeer-transport captures one whose resistance the force reaches', () => {
    const one = table(GURNEY, ['eots-caladan']);
    inTurn(one, `activate ${VENTURE}`, `choose ${SHUTTLE}`);
    if (one.options().some((option) => option.startsWith('assign')))
      one.act(one.options().find((option) => option.startsWith('assign')) ?? '');
    expect(one.card(SHUTTLE)).toMatchObject({ status: 'subdued', place: { seat: 0 } });
  });

  it('jotc-commandeer-transport uses the better of Battle and Intrigue', () => {
    const one = table(GURNEY, ['eots-caladan']);
    grant(one, SHUTTLE, 1, { kind: 'raise', what: 'resistance', by: 2, of: 'those' });
    grant(one, GURNEY, 0, { kind: 'raise', what: 'intrigue', by: 5, of: 'those' });
    inTurn(one, `activate ${VENTURE}`, `choose ${SHUTTLE}`);
    expect(one.card(SHUTTLE).place.seat).toBe(0);
  });

  it('[TAT-5.4-33] jotc-commandeer-transport discards one for which there is no host', () => {
    const harvester = facing(
      [GURNEY, `${VENTURE} on ${GURNEY}`],
      ['eots-imperial-basin', 'eots-spice-harvester on eots-imperial-basin'],
    ).toInterval(0);
    inTurn(harvester, `activate ${VENTURE}`, 'choose eots-spice-harvester');
    expect(harvester.card('eots-spice-harvester', 1).place.zone).toBe('house-discard');
  });
});

describe('Truthtrance Inquest', () => {
  const VENTURE = 'tat-truthtrance-inquest';
  const table = (rival: readonly string[]) =>
    facing([MOHIAM, `${VENTURE} on ${MOHIAM}`], rival).toInterval(0);

  it('[TAT-9-06] [TAT-5.4-32] tat-truthtrance-inquest puts an ally of less resistance into its owner’s Assembly', () => {
    const one = table(['eots-chani', 'eots-crysknife on eots-chani']);
    inTurn(one, `activate ${VENTURE}`, 'choose eots-chani');
    expect(one.zone('assembly', 1)).toContain('eots-chani');
    expect(one.card('eots-crysknife', 1).place.zone).toBe('house-discard');
  });

  it('tat-truthtrance-inquest leaves one whose resistance is as much as the force', () => {
    const one = table(['eots-chani']);
    grant(one, 'eots-chani', 1, { kind: 'raise', what: 'resistance', by: 1, of: 'those' });
    inTurn(one, `activate ${VENTURE}`, 'choose eots-chani');
    expect(one.card('eots-chani', 1).place.zone).toBe('domain');
  });
});
