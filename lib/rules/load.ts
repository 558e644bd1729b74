import { z } from 'zod';
import conflicts from '@/data/rules/conflicts.json';
import crf from '@/data/rules/crf.json';
import tat from '@/data/rules/tat.json';
import { ownRecords } from '@/lib/read-as';
import type { RuleBook } from './citations';
import { conflictSchema, ruleSchema } from './schema';

let loaded: RuleBook | undefined;

/**
 * Every rule and every ruling on a conflict, validated on first use. For the server and the command
 * line. Throws where a record is broken, naming file, place and field.
 */
export function loadRules(): RuleBook {
  loaded ??= build();
  return loaded;
}

function build(): RuleBook {
  const rules = [
    ...ownRecords('data/rules/tat.json', z.array(ruleSchema), tat),
    ...ownRecords('data/rules/crf.json', z.array(ruleSchema), crf),
  ];
  const rulings = ownRecords('data/rules/conflicts.json', z.array(conflictSchema), conflicts);
  const byId = new Map([...rules, ...rulings].map((entry) => [entry.id, entry] as const));
  return { rules, conflicts: rulings, byId };
}
