import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeQuestion } from './describe';
import { parseQuestion } from './parse';
import { read, sampleDeck } from './question-fixture';

const deck = sampleDeck('fremen');
const said = (ask: string) => describeQuestion(read(ask));

describe('a question', () => {
  it.each([
    [
      'at least 1 t:charter and at least 2 t:persona in the assembly by turn 2',
      'In the Assembly by turn 2: at least 1 of your charters and at least 2 of your personas',
    ],
    ['no cost<=2 in the hand', 'In the opening hand: none of your cards costing 2 or less'],
    ['2 t:persona', 'In hand and Assembly together at the start: at least 2 of your personas'],
    ['2+ t:ally by turn 3', 'In hand and Assembly together by turn 3: at least 2 of your allies'],
    [
      'exactly one t:plan in my hand by 2 or between 1 and 3 t:event in hand',
      'Exactly 1 of your plans in the hand by turn 2 or 1 to 3 of your events in the opening hand',
    ],
    ['1 to 3 t:event in hand', 'In the opening hand: 1 to 3 of your events'],
    ['1-3 t:event in hand', 'In the opening hand: 1 to 3 of your events'],
    ['fewer than 2 t:plan in hand', 'In the opening hand: at most 1 of your plans'],
    ['2 or fewer t:plan in hand', 'In the opening hand: at most 2 of your plans'],
    ['at most 2 cards in the assembly', 'In the first Assembly: at most 2 of your cards'],
    ['a a:fremen in hand', 'In the opening hand: at least 1 of your Fremen cards'],
    ['0 t:plan in the hand', 'In the opening hand: none of your plans'],
  ])('%s', (ask, words) => {
    expect(said(ask)).toBe(words);
  });

  it('takes “and” and “or” for its search unless an amount follows', () => {
    expect(said('at least 1 t:persona or t:plan in hand')).toBe(
      'In the opening hand: at least 1 of your personas or plans',
    );
    expect(said('1 t:plan and (a:fremen or a:none) and (no t:event or 2 t:ally) in hand')).toMatch(
      /^In the opening hand: at least 1 of your .*plans.* and \(none of your events or at least 2 of your allies\)$/,
    );
  });

  it('gives a condition without a place that of the next one, else of the one before', () => {
    expect(said('1 t:plan and 1 t:event in hand and 1 t:ally in assembly and 1 t:fief')).toBe(
      'At least 1 of your plans in the opening hand, at least 1 of your events in the opening hand, ' +
        'at least 1 of your allies in the first Assembly and at least 1 of your fiefs in the first Assembly',
    );
  });

  it('turns “not” into the opposite bounds', () => {
    expect(said('not (1 t:plan and no t:event) in hand')).toBe(
      said('no t:plan or 1 t:event in hand'),
    );
    expect(said('not exactly 2 t:plan in hand')).toBe(
      said('at most 1 t:plan in hand or at least 3 t:plan in hand'),
    );
    expect(said('not not 2 t:plan in hand')).toBe(said('2 t:plan in hand'));
  });

  it('[TAT-5.2.3-05] knows the treasury of the deck, in amounts and in searches', () => {
    const kept = { ...deck, programs: [], profile: { favor: 0, spice: 0 } };
    expect(read('no cost<=treasury in hand', kept)).toEqual(
      read('no cost<=25       in hand', kept),
    );
    expect(describeQuestion(read('more than treasury solaris of cards in hand', kept))).toBe(
      'In the opening hand: at least 26 solaris of your cards',
    );
  });

  it.each([
    ['', 'no-amount', ''],
    ['t:persona in hand', 'no-amount', 't:persona'],
    ['1 t:plan and t:event in hand and', 'no-amount', ''],
    ['1 in hand', 'no-cards', '1'],
    ['1 t:plan in hand t:event', 'missing-operand', 't:event'],
    ['between 3 and 1 t:plan', 'bad-amount', 'between 3 and 1'],
    ['at least 0 t:plan', 'bad-amount', 'at least 0'],
    ['fewer than 0 t:plan', 'bad-amount', 'fewer than 0'],
    ['1 t:plan in hand by turn 21', 'bad-turn', 'in hand by turn 21'],
    ['(1 t:plan in hand', 'unclosed-group', '('],
    ['1 t:plan in hand)', 'stray-close', ')'],
    ['1 t:plan and 1 t:persna in hand', 'unknown-value', 'persna'],
    [`1 t:plan${' and 1 t:plan'.repeat(12)}`, 'too-long', '1'],
    ['1 t:plan '.repeat(300), 'too-long', null],
  ])('says where “%s” cannot be read', (ask, code, place) => {
    const question = parseQuestion(ask, deck);
    if (question.ok) throw new Error('it was read');
    const [{ start, end, ...problem } = { start: 0, end: 0, code: '' }] = question.problems;
    expect(problem.code).toBe(code);
    if (place !== null) expect(ask.slice(start, end)).toBe(place);
  });

  it('is read or refused, whatever is typed, and never told as nothing', () => {
    const words = fc.constantFrom(
      ...'at least most 1 2+ no not and or ( ) t:plan a:fremen "a b" in the hand assembly by turn'.split(
        ' ',
      ),
      ...'3 cards solaris of treasury cost<=treasury between exactly to - 1-3 sort:cost'.split(' '),
    );
    const typed = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 14 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(typed, (ask) => {
        const question = parseQuestion(ask, deck);
        if (question.ok) expect(describeQuestion(question.value)).toMatch(/ of your /);
        else
          for (const { start, end } of question.problems) {
            expect(start).toBeLessThanOrEqual(end);
            expect(end).toBeLessThanOrEqual(ask.length);
          }
      }),
      { numRuns: 500 },
    );
  });
});
