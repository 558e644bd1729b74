import { describe, expect, it } from 'vitest';
import { powerName } from '@/lib/rules/powers';
import { TALENTS, talentName } from '@/lib/rules/talents';
import { backOf } from '@/lib/rules/taxonomy';
import type { Card } from './card';
import { loadCatalogue } from './load';
import { type Difference, differencesOf, differencesText, type PrintedCard } from './printed';

const { cards, byId } = loadCatalogue();

function cardOf(id: string): Card {
  const card = byId.get(id);
  if (!card) throw new Error(id);
  return card;
}

/** A card as a set file writes it down, from our own facts. */
function asPrinted(card: Card): PrintedCard {
  const { requirement } = card;
  const facts: Record<string, string> = {
    Type: card.type,
    'Deployment Cost': String(card.cost),
    Allegiance: card.allegiance ? `The ${powerName(card.allegiance)}` : 'None',
    'Talent Requirement': requirement
      ? `${talentName(requirement.talent)} ${requirement.rank}`
      : '',
    Subtype: card.subtypes.map((subtype) => `${subtype}.`).join(' '),
    Command: String(card.command ?? ''),
    Resistance: String(card.resistance ?? ''),
    Decktype: backOf(card.deck),
    AutoScript: 'anything',
  };
  for (const talent of TALENTS) facts[talentName(talent)] = String(card.talents?.[talent] ?? '');
  return { card: card.id, name: card.octgn.name, operation: 'An invented text.', facts };
}

function differ(id: string, name: string, value: string): readonly Difference[] {
  const printed = asPrinted(cardOf(id));
  return differencesOf(cardOf(id), { ...printed, facts: { ...printed.facts, [name]: value } });
}

describe('differences between a set file and the catalogue', () => {
  it('a file with our own facts differs in nothing but names that the record mends', () => {
    const found = cards.flatMap((card) => differencesOf(card, asPrinted(card)));
    expect(found.filter(({ known }) => known === null)).toEqual([]);
    expect(new Set(found.map(({ field }) => field))).toEqual(new Set(['name']));
  });

  it('mere spelling is no difference', () => {
    for (const [name, value] of [
      ['Subtype', 'mentat. ally.vassal'],
      ['Deployment Cost', ' 04 '],
      ['Allegiance', 'HARKONNEN'],
      ['Weirding', 'None'],
      ['Weirding', '-'],
      ['Type', 'PERSONA'],
    ] as const)
      expect(differ('eots-piter-de-vries', name, value)).toEqual([]);
    const piter = asPrinted(cardOf('eots-piter-de-vries'));
    const name = 'PITER DE VRIES - Master of Assassins.';
    expect(differencesOf(cardOf('eots-piter-de-vries'), { ...piter, name })).toEqual([]);
  });

  it('a property that the file lacks is no difference, an empty one is', () => {
    const piter = cardOf('eots-piter-de-vries');
    expect(differencesOf(piter, { ...asPrinted(piter), facts: {} })).toEqual([]);
    expect(differ('eots-piter-de-vries', 'Intrigue', '')).toMatchObject([
      { field: 'intrigue', ours: '4', theirs: 'none', known: null },
    ]);
  });

  it('every kind of fact is compared', () => {
    for (const [name, value, field, ours] of [
      ['Type', 'Holding', 'type', 'Persona'],
      ['Decktype', 'House', 'deck', 'Imperial'],
      ['Deployment Cost', 'X', 'cost', '4'],
      ['Allegiance', 'None', 'allegiance', 'House Harkonnen'],
      ['Allegiance', 'House Ordos', 'allegiance', 'House Harkonnen'],
      ['Talent Requirement', 'Battle 1', 'requirement', 'none'],
      ['Subtype', 'Ally. Vassal.', 'subtypes', 'Ally, Vassal, Mentat'],
      ['Command', '2', 'command', '1'],
      ['Resistance', '4', 'resistance', '3'],
      ['Dueling', '0', 'dueling', 'none'],
      ['Prescience', '1', 'prescience', 'none'],
    ] as const)
      expect(differ('eots-piter-de-vries', name, value), name).toMatchObject([
        { field, ours, theirs: value, known: null, doubts: [] },
      ]);
  });

  it('a home world, a program and Dune count as Imperial', () => {
    for (const id of ['eots-caladan', 'eots-dune']) {
      expect(differ(id, 'Decktype', 'Imperial')).toEqual([]);
      expect(differ(id, 'Decktype', 'House')).toMatchObject([{ field: 'deck' }]);
    }
  });

  it('the slip that a correction mends is known, with its reason; another value is new', () => {
    expect(differ('eots-knife-switch', 'Subtype', 'Tactic. Duel. Engagement.')).toMatchObject([
      {
        field: 'subtypes',
        known: {
          kind: 'mended',
          confidence: 'certain',
          reason: expect.stringContaining('rulebook'),
        },
      },
    ]);
    expect(differ('eots-knife-switch', 'Subtype', 'Tactic. Duel.')).toMatchObject([
      { known: null },
    ]);
    expect(differ('eots-historic-acquisition', 'Type', 'Plam')).toMatchObject([
      { field: 'type', known: { kind: 'mended', reason: '' } },
    ]);
    expect(differ('eots-historic-acquisition', 'Type', 'Event')).toMatchObject([{ known: null }]);
    const gurney = cardOf('tat-gurney-halleck');
    expect(differencesOf(gurney, asPrinted(gurney))).toMatchObject([
      { field: 'name', known: { kind: 'mended' } },
    ]);
  });

  it('a doubt of the record is told with a new difference', () => {
    expect(differ('eots-dune', 'Arbitration', '')).toMatchObject([
      { field: 'arbitration', known: null, doubts: [expect.stringContaining('arbitration')] },
    ]);
    expect(differ('eots-dune', 'Battle', '1, 0')).toMatchObject([{ known: { kind: 'mended' } }]);
  });

  it('the text to send names card, fact and both values, and holds no printed text', () => {
    const text = differencesText([
      ...differ('eots-piter-de-vries', 'Resistance', '4'),
      ...differ('eots-knife-switch', 'Subtype', 'Tactic. Duel. Engagement.'),
    ]);
    expect(text.split('\n')).toHaveLength(3);
    expect(text).toContain('eots-piter-de-vries, Resistance: Registry “3”, file “4”');
    expect(text).toContain('(mended, certain: ');
    expect(text).not.toContain('invented');
  });
});
