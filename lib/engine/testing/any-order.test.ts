import { describe, expect, it } from 'vitest';
import { type Effect, kindOf } from '../abilities/effects/table';
import { standing } from '../abilities/scene';
import { takeUp } from '../state/open-game';
import { grant, grantKeyword, offered, riteTable } from './rite-fixture';
import { scenario } from './scenario-fixture';

/** What a House names one after the other it names in any order (C41). */
describe('naming several cards', () => {
  const cards = (zone: 'assembly' | 'hand') => {
    const held =
      zone === 'assembly'
        ? ['eots-stilgar', 'eots-chani', 'eots-jamis']
        : ['eots-crysknife', 'eots-baliset', 'eots-sandworm'];
    return { held, house: zone === 'assembly' ? { assembly: held } : { hand: held } };
  };

  it.each(['assembly', 'hand'] as const)(
    '[TAT-6.3.1-01] [TAT-6.3.2-01] (C41) discards of the %s in any order, until the House closes',
    (zone) => {
      const { held, house } = cards(zone);
      const [first, second, third] = held.map((id) => `discard ${id}`);
      const table = scenario({ houses: [house, {}] }).toClosing();
      expect(table.options()).toEqual(['done', first, second, third]);
      table.act(third ?? '');
      expect(table.options()).toEqual(['done', first, second]);
      table.act(first ?? '');
      expect(table.options()).toEqual(['done', second]);
    },
  );

  it('[TAT-6.3.1-02] (C41) asks on, whatever was given first, until the House is at its limit', () => {
    const five = ['eots-stilgar', 'eots-chani', 'eots-jamis', 'eots-korba', 'eots-oberon'];
    const table = scenario({ houses: [{ assembly: five }, {}] }).toClosing();
    expect(offered(table, 'discard')).toHaveLength(5);
    table.act('discard eots-oberon');
    expect(table.can('done')).toBe(false);
    table.act('discard eots-stilgar');
    expect(table.can('done')).toBe(true);
    expect(offered(table, 'discard')).toHaveLength(3);
  });

  it('[TAT-6.1.1-01] (C41) keeps cards engaged in any order', () => {
    const domain = ['eots-caladan engaged', 'eots-arrakeen engaged', 'eots-carthag engaged'];
    const table = scenario({ houses: [{ domain }, {}] }).act('keep-engaged eots-carthag');
    expect(offered(table, 'keep-engaged')).toEqual([
      'keep-engaged eots-caladan',
      'keep-engaged eots-arrakeen',
    ]);
    table.act('keep-engaged eots-caladan', 'disengage');
    expect(table.card('eots-arrakeen').status).toBe('disengaged');
    expect(table.card('eots-carthag').status).toBe('engaged');
    expect(table.card('eots-caladan').status).toBe('engaged');
  });

  const KORBA = 'eots-korba';
  const band = [
    KORBA,
    `eots-house-battalion on ${KORBA}`,
    'eots-jamis',
    'jotc-vanguard-battalion on eots-jamis',
  ];
  const war = (...joins: readonly string[]) => {
    const table = riteTable(band, [['eots-arrakeen']], { tactics: true });
    grantKeyword(table, KORBA, 0, 'direct');
    const rite = `rite battle ${KORBA} against eots-arrakeen`;
    return table.act(rite, ...joins.map((id) => `join ${id}`));
  };

  it('[TAT-6.2.11-18] [TAT-6.2.11-20] [TAT-6.2.11-23] (C41) names participants in any order', () => {
    expect(offered(war('eots-house-battalion'), 'join')).toEqual(['join eots-jamis']);
    const table = war('eots-house-battalion', 'eots-jamis');
    expect(offered(table, 'join')).toEqual(['join jotc-vanguard-battalion']);
    table.act('join jotc-vanguard-battalion');
    const other = war('eots-jamis', 'jotc-vanguard-battalion', 'eots-house-battalion');
    expect(other.state).toEqual(table.state);
  });

  it('[TAT-6.2.11-57] (C41) gives force to participants in any order, with the same result', () => {
    const breach = (...victims: readonly string[]) => {
      const on = (id: string) => `${id} on eots-arrakeen`;
      const table = riteTable(
        ['eots-gurney-halleck'],
        [['eots-arrakeen', on('eots-house-battalion'), on('tat-guild-security-division')]],
      );
      grant(table, 'eots-gurney-halleck', 0, { kind: 'raise', what: 'force', by: 6, of: 'those' });
      table.act('rite battle eots-gurney-halleck against eots-arrakeen');
      table.act('join eots-house-battalion', 'join tat-guild-security-division', 'engage-defense');
      return table.act(...victims.map((id) => `vanquish ${id}`));
    };
    const late = breach('tat-guild-security-division');
    expect(offered(late, 'vanquish')).toEqual(['vanquish eots-house-battalion']);
    late.act('vanquish eots-house-battalion');
    expect(offered(late, 'vanquish')).toEqual(['vanquish eots-arrakeen']);
    late.act('vanquish eots-arrakeen', 'done');
    const early = breach('eots-house-battalion', 'tat-guild-security-division', 'eots-arrakeen');
    early.act('done');
    expect(late.state).toEqual(early.state);
  });

  const hand = ['eots-crysknife', 'eots-baliset', 'eots-sandworm'];

  it('(C41) chooses the cards of an effect in any order, each once, with the same result', () => {
    const used = (...chosen: readonly string[]) => {
      const houses = [{ domain: ['jotc-esmar-tuek'], hand }, {}];
      const table = scenario({ houses, tactics: true }).toInterval().act('buy-favor 1');
      table.act('use jotc-esmar-tuek 0');
      while (offered(table, 'choose').length === 0) table.act('pass');
      return table.act(...chosen.map((id) => `choose ${id}`));
    };
    const table = used('eots-sandworm');
    expect(offered(table, 'choose')).toEqual(['choose eots-crysknife', 'choose eots-baliset']);
    table.act('choose eots-crysknife', 'pass');
    expect(table.state).toEqual(used('eots-crysknife', 'eots-sandworm').act('pass').state);
  });

  it('(C41) asks on for an exact number of cards, whichever was chosen first', () => {
    const discard: Effect = {
      kind: 'discard',
      cards: { choose: { zone: 'hand', whose: 'yours' }, exactly: 3 },
    };
    const table = scenario({ houses: [{ domain: ['eots-caladan'], hand }, {}] });
    const scene = standing(takeUp(table.state, table.catalogue), 0, table.card('eots-caladan'));
    const ids = hand.map((id) => table.card(id).id);
    const asked = (...picks: readonly number[]) =>
      kindOf(discard)
        .ask(scene, discard, picks)
        ?.options.flatMap((one) => (one.kind === 'choose' ? [ids.indexOf(one.card)] : []));
    expect(asked()).toEqual([0, 1, 2]);
    expect(asked(ids[2] ?? 0)).toEqual([0, 1]);
    expect(asked(ids[2] ?? 0, ids[0] ?? 0)).toEqual([1]);
    expect(asked(...ids)).toBeUndefined();
  });

  it('(C41) distributes force outside rites in any order', () => {
    const spread: Effect = {
      kind: 'spread-force',
      amount: 9,
      among: { types: ['resource'], whose: 'yours' },
    };
    const domain = ['eots-stilgar', ...['tat-honor-guard', 'eots-house-battalion'].map(onStilgar)];
    const table = scenario({ houses: [{ domain }, {}] });
    const scene = standing(takeUp(table.state, table.catalogue), 0, table.card('eots-stilgar'));
    const battalion = table.card('eots-house-battalion').id;
    const guard = table.card('tat-honor-guard').id;
    const next = (pick: number) => kindOf(spread).ask(scene, spread, [pick])?.options;
    expect(next(battalion)).toEqual([{ kind: 'pass' }, { kind: 'choose', card: guard }]);
    expect(next(guard)).toEqual([{ kind: 'pass' }, { kind: 'choose', card: battalion }]);
  });
});

const onStilgar = (id: string) => `${id} on eots-stilgar`;
