import { describe, expect, it } from 'vitest';
import type { Talent } from '@/lib/rules/talents';
import { limitOf } from '../../../queries/limits';
import {
  commandOf,
  hasKeyword,
  isKept,
  rankOf,
  resistanceOf,
  subtypesOf,
} from '../../../queries/ranks';
import { takeUp } from '../../../state/open-game';
import { scenario, type Table } from '../../../testing/scenario-fixture';
import { loadGameCatalogue } from '../../load';

const catalogue = loadGameCatalogue();
const gameOf = (table: Table) => takeUp(table.state, catalogue);

/** A table on which a card lies on its bearer, and the same without it. */
function withAndWithout(card: string, bearer: string) {
  const domain = ['eots-caladan', bearer];
  const make = (cards: string[]) => scenario({ houses: [{ domain: cards }, {}] });
  return { with: make([...domain, `${card} on ${bearer}`]), without: make(domain) };
}

/** How much more a bearer has for bearing a card. */
function gainOf(card: string, bearer: string, what: Talent | 'command' | 'resistance'): number {
  const [more = 0, less = 0] = Object.values(withAndWithout(card, bearer)).map((table) => {
    const game = gameOf(table);
    const persona = table.card(bearer);
    if (what === 'command') return commandOf(game, persona);
    if (what === 'resistance') return resistanceOf(game, persona);
    return rankOf(game, persona, what) ?? 0;
  });
  return more - less;
}

describe('enhancements that raise ranks', () => {
  it.each([
    ['eots-arms-training', 'eots-paul-atreides', 'dueling', 1],
    ['jotc-prayer-of-the-righteous', 'eots-paul-atreides', 'dueling', 2],
    ['eots-valor', 'eots-gurney-halleck', 'battle', 1],
    ['jotc-valor-of-the-brave', 'eots-gurney-halleck', 'battle', 2],
    ['eots-subterfuge', 'eots-thufir-hawat', 'intrigue', 1],
    ['jotc-learning-of-the-wise', 'eots-thufir-hawat', 'intrigue', 2],
    ['eots-diplomacy', 'eots-duke-leto-atreides', 'arbitration', 1],
    ['jotc-justice-of-the-great', 'eots-duke-leto-atreides', 'arbitration', 2],
    ['eots-weirding-talent', 'eots-lady-jessica', 'weirding', 1],
    ['tat-deep-training', 'eots-lady-jessica', 'weirding', 2],
    ['eots-prescience', 'eots-paul-atreides', 'prescience', 1],
    ['tat-genetic-factor', 'eots-paul-atreides', 'prescience', 2],
    ['tat-expert-command', 'eots-stilgar', 'command', 2],
    ['eots-hand-of-god', 'eots-stilgar', 'resistance', 1],
    ['jotc-prana-bindu-conditioning', 'eots-lady-jessica', 'weirding', 1],
    ['jotc-prana-bindu-conditioning', 'eots-lady-jessica', 'resistance', 1],
    ['tat-sardaukar-mystique', 'tat-marduk', 'resistance', 2],
    ['eots-formidable-patron', 'eots-choam-directorship', 'command', 1],
    ['eots-formidable-patron', 'eots-choam-directorship', 'resistance', 2],
    ['eots-ecological-testing-site', 'eots-imperial-basin', 'command', 1],
    ['eots-ecological-testing-site', 'eots-imperial-basin', 'resistance', 2],
    ['tat-seat-of-governance', 'eots-arrakeen', 'command', 1],
    ['tat-seat-of-governance', 'eots-arrakeen', 'battle', 2],
    ['tat-seat-of-governance', 'eots-arrakeen', 'resistance', 4],
    ['eots-sietch-community', 'eots-imperial-basin', 'command', 2],
    ['eots-sietch-community', 'eots-imperial-basin', 'battle', 1],
    ['eots-sietch-community', 'eots-imperial-basin', 'resistance', 3],
    ['eots-accomplished-blademaster', 'eots-paul-atreides', 'command', 1],
    ['eots-badge-of-the-lion', 'eots-paul-atreides', 'command', 1],
    ['eots-master-of-assassins', 'eots-thufir-hawat', 'command', 1],
    ['eots-order-of-the-sword', 'eots-gurney-halleck', 'command', 1],
    ['eots-peer-of-the-realm', 'eots-house-agent', 'command', 1],
    ['eots-heir-designate', 'eots-paul-atreides', 'command', 1],
    ['eots-heir-designate', 'eots-paul-atreides', 'arbitration', 1],
    ['eots-high-steersman', 'eots-oberon', 'command', 1],
    ['eots-high-steersman', 'eots-oberon', 'prescience', 1],
  ] as const)('%s gives %s %s +%i', (card, bearer, what, by) => {
    expect(gainOf(card, bearer, what)).toBe(by);
  });

  it('[TAT-3.3-04] [CRF-1.C-03] grant rank 0 first to a bearer without the talent', () => {
    const table = withAndWithout('eots-valor', 'eots-thufir-hawat').with;
    expect(rankOf(gameOf(table), table.card('eots-thufir-hawat'), 'battle')).toBe(1);
  });

  it('work only while deployed', () => {
    const domain = ['eots-paul-atreides', 'eots-arms-training subdued on eots-paul-atreides'];
    const table = scenario({ houses: [{ domain }, {}] });
    expect(rankOf(gameOf(table), table.card('eots-paul-atreides'), 'dueling')).toBe(3);
  });
});

describe('enhancements that change what a card is', () => {
  it('Sietch Community makes its desert a city', () => {
    const table = withAndWithout('eots-sietch-community', 'eots-imperial-basin').with;
    expect(subtypesOf(gameOf(table), table.card('eots-imperial-basin'))).toContain('City');
  });

  it('Peer of the Realm makes a vassal noble', () => {
    const table = withAndWithout('eots-peer-of-the-realm', 'eots-thufir-hawat').with;
    const subtypes = subtypesOf(gameOf(table), table.card('eots-thufir-hawat'));
    expect(subtypes).toContain('Noble');
    expect(subtypes).not.toContain('Vassal');
  });

  it('Symbol of Authority lets a House hold one card more in its Assembly', () => {
    const table = withAndWithout('eots-symbol-of-authority', 'eots-paul-atreides');
    expect(limitOf(gameOf(table.with), 0, 'assembly')).toBe(
      limitOf(gameOf(table.without), 0, 'assembly') + 1,
    );
  });
});

describe('enhancements that protect', () => {
  it.each([
    ['tat-sardaukar-mystique', 'tat-marduk', 'capture'],
    ['eots-heir-designate', 'eots-paul-atreides', 'discard'],
    ['eots-imperial-seal', 'eots-choam-directorship', 'be-target-of-rite'],
    ['jotc-honorarium-familia', 'eots-paul-atreides', 'be-target-of-rite'],
    ['jotc-kanly-omissia', 'eots-paul-atreides', 'be-target-of-rite'],
    ['eots-high-steersman', 'eots-oberon', 'be-target-of-rite'],
  ] as const)('%s keeps %s from: %s', (card, bearer, what) => {
    const table = withAndWithout(card, bearer).with;
    expect(isKept(gameOf(table), table.card(bearer), what)).toBe(true);
  });
});

describe('where enhancements go', () => {
  const hosts = (card: string, domain: string[]) =>
    scenario({ houses: [{ domain, hand: [card], treasury: 20, sponsor: 'fremen' }, {}] })
      .toInterval(0)
      .options()
      .filter((option) => option.startsWith(`deploy ${card} on `))
      .map((option) => option.split(' on ')[1]);

  it('only where their text allows', () => {
    const domain = [
      'eots-arrakeen',
      'eots-imperial-basin',
      'eots-choam-directorship',
      'eots-stilgar',
    ];
    expect(hosts('eots-garrison', domain)).toEqual(['eots-arrakeen']);
    expect(hosts('eots-ecological-testing-site', domain)).toEqual(['eots-imperial-basin']);
    expect(hosts('eots-formidable-patron', domain)).toEqual(['eots-choam-directorship']);
    expect(hosts('eots-hand-of-god', domain)).toEqual(['eots-stilgar']);
    expect(hosts('eots-thopter-outpost', domain)).toEqual(['eots-arrakeen', 'eots-imperial-basin']);
  });

  it('no oftener on one card than their limit', () => {
    expect(hosts('eots-garrison', ['eots-arrakeen', 'eots-garrison on eots-arrakeen'])).toEqual([]);
    const arms = ['eots-stilgar', 'eots-arms-training on eots-stilgar'];
    expect(hosts('eots-arms-training', arms)).toEqual(['eots-stilgar']);
  });

  it('one blade and one projectile on a persona, whatever their titles', () => {
    const armed = ['eots-stilgar', 'jotc-rapier on eots-stilgar'];
    expect(hosts('eots-crysknife', armed)).toEqual([]);
    expect(hosts('eots-maula-pistol', armed)).toEqual(['eots-stilgar']);
    expect(hosts('eots-stunner', [...armed, 'eots-maula-pistol on eots-stilgar'])).toEqual([]);
  });
});

describe('titles that let a leader do more', () => {
  it('show nothing outside the rite', () => {
    const table = withAndWithout('eots-order-of-the-sword', 'eots-gurney-halleck').with;
    expect(hasKeyword(gameOf(table), table.card('eots-gurney-halleck'), 'direct')).toBe(false);
  });
});
