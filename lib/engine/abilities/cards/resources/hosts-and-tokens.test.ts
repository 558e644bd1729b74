import { describe, expect, it } from 'vitest';
import { allegiancesOf } from '../../../queries/allegiance';
import { resistanceOf } from '../../../queries/ranks';
import { takeUp } from '../../../state/open-game';
import { grant, offered } from '../../../testing/rite-fixture';
import { facing, forces, inTurn } from '../../../testing/rite-play-fixture';
import { type ScenarioHouse, scenario, type Table } from '../../../testing/scenario-fixture';

const gameOf = (table: Table) => takeUp(table.state, table.catalogue);
const MINOR = 'eots-the-minor-erg';
const HARVESTER = 'eots-spice-harvester';
const BATTALION = 'eots-fremen-battalion';
const deferment = (table: Table, id: string) => table.card(id).deferment;
/** A table whose first turn runs to the own Interval; rivals govern nothing. */
const turn = (house: ScenarioHouse) => {
  const table = scenario({ houses: [{ favor: 20, ...house }, {}], tactics: true });
  for (let step = 0; step < 20 && !table.can('end-interval'); step += 1) {
    const [first = ''] = table.options();
    table.act(['choose-part 1', 'disengage', 'pass'].find((one) => table.can(one)) ?? first);
  }
  return table;
};

describe('what a subdued card costs by its host', () => {
  const PERSONNEL = 'jotc-vanguard-battalion'; // costs 3, and gets a token
  const price = (domain: readonly string[], treasury: number) =>
    facing({ domain: ['eots-arrakeen', ...domain], treasury, hand: [] })
      .toInterval(0)
      .can(`redeploy ${PERSONNEL}`);

  it('[TAT-6.2.4-03] Windtrap takes 1 solari off subdued personnel on its fief, each of up to three', () => {
    const down = `${PERSONNEL} subdued on eots-arrakeen`;
    const trap = 'eots-windtrap on eots-arrakeen';
    expect(price([down], 1)).toBe(false);
    expect(price([down, trap], 1)).toBe(true);
    expect(price([down, trap, trap], 0)).toBe(true);
    const elsewhere = ['eots-carthag', 'eots-windtrap on eots-carthag'];
    expect(price([down, ...elsewhere], 1)).toBe(false);
    // What comes from the hand is not subdued.
    const hand = facing({ domain: ['eots-arrakeen', trap], hand: [PERSONNEL], treasury: 2 }, []);
    expect(offered(hand, 'deploy')).toEqual([]);
    const full = facing(
      { domain: ['eots-arrakeen', trap, trap, trap], hand: ['eots-windtrap'], treasury: 9 },
      [],
    );
    expect(full.can('deploy eots-windtrap on eots-arrakeen')).toBe(false);
  });
});

describe('what ventures are carried with', () => {
  it('Cielago Distrans sends a venture to a persona of the same allegiance or of none', () => {
    const own = ['eots-stilgar', 'eots-jamis', 'eots-house-agent', 'eots-gurney-halleck'];
    const table = facing(
      [
        ...own,
        'tat-cielago-distrans on eots-stilgar',
        'eots-pogrom on eots-stilgar',
        'eots-pogrom on eots-jamis',
      ],
      ['eots-chani'],
    );
    for (const id of own)
      grant(table, id, 0, { kind: 'raise', what: 'battle', by: 3, of: 'those' });
    table.act('use tat-cielago-distrans 1');
    inTurn(table, 'choose eots-pogrom');
    expect(offered(table, 'choose')).toEqual(['choose eots-jamis', 'choose eots-house-agent']);
    table.act('choose eots-house-agent');
    const { host } = table.card('eots-pogrom').place;
    expect(host).toBe(table.card('eots-house-agent').id);
    expect(table.card('tat-cielago-distrans').status).toBe('engaged');
  });
});

describe('titles and weapons', () => {
  it('[TAT-6.2.1-03] Landsraad Spokesman takes the command of its Ally off the listed cost of a petition of that allegiance', () => {
    const leto = 'eots-duke-leto-atreides'; // command 3
    const domain = [leto, `tat-landsraad-spokesman on ${leto}`];
    // Gurney costs 2, Hawat of the same House 4, a holding without allegiance 4.
    const assembly = ['eots-gurney-halleck', 'eots-arrakeen'];
    const table = facing({ domain, assembly, treasury: 1 }, []).toInterval(0);
    expect(table.can('petition eots-gurney-halleck')).toBe(true);
    expect(table.can('petition eots-arrakeen')).toBe(false);
    table.act('petition eots-gurney-halleck');
    inTurn(table, 'bid 0');
    const alone = facing({ domain: [leto], assembly, treasury: 1 }, []).toInterval(0);
    expect(alone.can('petition eots-gurney-halleck')).toBe(false);
  });

  it('Lasgun Turret goes on a fief with a Bastion or a pilot with a Craft, for 3 force in battle', () => {
    const bastion = 'eots-palace-keep on eots-arrakeen';
    const hand = ['tat-lasgun-turret'];
    const hosts = (domain: readonly string[]) =>
      offered(facing({ domain, hand }, []), 'deploy').map((one) => one.split(' on ')[1]);
    const pilot = 'tat-house-courier';
    const craft = `tat-scout-thopter on ${pilot}`;
    expect(hosts(['eots-arrakeen', pilot])).toEqual([]);
    expect(hosts(['eots-arrakeen', bastion, 'eots-carthag', pilot, craft])).toEqual([
      'eots-arrakeen',
      pilot,
    ]);
    const table = facing(
      ['eots-gurney-halleck'],
      ['eots-arrakeen', bastion, 'tat-lasgun-turret on eots-arrakeen'],
    );
    const plain = facing(['eots-gurney-halleck'], ['eots-arrakeen', bastion]);
    const defense = (one: Table) => {
      one.act('rite battle eots-gurney-halleck against eots-arrakeen');
      inTurn(one, 'engage-defense');
      while (forces(one).length === 0) one.act('pass');
      return forces(one)[1] ?? 0;
    };
    expect(defense(table)).toBe(defense(plain) + 3);
  });

  it('Slip-Tip leaves room for another blade, and adds 1 force in a duel', () => {
    const paul = 'eots-paul-atreides';
    const hand = ['eots-slip-tip', 'eots-kindjal'];
    const bare = facing({ domain: [paul, `eots-kindjal on ${paul}`], hand }, []);
    expect(bare.can(`deploy eots-kindjal on ${paul}`)).toBe(false);
    expect(bare.can(`deploy eots-slip-tip on ${paul}`)).toBe(true);
    const tipped = facing({ domain: [paul, `eots-slip-tip on ${paul}`], hand }, [
      'eots-feyd-rautha',
    ]);
    expect(tipped.can(`deploy eots-kindjal on ${paul}`)).toBe(true);
    expect(tipped.can(`deploy eots-slip-tip on ${paul}`)).toBe(false);
    tipped.act(`deploy eots-kindjal on ${paul}`);
    tipped.toInterval(0).act(`rite dueling ${paul} against eots-feyd-rautha`);
    inTurn(tipped, 'engage-defense');
    while (forces(tipped).length === 0)
      tipped.act(['pass', 'done'].find((one) => tipped.can(one)) ?? '');
    expect(forces(tipped)[0]).toBe(5);
  });
});

describe('deserts and harvesters', () => {
  it('House Subfief engages its desert for 1 spice of it, and allies it to the Power of the home world', () => {
    const domain = ['eots-caladan', MINOR, `jotc-house-subfief on ${MINOR}`];
    const table = facing(domain, []);
    expect(allegiancesOf(gameOf(table), table.card(MINOR))).toEqual(['atreides']);
    expect(table.can('use jotc-house-subfief 1')).toBe(false);
    Object.assign(table.card(MINOR), { spice: 2 });
    table.act('use jotc-house-subfief 1');
    while (table.can('pass')) table.act('pass');
    expect(table.card(MINOR)).toMatchObject({ spice: 1, status: 'engaged' });
    expect(table.house(0).hoard).toBe(1);
    const landless = facing([MINOR, `jotc-house-subfief on ${MINOR}`], []);
    expect(allegiancesOf(gameOf(landless), landless.card(MINOR))).toEqual([]);
  });

  it('Unreckoned Numbers makes a desert Fremen, and lays Fremen personnel of the hand subdued on it for nothing', () => {
    const numbers = 'jotc-unreckoned-numbers';
    const hand = [BATTALION, 'eots-house-battalion', BATTALION];
    const table = facing(
      { domain: [MINOR, `${numbers} on ${MINOR}`, 'eots-arrakeen'], hand, treasury: 0 },
      [],
    );
    expect(allegiancesOf(gameOf(table), table.card(MINOR))).toEqual(['fremen']);
    const lay = () => {
      table.act(`use ${numbers} 2`);
      while (!offered(table, 'choose').includes(`choose ${BATTALION}`)) table.act('pass');
      expect(offered(table, 'choose')).not.toContain('choose eots-house-battalion');
      table.act(`choose ${BATTALION}`).toInterval(0);
    };
    lay();
    expect(table.card(BATTALION)).toMatchObject({ status: 'subdued', deferment: 0 });
    expect(table.card(BATTALION).place.host).toBe(table.card(MINOR).id);
    lay();
    expect(table.zone('hand')).toEqual(['eots-house-battalion']);
    expect(table.can(`use ${numbers} 2`)).toBe(false);
  });

  it('[TAT-5.4-24] Drag-Line Outfit has its Harvester take 1 spice for nothing, or 2 for 2 solaris', () => {
    const domain = [MINOR, `${HARVESTER} on ${MINOR}`, `tat-drag-line-outfit on ${HARVESTER}`];
    const table = (treasury: number) => {
      const one = facing({ domain, treasury, hand: [] }, []);
      Object.assign(one.card(MINOR), { spice: 3 });
      return one;
    };
    const done = (one: Table) => {
      while (one.can('pass')) one.act('pass');
      return [one.house(0).treasury, one.house(0).hoard, one.card(MINOR).spice];
    };
    expect(done(table(5).act('use tat-drag-line-outfit 2'))).toEqual([5, 1, 2]);
    expect(done(table(5).act('use tat-drag-line-outfit 3'))).toEqual([3, 2, 1]);
    expect(table(1).can('use tat-drag-line-outfit 3')).toBe(false);
    const engaged = table(5).act('use tat-drag-line-outfit 2');
    done(engaged);
    expect(engaged.card(HARVESTER).status).toBe('engaged');
    expect(engaged.can('use tat-drag-line-outfit 3')).toBe(false);
    expect(resistanceOf(gameOf(engaged), engaged.card(HARVESTER))).toBe(3);
    expect(facing(domain, []).can('use tat-drag-line-outfit 2')).toBe(false);
    // Spice on a subdued desert has no effect (TAT-5.4-24).
    const down = facing([`${MINOR} subdued`, ...domain.slice(1)], []);
    Object.assign(down.card(MINOR), { spice: 3 });
    expect(down.can('use tat-drag-line-outfit 2')).toBe(false);
    expect(down.can('use tat-drag-line-outfit 3')).toBe(false);
  });
});

describe('more deferment tokens in the Deferment phase', () => {
  it('[TAT-6.1.2-01] Ultra-Fast Coagulation gives a subdued native a second token, and nobody else', () => {
    const coagulation = 'jotc-ultra-fast-coagulation';
    const domain = ['eots-stilgar subdued', `${coagulation} on eots-stilgar`, 'eots-jamis subdued'];
    const table = turn({ domain });
    expect([deferment(table, 'eots-stilgar'), deferment(table, 'eots-jamis')]).toEqual([2, 1]);
    const up = turn({ domain: ['eots-stilgar', `${coagulation} on eots-stilgar`] });
    expect(deferment(up, 'eots-stilgar')).toBe(0);
    const hand = [coagulation];
    const hosts = facing({ domain: ['eots-stilgar', 'eots-gurney-halleck'], hand }, []);
    expect(offered(hosts, 'deploy')).toEqual([`deploy ${coagulation} on eots-stilgar`]);
  });

  it('[TAT-6.1.2-01] Stillsuit may do so for a House whose home world is a Dune fief', () => {
    const suit = (home: string) => ({
      domain: [home, 'eots-jamis subdued', 'jotc-stillsuit on eots-jamis'],
    });
    expect(deferment(turn(suit('tat-duchy-of-arrakis')), 'eots-jamis')).toBe(2);
    expect(deferment(turn(suit('eots-caladan')), 'eots-jamis')).toBe(1);
    const asked = scenario({ houses: [suit('tat-duchy-of-arrakis'), {}], tactics: true });
    while (!asked.can('choose-part 1')) asked.act(asked.options()[0] ?? '');
    expect(deferment(asked.act('pass'), 'eots-jamis')).toBe(1);
    const hand = ['jotc-stillsuit'];
    const domain = ['eots-jamis', 'eots-arrakeen', 'eots-house-battalion on eots-arrakeen'];
    const hosts = facing({ domain, hand }, []);
    expect(offered(hosts, 'deploy')).toEqual([
      'deploy jotc-stillsuit on eots-jamis',
      'deploy jotc-stillsuit on eots-house-battalion',
    ]);
  });

  it('[TAT-6.1.2-01] Pyon Labor Force, each of them, gives its subdued fief one more, and joins its battles', () => {
    const pyons = 'jotc-pyon-labor-force on eots-arrakeen';
    expect(deferment(turn({ domain: ['eots-arrakeen subdued', pyons] }), 'eots-arrakeen')).toBe(2);
    const two = turn({ domain: ['eots-arrakeen subdued', pyons, pyons] });
    expect(deferment(two, 'eots-arrakeen')).toBe(3);
    const table = facing(['eots-gurney-halleck'], ['eots-arrakeen', pyons]);
    table.act('rite battle eots-gurney-halleck against eots-arrakeen');
    inTurn(table, 'done', 'engage-defense', 'use jotc-pyon-labor-force 2');
    expect(table.card('jotc-pyon-labor-force', 1).status).toBe('engaged');
    expect(table.events).toContainEqual(
      expect.objectContaining({ card: table.card('jotc-pyon-labor-force', 1).id }),
    );
  });
});
