import { fold } from '@/lib/words/fold';

/** Folded, without blanks and marks between words. */
export function squeeze(text: string): string {
  return fold(text).replace(/[\s\-.,]+/g, '');
}

/** A value that a field may take. */
export interface Value<T extends string = string> {
  readonly id: T;
  /** As the page writes it. */
  readonly label: string;
  /** First what people write most, then the rest; folded and without blanks. */
  readonly names: readonly string[];
  /** Every word of its names, folded. */
  readonly words: readonly string[];
}

export function value<T extends string>(
  id: T,
  label: string,
  ...also: readonly string[]
): Value<T> {
  const all = [id, label, ...also];
  return {
    id,
    label,
    names: all.map(squeeze),
    words: all.flatMap((name) => fold(name).split(/[\s-]+/)),
  };
}

/**
 * The values that a text may mean: the one that it names in full; else those whose id or label it
 * begins; else those of which it begins a word.
 */
export function valuesMeant<T extends string>(
  text: string,
  values: readonly Value<T>[],
): readonly Value<T>[] {
  const key = squeeze(text);
  if (key === '') return [];
  const exact = values.filter((entry) => entry.names.includes(key));
  if (exact.length > 0) return exact;
  const begun = values.filter((entry) =>
    entry.names.slice(0, 2).some((name) => name.startsWith(key)),
  );
  if (begun.length > 0) return begun;
  return values.filter(
    (entry) =>
      entry.words.some((word) => word.startsWith(key)) ||
      entry.names.some((name) => name.startsWith(key)),
  );
}
