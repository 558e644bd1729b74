import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { asFields } from '@/lib/cards/query/as-fields';
import { describeQuery } from '@/lib/cards/query/describe';
import { readQuery } from '@/lib/cards/query/parse';
import { conjuncts } from '@/lib/kernel/query/query';
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
    nearest: words.length === 0 ? [] : nearestTo(createMatcher(catalogue), words.join(' ')),
    fields:
      read !== null && query !== null && finds(read)
        ? { text: read, words: describeQuery(query) }
        : null,
  };
}
