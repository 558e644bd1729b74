import { describe, expect, it } from 'vitest';
import { offered, riteTable } from '../../../testing/rite-fixture';
import type { Table } from '../../../testing/scenario-fixture';

const LEADERS: Readonly<Record<string, string>> = {
  arbitration: 'eots-landsraad-emissary',
  battle: 'jotc-desert-hawk',
  dueling: 'tat-master-of-arms',
  intrigue: 'eots-house-mentat',
};
const TARGETS: Readonly<Record<string, string>> = {
  arbitration: 'eots-exchange-seat',
  battle: 'eots-arrakeen',
  dueling: 'eots-feyd-rautha',
  intrigue: 'eots-feyd-rautha',
};

/** Those of House 1 that may counter once House 0 has declared a rite against one of its cards. */
function counterers(aide: string, rite: string, target = TARGETS[rite] ?? ''): readonly string[] {
  const leader = LEADERS[rite] ?? '';
  const table = riteTable([leader], [[target, aide]]);
  return offered(table.act(`rite ${rite} ${leader} against ${target}`), 'counter');
}

describe('Counter', () => {
  it.each([
    ['eots-choam-delegate', 'arbitration', 'intrigue'],
    ['eots-guard-commander', 'battle', 'dueling'],
    ['eots-house-agent', 'intrigue', 'dueling'],
    ['eots-house-swordmaster', 'dueling', 'intrigue'],
  ])('%s may in %s rites alone', (aide, rite, other) => {
    expect(counterers(aide, rite)).toEqual([`counter ${aide}`]);
    expect(counterers(aide, other)).toEqual([]);
  });

  it.each([
    ['tat-cpt-trumane', 'dueling', 'jotc-atreides-sector-guard', 'eots-feyd-rautha'],
    ['tat-cpt-trumane', 'intrigue', 'eots-atreides-propagandist', 'eots-feyd-rautha'],
    ['tat-lt-erta', 'dueling', 'eots-leven-breche', 'eots-feyd-rautha'],
    ['tat-lt-erta', 'intrigue', 'tat-marduk', 'eots-feyd-rautha'],
    ['tat-lt-fedor', 'battle', 'eots-arrakeen', 'eots-giedi-prime'],
  ])('%s may in %s rites against %s, not against %s', (aide, rite, target, other) => {
    expect(counterers(aide, rite, target)).toEqual([`counter ${aide}`]);
    expect(counterers(aide, rite, other)).toEqual([]);
  });
});

describe('Direct', () => {
  // A disengaged persona of no allegiance and no command may come with each of them.
  it.each([
    ['jotc-guild-spokesman', 'arbitration'],
    ['eots-fremen-naib', 'battle'],
    ['jotc-proctor-of-spies', 'intrigue'],
    ['eots-leven-breche', 'battle'],
  ])('%s brings another persona when it leads %s rites', (aide, rite) => {
    const table = riteTable([aide, 'eots-house-swordmaster'], [[TARGETS[rite] ?? '']]);
    table.act(`rite ${rite} ${aide} against ${TARGETS[rite]}`);
    expect(offered(table, 'join')).toEqual(['join eots-house-swordmaster']);
  });

  it('Proctor of Spies has none in rites of another talent', () => {
    const table = riteTable(['jotc-desert-hawk', 'eots-house-swordmaster'], [['eots-arrakeen']]);
    table.act('rite battle jotc-desert-hawk against eots-arrakeen');
    expect(offered(table, 'join')).toEqual([]);
  });
});

describe('Surprise', () => {
  /** Whether the attack leader's force comes before all other force. */
  function strikesFirst(domain: readonly string[], rite: string, target: string): boolean {
    const [leader = ''] = domain;
    const table = riteTable(domain, [[target]]);
    table.act(`rite ${rite} ${leader} against ${target}`, 'engage-defense');
    return told(table) === undefined && table.can(`strike-first ${leader}`);
  }

  it('House Assassin has it when it leads Intrigue rites', () => {
    expect(strikesFirst(['eots-house-assassin'], 'intrigue', 'eots-house-mentat')).toBe(true);
    expect(strikesFirst(['eots-house-mentat'], 'intrigue', 'eots-renegade-sister')).toBe(false);
  });

  it('Padishah Lapdog has it when it leads Arbitration rites', () => {
    const against = (leader: string) => {
      const table = riteTable([leader], [['eots-exchange-seat', 'eots-choam-delegate']]);
      table.act(`rite arbitration ${leader} against eots-exchange-seat`);
      return table.act('counter eots-choam-delegate', 'engage-defense');
    };
    expect(told(against('jotc-padishah-lapdog'))).toBeUndefined();
    expect(told(against('eots-landsraad-emissary'))).toMatchObject({ attack: 3 });
  });

  it('Lighter Pilot has it in Battle rites while a craft is assigned to it', () => {
    const craft = 'tat-scout-thopter on tat-lighter-pilot';
    const against = (...domain: string[]) =>
      riteTable(domain, [['eots-arrakeen', 'eots-guard-commander']]).act(
        'rite battle tat-lighter-pilot against eots-arrakeen',
        'counter eots-guard-commander',
        'engage-defense',
      );
    expect(told(against('tat-lighter-pilot', craft))).toBeUndefined();
    expect(told(against('tat-lighter-pilot'))).toMatchObject({ attack: 2 });
  });

  it('Dune Smuggler has it in a Battle rite in which a desert takes part', () => {
    const against = (fief: string) =>
      riteTable(['eots-the-minor-erg', 'eots-dune-smuggler'], [[fief]]).act(
        `rite battle eots-dune-smuggler against ${fief}`,
        'engage-defense',
      );
    const struck = against('eots-the-open-bled').act('strike-first eots-dune-smuggler');
    expect(told(struck)).toMatchObject({ attack: 0 });
    expect(told(against('eots-carthag'))).toMatchObject({ attack: 2 });
  });
});

/** The force that both sides have after Surprise; undefined as long as Surprise is being distributed. */
function told(table: Table) {
  return table.events.find((event) => event.kind === 'force');
}

describe('what an aide leads', () => {
  it('Free Trader Scout adds 1 force for each Smuggler troop or cohort assigned to it', () => {
    const scout = 'jotc-free-trader-scout';
    const force = (on: readonly string[], joined: readonly string[] = []) =>
      told(
        riteTable([scout, ...on.map((id) => `${id} on ${scout}`)], [['eots-carthag']]).act(
          `rite battle ${scout} against eots-carthag`,
          ...joined,
          'decline',
        ),
      );
    expect(force([])).toMatchObject({ attack: 1 });
    expect(force(['jotc-smuggler-battalion', 'jotc-smuggler-band'], ['done'])).toMatchObject({
      attack: 3,
    });
    expect(force(['eots-house-battalion'], ['done'])).toMatchObject({ attack: 1 });
  });

  it('Fremen Marauder takes a projectile off an opposing participant that it vanquishes', () => {
    const table = riteTable(
      ['tat-fremen-marauder', 'eots-jamis'],
      [['eots-carthag', 'eots-guard-commander', 'eots-maula-pistol on eots-guard-commander']],
      { tactics: false },
    );
    table.act(
      'rite battle tat-fremen-marauder against eots-carthag',
      'counter eots-guard-commander',
      'engage-defense',
      'vanquish eots-guard-commander',
      'done',
    );
    expect(table.options()).toContain('choose-part 1');
    table.act('choose-part 1', 'choose eots-maula-pistol');
    expect(table.zone('domain')).toContain('eots-maula-pistol');
  });

  it('Desert Hawk takes or discards all equipment of one opposing participant that it vanquishes', () => {
    const table = riteTable(
      ['jotc-desert-hawk'],
      [['eots-carthag', 'eots-guard-commander', 'eots-maula-pistol on eots-guard-commander']],
    );
    table.act(
      'rite battle jotc-desert-hawk against eots-carthag',
      'counter eots-guard-commander',
      'engage-defense',
      'vanquish eots-guard-commander',
      'done',
      'choose-part 1',
    );
    expect(table.options()).toEqual(['choose-part 0', 'choose-part 1']);
    table.act('choose-part 1');
    expect(table.zone('house-discard', 1)).toContain('eots-maula-pistol');
  });
});
