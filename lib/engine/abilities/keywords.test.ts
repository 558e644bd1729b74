import { describe, expect, it } from 'vitest';
import { searchCatalogue } from '@/lib/cards/query/load';
import { KEYWORD_WORDS, KEYWORDS } from '@/lib/rules/keywords';
import { loadRules } from '@/lib/rules/load';
import { keywordsByCard } from './keywords';
import { loadGameCatalogue } from './load';
import { IN_OUR_WORDS, sentencesByCard } from './sentences';

const named = (id: string) =>
  (keywordsByCard().get(id) ?? []).map(({ keyword, amount }) =>
    amount === undefined ? keyword : `${keyword} ${amount}`,
  );
const found = (text: string): readonly string[] => {
  const searched = searchCatalogue(text, IN_OUR_WORDS);
  return searched.ok ? searched.value.cards.map(({ id }) => id) : [];
};

describe('keywords of cards', () => {
  it.each([
    ['eots-accomplished-blademaster', ['limit 1', 'surprise']],
    ['jotc-pyon-village', ['limit 3']],
    ['jotc-messr-coss', ['unique', 'native', 'counter']],
    ['jotc-mahdi', ['limit 1', 'counter']],
    ['eots-marshalling-of-the-troops', ['direct']],
    ['eots-knife-switch', ['surprise']],
    ['eots-poisoned-blade', ['poison']],
    ['jotc-the-voice', ['limit 1', 'voice']],
    ['jotc-eyes-of-ibad', ['prescience']],
    ['eots-valor', []],
  ])('%s', (id, keywords) => {
    expect(named(id)).toEqual(keywords);
  });

  it.each(KEYWORDS)('%s has cards, and a rule that exists or none', (keyword) => {
    expect(found(`keyword:${keyword}`).length).toBeGreaterThan(2);
    const { rule } = KEYWORD_WORDS[keyword];
    if (rule !== null) expect(loadRules().byId.has(rule)).toBe(true);
  });

  it.each(['direct', 'surprise'] as const)('%s is said of every card that has it', (keyword) => {
    const word = KEYWORD_WORDS[keyword].name;
    for (const id of found(`keyword:${keyword}`))
      expect(sentencesByCard().get(id)?.join(' '), id).toContain(word);
  });

  it('are those of its facts where it has no abilities of that kind', () => {
    for (const card of loadGameCatalogue().cards)
      expect(named(card.id).includes('unique'), card.id).toBe(card.unique);
  });
});
