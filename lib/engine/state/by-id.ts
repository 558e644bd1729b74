/** Cards by their numbers, for lists of options: the order must not depend on where the cards have been. */
export function byId(one: { readonly id: number }, other: { readonly id: number }): number {
  return one.id - other.id;
}
