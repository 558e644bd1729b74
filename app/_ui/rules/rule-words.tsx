import { Fragment, type ReactNode } from 'react';
import type { BoardRule } from '@/lib/board/rules/book';
import { RULE_ID } from '@/lib/rules/ids';
import { RuleLink } from './rule-link';

/** What a rule that is not of the basic game belongs to. */
export const LAYERS: Readonly<Record<NonNullable<BoardRule['layer']>, string>> = {
  optional: 'Optional rule.',
  advanced: 'Advanced game.',
};

/** Running text with each rule id in it turned into a link; `show` draws what stands between them, `wordsOf` tells what each says. */
export function withRuleLinks(
  text: string,
  show: (words: string) => ReactNode = (words) => words,
  wordsOf?: (id: string) => string | undefined,
): ReactNode {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const hit of text.matchAll(RULE_ID)) {
    pieces.push(
      <Fragment key={from}>{show(text.slice(from, hit.index))}</Fragment>,
      <RuleLink key={`at ${hit.index}`} id={hit[0]} words={wordsOf?.(hit[0])} inText />,
    );
    from = hit.index + hit[0].length;
  }
  return [...pieces, <Fragment key={from}>{show(text.slice(from))}</Fragment>];
}
