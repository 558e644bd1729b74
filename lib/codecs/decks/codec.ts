import type { CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck, DeckPlace } from '@/lib/decks/deck';
import type { Result } from '@/lib/result';
import type { Matcher } from '../names/match';

/** A line that names no card, or more than one. It is shown to the player, never dropped. */
export interface Unmatched {
  /** Line of the file, counted from 1. */
  readonly line: number;
  /** The line as it stands in the file, without the blanks around it. */
  readonly text: string;
  /** Copies, 1 to 99. */
  readonly count: number;
  readonly place: DeckPlace;
  /** The file does not say which place is meant: `place` is only a guess. */
  readonly guessed: boolean;
  /** Best first, five at most (for an ambiguous line, all cards that fit); may be empty. */
  readonly nearest: readonly CardId[];
}

/** What a file gave: a deck in normal form, the lines that wait for a choice, remarks in words. */
export interface Import {
  readonly deck: Deck;
  readonly unmatched: readonly Unmatched[];
  readonly notes: readonly string[];
  /** It names no sponsor. */
  readonly sponsorGuessed?: boolean;
  /** Who plays it, where the file says so. No deck holds it: a tournament does. */
  readonly player?: string;
}

/** A file format that a deck can be written in. */
export interface Writer {
  readonly id: string;
  /** As a menu shows it. */
  readonly label: string;
  /** What it is for, as the menu says beside it. */
  readonly purpose: string;
  /** Without the dot. */
  readonly extension: string;
  readonly mediaType: string;
  readonly write: (deck: Deck, catalogue: Catalogue) => string;
  /** What of this deck the file will not hold, a sentence each; absent where that is never anything. */
  readonly losses?: (deck: Deck, catalogue: Catalogue) => readonly string[];
}

/** A format that is read too. A new one is a file with these parts, and a line in codecs.ts. */
export interface Codec extends Writer {
  /** Never throws; what it cannot read it names in problems. */
  readonly read: (text: string, matcher: Matcher) => Result<Import>;
  /** Whether a text looks like this format; must be quick on any input. */
  readonly sniff: (text: string) => boolean;
}
