import { z } from 'zod';
import rules2019 from '@/data/board/rules/2019.json';
import questions2019 from '@/data/board/rules/2019-questions.json';
import chapters from '@/data/board/rules/chapters.json';
import rulesDescartes from '@/data/board/rules/descartes.json';
import questionsDescartes from '@/data/board/rules/descartes-questions.json';
import { ownRecords } from '@/lib/read-as';
import type { BoardBook, BoardQuestion, BoardRule } from './book';
import { boardChaptersSchema, boardQuestionSchema, boardRuleSchema } from './schema';

interface LoadedBook extends BoardBook {
  readonly byId: ReadonlyMap<string, BoardRule | BoardQuestion>;
}

let loaded: LoadedBook | undefined;

/**
 * Every rule and every question of both editions, validated on first use. For the server and the
 * command line. Throws where a record is broken, naming file, place and field.
 */
export function loadBoardRules(): LoadedBook {
  loaded ??= build();
  return loaded;
}

function build(): LoadedBook {
  const rules = [
    ...ownRecords('data/board/rules/2019.json', z.array(boardRuleSchema), rules2019),
    ...ownRecords('data/board/rules/descartes.json', z.array(boardRuleSchema), rulesDescartes),
  ];
  const questions = [
    ...ownRecords(
      'data/board/rules/2019-questions.json',
      z.array(boardQuestionSchema),
      questions2019,
    ),
    ...ownRecords(
      'data/board/rules/descartes-questions.json',
      z.array(boardQuestionSchema),
      questionsDescartes,
    ),
  ];
  const byId = new Map([...rules, ...questions].map((entry) => [entry.id, entry] as const));
  return {
    chapters: ownRecords('data/board/rules/chapters.json', boardChaptersSchema, chapters),
    rules,
    questions,
    byId,
  };
}
