import type { Card, CardId } from '@/lib/cards/card';
import { BY_HAND } from '@/lib/engine/abilities/by-hand';
import { isEncoded } from '@/lib/engine/abilities/game-catalogue';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { CARD_TYPES, SET_CODES } from '@/lib/rules/taxonomy';
import { commandOf } from '../command';
import { columns, json } from '../print';

interface Count {
  readonly total: number;
  readonly running: number;
}

/** Counts the cards whose operation the engine runs. */
export const abilities = commandOf({
  name: 'abilities',
  summary: 'count the cards whose operation runs in the engine',
  help: `registry abilities [--missing] [--json]

Counts the cards whose operation the engine carries out by itself. Every other card can be played
all the same: its House resolves it by hand, and the log says so. Those that cannot run at all are
named with the reason.

  --missing  the ids of the cards that do not run yet, one a line, and nothing else
  --json     {total, running, bySet, byType, missing, byHand}; bySet and byType hold
             {total, running} by set and by type, missing the ids, byHand why a card cannot run

Exit code: 0 counted, 2 the command was misused.
`,
  options: { json: 'flag', missing: 'flag' },
  run: async ({ options, rest }, io) => {
    if (rest.length > 0) return io.misused('it takes no arguments beside its options');

    const { cards } = loadGameCatalogue();
    const { total, running } = counted(cards);
    const bySet = countedBy(cards, SET_CODES, ({ set }) => set);
    const byType = countedBy(cards, CARD_TYPES, ({ type }) => type);
    const missing = cards.filter(({ id }) => !runs(id)).map(({ id }) => id);
    if (options.json) io.out(json({ total, running, bySet, byType, missing, byHand: BY_HAND }));
    else if (options.missing) io.out(missing.map((id) => `${id}\n`).join(''));
    else {
      io.out(`${running} of ${total} cards run.\n\n`);
      io.out(`By set\n${table(bySet)}\nBy type\n${table(byType)}`);
      const reasons = Object.entries(BY_HAND).map(([id, why]) => `  ${id}: ${why}\n`);
      if (reasons.length > 0) io.out(`\nBy hand\n${reasons.join('')}`);
    }
    return 0;
  },
});

function runs(card: CardId): boolean {
  return isEncoded(loadGameCatalogue(), card);
}

function counted(cards: readonly Card[]): Count {
  return { total: cards.length, running: cards.filter(({ id }) => runs(id)).length };
}

function countedBy(
  cards: readonly Card[],
  keys: readonly string[],
  keyOf: (card: Card) => string,
): Readonly<Record<string, Count>> {
  return Object.fromEntries(
    keys.map((key) => [key, counted(cards.filter((card) => keyOf(card) === key))]),
  );
}

function table(counts: Readonly<Record<string, Count>>): string {
  return columns(
    Object.entries(counts).map(([key, { total, running }]) => [key, `${running} of ${total}`]),
    '  ',
  );
}
