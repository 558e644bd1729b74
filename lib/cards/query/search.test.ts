import { describe, expect, it } from 'vitest';
import type { Card } from '../card';
import { loadCatalogue } from '../load';
import { parseQuery } from './parse';
import { asTyped, mendsIn } from './plain-words';
import { createSearcher, type QueryContext, search } from './search';

const catalogue = loadCatalogue();
const { cards } = catalogue;
const ruled = new Set(['eots-carthag', 'eots-paul-atreides', 'not-a-card']);
const searcher = createSearcher(catalogue, ruled);
const context: QueryContext = {
  decks: new Map([
    ['deck', new Set(['eots-carthag', 'gone'])],
    ['my deck', new Set(['eots-caladan', 'eots-carthag'])],
  ]),
};

function found(text: string): readonly Card[] {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return search(searcher, parsed.value, context);
}

function titles(text: string): readonly string[] {
  return found(text).map((card) => card.title);
}

/** A query finds exactly the cards that a plain test on the record picks, and at least one. */
function finds(text: string, test: (card: Card) => boolean): void {
  const wanted = cards.filter(test);
  expect(found(text), text).toEqual(wanted);
  expect(wanted.length, text).toBeGreaterThan(0);
}

describe('words and phrases', () => {
  it('finds every card where nothing is asked', () => {
    expect(found('')).toHaveLength(661);
  });

  it('looks into titles, subtitles, other spellings and subtypes', () => {
    expect(titles('carthag')).toEqual(['Carthag', 'Carthag Engineering', 'Carthag Privateer']);
    expect(titles('"judge of the change"')).toEqual(['Dr. Kynes', 'Judge of the Change']);
    expect(titles('liet-kynes')).toEqual(['Doctor Kynes', 'Dr. Kynes']);
    expect(titles('slavemaster')).toEqual(['Harkonnen Slavemaster']);
    expect(found('mentat').length).toBeGreaterThanOrEqual(found('t:mentat').length);
  });

  it('takes a word anywhere in a name, in any order, without regard to case', () => {
    expect(titles('ARTHA')).toEqual(titles('carthag'));
    expect(titles('atreides paul duke')).toEqual(titles('paul duke atreides'));
    expect(titles('frem').length).toBeGreaterThan(5);
  });

  it('has no regard for accents, apostrophes, quotes, full stops and commas', () => {
    expect(titles('brrican')).toEqual(["Omri B'rrican"]);
    expect(titles('b’rrican')).toEqual(["Omri B'rrican"]);
    expect(titles('thopter')).toContain("'Thopter Outpost");
    expect(titles('"cesar la layre"')).toEqual(['Cesar "La" Layre']);
    expect(titles('cártHág')).toEqual(titles('carthag'));
    expect(titles('"dr kynes"')).toEqual(titles('"dr. kynes"'));
    expect(titles('"long cold night"')).toEqual(['Long, Cold Night']);
    expect(titles('"arrakeen, capital of arrakis"')).toEqual(['Arrakeen']);
  });

  it('finds hyphenated names with hyphen, blank or neither', () => {
    for (const text of ['fold-space', '"fold space"', 'foldspace'])
      expect(titles(text), text).toEqual(['Fold-Space Complications', 'Traverse Fold-Space']);
    expect(titles('feyd-rautha')).toEqual(titles('"feyd rautha"'));
    expect(titles('pre-emptive')).toEqual(['Pre-Emptive Strike']);
  });

  it('keeps a phrase within one name', () => {
    expect(found('"ally vassal"')).toEqual([]);
  });
});

describe('fields of words', () => {
  it('name: part or whole of a name, not of a subtype', () => {
    expect(found('name:mentat').length).toBeLessThan(found('mentat').length);
    expect(titles('name="suk school"')).toEqual(['Imperial Suk School']);
    expect(found('name=suk')).toEqual([]);
    expect(found('name!=carthag')).toHaveLength(660);
    expect(titles('name="Arrakeen, Capital of Arrakis"')).toEqual(['Arrakeen']);
  });

  it('t: types and parts of subtypes, with = whole ones', () => {
    finds('t:persona', (card) => card.type === 'persona');
    finds('t:event', (card) => card.type === 'event');
    finds('type:mentat', (card) => card.subtypes.includes('Mentat'));
    finds('t:fief', (card) => card.subtypes.some((word) => word.includes('Fief')));
    finds('t=fief', (card) => card.subtypes.includes('Fief'));
    finds('t!=fief', (card) => !card.subtypes.includes('Fief'));
    finds('t:"dune fief"', (card) => card.subtypes.includes('Dune Fief'));
  });

  it('set: by code and name', () => {
    finds('set:jotc', (card) => card.set === 'jotc');
    finds('set:"thunder at twilight"', (card) => card.set === 'tat');
    finds('set!=eots', (card) => card.set !== 'eots');
  });

  it('deck: the five places', () => {
    for (const deck of ['house', 'imperial', 'homeworld', 'program', 'dune'])
      finds(`deck:${deck}`, (card) => card.deck === deck);
  });

  it('a: Powers and none', () => {
    finds('a:fremen', (card) => card.allegiance === 'fremen');
    finds('a:"water sellers union"', (card) => card.allegiance === 'water-sellers');
    finds('a:none', (card) => card.allegiance === undefined);
    finds('a!=fremen', (card) => card.allegiance !== 'fremen');
    finds('-a:none', (card) => card.allegiance !== undefined);
  });

  it('talent: any rank counts, 0 too', () => {
    finds('talent:battle', (card) => card.talents?.battle !== undefined);
    finds('talent:none', (card) => Object.keys(card.talents ?? {}).length === 0);
  });

  it('req: talent, rank, none', () => {
    finds('req:battle', (card) => card.requirement?.talent === 'battle');
    finds(
      'req:battle>=2',
      ({ requirement }) => requirement?.talent === 'battle' && requirement.rank >= 2,
    );
    finds(
      'req:battle=0',
      (card) => card.requirement?.talent === 'battle' && card.requirement.rank === 0,
    );
    finds(
      'req:battle!=1',
      (card) => card.requirement?.talent === 'battle' && card.requirement.rank !== 1,
    );
    finds('req>3', (card) => (card.requirement?.rank ?? 0) > 3);
    finds('req:none', (card) => card.requirement === undefined);
    finds('-req:battle', (card) => card.requirement?.talent !== 'battle');
  });

  it('is: unique, native, doubtful, ruled', () => {
    finds('is:unique', (card) => card.unique);
    finds('is:native', (card) => card.subtypes.includes('Native'));
    finds('is:doubtful', (card) => card.doubts !== undefined);
    finds('is:ruled', (card) => ruled.has(card.id));
    finds('is!=unique', (card) => !card.unique);
  });

  it('in: cards of a deck by its folded name; an unknown deck holds none', () => {
    expect(titles('in:deck')).toEqual(['Carthag']);
    expect(titles('in:"My DECK"')).toEqual(['Caladan', 'Carthag']);
    expect(found('in:nowhere')).toEqual([]);
    expect(found('-in:nowhere')).toHaveLength(661);
    expect(found('in:__proto__')).toEqual([]);
    const all = parseQuery('in:deck');
    expect(all.ok && search(searcher, all.value)).toEqual([]);
  });
});

describe('legal:', () => {
  it('[TAT-4.2-03] [TAT-4.2-11] leaves out deck cards allied to an adversary of the sponsor', () => {
    finds(
      'legal:atreides (deck:house or deck:imperial)',
      (card) =>
        (card.deck === 'house' || card.deck === 'imperial') &&
        card.allegiance !== 'harkonnen' &&
        card.allegiance !== 'corrino',
    );
    expect(found('legal:"spice miners" a:water-sellers -deck:program')).toEqual([]);
  });

  it('[TAT-4.2-04] [TAT-4.2-08] keeps cards of other Powers and of none', () => {
    expect(found('legal:atreides a:guild')).toEqual(found('a:guild -deck:homeworld'));
    expect(found('legal:atreides a:none deck:house')).toEqual(found('a:none deck:house'));
  });

  it("[TAT-4.1-02] takes only the sponsor's own home worlds", () => {
    finds('legal:fremen deck:homeworld', (card) => card.id === 'eots-forbidden-zone');
  });

  it('[TAT-4.2-02] never takes Dune, and takes programs of adversaries (C20)', () => {
    expect(found('legal:fremen deck:dune')).toEqual([]);
    expect(found('legal:atreides deck:program')).toHaveLength(15);
  });

  it('knows sponsors by short name', () => {
    expect(found('legal:harkonnen')).toEqual(found('legal:hark'));
  });
});

describe('numbers', () => {
  const numbered = (card: Card): number => (typeof card.cost === 'number' ? card.cost : Number.NaN);

  it('compares cost; X is no number', () => {
    finds('cost:2', (card) => card.cost === 2);
    finds('cost=2', (card) => card.cost === 2);
    finds('cost!=2', (card) => card.cost !== 2 && card.cost !== 'X');
    finds('cost<2', (card) => numbered(card) < 2);
    finds('cost<=2', (card) => numbered(card) <= 2);
    finds('cost>2', (card) => numbered(card) > 2);
    finds('cost>=2', (card) => numbered(card) >= 2);
    finds('cost=x', (card) => card.cost === 'X');
    finds('cost!=x', (card) => card.cost !== 'X');
    finds('cost>=x', (card) => card.cost === 'X');
    expect(found('cost<x')).toEqual([]);
  });

  it('finds no comparison with an absent value true, not even !=', () => {
    finds('command!=2', (card) => card.command !== undefined && card.command !== 2);
    finds('-command=2', (card) => card.command !== 2);
    finds('command:none', (card) => card.command === undefined);
    finds('command!=none', (card) => card.command !== undefined);
    finds('resistance<3', (card) => card.resistance !== undefined && card.resistance < 3);
  });

  it('tells rank 0 from no talent', () => {
    finds('battle=0', (card) => card.talents?.battle === 0);
    finds('battle:none', (card) => card.talents?.battle === undefined);
    for (const talent of [
      'dueling',
      'battle',
      'intrigue',
      'arbitration',
      'weirding',
      'prescience',
    ] as const)
      finds(`${talent}>=1`, (card) => (card.talents?.[talent] ?? 0) >= 1);
  });

  it('takes ranges', () => {
    finds('cost:2..4', (card) => numbered(card) >= 2 && numbered(card) <= 4);
    finds('cost:..1', (card) => numbered(card) <= 1);
    finds('cost:5..', (card) => numbered(card) >= 5);
    finds('cost!=2..4', (card) => numbered(card) < 2 || numbered(card) > 4);
    finds('command!=2..', (card) => card.command !== undefined && card.command < 2);
  });

  it('compares field with field', () => {
    finds('battle>dueling', ({ talents }) =>
      talents?.battle !== undefined && talents.dueling !== undefined
        ? talents.battle > talents.dueling
        : false,
    );
    finds('cost<resistance', (card) => numbered(card) < (card.resistance ?? Number.NaN));
    finds('cost=command', (card) => card.cost === card.command);
    finds('cost!=command', (card) =>
      card.cost !== 'X' && card.command !== undefined ? card.cost !== card.command : false,
    );
  });
});

describe('order', () => {
  it('stands by title then set unless asked otherwise', () => {
    expect(found('a:fremen')).toEqual(cards.filter((card) => card.allegiance === 'fremen'));
  });

  it('sorts by several keys and keeps the rest by title', () => {
    const sorted = found('cost!=x sort:-cost,set');
    expect(sorted).toEqual(
      cards
        .filter((card) => card.cost !== 'X')
        .toSorted(
          (a, b) =>
            Number(b.cost) - Number(a.cost) ||
            ['eots', 'jotc', 'tat'].indexOf(a.set) - ['eots', 'jotc', 'tat'].indexOf(b.set),
        ),
    );
  });

  it('puts X behind the numbers and absent values last, either way', () => {
    const costs = (text: string) => found(text).map((card) => card.cost);
    expect(costs('sort:cost').at(-1)).toBe('X');
    expect(costs('sort:-cost').at(-1)).toBe('X');
    expect(costs('sort:-cost')[0]).toBe(7);
    for (const text of ['sort:command', 'sort:-command']) {
      const commands = found(text).map((card) => card.command);
      expect(commands.at(-1)).toBeUndefined();
      expect(commands[0]).toBe(text.includes('-') ? 5 : 0);
    }
  });

  it('turns the names round, cards of one title staying by set', () => {
    const names = titles('order:desc');
    expect(names[0]).toBe(cards.at(-1)?.title);
    const twins = found('name:"paul atreides" order:desc').map((card) => card.set);
    expect(twins).toEqual([...twins].sort());
  });

  it('takes every field there is to sort by', () => {
    for (const field of ['name', 'set', 'deck', 'type', 'a', 'res', 'weird', 'req'])
      for (const sign of ['', '-']) expect(new Set(found(`sort:${sign}${field}`)).size).toBe(661);
  });
});

describe('a searcher', () => {
  it('is not changed by searching', () => {
    const before = found('t:plan').length;
    found('t:plan or a:fremen');
    found('t:plan -a:fremen');
    found('(t:plan or t:event) cost:2 is:unique');
    expect(found('t:plan')).toHaveLength(before);
    expect(found('is:unique t:plan')).toEqual(found('t:plan is:unique'));
  });

  it('searches more cards than sixteen bits can count', () => {
    const times = Math.ceil(65_537 / cards.length);
    const entries = Array.from({ length: times }, () => searcher.entries).flat();
    const query = parseQuery('carthag sort:-cost');
    expect(query.ok && search({ ...searcher, entries }, query.value)).toHaveLength(3 * times);
  });

  it('searches an empty catalogue', () => {
    const none = createSearcher({ cards: [], byId: new Map() }, new Set());
    const query = parseQuery('-a or t:plan sort:cost');
    expect(query.ok && search(none, query.value)).toEqual([]);
  });
});

describe('the collection', () => {
  const owned = new Map([
    ['eots-carthag', 2],
    ['eots-caladan', 1],
    ['gone', 9],
  ]);
  const missing = new Map([
    ['deck', new Set(['eots-carthag'])],
    ['my deck', new Set(['eots-caladan', 'gone'])],
  ]);
  const ids = (text: string, with1: QueryContext = { owned, missing }): readonly string[] => {
    const parsed = parseQuery(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return search(searcher, parsed.value, with1).map((card) => card.id);
  };

  it('own: compares the copies owned, and a card that is not there is not owned', () => {
    expect(ids('own>=1')).toEqual(['eots-caladan', 'eots-carthag']);
    expect(ids('own>=2')).toEqual(['eots-carthag']);
    expect(ids('own:1..2')).toHaveLength(2);
    expect(ids('own=0')).toHaveLength(cards.length - 2);
    expect(ids('own!=0')).toHaveLength(2);
    expect(ids('own<2')).toHaveLength(cards.length - 1);
  });

  it('own: counts 0 of every card without a collection', () => {
    expect(ids('own=0', {})).toHaveLength(cards.length);
    expect(ids('own>=1', {})).toEqual([]);
    expect(ids('sort:-own', {})).toHaveLength(cards.length);
  });

  it('missing: the cards that a deck is short of, and none for a deck nobody knows', () => {
    expect(ids('missing:deck')).toEqual(['eots-carthag']);
    expect(ids('missing:"My Deck"')).toEqual(['eots-caladan']);
    expect(ids('missing:other')).toEqual([]);
    expect(ids('missing:deck', {})).toEqual([]);
  });

  it('sort:own puts the cards by copies owned', () => {
    expect(ids('sort:-own').slice(0, 2)).toEqual(['eots-carthag', 'eots-caladan']);
    expect(ids('sort:own').slice(-2)).toEqual(['eots-caladan', 'eots-carthag']);
  });

  it('follows a collection that changes', () => {
    expect(ids('own>=1')).toHaveLength(2);
    expect(ids('own>=1', { owned: new Map([['eots-valor', 1]]) })).toHaveLength(1);
  });
});

describe('slips of the pen', () => {
  const looking = { lexicon: searcher.lexicon };

  it('are read as the nearest word, which is told, and not in quotes', () => {
    const text = 'barron t:persona (paul or "barron")';
    const mends = mendsIn(text, looking);
    expect(mends).toEqual([{ start: 0, end: 6, typed: 'barron', read: 'baron' }]);
    expect(asTyped(text, mends)).toBe('"barron" t:persona (paul or "barron")');
    expect(found('barron')).toEqual(found('baron'));
    expect(found('"barron"')).toEqual([]);
    expect(mendsIn('paul t:barron', looking)).toEqual([]);
  });
});

describe('printed texts', () => {
  const printed = new Map([
    ['eots-carthag', 'pre-emptive: at end of turn,\ngain 1 favor.'],
    ['gone', 'gain 1 favor'],
  ]);
  const ids = (text: string): readonly string[] => {
    const parsed = parseQuery(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return search(searcher, parsed.value, { texts: printed }).map((card) => card.id);
  };

  it('text: finds words and phrases, folded like names', () => {
    for (const text of ['text:favor', 'text:"Turn, gain"', 'text:pre-emptive', 'text:preemptive'])
      expect(ids(text), text).toEqual(['eots-carthag']);
    expect(ids('text:favour')).toEqual([]);
    expect(ids('favor').at(-1)).toBe('eots-carthag');
    expect(ids('name:favor')).not.toContain('eots-carthag');
  });

  it('text: finds nothing while no text is loaded', () => {
    expect(found('text:favor')).toEqual([]);
  });
});
