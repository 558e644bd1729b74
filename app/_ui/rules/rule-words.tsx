import { Fragment, type ReactNode } from 'react';
import type { BoardRule } from '@/lib/board/rules/book';
import { RuleLink } from './rule-link';

/** A rule id inside running text: "TAT-6.2.7-01", "CRF-2.C.iii-04", "C07", "GF9-storm-06" or "DES-Q12". */
const ID =
  /\b((?:TAT|CRF)-[0-9A-Za-z.]*[0-9A-Za-z]-\d{2}|C\d{2}|(?:GF9|DES)-(?:Q\d{2}|[a-z-]+-\d{2}))\b/g;

/** What a rule that is not of the basic game belongs to. */
export const LAYERS: Readonly<Record<NonNullable<BoardRule['layer']>, string>> = {
  optional: 'Optional rule.',
  advanced: 'Advanced game.',
};

/** The rules that a text names. */
export const idsIn = (text: string): readonly string[] => text.match(ID) ?? [];

/** Running text with each rule id in it turned into a link; `show` draws what stands between them. */
export function withRuleLinks(
  text: string,
  show: (words: string) => ReactNode = (words) => words,
): ReactNode {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const hit of text.matchAll(ID)) {
    pieces.push(
      <Fragment key={from}>{show(text.slice(from, hit.index))}</Fragment>,
      <RuleLink key={`at ${hit.index}`} id={hit[0]} />,
    );
    from = hit.index + hit[0].length;
  }
  return [...pieces, <Fragment key={from}>{show(text.slice(from))}</Fragment>];
}
