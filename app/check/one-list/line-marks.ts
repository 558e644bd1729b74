import type { Card } from '@/lib/cards/card';
import type { Question } from '@/lib/desk/answers';
import type { LegalityProblem } from '@/lib/legality/problem';
import { fold } from '@/lib/words/fold';

/** Lines of a list, counted from 1, that are at fault: a card of theirs breaks a rule, or they wait to be read. */
export type LineMarks = ReadonlyMap<number, 'wrong' | 'waits'>;

/** Which lines of a text its problems and open questions are about; none in a text of one line. */
export function lineMarks(
  text: string,
  open: readonly Question[],
  problems: readonly Pick<LegalityProblem, 'severity' | 'cards'>[],
  byId: ReadonlyMap<string, Pick<Card, 'aliases'>>,
): LineMarks {
  const lines = text.split('\n');
  if (lines.length < 2) return new Map();
  const wrong = problems.flatMap(({ severity, cards }) =>
    severity === 'error'
      ? cards.flatMap(({ id, title }) => [title, ...(byId.get(id)?.aliases ?? [])].map(fold))
      : [],
  );
  return new Map([
    ...lines.flatMap((line, at): [number, 'wrong'][] =>
      wrong.some((name) => fold(line).includes(name)) ? [[at + 1, 'wrong']] : [],
    ),
    ...open.flatMap(({ line }): [number, 'waits'][] => (line === null ? [] : [[line, 'waits']])),
  ]);
}
