import { describe, expect, it } from 'vitest';
import { importDeck } from '@/lib/codecs/decks/import-deck';
import { questionsOf } from './answers';
import { judge, list, sample, textOf } from './desk-fixture';
import { comparedInWords, differenceInWords, isSameList } from './difference-sentences';
import { judgeList } from './judge';

const read = (one = list('a'), format: string | null = null) => {
  const judged = judgeList(judge, one, format);
  if (judged.kind !== 'read') throw new Error(judged.message);
  return judged;
};

describe('a list of a tournament', () => {
  it('is held against its own format, or against that of the tournament', () => {
    expect(read()).toMatchObject({ report: { legal: true, format: 'tat' }, waiting: 0 });
    expect(read(list('a'), 'eots').report).toMatchObject({ legal: false, format: 'eots' });
  });

  it('waits for lines that name no card, until each has its answer', () => {
    const text = 'Sponsor: Fremen\n\nHouse Deck\n3 Zzyzx\n2 Fremen Band';
    expect(read(list('a', { text }))).toMatchObject({ waiting: 1, unread: ['3 Zzyzx'] });
    const imported = importDeck(text, judge.matcher);
    const [question] = imported.ok ? questionsOf(imported.value, judge.matcher) : [];
    const answers = { [question?.key ?? '']: { kind: 'left-out' as const } };
    expect(read(list('a', { text, answers }))).toMatchObject({ waiting: 0, unread: [] });
  });

  it('takes in the changes that were made on top of it', () => {
    const changes = [
      { label: 'Name: x', edit: { kind: 'set-name' as const, name: 'Debt of the Desert' } },
    ];
    expect(read(list('a', { changes })).deck.name).toBe('Debt of the Desert');
  });

  it('that cannot be read says why', () => {
    expect(judgeList(judge, list('a', { text: '{"version":1' }), null).kind).toBe('refused');
    expect(judgeList(judge, list('a', { text: '', refused: 'Too large.' }), null)).toEqual({
      kind: 'refused',
      message: 'Too large.',
    });
  });

  it('has the same code whatever the order of its cards, and another one for other cards', () => {
    const deck = sample();
    const turned = { ...deck, name: 'Other', houseDeck: deck.houseDeck.toReversed() };
    const fewer = { ...deck, houseDeck: deck.houseDeck.slice(1) };
    const codeOf = (one: typeof deck) => read(list('a', { text: textOf(one) })).code;
    expect(codeOf(turned)).toBe(codeOf(deck));
    expect(codeOf(fewer)).not.toBe(codeOf(deck));
  });
});

describe('the list that was played', () => {
  const played = (deck: ReturnType<typeof sample>) => {
    const judged = read(list('a', { played: { file: null, text: textOf(deck) } }));
    if (judged.played?.kind !== 'read') throw new Error('not read');
    return judged.played.comparison;
  };

  it('is the same with another name, other notes and another order', () => {
    const deck = sample();
    const other = { ...deck, name: 'x', notes: 'y', imperialDeck: deck.imperialDeck.toReversed() };
    expect(isSameList(played(other))).toBe(true);
    expect(differenceInWords(played(other))).toBe('The same list');
  });

  it('differs by copies, and by what stands beside the cards', () => {
    const deck = sample();
    const [first, second, ...rest] = deck.houseDeck;
    if (first === undefined || second === undefined) throw new Error('too few');
    const more = { ...first, count: first.count + 2 };
    expect(differenceInWords(played({ ...deck, houseDeck: [more, ...rest] }))).toBe(
      `2 cards more, ${second.count} fewer`,
    );
    const profile = { favor: 0, spice: 0 };
    expect(differenceInWords(played({ ...deck, profile }))).toBe(
      'The same cards; another House Profile',
    );
  });

  it('is never the same while a line of either list could not be read', () => {
    const text = textOf(sample());
    const judged = read(list('a', { text, played: { file: null, text: `${text}\n3 Zzyzx` } }));
    if (judged.played?.kind !== 'read') throw new Error('not read');
    const { comparison, unread } = judged.played;
    expect(isSameList(comparison)).toBe(true);
    expect(unread).toEqual(['3 Zzyzx']);
    expect(comparedInWords(comparison, unread.length)).toBe(
      'As far as it was read, the same list; 1 line could not be read',
    );
    expect(comparedInWords(comparison, 0)).toBe('The same list');
  });

  it('that cannot be read says why, and the registered list stays', () => {
    const judged = read(list('a', { played: { file: 'x', text: '   ' } }));
    expect(judged.played?.kind).toBe('refused');
    expect(judged.report.legal).toBe(true);
  });
});
