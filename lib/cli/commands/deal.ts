import { fullName } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { dealOpening } from '@/lib/engine/setup/opening';
import { counted } from '@/lib/sentences';
import { commandOf } from '../command';
import { readWholeDeck } from '../deck-file';
import { columns, json, plain } from '../print';

/** Deals the opening of a deck. */
export const deal = commandOf({
  name: 'deal',
  summary: 'deal an opening hand and Assembly',
  help: `registry deal FILE --seed N [--json]

Shuffles both decks and shows the hand of 7, the Assembly of 3 and what the House starts with. The
same list and the same seed give the same opening everywhere: here, on the pages and over HTTP.

  --seed   a number from 0 to 4294967295, or any word
  --json   {hand, assembly, treasury, favor, hoard, guildHoard, croe}, cards by id in the order
           drawn

Exit code: 0 dealt, 2 the deck cannot be read or names cards that do not exist.
`,
  options: { json: 'flag', seed: 'text' },
  run: async ({ options, rest: [file, ...more] }, io) => {
    if (file === undefined || more.length > 0) return io.misused('give one deck file');
    const seed = options.seed?.trim();
    if (seed === undefined || seed === '') return io.misused('--seed is missing');

    const deck = await readWholeDeck(file, io);
    if (!deck.ok) return io.unreadable(file, deck.problems);
    const dealt = dealOpening(deck.value, seed, loadCatalogue());
    if (!dealt.ok) return io.unreadable(file, dealt.problems);

    const { seed: _, ...opening } = dealt.value;
    if (options.json) io.out(json(opening));
    else {
      const { hand, assembly, treasury, favor, hoard, guildHoard, croe } = opening;
      io.out(`${plain(deck.value.name || file)}, seed ${plain(seed)}\n\n`);
      io.out(`Hand (${hand.length})\n${listed(hand)}\n`);
      io.out(`Assembly (${assembly.length})\n${listed(assembly)}\n`);
      io.out(
        columns([
          ['Treasury', `${treasury} solaris`],
          ['Favor', `${favor}`],
          ['Hoard', `${hoard} spice`],
          ['Guild Hoard', `${guildHoard} spice`],
          ['CROE', `${counted(croe, 'solari')} for one spice`],
        ]),
      );
    }
    return 0;
  },
});

function listed(ids: readonly string[]): string {
  return columns(
    ids.map((id) => {
      const card = loadCatalogue().byId.get(id);
      return card === undefined
        ? [id]
        : [fullName(card), [card.type, ...card.subtypes].join(' · '), `cost ${card.cost}`];
    }),
    '  ',
  );
}
