import { describe, expect, it } from 'vitest';
import type { Power } from '@/lib/rules/powers';
import type { Rite } from '@/lib/rules/rites';
import { takeUp } from '../state/open-game';
import { grant, offered, riteTable } from '../testing/rite-fixture';
import { forces } from '../testing/rite-play-fixture';
import type { Table } from '../testing/scenario-fixture';
import { allegiancesOf } from './allegiance';
import { forceIn, resistanceOf, subtypesOf } from './ranks';

const AGENT = 'eots-house-agent'; // no allegiance
const ALLEGIANCE = 'eots-secret-allegiance';
const PEER = 'eots-peer-of-the-realm';
const TAT_DUNCAN = 'tat-duncan-idaho';

/** A rival's agent declares a rite against the first of these cards of a House. */
const attacked = (rite: Rite, [target = '', ...more]: readonly string[]): Table => {
  const table = riteTable([AGENT], [{ sponsor: 'corrino', domain: [target, ...more] }]);
  grant(table, AGENT, 0, { kind: 'raise', what: rite, by: 2, of: 'those' });
  return table.act(`rite ${rite} ${AGENT} against ${target}`);
};
const gameOf = (table: Table) => takeUp(table.state, table.catalogue);
const powersOf = (table: Table, id: string, seat = 0) =>
  allegiancesOf(gameOf(table), table.card(id, seat));
/** Gives a card of a House the allegiance that a Secret Allegiance on it would. */
const ally = (table: Table, id: string, power: Power, seat = 0) =>
  grant(table, id, seat, { kind: 'allegiance', power, of: 'those' });

describe('allegiances that are gained count for the conditions of other cards (C43)', () => {
  it.each([
    ['dueling', 'eots-lady-jessica', 'eots-duke-leto-atreides', 'eots-duncan-idaho'],
    ['dueling', 'eots-doctor-kynes', 'eots-dune', 'eots-chani'],
    ['dueling', 'eots-sister-ramallo', 'eots-forbidden-zone', 'eots-chani'],
    ['dueling', 'eots-princess-irulan', 'eots-shaddam-iv', 'eots-count-hasimir-fenring'],
    ['intrigue', 'eots-lady-jessica', 'eots-duke-leto-atreides', 'tat-cpt-trumane'],
    ['intrigue', 'eots-princess-irulan', 'eots-shaddam-iv', 'tat-lt-erta'],
  ] as const)('[CRF-1.B-12] in a %s rite against %s with %s: %s may counter', (...pair) => {
    const [rite, target, giver, guard] = pair;
    const allied = attacked(rite, [target, giver, guard]);
    expect(offered(allied, 'counter')).toEqual([`counter ${guard}`]);
    expect(offered(attacked(rite, [target, guard]), 'counter')).toEqual([]);
  });

  it('[CRF-1.B-12] of a participant: Korba leads Doctor Kynes, a Fremen beside Dune, with one force more', () => {
    const korba = 'eots-korba';
    const table = riteTable([korba, 'eots-doctor-kynes', 'eots-dune'], [['eots-carthag']]);
    grant(
      table,
      korba,
      0,
      { kind: 'keyword', keyword: 'direct', of: 'those' },
      { kind: 'raise', what: 'command', by: 2, of: 'those' },
    );
    table.act(`rite battle ${korba} against eots-carthag`, 'join eots-doctor-kynes');
    while (forces(table).length === 0) table.act(table.can('done') ? 'done' : 'decline');
    expect(forces(table)[0]).toBe(5);
  });

  it.each([
    ['a Harkonnen for Gurney Halleck', 'eots-gurney-halleck', 'harkonnen', 2],
    ['nobody for him', 'eots-gurney-halleck', 'guild', 0],
  ] as const)('[CRF-1.B-12] a Secret Allegiance makes its bearer %s', (_, target, power, more) => {
    const hand = [ALLEGIANCE];
    const table = riteTable({ domain: [AGENT], hand }, [[target]]);
    grant(table, AGENT, 0, { kind: 'raise', what: 'dueling', by: 2, of: 'those' });
    table.act(`deploy ${ALLEGIANCE} on ${AGENT}`);
    const part = ['atreides', 'corrino', 'harkonnen', 'fremen', 'guild'].indexOf(power);
    table.act(`choose-part ${part}`);
    expect(powersOf(table, AGENT)).toEqual([power]);
    table.act(`rite dueling ${AGENT} against ${target}`);
    expect(forceIn(gameOf(table), table.card(target, 1), 'dueling')).toBe(1 + more);
    expect(resistanceOf(gameOf(table), table.card(target, 1))).toBe(more === 0 ? 3 : 4);
  });

  it('[CRF-1.B-12] a battalion that has become a Smuggler adds to the force of the Free Trader Scout', () => {
    const scout = 'jotc-free-trader-scout';
    const troop = 'eots-house-battalion';
    const table = riteTable([scout, `${troop} on ${scout}`], [['eots-carthag']]);
    const force = () => forceIn(gameOf(table), table.card(scout), 'battle');
    table.act(`rite battle ${scout} against eots-carthag`);
    expect(force()).toBe(1);
    ally(table, troop, 'smugglers');
    expect(force()).toBe(2);
  });

  it('[CRF-1.B-12] an Honor Guard takes up no command of a persona that has become a Sister', () => {
    const domain = [AGENT, `tat-honor-guard on ${AGENT}`];
    const table = riteTable({ domain, hand: ['eots-house-battalion'] }, [[]]);
    grant(table, AGENT, 0, { kind: 'raise', what: 'battle', by: 1, of: 'those' });
    const deployment = `deploy eots-house-battalion on ${AGENT}`;
    expect(table.can(deployment)).toBe(false);
    ally(table, AGENT, 'sisterhood');
    expect(table.can(deployment)).toBe(true);
  });
});

describe('subtypes that are gained count for the conditions of other cards (C43)', () => {
  it('[CRF-1.B-12] a Peer of the Realm is the Atreides noble that Duncan Idaho looks for', () => {
    const domain = [TAT_DUNCAN, 'eots-gurney-halleck'];
    expect(powersOf(riteTable(domain, [[]]), TAT_DUNCAN)).toEqual(['fremen']);
    const peer = riteTable([...domain, `${PEER} on eots-gurney-halleck`], [[]]);
    expect(subtypesOf(gameOf(peer), peer.card('eots-gurney-halleck'))).toContain('Noble');
    expect(powersOf(peer, TAT_DUNCAN)).toEqual(['fremen', 'atreides']);
  });

  it('an allegiance that is gained gives no other one: two cards that look at each other come to an end', () => {
    // Shaddam is the noble; that he has become an Atreides counts for all but another grant.
    const table = riteTable([TAT_DUNCAN, 'eots-shaddam-iv'], [[]]);
    ally(table, 'eots-shaddam-iv', 'atreides');
    expect(powersOf(table, 'eots-shaddam-iv')).toEqual(['corrino', 'atreides']);
    expect(powersOf(table, TAT_DUNCAN)).toEqual(['fremen']);
  });

  it('numbers that follow from each other come to an end', () => {
    const more = (of: string, by: string, talent: 'battle' | 'dueling') =>
      ({
        kind: 'static',
        modifiers: [
          {
            kind: 'raise',
            what: by as 'battle',
            by: { rank: talent, of: 'this' },
            of: 'this',
            while: { kind: 'there-is', card: { talent, titles: [of] } },
          },
        ],
      }) as const;
    const texts = {
      'eots-gurney-halleck': [
        more('Gurney Halleck', 'battle', 'dueling'),
        more('Gurney Halleck', 'dueling', 'battle'),
      ],
    };
    const table = riteTable(['eots-gurney-halleck'], [[]], { texts });
    expect(table.options()).toContain('end-interval');
  });
});
