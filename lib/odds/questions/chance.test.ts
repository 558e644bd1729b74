import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardId } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import type { Deck, DeckList } from '@/lib/decks/deck';
import { deckOf } from '@/lib/decks/deck-fixture';
import { chanceAtLeast } from '@/lib/kernel/hypergeometric';
import { chanceOf, countable } from './chance';
import { cardsSeen, type Draws, planOf } from './plan';
import type { Question } from './question';
import { type Coming, find, isSo, planned, read, sampleDeck } from './question-fixture';
import { sampledChance } from './sample';

const catalogue = loadCatalogue();

function chance(question: Question, deck: Deck, draws: Draws): number {
  const plan = planOf({ question, deck, catalogue, find, draws });
  const counted = plan.ok ? countable(plan.value) : null;
  if (counted === null) throw new Error('it can be counted');
  return chanceOf(counted);
}

const LAST = 3;

/** Every way in which the cards of a pile can come, as often as any other. */
function* comings(
  cards: readonly CardId[],
  rooms: readonly number[],
): Generator<readonly (readonly [card: CardId, turn: number])[]> {
  const [card, ...others] = cards;
  if (card === undefined) {
    yield [];
    return;
  }
  for (const [at, room] of rooms.entries()) {
    if (room === 0) continue;
    const left = rooms.map((each, other) => (other === at ? each - 1 : each));
    const turn = at < LAST ? at + 1 : Number.POSITIVE_INFINITY;
    for (const rest of comings(others, left)) yield [[card, turn], ...rest];
  }
}

function allComings(deck: Deck, list: DeckList, draws: Draws) {
  const entries = list === 'house' ? deck.houseDeck : deck.imperialDeck;
  const cards = entries.flatMap(({ card, count }) => new Array<CardId>(count).fill(card));
  const by = (turn: number) =>
    turn === 0 ? 0 : Math.min(cards.length, cardsSeen(list, turn, draws));
  const rooms = Array.from({ length: LAST }, (_, at) => by(at + 1) - by(at));
  return [...comings(cards, [...rooms, cards.length - by(LAST)])];
}

function enumerated(question: Question, deck: Deck, draws: Draws): number {
  const imperials = allComings(deck, 'imperial', draws);
  const houses = allComings(deck, 'house', draws);
  let so = 0;
  for (const imperial of imperials)
    for (const house of houses) if (isSo(question, { imperial, house } satisfies Coming)) so += 1;
  return so / (imperials.length * houses.length);
}

const pileOf = (group: 'house' | 'imperial', most: number) => {
  const cards = catalogue.cards.filter(({ deck }) => deck === group);
  const picked = cards.filter((_, at) => at % Math.ceil(cards.length / 24) === 0);
  return fc
    .array(
      fc.record({
        card: fc.constantFrom(...picked.map(({ id }) => id)),
        count: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 4 },
    )
    .filter((entries) => entries.reduce((sum, { count }) => sum + count, 0) <= most);
};

const smallDeck = fc
  .record({ houseDeck: pileOf('house', 9), imperialDeck: pileOf('imperial', 5) })
  .map(deckOf);

const amount = fc.constantFrom(
  'at least 1',
  'at least 2',
  'exactly 1',
  'no',
  '1 to 2',
  'at least 3',
  'more than 4 solaris of',
  'at most 6 solaris of',
);
const query = fc.constantFrom(
  't:persona',
  't:plan',
  't:resource',
  't:holding',
  'cost<=2',
  'cost>=3',
  'is:unique',
  'a:none',
  'set:eots',
  't:persona or t:plan',
);
const place = fc.constantFrom(
  'in the hand',
  'in the assembly',
  'in the hand by turn 2',
  'in the assembly by turn 3',
  'in hand and assembly',
  'by turn 2',
  '',
);
const condition = fc.tuple(amount, query, place).map((words) => words.join(' '));
const question = fc.letrec<{ any: string; group: string }>((tie) => ({
  group: fc
    .tuple(tie('any'), fc.constantFrom('and', 'or'), tie('any'), fc.boolean())
    .map(([one, joint, other, isNot]) => `${isNot ? 'not ' : ''}(${one} ${joint} ${other})`),
  any: fc.oneof({ maxDepth: 2, withCrossShrink: true }, condition, tie('group')),
})).any;
const draws = fc.record({ house: fc.nat(2), imperial: fc.nat(2) });

describe('the chance of a question', () => {
  it('[TAT-5.2.1-03] [TAT-5.2.3-02] is what counting every deal of a small deck gives', () => {
    fc.assert(
      fc.property(smallDeck, question, draws, (deck, ask, drawn) => {
        const asked = read(ask, deck);
        expect(chance(asked, deck, drawn)).toBeCloseTo(enumerated(asked, deck, drawn), 12);
      }),
      { numRuns: 150 },
    );
  });

  it('is the known one for a single condition', () => {
    const deck = sampleDeck('harkonnen');
    const size = deck.houseDeck.reduce((sum, { count }) => sum + count, 0);
    const hits = deck.houseDeck
      .filter(({ card }) => catalogue.byId.get(card)?.type === 'plan')
      .reduce((sum, { count }) => sum + count, 0);
    for (let wanted = 1; wanted <= 9; wanted += 1)
      for (let turn = 1; turn <= 6; turn += 1)
        expect(
          chance(read(`${wanted} t:plan in the hand by turn ${turn}`), deck, {
            house: 3,
            imperial: 1,
          }),
        ).toBeCloseTo(chanceAtLeast(wanted, 7 + 3 * (turn - 1), hits, size), 12);
  });

  it.each([
    'at least 1 t:charter and at least 2 t:persona in the assembly by turn 2',
    'no cost<=2 in the hand or (no t:holding and no t:ally in the assembly)',
    'more than 18 solaris of cards in the hand',
    '1 t:persona in the hand and exactly 2 t:plan in the hand by turn 3 and 2 cost>=4 by turn 2',
    '1 t:persona and 1 a:fremen and 1 cost<=2 and 1 battle>=2 and 2 cost>=3 in the hand by turn 3',
  ])('is what a million deals of a large deck come near to: %s', (ask) => {
    const plan = planned(ask, sampleDeck('fremen'));
    const counted = countable(plan);
    if (counted === null) throw new Error('it can be counted');
    const { chance: seen, margin } = sampledChance(plan, 1_000_000, 10191);
    // The seed is fixed: what passes today passes always. Two margins are four standard errors.
    expect(Math.abs(seen - chanceOf(counted))).toBeLessThan(2 * margin);
  });

  it('tells a dozen groups apart', () => {
    const deck = sampleDeck('fremen');
    const titles = deck.houseDeck.slice(0, 12).map(({ card }) => catalogue.byId.get(card)?.title);
    const ask = titles.map((title) => `no name="${title}"`).join(' and ');
    const plan = planned(`not (${ask}) in the hand by turn 4`, deck);
    expect(plan.piles[1]?.groups).toHaveLength(12);
    const copies = deck.houseDeck.slice(0, 12).reduce((sum, { count }) => sum + count, 0);
    const counted = countable(plan);
    expect(counted && chanceOf(counted)).toBeCloseTo(chanceAtLeast(1, 13, copies, 39), 12);
    const every = planned(
      `${titles
        .slice(0, 11)
        .map((title) => `1 name="${title}"`)
        .join(' and ')} in the hand by turn 12`,
      deck,
    );
    const of = countable(every);
    const { chance: seen, margin } = sampledChance(every, 200_000, 5);
    expect(Math.abs(seen - (of ? chanceOf(of) : -1))).toBeLessThan(2 * margin);
  });

  it('[TAT-6.3.1-05] draws no more than there is, also from no deck at all', () => {
    const none = deckOf({});
    expect(chance(read('no cards by turn 20', none), none, { house: 2, imperial: 1 })).toBe(1);
    expect(chance(read('1 cards by turn 20', none), none, { house: 2, imperial: 1 })).toBe(0);
    const deck = sampleDeck('guild');
    const all = `exactly ${deck.imperialDeck.reduce((sum, { count }) => sum + count, 0)} cards in the assembly by turn 20`;
    expect(chance(read(all, deck), deck, { house: 2, imperial: 1 })).toBe(1);
  });

  it('is refused for more cards than are dealt, and for too much at once', () => {
    const houseDeck = Array.from({ length: 6 }, (_, at) => ({
      card: catalogue.cards[at]?.id ?? '',
      count: 99,
    }));
    const given = { catalogue, find, draws: { house: 2, imperial: 1 } };
    const large = planOf({ ...given, question: read('1 t:plan'), deck: deckOf({ houseDeck }) });
    expect(large).toMatchObject({ ok: false, problems: [{ code: 'too-many-cards' }] });
    const ask = ['t:persona', 't:plan', 't:resource', 'cost<=3', 'a:fremen']
      .map((what) => `9 ${what}`)
      .join(' and ');
    const much = planOf({
      ...given,
      question: read(`${ask} by turn 5`),
      deck: sampleDeck('fremen'),
    });
    expect(much).toMatchObject({ ok: false, problems: [{ code: 'too-large' }] });
  });
});
