import type { Catalogue } from '@/lib/cards/catalogue';
import type { Format } from '@/lib/legality/format';
import { findFormat } from '@/lib/legality/formats';
import { mendOf } from '@/lib/legality/mend';
import type { LegalityProblem } from '@/lib/legality/problem';
import { problemMessage } from '@/lib/legality/words';
import { powerName } from '@/lib/rules/powers';
import { counted } from '@/lib/sentences';
import type { Tournament } from './desk-list';
import { type Row, sentenceOf } from './rows';

/** What a letter needs to know beside its list. */
export interface LetterContext {
  readonly tournament: Tournament;
  readonly catalogue: Catalogue;
  /** The organiser's own formats. */
  readonly formats: readonly Format[];
}

/** To the player of a list: the verdict, what is wrong and the change that puts it right. */
export function letterText(row: Row, context: LetterContext): string {
  const { name, date } = context.tournament;
  const event = name.trim() === '' ? 'the event' : name.trim();
  const day = date === '' ? '' : ` on ${date}`;
  return [
    `Hello${row.player === '' ? '' : ` ${row.player}`},`,
    '',
    `your deck list for ${event}${day}: ${verdictIn(row)}`,
    ...readAs(row),
    ...wrong(row, context),
    ...unread(row),
    '',
    row.state === 'legal'
      ? 'Nothing is left for you to do.'
      : 'Please send the list again once it is right.',
    '',
  ].join('\n');
}

function verdictIn(row: Row): string {
  const { judged, state } = row;
  if (judged?.kind !== 'read' || state === 'legal') return sentenceOf(row);
  return state === 'settle'
    ? `legal in ${judged.report.formatName} as far as it could be read.`
    : `not legal in ${judged.report.formatName}.`;
}

function readAs({ judged, house, imperial, houseCards, sponsor }: Row): readonly string[] {
  if (judged?.kind !== 'read') return [];
  const who = [house, sponsor === null ? '' : `sponsored by ${powerName(sponsor)}`];
  const cards = `${imperial} Imperial and ${counted(houseCards, 'House card')}`;
  return [`We read it as: ${[...who, cards].filter((part) => part !== '').join(', ')}.`];
}

function wrong({ judged }: Row, context: LetterContext): readonly string[] {
  if (judged?.kind !== 'read') return [];
  const { deck, report } = judged;
  const format = findFormat(report.format, context.formats);
  const lineOf = (problem: LegalityProblem) => {
    const mend = format && mendOf(problem, deck, context.catalogue, format);
    const rules = problem.rules.length === 0 ? '' : ` (${problem.rules.join(', ')})`;
    return `- ${problemMessage(problem)}${rules}${mend ? `\n  To put it right: ${mend.label}.` : ''}`;
  };
  const errors = report.problems.filter(({ severity }) => severity === 'error');
  return errors.length === 0 ? [] : ['', 'What is wrong:', ...errors.map(lineOf)];
}

function unread({ judged, waiting }: Row): readonly string[] {
  if (judged?.kind !== 'read' || waiting === 0) return [];
  return judged.unread.length === 0
    ? ['', `${counted(waiting, 'line')} could not be read.`]
    : [
        '',
        'These lines name no card that we know. Which cards are meant?',
        ...judged.unread.map((line) => `- ${line}`),
      ];
}

/** The letters to all players whose list is not in order, one after the other. */
export function lettersText(rows: readonly Row[], context: LetterContext): string {
  return rows
    .filter(({ state }) => state !== 'legal' && state !== 'open')
    .map((row) => letterText(row, context))
    .join('\n----------\n\n');
}
