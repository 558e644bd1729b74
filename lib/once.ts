/** Makes a thing when it is first asked for: what takes time to make does not hold up the start of a page. */
export function once<T>(make: () => T): () => T {
  let made: { readonly thing: T } | null = null;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}
