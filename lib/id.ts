declare const kind: unique symbol;

/**
 * A number or a text that names one thing of a kind. Ids of two kinds do not mix: a seat is no card.
 * A bare number or text is taken for any kind, so that data and literals need no cast.
 */
export type Id<Base extends number | string, Kind extends string> = Base & {
  readonly [kind]?: Kind;
};
