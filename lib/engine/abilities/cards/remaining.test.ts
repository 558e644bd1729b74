import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../events';
import { scenario, type Table } from '../../scenario-fixture';
import { riteTable } from '../../steps/rite-fixture';

/** Goes through a rite: what is wanted is done in its order, the defense engages, nothing else is answered. */
function fight(table: Table, rite: string, ...wanted: readonly string[]): Table {
  const left = [...wanted];
  table.toInterval(0).act(rite);
  while (table.state.frames.some(({ step }) => step === 'rite' || step === 'operation')) {
    const options = table.options();
    const [first] = left;
    const next = first !== undefined && options.includes(first) ? left.shift() : undefined;
    const quiet = ['engage-defense', 'pass', 'done', 'reward gain'].find((one) =>
      options.includes(one),
    );
    table.act(next ?? quiet ?? options[0] ?? '');
  }
  if (left.length > 0) throw new Error(`never possible: ${left.join(', ')}`);
  return table;
}

const attackOf = (table: Table) =>
  table.events.findLast(
    (event): event is Extract<GameEvent, { kind: 'force' }> => event.kind === 'force',
  )?.attack;

const LEADERS = {
  dueling: ['eots-paul-atreides', 'eots-feyd-rautha', 3],
  battle: ['eots-glossu-rabban', 'eots-arrakeen', 3],
  intrigue: ['eots-thufir-hawat', 'eots-feyd-rautha', 5],
  arbitration: ['eots-duke-leto-atreides', 'eots-choam-directorship', 4],
} as const;

describe('personnel that are engaged into a rite', () => {
  it.each([
    ['eots-guild-entourage', 'arbitration', 2],
    ['jotc-imperial-entourage', 'arbitration', 3],
    ['jotc-soaks', 'arbitration', 2],
    ['jotc-spice-dogs', 'arbitration', 2],
    ['jotc-weirding-embassy', 'arbitration', 3],
    ['eots-missionaria-protectiva', 'intrigue', 2],
    ['jotc-guild-spy-ring', 'intrigue', 2],
    ['eots-harkonnen-battalion', 'battle', 3],
    ['tat-disguised-sardaukar', 'battle', 4],
  ] as const)('%s adds its rank in a rite of %s', (card, rite, rank) => {
    const [leader, target, own] = LEADERS[rite];
    const table = riteTable(
      { domain: [leader, `${card} on ${leader}`], hand: [] },
      [{ domain: [target], hand: [] }],
      {
        tactics: true,
      },
    );
    fight(table, `rite ${rite} ${leader} against ${target}`, `join ${card}`);
    expect(attackOf(table)).toBe(own + rank);
    expect(table.card(card).status).toBe('engaged');
  });

  it('Harkonnen Sleeper Troop strikes first', () => {
    const [leader, target, own] = LEADERS.battle;
    const domain = [leader, `jotc-harkonnen-sleeper-troop on ${leader}`];
    const table = riteTable({ domain, hand: [] }, [{ domain: [target], hand: [] }], {
      tactics: true,
    });
    fight(table, `rite battle ${leader} against ${target}`, 'join jotc-harkonnen-sleeper-troop');
    // Its force was Surprise force, and is not counted again.
    expect(attackOf(table)).toBe(own);
  });

  it.each([
    ['jotc-atreides-house-guard', 'eots-arrakeen'],
    ['jotc-fremen-sietch-reserves', 'eots-imperial-basin'],
    ['tat-honor-guard', 'eots-lady-jessica'],
  ])('%s takes up no command of %s', (card, bearer) => {
    const domain = ['eots-caladan', bearer, `${card} on ${bearer}`];
    const hosts = (cards: string[]) =>
      scenario({ houses: [{ domain: cards, hand: [card], treasury: 20, favor: 20 }, {}] })
        .toInterval(0)
        .options()
        .filter((option) => option === `deploy ${card} on ${bearer}`).length;
    expect(hosts(domain)).toBe(1);
  });
});

describe('enhancements of the mind', () => {
  it('Political Conniving adds the intrigue rank in arbitration', () => {
    const domain = ['eots-thufir-hawat', 'tat-political-conniving on eots-thufir-hawat'];
    const table = riteTable(
      { domain, hand: [] },
      [{ domain: ['eots-choam-directorship'], hand: [] }],
      { tactics: true },
    );
    fight(table, 'rite arbitration eots-thufir-hawat against eots-choam-directorship');
    expect(attackOf(table)).toBe(6);
  });

  it('Juice of Sapho adds a force in intrigue', () => {
    const domain = ['eots-thufir-hawat', 'eots-juice-of-sapho on eots-thufir-hawat'];
    const table = riteTable({ domain, hand: [] }, [{ domain: ['eots-feyd-rautha'], hand: [] }], {
      tactics: true,
    });
    fight(table, 'rite intrigue eots-thufir-hawat against eots-feyd-rautha');
    expect(attackOf(table)).toBe(6);
  });

  it('Truthsayer engages its bearer to take favor from a rival', () => {
    const domain = [
      'eots-caladan',
      'eots-gaius-helen-mohiam',
      'eots-truth-sayer on eots-gaius-helen-mohiam',
    ];
    const table = scenario({ houses: [{ domain, favor: 20 }, { favor: 10 }] }).toInterval(0);
    table.act('use eots-truth-sayer 1', 'choose-house 1');
    expect(table.house(1).favor).toBe(8);
    expect(table.card('eots-gaius-helen-mohiam').status).toBe('engaged');
  });
});

describe('tactics that answer', () => {
  it.each([
    ['jotc-mantene-principia', 'arbitration'],
    ['jotc-pru-door-scenario', 'intrigue'],
  ] as const)('%s gives a participant of a rite of %s resistance', (tactic, rite) => {
    const [leader, target] = LEADERS[rite];
    const wanted = rite === 'intrigue' ? target : leader;
    const table = riteTable(
      { domain: [leader], hand: [tactic], treasury: 9 },
      [{ domain: [target], hand: [] }],
      {
        tactics: true,
      },
    );
    fight(
      table,
      `rite ${rite} ${leader} against ${target}`,
      `tactic ${tactic}`,
      `choose ${wanted}`,
    );
    expect(table.zone('house-discard')).toEqual([tactic]);
    expect(table.card(target, 1).status).not.toBe('subdued');
  });

  it.each([
    ['eots-device-malfunction', 'eots-baliset', 'eots-paul-atreides'],
    ['eots-weapon-misfire', 'eots-stunner', 'eots-gurney-halleck'],
  ])('%s subdues %s', (tactic, card, bearer) => {
    const houses = [
      { domain: ['eots-caladan', bearer, `${card} on ${bearer}`], favor: 20 },
      { domain: ['eots-kaitain'], hand: [tactic], sponsor: 'corrino' as const },
    ];
    const table = scenario({ houses, tactics: true }).toInterval(0).act('use eots-caladan 0');
    while (!table.can(`tactic ${tactic}`)) table.act('pass');
    table.act(`tactic ${tactic}`, `choose ${card}`);
    expect(table.card(card).status).toBe('subdued');
  });
});

describe('initiative tactics', () => {
  const initiative = (hand: string[], domain: string[] = [], rival = 12) => {
    const table = scenario({
      houses: [
        { domain: ['eots-caladan', ...domain], hand, favor: 10, treasury: 9 },
        { favor: rival, hand: [] },
      ],
      ranks: [1, 0],
      tactics: true,
    });
    while (table.asked() !== 0) table.act('pass');
    return table;
  };
  const first = (table: Table) => {
    while (table.state.frames.some(({ step }) => step === 'initiative')) table.act('pass');
    return table.state.ranks[0];
  };

  it('Powerful Ally engages an ally for its command', () => {
    const table = initiative(['eots-powerful-ally'], ['eots-stilgar']);
    table.act('tactic eots-powerful-ally', 'choose eots-stilgar');
    expect(first(table)).toBe(0);
    expect(table.card('eots-stilgar').status).toBe('engaged');
  });

  it('Invocation of Caste lowers a rival by an ally’s command', () => {
    const table = initiative(['eots-invocation-of-caste'], ['eots-stilgar']);
    table.act('tactic eots-invocation-of-caste', 'choose eots-stilgar', 'choose-house 1');
    expect(first(table)).toBe(0);
  });

  it('Overwhelming Affluence buys declared favor', () => {
    const table = initiative(['tat-overwhelming-affluence']);
    table.act(
      'tactic tat-overwhelming-affluence',
      'choose-number 3',
      'choose-house 0',
      'choose-part 0',
    );
    expect(first(table)).toBe(0);
    expect(table.house(0)).toMatchObject({ treasury: 6, favor: 10 });
  });

  it('Imperial Courtiers add one, enough where the others are equal', () => {
    const table = initiative([], ['eots-imperial-courtiers on eots-caladan'], 10);
    table.act('use eots-imperial-courtiers 1');
    expect(first(table)).toBe(0);
    expect(table.events.some(({ kind }) => kind === 'tied')).toBe(false);
    expect(table.card('eots-imperial-courtiers').status).toBe('engaged');
  });
});

describe('Prophetic Vision', () => {
  it('captures a subdued event of a rival', () => {
    const own = ['eots-caladan', 'eots-oberon', 'eots-prophetic-vision on eots-oberon'];
    const houses = [
      { domain: own, favor: 20 },
      { domain: ['eots-kaitain', 'eots-landsraad-summit subdued 2'] },
    ];
    const table = scenario({ houses }).toInterval(0);
    table.act('activate eots-prophetic-vision', 'choose eots-landsraad-summit');
    expect(table.card('eots-landsraad-summit', 0).place).toMatchObject({ zone: 'domain', seat: 0 });
  });
});
