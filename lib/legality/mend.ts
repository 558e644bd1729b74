import type { Catalogue } from '@/lib/cards/catalogue';
import { fold } from '@/lib/cards/fold';
import type { Deck } from '@/lib/decks/deck';
import type { Edit } from '@/lib/decks/edits';
import { removal } from '@/lib/decks/places';
import { resolveDeck } from '@/lib/decks/resolve';
import type { Power } from '@/lib/rules/powers';
import { listed } from '@/lib/sentences';
import { problemCard } from './checks/check-kind';
import { duplicateKey } from './checks/copies';
import type { Format } from './format';
import { DEFAULT_FORMAT } from './formats';
import { fittingHomeWorld } from './mends/home-world';
import { powersToRemove } from './mends/hostile-powers';
import { mendNegative, mendOverspent } from './mends/profile';
import { mendStrays } from './mends/strays';
import { removeSurplus } from './mends/surplus';
import type { LegalityProblem, Mend, ProblemCard } from './problem';

/**
 * The smallest change that mends a problem of this deck, as an edit with a label for its button;
 * null where only the player can choose (what to add to a deck that is too small) and for warnings.
 */
export function mendOf(
  problem: LegalityProblem,
  deck: Deck,
  catalogue: Catalogue,
  format: Format,
): Mend | null {
  const { detail, cards } = problem;
  const remove = (which: readonly ProblemCard[]) => removing(which, deck, catalogue, format);
  switch (detail.code) {
    case 'adversary-of-sponsor':
    case 'house-allegiance':
    case 'unknown-card':
      return remove(cards);
    case 'adversary-of-ally':
      return remove(cardsOfHostilePowers(detail.pairs, deck, catalogue));
    case 'imperial-duplicate':
      return surplus(cards, deck, catalogue, 1, ({ id, title }) =>
        duplicateKey(
          { card: catalogue.byId.get(id) ?? null, titleKey: fold(title) },
          format.uniqueness,
        ),
      );
    case 'house-copies':
      return surplus(cards, deck, catalogue, detail.limit, ({ title }) => fold(title));
    case 'wrong-deck':
      return mendStrays(cards, { deck, catalogue, format });
    case 'home-world':
      return homeWorldMend(deck, catalogue, format);
    case 'program':
      return detail.why === 'bought-twice'
        ? surplus(cards, deck, catalogue, 1, ({ title }) => fold(title))
        : remove(cards);
    case 'profile':
      return detail.why === 'negative' ? mendNegative(deck) : mendOverspent(deck);
    case 'format':
      if (detail.why === 'unknown-format')
        return {
          label: `Use the format ${DEFAULT_FORMAT.name}`,
          edit: { kind: 'set-format', format: DEFAULT_FORMAT.id },
        };
      return detail.why === 'restricted'
        ? surplus(cards, deck, catalogue, 1, ({ title }) => fold(title))
        : remove(cards);
    case 'imperial-size':
    case 'house-size':
    case 'program-adversary':
    case 'same-character':
    case 'doubtful-data':
    case 'odd-size':
      return null;
  }
}

/** Takes cards out; a home world gives way to one that fits, if there is one. */
function removing(
  cards: readonly ProblemCard[],
  deck: Deck,
  catalogue: Catalogue,
  format: Format,
): Mend | null {
  const fitting = fittingHomeWorld(deck.sponsor, catalogue, format);
  const isReplaced =
    cards.some(({ deck: place }) => place === 'homeworld') && fitting !== undefined;
  const others = cards.filter(({ deck: place }) => !(isReplaced && place === 'homeworld'));
  const edits = others.flatMap(({ id, deck: place }) => removal(deck, place, id));
  const labels = others.length > 0 ? [`Remove ${names(others)}`] : [];
  if (!isReplaced || fitting === undefined) return asMend(labels, edits);
  return asMend(
    [...labels, `make ${fitting.title} the home world`],
    [...edits, { kind: 'set-home-world', card: fitting.id }],
  );
}

function surplus(
  cards: readonly ProblemCard[],
  deck: Deck,
  catalogue: Catalogue,
  limit: number,
  keyOf: (card: ProblemCard) => string,
): Mend | null {
  const keep = limit === 1 ? 'Keep one' : `Keep ${limit}`;
  return asMend(
    [`${keep} of ${names(cards)}`],
    removeSurplus(deck, catalogue, cards, limit, keyOf),
  );
}

function homeWorldMend(deck: Deck, catalogue: Catalogue, format: Format): Mend | null {
  const fitting = fittingHomeWorld(deck.sponsor, catalogue, format);
  if (fitting === undefined) return null;
  return asMend(
    [`make ${fitting.title} the home world`],
    [{ kind: 'set-home-world', card: fitting.id }],
  );
}

/** The cards of the Powers that have to leave so that no adversaries are left, in both decks. */
function cardsOfHostilePowers(
  pairs: readonly (readonly [Power, Power])[],
  deck: Deck,
  catalogue: Catalogue,
): readonly ProblemCard[] {
  const { decks } = resolveDeck(deck, catalogue);
  const linesOf = (power: Power) => decks.filter(({ card }) => card?.allegiance === power);
  const leaving = powersToRemove(pairs, deck.sponsor, (power) =>
    linesOf(power).reduce((sum, { count }) => sum + count, 0),
  );
  return [...leaving].flatMap(linesOf).map(problemCard);
}

function names(cards: readonly ProblemCard[]): string {
  return listed([...new Set(cards.map(({ title }) => title))], 2);
}

function asMend(labels: readonly string[], edits: readonly Edit[]): Mend | null {
  const [first] = edits;
  if (first === undefined) return null;
  const text = labels.join(', ');
  const label = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return { label, edit: edits.length === 1 ? first : { kind: 'several', label, edits } };
}
