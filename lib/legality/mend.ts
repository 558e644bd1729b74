import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import type { Edit } from '@/lib/decks/edits';
import { removal } from '@/lib/decks/places';
import { resolveDeck } from '@/lib/decks/resolve';
import type { Power } from '@/lib/rules/powers';
import { listed } from '@/lib/sentences';
import { fold } from '@/lib/words/fold';
import { problemCard } from './checks/check-kind';
import { duplicateKey } from './checks/copies';
import type { Format } from './format';
import { DEFAULT_FORMAT } from './formats';
import { mendNegative, mendOverspent } from './mends/profile';
import { fittingHomeWorld, powersToRemove, removeSurplus } from './mends/removals';
import { mendStrays, type Step, type Surroundings } from './mends/strays';
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
  const where = { deck, catalogue, format };
  const keepOne = () => surplus(cards, where, 1);
  switch (detail.code) {
    case 'adversary-of-sponsor':
    case 'house-allegiance':
    case 'unknown-card':
      return removing(cards, where);
    case 'adversary-of-ally':
      return removing(cardsOfHostilePowers(detail.pairs, deck, catalogue), where);
    case 'imperial-duplicate':
      return surplus(cards, where, 1, ({ id, title }) =>
        duplicateKey(
          { card: catalogue.byId.get(id) ?? null, titleKey: fold(title) },
          format.uniqueness,
        ),
      );
    case 'house-copies':
      return surplus(cards, where, detail.limit);
    case 'wrong-deck':
      return mendStrays(cards, where);
    case 'home-world':
      return asMend(newHomeWorld(where));
    case 'program':
      return detail.why === 'bought-twice' ? keepOne() : removing(cards, where);
    case 'profile':
      return detail.why === 'negative' ? mendNegative(deck) : mendOverspent(deck);
    case 'format':
      if (detail.why === 'unknown-format')
        return {
          label: `Use the format ${DEFAULT_FORMAT.name}`,
          edit: { kind: 'set-format', format: DEFAULT_FORMAT.id },
        };
      return detail.why === 'restricted' ? keepOne() : removing(cards, where);
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
function removing(cards: readonly ProblemCard[], where: Surroundings): Mend | null {
  const replaced = cards.some(isHomeWorld) ? newHomeWorld(where) : [];
  const others = cards.filter((card) => replaced.length === 0 || !isHomeWorld(card));
  const edits = others.flatMap(({ id, deck: place }) => removal(where.deck, place, id));
  return asMend([
    ...(others.length > 0 ? [{ label: `Remove ${names(others)}`, edits }] : []),
    ...replaced,
  ]);
}

function isHomeWorld({ deck }: ProblemCard): boolean {
  return deck === 'homeworld';
}

function newHomeWorld({ deck, catalogue, format }: Surroundings): readonly Step[] {
  const fitting = fittingHomeWorld(deck.sponsor, catalogue, format);
  if (fitting === undefined) return [];
  const edits: readonly Edit[] = [{ kind: 'set-home-world', card: fitting.id }];
  return [{ label: `make ${fitting.title} the home world`, edits }];
}

/** Leaves so many copies of each title, or of another key, among the cards. */
function surplus(
  cards: readonly ProblemCard[],
  { deck, catalogue }: Surroundings,
  limit: number,
  keyOf: (card: ProblemCard) => string = ({ title }) => fold(title),
): Mend | null {
  const keep = limit === 1 ? 'Keep one' : `Keep ${limit}`;
  const edits = removeSurplus(deck, catalogue, cards, limit, keyOf);
  return asMend([{ label: `${keep} of ${names(cards)}`, edits }]);
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

function asMend(steps: readonly Step[]): Mend | null {
  const edits = steps.flatMap((step) => step.edits);
  const [first] = edits;
  if (first === undefined) return null;
  const text = steps.map(({ label }) => label).join(', ');
  const label = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return { label, edit: edits.length === 1 ? first : { kind: 'several', label, edits } };
}
