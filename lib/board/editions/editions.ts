import file from '@/data/board/editions.json';
import type { Edition } from '@/lib/board/rules/book';
import type { Described } from '@/lib/described';
import type { editionSchema, optionSchema } from './schema';

export type EditionFacts = Described<typeof editionSchema>;
export type Phase = EditionFacts['phases'][number];
export type Option = Described<typeof optionSchema>;
export type Layer = NonNullable<Option['layers'][Edition]>;

// It is the project's own file, so a test parses it, not this.
/** What differs between the editions, as numbers and words. */
export const EDITIONS = file.editions as unknown as Readonly<Record<Edition, EditionFacts>>;
/** Every option of either edition, those of the rulebooks first, then rulings that tables play otherwise. */
export const OPTIONS = file.options as readonly Option[];

/** The options that an edition has, in their order. */
export function optionsOf(edition: Edition): readonly Option[] {
  return OPTIONS.filter(({ layers }) => layers[edition] !== undefined);
}

/** Each by the list of options: a game keeps its own. */
const PLAYED: Readonly<Record<Edition, WeakMap<readonly string[], EditionFacts>>> = {
  2019: new WeakMap(),
  descartes: new WeakMap(),
};

/** The facts of an edition as a table plays it: with what its options set otherwise. */
export function factsWith(edition: Edition, options: readonly string[]): EditionFacts {
  const known = PLAYED[edition].get(options);
  if (known !== undefined) return known;
  const set = optionsOf(edition).flatMap(({ id, sets }) => (options.includes(id) ? [sets] : []));
  const facts: EditionFacts = Object.assign({}, EDITIONS[edition], ...set);
  PLAYED[edition].set(options, facts);
  return facts;
}

/** Options that make the advanced game of an edition: in 2019 all of that layer, in Descartes that of its own. */
export function advancedGame(edition: Edition): readonly string[] {
  return optionsOf(edition).flatMap(({ id, layers, needs }) =>
    layers[edition] === 'advanced' && needs === undefined ? [id] : [],
  );
}
