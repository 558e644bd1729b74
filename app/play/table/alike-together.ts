import { listed } from '@/lib/sentences';

/** What was done several times over, each time with another card. */
const ALIKE = /^(.* (?:deploys|engages|petitions for)) ([^:(]+)$/;

/** Lines in a row that begin alike as one: "House Corvail deploys Tupile, Hagga Basin and Dune". */
export function alikeTogether(lines: readonly string[]): readonly string[] {
  const runs: { readonly start: string | null; readonly ends: string[] }[] = [];
  for (const line of lines) {
    const [, start = null, end = line] = ALIKE.exec(line) ?? [];
    const last = runs.at(-1);
    if (start !== null && last?.start === start) last.ends.push(end);
    else runs.push({ start, ends: [end] });
  }
  return runs.map(({ start, ends }) =>
    start === null ? listed(ends) : `${start} ${listed(ends)}`,
  );
}
