import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { asFields } from '@/lib/cards/query/as-fields';
import { describeQuery } from '@/lib/cards/query/describe';
import { readQuery } from '@/lib/cards/query/parse';
import { conjuncts } from '@/lib/kernel/query/query';
import { fold } from '@/lib/words/fold';
import { createMatcher, nearestTo } from './match';

/** Where to go on from a search that finds no card. */
export interface WaysOn {
  /** The cards whose titles are nearest to the plain words, best first. */
  readonly nearest: readonly Card[];
  /** The search with its words read as fields, and what it asks then; null where that finds nothing either. */
  readonly fields: { readonly text: string; readonly words: string } | null;
}

/** `finds` says whether a search finds a card. */
export function waysOn(
  catalogue: Catalogue,
  text: string,
  finds: (text: string) => boolean,
): WaysOn {
  const words = conjuncts(readQuery(text)?.where ?? null).flatMap((part) => {
    const named = part.kind === 'is' && (part.what.kind === 'text' || part.what.kind === 'name');
    return named && 'text' in part.what ? [part.what.text] : [];
  });
  const read = asFields(text);
  const query = read === null ? null : readQuery(read);
  return {
    nearest: words.length === 0 ? [] : nearest(catalogue, words.join(' ')),
    fields:
      read !== null && query !== null && finds(read)
        ? { text: read, words: describeQuery(query) }
        : null,
  };
}

/** As many as stand in a line. */
const MOST = 6;

const LEAST = 3;

/** The titles most like the words; where none is, those with a word that begins as they do, by as many letters as there can be. Fewer would be chance. */
function nearest(catalogue: Catalogue, text: string): readonly Card[] {
  const alike = nearestTo(createMatcher(catalogue), text);
  if (alike.length > 0) return alike;
  const sought = fold(text);
  for (let letters = sought.length - 1; letters >= LEAST; letters -= 1) {
    const beginning = sought.slice(0, letters);
    const found = catalogue.cards.filter(({ title }) =>
      ` ${fold(title)}`.includes(` ${beginning}`),
    );
    if (found.length > 0) return found.slice(0, MOST);
  }
  return [];
}
