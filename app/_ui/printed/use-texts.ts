import type { CardId } from '@/lib/cards/card';
import { fold } from '@/lib/cards/fold';
import type { Expression, Query } from '@/lib/cards/query/query';
import { useSentences } from '../data/texts';
import { usePrinted } from './printed-store';

/** Whether a search looks through the texts of cards, so that they are worth reading. */
export function asksForText({ where }: Query): boolean {
  return where !== null && asks(where);
}

function asks(part: Expression): boolean {
  switch (part.kind) {
    case 'is':
      return part.what.kind === 'printed';
    case 'not':
      return asks(part.of);
    default:
      return part.of.some(asks);
  }
}

type Texts = ReadonlyMap<CardId, string>;

/**
 * The folded texts for a search that looks through them; read for no other. Undefined until then. What
 * a card does in our words comes first, then its printed text where the player has loaded one.
 */
export function useTextsFor(query: Query): Texts | undefined {
  const asked = asksForText(query);
  const ours = useSentences(asked);
  const printed = usePrinted(asked);
  const texts = printed.status === 'ready' ? printed.texts : undefined;
  return ours.status === 'ready' ? joined(ours.sentences, texts) : texts;
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
