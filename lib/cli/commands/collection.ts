import { fullName } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { type BuyList, buyList } from '@/lib/decks/collection';
import type { Deck } from '@/lib/decks/deck';
import { setName } from '@/lib/rules/taxonomy';
import { counted } from '@/lib/sentences';
import { commandOf } from '../command';
import { isTwiceStandardInput, readWholeDeck, TWICE } from '../deck-file';
import { readOwned } from '../owned-file';
import { columns, json, plain } from '../print';

/** What a collection lacks. */
export const collection = commandOf({
  name: 'collection',
  summary: 'say what a collection lacks to build decks',
  help: `registry collection missing COLLECTION DECK... [--shared] [--json]

Compares decks with the cards that are owned. COLLECTION is a table (CSV with columns such as
"card id, owned" or "count, name, set", or an Excel workbook) or a list with a card a line ("3 Valor"),
DECK a deck in any format that registry check reads. "-" is standard input. A card counts by its set: a
copy of another set's card of the same title does not stand in for it.

  --shared   one set of cards goes from deck to deck: of each card, the most that one deck needs;
             else the decks stand built at the same time, and each has its own copies
  --json     {copies, cards: [{id, title, set, missing, needed, owned, decks: [file]}]}

Exit code: 0 nothing is missing, 1 something is, 2 something could not be read.
`,
  options: { shared: 'flag', json: 'flag' },
  run: async ({ options, rest: [what, collectionPath, ...deckPaths] }, io) => {
    if (what === undefined) return io.misused('"missing" is missing');
    if (what !== 'missing') return io.misused(`there is no "${what}", only "missing"`);
    if (collectionPath === undefined || deckPaths.length === 0)
      return io.misused('a collection and a deck are needed');
    if (isTwiceStandardInput([collectionPath, ...deckPaths])) return io.misused(TWICE);

    const owned = await readOwned(collectionPath, io);
    if (!owned.ok) return io.unreadable(collectionPath, owned.problems);
    const decks: Deck[] = [];
    for (const path of deckPaths) {
      const deck = await readWholeDeck(path, io);
      if (!deck.ok) return io.unreadable(path, deck.problems);
      decks.push(deck.value);
    }
    const sharing = options.shared ? 'shared' : 'apart';
    const list = buyList(decks, sharing, owned.value, new Map(), loadCatalogue());
    io.out(options.json ? json(asJson(list, deckPaths)) : told(list));
    return list.copies === 0 ? 0 : 1;
  },
});

function titleOf(id: string): string {
  const card = loadCatalogue().byId.get(id);
  return card === undefined ? '' : fullName(card);
}

function asJson({ copies, sets }: BuyList, paths: readonly string[]) {
  return {
    copies,
    cards: sets.flatMap(({ set, rows }) =>
      rows.map(({ card, missing, need, owned, decks }) => ({
        id: card,
        title: titleOf(card),
        set: set ?? '',
        missing,
        needed: need,
        owned,
        decks: decks.flatMap((at) => paths[at] ?? []),
      })),
    ),
  };
}

function told({ copies, cards, sets }: BuyList): string {
  if (copies === 0) return 'Nothing is missing.\n';
  const blocks = sets.map(({ set, rows }) => {
    const lines = rows.map(({ card, missing, need, owned }) => [
      `${missing}×`,
      plain(titleOf(card) || card),
      `needs ${need}, owns ${owned}`,
    ]);
    return `${set === null ? 'Not in the catalogue' : setName(set)}\n${columns(lines, '  ')}`;
  });
  return `${blocks.join('')}Missing: ${counted(copies, 'copy', 'copies')} of ${counted(cards, 'card')}.\n`;
}
