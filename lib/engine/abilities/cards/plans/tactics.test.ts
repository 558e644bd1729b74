import { describe, expect, it } from 'vitest';
import { turn } from '../../../testing/rite-fixture';
import { scenario } from '../../../testing/scenario-fixture';

const HOME = 'eots-caladan';

/** The first House announces that it buys favor; the second holds a tactic and may answer. */
function answer(card: string, first: string[], second: string[] = [], hand: string[] = [card]) {
  const houses = [
    { domain: [HOME, ...first], favor: 20 },
    { domain: ['eots-kaitain', ...second], hand, sponsor: 'corrino' as const, treasury: 20 },
  ];
  const table = scenario({ houses, ranks: [0, 1], tactics: true })
    .toInterval(0)
    .act('buy-favor 1');
  while (table.asked() === 0) table.act('pass');
  return table;
}

describe('tactics that engage a card', () => {
  const ENGAGED = [
    ['eots-false-diversion', 'eots-house-agent', 1],
    ['eots-predawn-ritual', 'jotc-vanguard-battalion on eots-paul-atreides', 0],
    ['eots-priority-matter', 'eots-paul-atreides', 2],
    ['eots-production-setbacks', 'eots-choam-directorship', 2],
    ['eots-security-sweep', 'eots-arrakeen', 2],
    ['eots-storm-hazard', 'eots-spice-harvester on eots-arrakeen', 1],
  ] as const;

  it.each(ENGAGED)('%s engages %s for %i solaris', (tactic, line, cost) => {
    const [target = '', bearer] = line.split(' on ');
    const table = answer(tactic, bearer === undefined ? [line] : [bearer, line]);
    table.act(`tactic ${tactic}`, `choose ${target}`);
    expect(table.card(target).status).toBe('engaged');
    expect(table.house(1).treasury).toBe(20 - cost);
    expect(table.zone('house-discard', 1)).toEqual([tactic]);
  });

  it.each(ENGAGED)(
    '[TAT-6.2.6-01] %s is not offered while %s is engaged already',
    (tactic, line) => {
      const [target = '', bearer] = line.split(' on ');
      const lies = bearer === undefined ? [] : [bearer];
      const where = bearer === undefined ? target : `${target} on ${bearer}`;
      const table = answer(tactic, [...lies, where]);
      for (const id of [target, bearer ?? target, HOME]) turn(table, id, 0, 'engaged');
      // Home worlds are fiefs too.
      turn(table, 'eots-kaitain', 1, 'engaged');
      expect(table.options()).toEqual(['pass']);
    },
  );

  it('are not offered without such a card', () => {
    expect(answer('eots-false-diversion', ['eots-paul-atreides']).options()).toEqual(['pass']);
  });
});

describe('other Declaration tactics', () => {
  it('Rachag Stimulants disengages an own persona', () => {
    const houses = [
      { domain: [HOME, 'eots-paul-atreides'], hand: ['eots-rachag-stimulants'], favor: 20 },
      { domain: ['eots-kaitain'] },
    ];
    const table = scenario({ houses, ranks: [0, 1], tactics: true }).toInterval(0);
    table.state.cards[table.card('eots-paul-atreides').id] = {
      ...table.card('eots-paul-atreides'),
      status: 'engaged',
    };
    table.act('buy-favor 1', 'tactic eots-rachag-stimulants', 'choose eots-paul-atreides');
    expect(table.card('eots-paul-atreides').status).toBe('disengaged');
  });

  it.each([
    ['eots-aborted-raid', 'eots-pogrom', 'eots-gurney-halleck'],
    ['eots-imperial-recess', 'eots-provoke-insurgency', 'eots-duke-leto-atreides'],
    ['eots-pre-emptive-strike', 'eots-implicate-traitor', 'eots-thufir-hawat'],
    ['eots-vanish-without-trace', 'eots-best-blade', 'eots-paul-atreides'],
    ['jotc-infraction-of-the-change', 'eots-pogrom', 'eots-gurney-halleck'],
    ['jotc-intelligence-report', 'eots-implicate-traitor', 'eots-thufir-hawat'],
    ['jotc-ritual-combat', 'eots-best-blade', 'eots-paul-atreides'],
    ['jotc-undermine-support', 'eots-provoke-insurgency', 'eots-duke-leto-atreides'],
    ['jotc-muddled-vision', 'eots-prescience-trance', 'eots-oberon'],
    ['jotc-prana-bindu-suspension', 'eots-truth-saying', 'eots-lady-jessica'],
  ])('%s discards %s', (tactic, venture, persona) => {
    const table = answer(tactic, [persona, `${venture} on ${persona}`]);
    table.act(`tactic ${tactic}`, `choose ${venture}`);
    expect(table.zone('house-discard', 0)).toContain(venture);
    expect(table.card(persona).status).toBe('disengaged');
  });

  it('Lost in the Desert costs an own aide and subdues a rival’s', () => {
    const table = answer('tat-lost-in-the-desert', ['eots-house-agent'], ['eots-house-mentat']);
    table.act(
      'tactic tat-lost-in-the-desert',
      'choose eots-house-mentat',
      'choose eots-house-agent',
    );
    expect(table.card('eots-house-mentat', 1).status).toBe('subdued');
    expect(table.card('eots-house-agent', 0).status).toBe('subdued');
  });

  it('Water Tribute turns two solaris each into up to three favor', () => {
    const table = answer('jotc-water-tribute', []);
    table.act('tactic jotc-water-tribute');
    expect(table.options()).toEqual(['choose-number 1', 'choose-number 2', 'choose-number 3']);
    table.act('choose-number 3');
    expect(table.house(1)).toMatchObject({ treasury: 14, favor: 13 });
  });
});

describe('Exchange tactics', () => {
  it.each([
    ['eots-exchange-suspension', 'buy-spice 2'],
    ['eots-quality-inspection', 'sell-spice 2'],
  ])('%s stops an exchange that was announced: %s', (tactic, operation) => {
    const houses = [
      { domain: [HOME], hoard: 3, favor: 20 },
      { domain: ['eots-kaitain'], hand: [tactic], sponsor: 'corrino' as const },
    ];
    const table = scenario({ houses, ranks: [0, 1], tactics: true })
      .toInterval(0)
      .act(operation);
    while (table.asked() === 0) table.act('pass');
    table.act(`tactic ${tactic}`, 'choose-house 0');
    while (table.state.frames.at(-1)?.step === 'window') table.act('pass');
    expect(table.house(0)).toMatchObject({ hoard: 3, treasury: 20 });
    expect(
      table.events.at(-1)?.kind === 'prevented' ||
        table.events.some(({ kind }) => kind === 'prevented'),
    ).toBe(true);
    // The effect is over with the operation.
    expect(table.state.lasting).toEqual([]);
    expect(table.zone('house-discard', 1)).toEqual([tactic]);
  });

  it('answer nothing but an exchange', () => {
    expect(answer('eots-exchange-suspension', []).options()).toEqual(['pass']);
  });
});
