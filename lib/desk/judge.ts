import type { Import } from '@/lib/codecs/decks/codec';
import { importDeck } from '@/lib/codecs/decks/import-deck';
import { deckCode } from '@/lib/codecs/links/deck-code';
import type { Matcher } from '@/lib/codecs/names/match';
import { type Comparison, compareDecks } from '@/lib/decks/compare';
import type { Deck } from '@/lib/decks/deck';
import { type Checker, check } from '@/lib/legality/check';
import type { Report } from '@/lib/legality/problem';
import type { Result } from '@/lib/result';
import { deckOf, openQuestions, questionsOf } from './answers';
import type { DeskList } from './desk-list';

/** What a list means and whether it is legal; or why it cannot be read. */
export type Judged =
  | {
      readonly kind: 'read';
      /** With every answer and change taken in. */
      readonly deck: Deck;
      /** Who plays it, where the list says so. */
      readonly player: string | null;
      /** Lines that still wait for an answer. */
      readonly waiting: number;
      /** Those of them that could not be read at all, word for word; no card of theirs is in the deck. */
      readonly unread: readonly string[];
      readonly report: Report;
      /** The deck code: the same for the same cards in any order; "" where there is none. */
      readonly code: string;
      readonly played: PlayedJudged | null;
    }
  | { readonly kind: 'refused'; readonly message: string };

/** The list that was really played. */
export type PlayedJudged =
  | {
      readonly kind: 'read';
      readonly deck: Deck;
      /** Its lines that could not be read, word for word. */
      readonly unread: readonly string[];
      readonly report: Report;
      /** From the registered list to this one. */
      readonly comparison: Comparison;
    }
  | { readonly kind: 'refused'; readonly message: string };

export interface Judge {
  readonly matcher: Matcher;
  readonly checker: Checker;
}

/** Reads and checks one list, against a format or, where it is null, the list's own. Never throws. */
export function judgeList(judge: Judge, list: DeskList, format: string | null): Judged {
  if (list.refused !== null) return { kind: 'refused', message: list.refused };
  const read = importDeck(list.text, judge.matcher);
  if (!read.ok) return { kind: 'refused', message: messageOf(read) };
  const questions = questionsOf(read.value, judge.matcher);
  const deck = deckOf(read.value, questions, list.answers, list.changes, judge.matcher);
  const open = openQuestions(questions, list.answers);
  return {
    kind: 'read',
    deck,
    player: read.value.player?.trim() || null,
    waiting: open.length,
    unread: open.flatMap(({ kind, text }) => (kind === 'line' ? [text] : [])),
    report: check(judge.checker, deck, format ?? deck.format),
    code: deck.imperialDeck.length + deck.houseDeck.length === 0 ? '' : deckCode(deck),
    played: list.played === null ? null : judgePlayed(judge, list.played.text, deck, format),
  };
}

function judgePlayed(
  { matcher, checker }: Judge,
  text: string,
  registered: Deck,
  format: string | null,
): PlayedJudged {
  const read = importDeck(text, matcher);
  if (!read.ok) return { kind: 'refused', message: messageOf(read) };
  const { deck, unmatched } = read.value;
  return {
    kind: 'read',
    deck,
    unread: unmatched.map((line) => line.text),
    report: check(checker, deck, format ?? registered.format),
    comparison: compareDecks(registered, deck),
  };
}

function messageOf(read: Extract<Result<Import>, { readonly ok: false }>): string {
  return read.problems[0]?.message ?? 'It cannot be read.';
}
