import type { Card } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { type Deck, emptyDeck } from '@/lib/decks/deck';
import { parseDeck } from '@/lib/decks/parse';
import { type Checker, check, createChecker } from '@/lib/legality/check';
import { SHIPPED_FORMATS } from '@/lib/legality/formats';
import { whatAddingBreaks } from '@/lib/legality/preview';
import { POWERS, type Power } from '@/lib/rules/powers';
import { fold } from '@/lib/words/fold';
import { type BenchResult, judged, quantile } from './bench';

const ROUNDS = 60;
/** Decks in a round, long enough for the clock. */
const DECKS = 2_000;
/** Rounds in a row of which a median is taken; the best such median is the figure. */
const GROUP = 10;

/**
 * Decks of 40 cards from raw JSON text to the report, on one core: parsing, validation, looking up
 * and every check. Every fourth deck is illegal. Beside it, what a keystroke in the builder costs:
 * asking of all 661 rows what adding them would break.
 */
export async function benchCheck(): Promise<BenchResult> {
  const checker = createChecker(loadCatalogue(), SHIPPED_FORMATS);
  const texts = sampleTexts(checker);
  const perDeck = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    for (let at = 0; at < DECKS; at += 1) report(checker, texts[at % texts.length] ?? '');
    return ((performance.now() - start) / DECKS) * 1_000;
  });
  const microseconds = bestMedian(perDeck);
  return judged(
    'check, raw JSON to report',
    {
      'decks/s': 1e6 / microseconds,
      'a deck, best median (µs)': microseconds,
      'a deck, median of all (µs)': quantile(perDeck, 0.5),
      'what 661 rows would break (ms)': bestMedian(previews(checker, texts)),
    },
    { 'decks/s': 50_000 },
  );
}

function report(checker: Checker, text: string): boolean {
  const deck = parseDeck(JSON.parse(text));
  return deck.ok && check(checker, deck.value).legal;
}

/** Milliseconds for all rows of the table; the deck is new each time, as after a keystroke. */
function previews(checker: Checker, texts: readonly string[]): readonly number[] {
  return Array.from({ length: ROUNDS }, (_, at) => {
    const deck = parseDeck(JSON.parse(texts[at % texts.length] ?? ''));
    if (!deck.ok) return Number.NaN;
    const start = performance.now();
    for (const card of checker.catalogue.cards)
      whatAddingBreaks(checker, deck.value, card, card.deck === 'house' ? 'house' : 'imperial');
    return performance.now() - start;
  });
}

/** The machine has other work too, so the quietest stretch is what the code needs. */
function bestMedian(samples: readonly number[]): number {
  const medians: number[] = [];
  for (let at = 0; at < samples.length; at += GROUP)
    medians.push(quantile(samples.slice(at, at + GROUP), 0.5));
  return Math.min(...medians);
}

/** Nine sponsors, four decks each, the last of each with an adversary's card in it. */
function sampleTexts({ catalogue }: Checker): readonly string[] {
  return POWERS.flatMap((sponsor) =>
    [0, 1, 2, 3].map((variant) => {
      const deck = sampleDeck(sponsor, variant, catalogue.cards);
      const hostile = catalogue.cards.find(
        (card) => card.deck === 'imperial' && card.allegiance === OTHERS[sponsor],
      );
      const [, ...others] = deck.imperialDeck;
      return JSON.stringify(
        variant < 3 || hostile === undefined
          ? deck
          : { ...deck, imperialDeck: [{ card: hostile.id, count: 1 }, ...others] },
      );
    }),
  );
}

const OTHERS: Readonly<Record<Power, Power>> = {
  atreides: 'corrino',
  corrino: 'atreides',
  harkonnen: 'fremen',
  fremen: 'harkonnen',
  guild: 'smugglers',
  sisterhood: 'guild',
  smugglers: 'guild',
  'spice-miners': 'water-sellers',
  'water-sellers': 'spice-miners',
};

/** 10 Imperial cards and 30 House cards on 12 lines, a home world, two programs. */
function sampleDeck(sponsor: Power, variant: number, cards: readonly Card[]): Deck {
  const fitting = cards.filter(
    ({ allegiance }) => allegiance === undefined || allegiance === sponsor,
  );
  const ids = (group: Card['deck'], count: number) => {
    const found = fitting.filter(({ deck }) => deck === group);
    const own = found.filter(({ allegiance }) => allegiance !== undefined).slice(0, 2);
    const others = found.filter(({ allegiance }) => allegiance === undefined);
    const from = (variant * count) % Math.max(others.length - count, 1);
    return oneOfTitle([...own, ...others.slice(from)]).slice(0, count);
  };
  return {
    ...emptyDeck(sponsor),
    name: `Deck ${variant} of ${sponsor}`,
    houseName: `House ${sponsor}`,
    homeWorld: ids('homeworld', 1)[0] ?? null,
    profile: { favor: 1, spice: 0 },
    programs: ids('program', 2),
    imperialDeck: ids('imperial', 10).map((card) => ({ card, count: 1 })),
    houseDeck: ids('house', 12).map((card, at) => ({ card, count: at % 2 === 0 ? 3 : 2 })),
  };
}

function oneOfTitle(cards: readonly Card[]): readonly string[] {
  return [...new Map(cards.map((card) => [fold(card.title), card.id])).values()];
}
