import type { CardId } from '@/lib/cards/card';
import type { Condition, Expression, Query } from '@/lib/cards/query/query';
import { fold } from '@/lib/words/fold';
import { useSentences } from '../data/texts';
import { usePrinted } from './printed-store';

/** Whether a search asks for what cards say, and for nothing else where it does. */
export function asksForText({ where }: Query): boolean {
  return where !== null && asks(where, ['printed']);
}

function asks(part: Expression, kinds: readonly Condition['kind'][]): boolean {
  switch (part.kind) {
    case 'is':
      return kinds.includes(part.what.kind);
    case 'not':
      return asks(part.of, kinds);
    default:
      return part.of.some((one) => asks(one, kinds));
  }
}

type Texts = ReadonlyMap<CardId, string>;

/**
 * The folded texts for a search that looks through them; read for no other. Undefined until then. What
 * a card does in our words comes first, then its printed text where the player has loaded one.
 */
export function useTextsFor(query: Query): Texts | undefined {
  const { ours, printed } = useBoth(query);
  const texts = printed.status === 'ready' ? printed.texts : undefined;
  return ours.status === 'ready' ? joined(ours.sentences, texts) : texts;
}

/** Whether texts that the search looks through are still on their way. */
export function useTextsComing(query: Query): boolean {
  const { asked, ours, printed } = useBoth(query);
  return asked && (ours.status === 'loading' || printed.status === 'loading');
}

function useBoth({ where }: Query) {
  const asked = where !== null && asks(where, ['printed', 'text']);
  return { asked, ours: useSentences(asked), printed: usePrinted(asked) };
}

let last:
  | { readonly ours: unknown; readonly printed: Texts | undefined; readonly texts: Texts }
  | undefined;

/** One map for all who ask with the same: a search keeps what it makes of a map. */
function joined(ours: ReadonlyMap<CardId, readonly string[]>, printed: Texts | undefined): Texts {
  if (last?.ours !== ours || last.printed !== printed) {
    const texts = new Map(printed);
    for (const [card, lines] of ours)
      texts.set(card, `${fold(lines.join('\n'))}\n${texts.get(card) ?? ''}`);
    last = { ours, printed, texts };
  }
  return last.texts;
}
