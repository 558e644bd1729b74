import { distance } from 'fastest-levenshtein';
import { type CardId, fullName } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Import, Unmatched } from '@/lib/codecs/decks/codec';
import { resolveUnmatched } from '@/lib/codecs/decks/resolve-unmatched';
import { nearestToId } from '@/lib/codecs/names/by-id-and-name';
import type { Matcher } from '@/lib/codecs/names/match';
import type { Deck, DeckPlace } from '@/lib/decks/deck';
import { applyEdit, type Edit } from '@/lib/decks/edits';
import { removal } from '@/lib/decks/places';
import { resolveDeck } from '@/lib/decks/resolve';
import { fold } from '@/lib/words/fold';

/**
 * One list on the desk, as a value: what was read, what the player answered to the lines that name
 * no card, and the changes made on top. The deck is always derived, so that nothing is lost when the
 * text is edited further.
 */

/** Something of the list that names no card, or more than one. */
export interface Question extends Omit<Unmatched, 'line'> {
  /** Stays the same while other lines are edited. */
  readonly key: string;
  /** A line that could not be read, or an id that the catalogue does not know. */
  readonly kind: 'line' | 'id';
  /** Line of the text, counted from 1; null for an id. */
  readonly line: number | null;
}

/** What the player said about a question. */
export type Answer =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'left-out' }
  /** An unknown id stays in the deck: it may be of a set that is not out yet. */
  | { readonly kind: 'kept' };

export type Answers = Readonly<Record<string, Answer>>;

/** A change on top of the list, with words for its line: "Keep 4 of House Battalion". */
export interface Change {
  readonly label: string;
  readonly edit: Edit;
}

/** What waits for an answer: the unread lines in their order, then the unknown ids. */
export function questionsOf({ deck, unmatched }: Import, matcher: Matcher): readonly Question[] {
  const seen = new Map<string, number>();
  const lines = unmatched.map((line): Question => {
    const nth = (seen.get(line.text) ?? 0) + 1;
    seen.set(line.text, nth);
    return { ...line, key: `line:${nth}:${line.text}`, kind: 'line' };
  });
  const ids = resolveDeck(deck, matcher.catalogue).all.flatMap((line): Question[] =>
    line.card === null ? [idQuestion(line.id, line.place, line.count, matcher)] : [],
  );
  return [...lines, ...ids];
}

function idQuestion(id: string, place: DeckPlace, count: number, matcher: Matcher): Question {
  return {
    key: `id:${place}:${id}`,
    kind: 'id',
    line: null,
    text: id,
    count,
    place,
    guessed: false,
    nearest: nearestToId(matcher, id).map((card) => card.id),
  };
}

/** The questions that have no answer yet. */
export function openQuestions(
  questions: readonly Question[],
  answers: Answers,
): readonly Question[] {
  return questions.filter(({ key }) => !Object.hasOwn(answers, key));
}

/** Whether a line is a greeting or a remark rather than a card: no number, and no card is called much like it. */
export function looksLikeNoCard(question: Question, catalogue: Catalogue): boolean {
  const { kind, text } = question;
  return kind === 'line' && !/\d/.test(text) && likely(question, catalogue).length === 0;
}

/** The one card that a line is much like; null where there are several or none. */
export function onlyGuess(question: Question, catalogue: Catalogue): CardId | null {
  const [only = null, ...others] = likely(question, catalogue);
  return others.length === 0 ? only : null;
}

/** The cards whose title goes on from what was written, or is but few letters away from it. */
function likely({ text, nearest }: Question, catalogue: Catalogue): readonly CardId[] {
  const written = fold(text.replace(/^\W*\d+\s*[x×]?\s+|\s+[x×]?\s*\d+$/gi, ''));
  const few = Math.max(2, Math.floor(written.length / 4));
  return nearest.filter((id) => {
    const card = catalogue.byId.get(id);
    return (
      card !== undefined &&
      [card.title, fullName(card)].map(fold).some((name) => {
        const isBegun = written.length > 3 && name.startsWith(written);
        return isBegun || distance(name, written) <= few;
      })
    );
  });
}

/** The first questions, as far as so many of them are open; all where fewer are. */
export function firstQuestions(
  questions: readonly Question[],
  answers: Answers,
  mostOpen: number,
): readonly Question[] {
  const beyond = openQuestions(questions, answers)[mostOpen];
  return beyond === undefined ? questions : questions.slice(0, questions.indexOf(beyond));
}

/** The deck that the list means, with every answer and change taken in. Never fails. */
export function deckOf(
  read: Import,
  questions: readonly Question[],
  answers: Answers,
  changes: readonly Change[],
  matcher: Matcher,
): Deck {
  const answered = questions.reduce((deck, question) => {
    const answer = Object.hasOwn(answers, question.key) ? answers[question.key] : undefined;
    return answer === undefined ? deck : withAnswer(deck, question, answer, matcher);
  }, read.deck);
  return changes.reduce((deck, { edit }) => applyEdit(deck, edit), answered);
}

function withAnswer(deck: Deck, question: Question, answer: Answer, matcher: Matcher): Deck {
  const card = answer.kind === 'card' ? matcher.catalogue.byId.get(answer.card) : undefined;
  if (question.kind === 'line')
    return card === undefined ? deck : resolveUnmatched(deck, question, card.id, card.deck);
  if (answer.kind === 'kept') return deck;
  const without = removal(deck, question.place, question.text).reduce(applyEdit, deck);
  return card === undefined ? without : resolveUnmatched(without, question, card.id);
}

/** The changes with one more; typing into one field is one change, however many letters. */
export function withChange(changes: readonly Change[], change: Change): readonly Change[] {
  const last = changes.at(-1);
  const same = last?.edit.kind === change.edit.kind && SETTING.has(change.edit.kind);
  return same ? [...changes.slice(0, -1), change] : [...changes, change];
}

const SETTING: ReadonlySet<Edit['kind']> = new Set([
  'set-name',
  'set-house-name',
  'set-sponsor',
  'set-format',
]);
