import { mix32 } from '@/lib/kernel/hash';

/** Sides of a walk, each with its own digest: a failure says which of them is another. */
export const ASPECTS = ['may be done', 'happens', 'counts', 'is said'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** Adds up what is seen of each aspect. */
export function tally<A extends string>(aspects: readonly A[]) {
  const sums = new Map(aspects.map((aspect) => [aspect, 0]));
  return {
    tell(aspect: A, seen: number): void {
      sums.set(aspect, mix32(Math.imul(sums.get(aspect) ?? 0, 31) + seen));
    },
    digests: (): string =>
      [...sums.values()]
        .map((sum) => (sum % 36 ** WIDTH).toString(36).padStart(WIDTH, '0'))
        .join(''),
  };
}

/** Digits of the digest of an aspect. */
const WIDTH = 4;

/** The aspects in which two digests of a walk differ. */
export function differingIn<A extends string>(
  one: string,
  other: string,
  aspects: readonly A[],
): readonly A[] {
  return aspects.filter((_, at) => {
    const part = (digests: string) => digests.slice(at * WIDTH, (at + 1) * WIDTH);
    return part(one) !== part(other);
  });
}
