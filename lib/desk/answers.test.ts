import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { importDeck } from '@/lib/codecs/decks/import-deck';
import { createMatcher } from '@/lib/codecs/names/match';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import {
  type Answers,
  type Change,
  deckOf,
  firstQuestions,
  looksLikeNoCard,
  onlyGuess,
  openQuestions,
  questionsOf,
  withChange,
} from './answers';

const catalogue = loadCatalogue();
const matcher = createMatcher(catalogue);

function read(text: string) {
  const result = importDeck(text, matcher);
  if (!result.ok) throw new Error(result.problems.map((problem) => problem.message).join('\n'));
  return { read: result.value, questions: questionsOf(result.value, matcher) };
}

const LIST = `Sponsor: Fremen

Imperial Deck
1 Stilgar
1 Paul Atreidez

House Deck
3 Fremen Batallion
2 Crysknife
3 Fremen Batallion
`;

describe('a list in an e-mail', () => {
  const { questions } = read(
    'Hi Bob,\nhere is my list.\n4 Thumper\nCrisknife\n3 Zzyzx\nBest, Nils',
  );
  const texts = (wanted: (question: (typeof questions)[number]) => boolean) =>
    questions.filter(wanted).map(({ text }) => text);

  it('tells what is said from what may be a card', () => {
    expect(texts((question) => looksLikeNoCard(question, catalogue))).toEqual([
      'Hi Bob,',
      'here is my list.',
      'Best, Nils',
    ]);
    expect(texts((question) => onlyGuess(question, catalogue) !== null)).toEqual([
      '4 Thumper',
      'Crisknife',
    ]);
  });
});

describe('questions', () => {
  it('asks about every line that names no card, with its line, count and list', () => {
    const { questions } = read(LIST);
    expect(questions.map(({ line, count, place }) => ({ line, count, place }))).toEqual([
      { line: 5, count: 1, place: 'imperial' },
      { line: 8, count: 3, place: 'house' },
      { line: 10, count: 3, place: 'house' },
    ]);
    expect(questions[1]?.nearest).toContain('eots-fremen-battalion');
  });

  it('keeps a question apart from an equal line and the same when other lines are edited', () => {
    const before = read(LIST).questions.map(({ key }) => key);
    expect(new Set(before).size).toBe(3);
    const after = read(`// my list\n${LIST}1 Stilgar\n`).questions.map(({ key }) => key);
    expect(after).toEqual(before);
  });

  it('shows so many open lines at a time, and the next one for each that is answered', () => {
    const { questions } = read(LIST);
    const [first] = questions;
    expect(firstQuestions(questions, {}, 2)).toEqual(questions.slice(0, 2));
    const answers: Answers = { [first?.key ?? '']: { kind: 'left-out' } };
    expect(firstQuestions(questions, answers, 2)).toEqual(questions);
    expect(firstQuestions(questions, answers, 1)).toEqual(questions.slice(0, 2));
  });

  it('asks about an id that the catalogue does not know', () => {
    const json = JSON.stringify({
      sponsor: 'fremen',
      imperialDeck: [{ card: 'eots-stilgarr', count: 1 }],
      houseDeck: [{ card: 'eots-crysknife', count: 2 }],
    });
    const { questions } = read(json);
    expect(questions).toMatchObject([{ kind: 'id', text: 'eots-stilgarr', place: 'imperial' }]);
    expect(questions[0]?.nearest).toContain('eots-stilgar');
  });
});

describe('the deck', () => {
  it('takes in picked cards with the copies of their lines', () => {
    const { read: list, questions } = read(LIST);
    const answers: Answers = Object.fromEntries(
      questions.map(({ key, place }) => [
        key,
        place === 'house' ? { kind: 'card', card: 'eots-fremen-battalion' } : { kind: 'left-out' },
      ]),
    );
    expect(openQuestions(questions, answers)).toEqual([]);
    const deck = deckOf(list, questions, answers, [], matcher);
    expect(deck.imperialDeck).toEqual([{ card: 'eots-stilgar', count: 1 }]);
    expect(deck.houseDeck).toEqual([
      { card: 'eots-crysknife', count: 2 },
      { card: 'eots-fremen-battalion', count: 6 },
    ]);
  });

  it('puts a pick for a line without a heading where that card belongs', () => {
    const { read: list, questions } = read('Sponsor: Fremen\n1 Stilgarr\n');
    const [question] = questions;
    if (question === undefined) throw new Error('no question');
    const deck = deckOf(
      list,
      questions,
      { [question.key]: { kind: 'card', card: 'eots-crysknife' } },
      [],
      matcher,
    );
    expect(deck.houseDeck).toEqual([{ card: 'eots-crysknife', count: 1 }]);
    expect(deck.imperialDeck).toEqual([]);
  });

  it('puts a pick in the place of an unknown id, and takes the id out when it is left out', () => {
    const json = JSON.stringify({
      sponsor: 'fremen',
      homeWorld: 'eots-nowhere',
      programs: ['tat-nothing'],
      imperialDeck: [{ card: 'eots-stilgarr', count: 2 }],
      houseDeck: [],
    });
    const { read: list, questions } = read(json);
    const answers: Answers = {
      'id:imperial:eots-stilgarr': { kind: 'card', card: 'eots-stilgar' },
      'id:homeworld:eots-nowhere': { kind: 'left-out' },
      'id:programs:tat-nothing': { kind: 'left-out' },
    };
    const deck = deckOf(list, questions, answers, [], matcher);
    expect(deck.imperialDeck).toEqual([{ card: 'eots-stilgar', count: 2 }]);
    expect(deck.homeWorld).toBeNull();
    expect(deck.programs).toEqual([]);
  });

  it('keeps an unknown id where the player says so', () => {
    const json = JSON.stringify({
      sponsor: 'fremen',
      imperialDeck: [{ card: 'next-set-card', count: 1 }],
      houseDeck: [],
    });
    const { read: list, questions } = read(json);
    const answers: Answers = { 'id:imperial:next-set-card': { kind: 'kept' } };
    expect(openQuestions(questions, answers)).toEqual([]);
    expect(deckOf(list, questions, answers, [], matcher)).toEqual(list.deck);
  });

  it('applies changes on top, after answers', () => {
    const { read: list, questions } = read(LIST);
    const change: Change = {
      label: 'Remove Crysknife',
      edit: { kind: 'remove', list: 'house', card: 'eots-crysknife', count: 2 },
    };
    expect(deckOf(list, questions, {}, [change], matcher).houseDeck).toEqual([]);
  });

  it('is the read deck itself while nothing is answered or changed', () => {
    const { read: list, questions } = read(LIST);
    expect(deckOf(list, questions, {}, [], matcher)).toEqual(list.deck);
  });

  it('holds whatever keys and answers come from a stored page', () => {
    const { read: list, questions } = read(LIST);
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.oneof(
            fc.constantFrom(...questions.map(({ key }) => key), '__proto__', 'constructor'),
            fc.string(),
          ),
          fc.oneof(
            fc.constant({ kind: 'left-out' as const }),
            fc.record({
              kind: fc.constant('card' as const),
              card: fc.oneof(
                fc.constantFrom(...SAMPLE_DECKS.flatMap(({ deck }) => deck.programs)),
                fc.string(),
              ),
            }),
          ),
        ),
        (answers) => {
          const deck = deckOf(list, questions, answers, [], matcher);
          expect(deck.houseDeck.every(({ count }) => count > 0)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('changes', () => {
  const named = (name: string): Change => ({
    label: `Name: ${name}`,
    edit: { kind: 'set-name', name },
  });

  it('count typing into one field as one change', () => {
    const changes = ['D', 'De', 'Debt'].reduce<readonly Change[]>(
      (list, name) => withChange(list, named(name)),
      [],
    );
    expect(changes).toEqual([named('Debt')]);
  });

  it('keep two removals of one card apart', () => {
    const removal: Change = {
      label: 'Remove one',
      edit: { kind: 'remove', list: 'house', card: 'eots-crysknife', count: 1 },
    };
    expect(withChange([removal], removal)).toHaveLength(2);
  });
});
