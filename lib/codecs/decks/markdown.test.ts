import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { type Deck, emptyDeck } from '@/lib/decks/deck';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { anyDeck, runs } from '../fixtures/arbitraries';
import { writeBbcode } from './bbcode';
import { findWriter, WRITERS } from './codecs';
import { writeMarkdown } from './markdown';
import { sortedList } from './sorted-list';

const catalogue = loadCatalogue();
const fremen = SAMPLE_DECKS.find(({ id }) => id === 'fremen')?.deck ?? emptyDeck('fremen');

const hostile: Deck = {
  ...fremen,
  name: '# [click](javascript:alert(1)) <img src=x> `x` *b* _i_ ~~s~~ &lt;',
  houseName: '[url=http://example.org]House[/url] [img]x[/img]',
  notes:
    '# no heading\n- no list\n1. no list\n> no quote\n    no code\n| no | table |\n\n[b]plain[/b]',
  houseDeck: [{ card: '[url=x]*odd*', count: 2 }],
};

describe('formats for readers', () => {
  it('sort both decks like a binder, with counts and the arithmetic of the profile', () => {
    const text = writeMarkdown(fremen, catalogue);
    for (const line of [
      '# Debt of the Deep Desert',
      '- **House:** House Sahrane',
      '- **Sponsor:** Fremen',
      '## Imperial deck (14)',
      '### Holdings (7)',
      '- 3 Spice Harvester, Spice Mining Factory',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).toContain('4 for 2 favor, 1 for 1 program, none kept');
    expect(text.indexOf('### Personas')).toBeLessThan(text.indexOf('### Resources'));
    expect(text.indexOf('Crysknife')).toBeLessThan(text.indexOf('Fremen Band'));
  });

  it('[TAT-4.1-13] say so where a profile spends more than the five bonus solaris', () => {
    const rich = { ...fremen, profile: { favor: 3, spice: 0 } };
    expect(writeBbcode(rich, catalogue)).toContain('7 spent, more than there are');
  });

  it('leave out no card and no word, whatever the deck', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const { sections } = sortedList(deck, catalogue);
        const shown = sections
          .flatMap(({ groups }) => groups.flatMap(({ lines }) => lines))
          .reduce((sum, line) => sum + (/^\d+ /.test(line) ? Number.parseInt(line, 10) : 0), 0);
        const there =
          deck.programs.length +
          [...deck.imperialDeck, ...deck.houseDeck].reduce((sum, { count }) => sum + count, 0);
        // the home world has no count; an id may itself begin with one
        if (deck.homeWorld === null) expect(shown).toBe(there);
        expect(writeMarkdown(deck, catalogue)).not.toMatch(/\p{Surrogate}/u);
        expect(writeBbcode(deck, catalogue)).not.toMatch(/\p{Surrogate}/u);
      }),
      runs(200),
    );
  });

  it('show names and notes as they are: Markdown reads nothing into them', () => {
    const text = writeMarkdown(hostile, catalogue);
    expect(text).toContain(
      '# \\# \\[click\\](javascript:alert(1)) \\<img src=x\\> \\`x\\` \\*b\\*',
    );
    expect(text).toContain('\\&lt;');
    expect(text).toContain('- 2 \\[url=x\\]\\*odd\\*');
    const notes = text.slice(text.indexOf('## Notes')).split('\n').slice(2);
    expect(notes.map((line) => line.trimEnd())).toEqual([
      '\\# no heading',
      '\\- no list',
      '1\\. no list',
      '\\> no quote',
      'no code',
      '\\| no \\| table \\|',
      '',
      '\\[b\\]plain\\[/b\\]',
      '',
    ]);
  });

  it('let nothing in names and notes become a tag in BBCode', () => {
    const text = writeBbcode(hostile, catalogue);
    const tags = text.match(/\[(?:\/?\w+|\*)/g) ?? [];
    expect(new Set(tags)).toEqual(new Set(['[b', '[/b', '[i', '[/i', '[list', '[/list', '[*']));
    expect(text.match(/\[b\]/g)).toHaveLength(text.match(/\[\/b\]/g)?.length ?? 0);
  });

  it('have the set beside a name that two cards share, and ids that nobody knows', () => {
    const names = new Map<string, number>();
    for (const { title, subtitle = '' } of catalogue.cards)
      names.set(`${title}|${subtitle}`, (names.get(`${title}|${subtitle}`) ?? 0) + 1);
    const shared = catalogue.cards.find(
      ({ title, subtitle = '', deck }) =>
        (names.get(`${title}|${subtitle}`) ?? 0) > 1 && deck === 'imperial',
    );
    const deck = {
      ...emptyDeck('guild'),
      imperialDeck: [
        { card: 'eots-nobody', count: 2 },
        ...(shared ? [{ card: shared.id, count: 1 }] : []),
      ],
    };
    const text = writeMarkdown(deck, catalogue);
    expect(text).toContain('### Not in the catalogue (2)');
    expect(text).toContain('- 2 eots-nobody');
    if (shared) expect(text).toMatch(/- 1 .* \((?:Eye|Judge|Thunder) .*\)/);
  });
});

describe('writers', () => {
  it('are found by id and by extension', () => {
    for (const writer of WRITERS) {
      expect(findWriter(writer.id.toUpperCase())).toBe(writer);
      expect(findWriter(`.${writer.extension}`)?.extension).toBe(writer.extension);
    }
    expect(findWriter('md')?.id).toBe('markdown');
    expect(findWriter('txt')?.id).toBe('text');
    expect(findWriter('json')?.id).toBe('json');
    expect(findWriter('nonsense')).toBeUndefined();
    expect(new Set(WRITERS.map(({ id }) => id)).size).toBe(WRITERS.length);
  });

  it('write every sample, and a deck with nothing in it', () => {
    for (const { write } of WRITERS)
      for (const deck of [...SAMPLE_DECKS.map((sample) => sample.deck), emptyDeck('guild')])
        expect(write(deck, catalogue).length).toBeGreaterThan(20);
  });
});
