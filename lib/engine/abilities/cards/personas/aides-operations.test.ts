import { describe, expect, it } from 'vitest';
import { takeUp } from '../../../state/open-game';
import { scenario, type Table } from '../../../testing/scenario-fixture';
import { kindOf } from '../../effects/table';
import { loadGameCatalogue } from '../../load';
import { standing } from '../../scene';

const CALADAN = 'eots-caladan';

/** House 0 with these cards beside its home world in its own Interval; House 1 with those. */
function table(own: readonly string[], rival: readonly string[] = [], more = {}) {
  return scenario({
    houses: [
      { domain: [CALADAN, ...own], treasury: 10, favor: 5 },
      { domain: ['eots-giedi-prime', ...rival], treasury: 3, favor: 4, sponsor: 'harkonnen' },
    ],
    guildHoard: 8,
    ...more,
  }).toInterval(0);
}

/** Turns cards of House 1, or of House 0 where it has none such. */
function engaged(at: Table, ...ids: readonly string[]): void {
  for (const id of ids) at.card(id, 1).status = 'engaged';
}

/** Passes in the window that is open until a House must choose or is in its Interval. */
function passed(at: Table): void {
  while (at.can('pass')) at.act('pass');
}

describe('aides that engage', () => {
  it('Sister of the Azhar disengages a native of any House', () => {
    const at = table(['tat-sister-of-the-azhar'], ['eots-fremen-naib', 'eots-house-agent']);
    engaged(at, 'eots-fremen-naib', 'eots-house-agent');
    at.act('use tat-sister-of-the-azhar 0');
    expect(at.options()).toEqual(['choose eots-fremen-naib']);
    at.act('choose eots-fremen-naib');
    expect(at.card('eots-fremen-naib', 1).status).toBe('disengaged');
    expect(at.card('tat-sister-of-the-azhar').status).toBe('engaged');
  });

  it('Renegade Sister engages a persona, and in her own Interval alone', () => {
    const at = table(['eots-renegade-sister'], ['eots-house-agent']);
    at.act('use eots-renegade-sister 0', 'choose eots-house-agent');
    expect(at.card('eots-house-agent', 1).status).toBe('engaged');
    const other = table([], ['eots-renegade-sister'], { tactics: true }).act('buy-favor 1', 'pass');
    expect(other.asked()).toBe(1);
    expect(other.options()).not.toContain('use eots-renegade-sister 0');
  });

  it('Spice Driver engages to disengage a Spice Harvester that its House governs', () => {
    const desert = ['eots-the-open-bled', 'eots-spice-harvester on eots-the-open-bled'];
    const at = table(['jotc-spice-driver', ...desert]);
    engaged(at, 'eots-spice-harvester');
    at.act('use jotc-spice-driver 0', 'choose eots-spice-harvester');
    expect(at.card('eots-spice-harvester').status).toBe('disengaged');
    expect(at.card('jotc-spice-driver').status).toBe('engaged');
    const none = table(['jotc-spice-driver'], desert);
    engaged(none, 'eots-spice-harvester');
    expect(none.can('use jotc-spice-driver 0')).toBe(false);
  });

  it('Guild Navigator produces as much spice in the Guild Hoard as its Prescience', () => {
    const at = table(['eots-guild-navigator']).act('use eots-guild-navigator 0');
    expect(at.state.guildHoard).toBe(9);
  });

  it('Water Marshal gains as much favor as its command', () => {
    const at = table(['jotc-water-marshal']).act('use jotc-water-marshal 0');
    expect(at.house(0).favor).toBe(6);
  });

  it('Water Peddler takes as many solaris as its command, or fewer, from one rival', () => {
    const at = table(['jotc-water-peddler']);
    at.act('use jotc-water-peddler 0', 'choose-house 1');
    expect(at.options()).toEqual(['choose-number 0', 'choose-number 1']);
    at.act('choose-number 1');
    expect([at.house(0).treasury, at.house(1).treasury]).toEqual([11, 2]);
  });

  it('Corrupt Water Official turns up to 3 favor into twice as many solaris', () => {
    const at = table(['tat-corrupt-water-official']).act('use tat-corrupt-water-official 0');
    expect(at.options()).toEqual(['choose-number 1', 'choose-number 2', 'choose-number 3']);
    at.act('choose-number 3');
    expect(at.house(0)).toMatchObject({ favor: 2, treasury: 16 });
  });

  it('House Physician puts tokens on a subdued persona of its House, as many as its Intrigue', () => {
    const at = table(
      ['eots-house-physician', 'eots-house-agent subdued 1'],
      ['eots-guard-commander subdued'],
    );
    at.act('use eots-house-physician 0');
    expect(at.options()).toEqual(['choose eots-house-agent']);
    const before = at.card('eots-house-agent').deferment;
    at.act('choose eots-house-agent');
    expect(at.card('eots-house-agent').deferment).toBe(before + 1);
  });

  it('Harkonnen Slavemaster takes tokens off a subdued persona of any House', () => {
    const at = table(['eots-harkonnen-slavemaster'], ['eots-house-agent subdued']);
    expect(at.card('eots-house-agent', 1).deferment).toBe(1);
    at.act('use eots-harkonnen-slavemaster 0', 'choose eots-house-agent');
    expect(at.card('eots-house-agent', 1).deferment).toBe(0);
  });
});

describe('aides that are subdued for what they do', () => {
  it('Carthag Privateer and 1 favor disengage Carthag, whoever governs it', () => {
    const idle = table(['jotc-carthag-privateer'], ['eots-carthag']);
    expect(idle.can('use jotc-carthag-privateer 0')).toBe(false);
    const at = table(['jotc-carthag-privateer'], ['eots-carthag']);
    engaged(at, 'eots-carthag');
    at.act('use jotc-carthag-privateer 0', 'choose eots-carthag');
    expect(at.card('eots-carthag', 1).status).toBe('disengaged');
    expect(at.card('jotc-carthag-privateer').status).toBe('subdued');
    expect(at.house(0).favor).toBe(4);
  });

  it('Arrakeen Patriarch and 1 favor engage Arrakeen or disengage it', () => {
    const at = table(['jotc-arrakeen-patriarch'], ['eots-arrakeen']);
    expect(at.can('use jotc-arrakeen-patriarch 1')).toBe(false);
    at.act('use jotc-arrakeen-patriarch 0', 'choose eots-arrakeen');
    expect(at.card('eots-arrakeen', 1).status).toBe('engaged');
    expect(at.card('jotc-arrakeen-patriarch').status).toBe('subdued');
    const back = table(['jotc-arrakeen-patriarch', 'eots-arrakeen']);
    engaged(back, 'eots-arrakeen');
    back.act('use jotc-arrakeen-patriarch 1', 'choose eots-arrakeen');
    expect(back.card('eots-arrakeen').status).toBe('disengaged');
  });
});

describe('aides that are tactics', () => {
  it('Pyon Elder raises declared favor by the Pyon Labor Forces of its House', () => {
    const at = scenario({
      houses: [
        {
          domain: [
            CALADAN,
            'jotc-pyon-elder',
            `jotc-pyon-labor-force on ${CALADAN}`,
            `jotc-pyon-labor-force on ${CALADAN}`,
          ],
          favor: 9,
        },
        { domain: ['eots-giedi-prime'], favor: 10 },
      ],
      tactics: true,
    });
    for (let step = 0; step < 10 && !at.can('use jotc-pyon-elder 0'); step += 1) {
      const [first = ''] = at.options();
      at.act(at.can('disengage') ? 'disengage' : at.can('pass') ? 'pass' : first);
    }
    at.act('use jotc-pyon-elder 0').toInterval();
    expect(at.state.ranks).toEqual([0, 1]);
  });

  it('Watchdog gives a charter of its House 2 Arbitration or 2 resistance for one operation', () => {
    const at = table(['tat-watchdog', 'eots-exchange-seat'], [], { tactics: true }).act(
      'buy-favor 1',
      'use tat-watchdog 0',
    );
    passed(at);
    at.act('choose-part 1', 'choose eots-exchange-seat');
    expect(at.state.lasting).toMatchObject([
      { on: [at.card('eots-exchange-seat').id], until: 'operation' },
    ]);
    at.toInterval(0);
    expect(at.state.lasting).toEqual([]);
  });

  it('Atreides Sector Guard discards an Intrigue venture of any House', () => {
    const at = table(
      ['jotc-atreides-sector-guard'],
      [
        'eots-house-mentat',
        'eots-implicate-traitor on eots-house-mentat',
        'eots-landsraad-emissary',
        'eots-provoke-insurgency on eots-landsraad-emissary',
      ],
      { tactics: true },
    ).act('buy-favor 1', 'use jotc-atreides-sector-guard 0');
    passed(at);
    expect(at.options()).toEqual(['choose eots-implicate-traitor']);
    at.act('choose eots-implicate-traitor');
    expect(at.zone('house-discard', 1)).toEqual(['eots-implicate-traitor']);
  });

  it('Imperial Suk is engaged and subdued to deploy a persona without deferment tokens', () => {
    const at = table(['tat-imperial-suk', 'eots-house-agent subdued'], [], { tactics: true });
    at.card('eots-house-agent').deferment = 0;
    at.act('buy-favor 1', 'use tat-imperial-suk 0');
    passed(at);
    at.act('choose eots-house-agent');
    expect(at.card('eots-house-agent').status).toBe('disengaged');
    expect(at.card('tat-imperial-suk').status).toBe('subdued');
    at.toInterval(0);
    expect(at.house(0)).toMatchObject({ treasury: 10 - 2 - 2, favor: 6 });
  });
});

describe('aides that change what Houses hold', () => {
  it('Landsraad Emissary raises the Assembly limit by 1', () => {
    const full = (domain: string[]) =>
      scenario({
        houses: [
          { domain, assembly: Array<string>(4).fill('eots-arrakeen') },
          { domain: [CALADAN], assembly: [] },
        ],
      })
        .toInterval(0)
        .toClosing();
    expect(full([CALADAN]).can('done')).toBe(false);
    expect(full([CALADAN, 'eots-landsraad-emissary']).can('done')).toBe(true);
  });

  it('House Mentat raises the hand limit by 1', () => {
    const drawn = (domain: string[]) => {
      const at = scenario({ houses: [{ domain }, { domain: [CALADAN], favor: 5 }] }).toInterval(0);
      const turn = at.state.turn;
      at.toClosing();
      while (at.state.turn === turn) at.act(at.can('done') ? 'done' : (at.options()[0] ?? ''));
      return at.zone('hand').length;
    };
    expect(drawn([CALADAN, 'eots-house-mentat'])).toBe(drawn([CALADAN]) + 1);
  });

  it('Marduk is not discarded by what cards do', () => {
    const at = table(
      ['eots-house-mentat', 'tat-marduk', 'tat-lt-fedor'],
      ['jotc-atreides-sector-guard'],
    );
    const { id } = at.card('tat-marduk');
    const kept = takeUp(at.state, loadGameCatalogue());
    const scene = standing(kept, 1, at.card('jotc-atreides-sector-guard', 1));
    const aim = { choose: { types: ['persona'], whose: 'rivals' } } as const;
    for (const kind of ['discard', 'capture'] as const) {
      const choice = kindOf({ kind, cards: aim }).ask(scene, { kind, cards: aim }, []);
      expect(choice?.options).toHaveLength(2);
      expect(choice?.options).not.toContainEqual({ kind: 'choose', card: id });
    }
  });
});
