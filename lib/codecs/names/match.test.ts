import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, fullName } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { anyText, mutated, runs } from '../fixtures/arbitraries';
import { createMatcher, findByName, nearestTo } from './match';

const catalogue = loadCatalogue();
const matcher = createMatcher(catalogue);

/** What comes of a name: one card, several, or the nearest ones. */
function matchName(text: string) {
  const cards = findByName(matcher, text);
  const [card] = cards;
  if (card === undefined) return { kind: 'none', nearest: nearestTo(matcher, text) } as const;
  return cards.length === 1
    ? ({ kind: 'card', card } as const)
    : ({ kind: 'ambiguous', cards } as const);
}

function idOf(text: string): string {
  const match = matchName(text);
  return match.kind === 'card' ? match.card.id : match.kind;
}

describe('finding a card by its name', () => {
  it('knows every title, full name, OCTGN spelling, alias and id', () => {
    for (const card of catalogue.cards) {
      const names = [card.title, fullName(card), card.octgn.name, card.id, ...(card.aliases ?? [])];
      for (const name of names) {
        const match = matchName(name);
        if (match.kind === 'ambiguous') expect(match.cards, name).toContain(card);
        // "Doctor Kynes" is a title in one set and an alias in another: the title counts.
        else if (match.kind === 'card' && match.card !== card)
          expect(fullName(match.card).startsWith(name), name).toBe(true);
        else expect(idOf(name), name).toBe(card.id);
      }
    }
  });

  it('needs no set mark but where two cards bear the name, and then it decides', () => {
    for (const card of catalogue.cards)
      expect(idOf(`${fullName(card)} [${card.set.toUpperCase()}]`)).toBe(card.id);
    const ambiguous = catalogue.cards.filter((card) => idOf(fullName(card)) === 'ambiguous');
    expect(new Set(ambiguous.map((card) => card.title))).toEqual(
      new Set([
        'Baron Vladimir Harkonnen',
        'Commander Aramsham',
        'Duke Leto Atreides',
        'Duncan Idaho',
        'Gaius Helen Mohiam',
        'Gurney Halleck',
        'Jareh Benquait',
        'Paul Atreides',
        'Thufir Hawat',
      ]),
    );
  });

  it.each([
    ['HOUSE  battalion', 'eots-house-battalion'],
    ['‘Thopter Outpost', 'eots-thopter-outpost'],
    ['Thopter outpost', 'eots-thopter-outpost'],
    ['Emperor’s Outrage', 'eots-emperors-outrage'],
    ['Imperial Fête', 'eots-imperial-fete'],
    ['Minor Erg', 'eots-the-minor-erg'],
    ['Minor Erg, The', 'eots-the-minor-erg'],
    ['Voice, The', 'jotc-the-voice'],
    ['Shield Wall, The, Great Barrier Range', 'jotc-the-shield-wall'],
    ['The Carthag', 'eots-carthag'],
    ['Truthsayer', 'eots-truth-sayer'],
    ['Foldspace Complications', 'eots-fold-space-complications'],
    ['Folk of Graben & Pan', 'tat-folk-of-graben-and-pan'],
    ['Protracted uration', 'jotc-protracted-duration'],
    ['Stilgar (Naib of Sietch Tabr)', 'eots-stilgar'],
    ['Stilgar', 'eots-stilgar'],
    ['Piter de Vries - Twisted Mentat', 'tat-piter-de-vries'],
    ['Duncan Idaho (tat)', 'tat-duncan-idaho'],
    ['Duncan Idaho {Eye of the Storm}', 'eots-duncan-idaho'],
    ['Kulon Husbandry [Judge of Change]', 'jotc-kulon-husbandry'],
    ['Soo Soo Nejhre', 'jotc-soo-soo-nejhre'],
    ['Mess’r Coss', 'jotc-messr-coss'],
  ])('%s', (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  it('takes no card for a name with the wrong set or subtitle', () => {
    for (const text of ['House Battalion [TAT]', 'Paul Atreides, Muad’Dib', 'Stilgar [EOTS'])
      expect(matchName(text).kind, text).toBe('none');
  });

  it('takes no card for a name with letters of another script, but offers it', () => {
    for (const text of ['Valor 沙丘', 'Vаlоr', '\ufdfa Valor', 'Valor\ufdfa']) {
      const match = matchName(text);
      expect(match.kind, text).toBe('none');
      expect(match.kind === 'none' && match.nearest.map((card) => card.id)).toContain('eots-valor');
    }
  });

  it.each([
    ['a word processor’s bullet', '\uf0b7 Valor', 'eots-valor'],
    ['wide letters', 'Ｖａｌｏｒ', 'eots-valor'],
    ['a ligature', 'Weapon Misﬁre', 'eots-weapon-misfire'],
  ])('is not put off by %s', (_what, text, id) => {
    expect(idOf(text)).toBe(id);
  });

  it('offers both cards of a title that stands in two sets', () => {
    const match = matchName('Lady Jessica');
    expect(match.kind === 'ambiguous' && match.cards.map((card) => card.id)).toEqual([
      'eots-lady-jessica',
      'tat-lady-jessica',
    ]);
  });

  it('is not fooled by prototype keys, half surrogates, zero bytes or endless text', () => {
    const texts = ['__proto__', 'constructor', '\ud800', '\u0000', '', '   ', '[]', '()', '[tat]'];
    for (const text of [...texts, 'x'.repeat(1e6), '['.repeat(1e5)])
      expect(matchName(text).kind).toBe('none');
  });
});

/** What a card may be called, worked out apart from the matcher. */
function mayBeCalled(card: Card): ReadonlySet<string> {
  const names = [card.title, card.octgn.name, ...(card.aliases ?? [])];
  const whole = names.flatMap((name) => [name, `${name} ${card.subtitle ?? ''}`]);
  return new Set([...whole, card.id, card.octgn.id].map(letters));
}

/** Letters and digits; "the" and a set in brackets do not count. */
function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[[({]\s*(eots|jotc|tat)\s*[\])}]\s*$/, '')
    .replace(/(?<![\p{L}\p{N}\p{M}])the(?![\p{L}\p{N}\p{M}])/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

describe('never a wrong card', () => {
  const name = fc.constantFrom(...catalogue.cards.flatMap((card) => [card.title, fullName(card)]));
  const text = fc.oneof(
    mutated(name),
    anyText,
    fc.tuple(name, anyText).map((both) => both.join(' ')),
  );

  it('whatever is matched bears exactly that name', () => {
    fc.assert(
      fc.property(text, (asked) => {
        const match = matchName(asked);
        if (match.kind === 'none') expect(match.nearest.length).toBeLessThanOrEqual(5);
        else
          for (const card of match.kind === 'card' ? [match.card] : match.cards)
            expect(mayBeCalled(card)).toContain(letters(asked));
      }),
      runs(2000),
    );
  });
});

describe('the nearest names', () => {
  it.each([
    ['Atriedes Battalion', 'eots-atreides-battalion'],
    ['Sardukar Batallion', 'eots-sardaukar-battalion'],
    ['Harkonen Battalion', 'eots-harkonnen-battalion'],
    ['Arakeen', 'eots-arrakeen'],
    ['Cartag', 'eots-carthag'],
    ['Stillgar', 'eots-stilgar'],
    ['Stilger, Naib of Sietch Taber', 'eots-stilgar'],
    ['Chanee', 'eots-chani'],
    ['Gom Jabar', 'eots-gom-jabbar'],
    ['Shadam IV', 'eots-shaddam-iv'],
    ['Dr Kines', 'tat-dr-kynes'],
    ['Crisknife', 'eots-crysknife'],
    ['Kinjal', 'eots-kindjal'],
    ['Malua Pistol', 'eots-maula-pistol'],
    ['Hunter-Seaker', 'eots-hunter-seeker'],
    ['Lasgun Riffle', 'eots-lasgun-rifle'],
    ['Landsrad Summit', 'eots-landsraad-summit'],
    ['Missionara Protectiva', 'eots-missionaria-protectiva'],
    ['Liscia Therese', 'eots-liscia-theirese'],
    ['Sheild Fighting', 'eots-shield-fighting'],
    ['Juice of Saffo', 'eots-juice-of-sapho'],
    ['Princes Irulan', 'eots-princess-irulan'],
    ['Wind Trapp', 'eots-windtrap'],
    ['Ornithopter', 'eots-desert-rigged-ornithopter'],
    ['Lisan al Giab', 'tat-lisan-al-gaib'],
    ['Giedi Prim', 'eots-giedi-prime'],
    ['Kaitan', 'eots-kaitain'],
    ['Walach IX', 'eots-wallach-ix'],
    ['Forbiden Zone', 'eots-forbidden-zone'],
    ['Abduct the Heir', 'tat-abduct-heir'],
    ['Rabban Glossu, Regent of Arakis', 'tat-glossu-rabban'],
    ['Lieutenant Erta', 'tat-lt-erta'],
    ['Suk Schol', 'eots-imperial-suk-school'],
    ['Valour', 'eots-valor'],
    ['Betrayel', 'eots-betrayal'],
    ['Prescince', 'eots-prescience'],
    ['Tsimbo', 'tat-tsimpo'],
    ['Mahdy', 'jotc-mahdi'],
  ])('%s is meant for %s', (text, id) => {
    const match = matchName(text);
    expect(match.kind === 'none' && match.nearest[0]?.id).toBe(id);
  });

  it('put the right title first after one slip, and offer it after two in a long title', () => {
    const slip = fc.record({
      card: fc.constantFrom(...catalogue.cards.filter(({ title }) => title.length >= 5)),
      places: fc.tuple(fc.nat(), fc.nat()),
      letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      how: fc.constantFrom('cut', 'put', 'change'),
    });
    fc.assert(
      fc.property(slip, ({ card: { title }, places, letter, how }) => {
        const asked = (title.length >= 14 ? places : places.slice(0, 1)).reduce((text, place) => {
          const at = place % text.length;
          const put = how === 'cut' ? '' : letter;
          return text.slice(0, at) + put + text.slice(how === 'put' ? at : at + 1);
        }, title);
        const match = matchName(asked);
        const offered = match.kind === 'none' ? match.nearest.map((card) => card.title) : [title];
        if (title.length >= 14) expect(offered, asked).toContain(title);
        else expect(offered[0], asked).toBe(title);
      }),
      runs(1000),
    );
  });

  it('offers a part of a name the cards that hold it, and nonsense nothing', () => {
    const offered = (text: string) => {
      const match = matchName(text);
      return match.kind === 'none' ? match.nearest.map((card) => card.title) : [];
    };
    expect(offered('Mohiam').slice(0, 2)).toEqual(['Gaius Helen Mohiam', 'Gaius Helen Mohiam']);
    expect(offered('Battalion')).toContain('House Battalion');
    expect(offered('zzqx wvvk')).toEqual([]);
  });
});
