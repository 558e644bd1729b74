import { z } from 'zod';
import { talentName } from '@/lib/rules/talents';
import { talentSchema } from '../rite';
import { valueSchema } from '../value';
import { modifier, scopeSchema } from './kind';
import { more } from './phrases';

/** A rank by its talent; force in the rite that is under way, beside the rank. */
const raised = z.enum([
  ...talentSchema.options,
  'command',
  'resistance',
  'force',
  /** Force in rites for which the participant lacks the talent too (TAT-6.2.11-55). */
  'bare-force',
]);
type Raised = z.infer<typeof raised>;

/** A number of a card that is raised or lowered. */
export const raise = modifier(
  { what: raised, by: valueSchema, of: scopeSchema },
  ({ what, by }, { who, title }) => {
    const said = more(who, by, wordsOf(what), title);
    return what === 'bare-force' ? `${said}, talent for the rite or not` : said;
  },
);

function wordsOf(what: Raised): string {
  switch (what) {
    case 'command':
    case 'resistance':
      return what;
    case 'force':
    case 'bare-force':
      return 'force';
    case 'rite':
      return 'rank in the talent of the rite';
    default:
      return talentName(what);
  }
}

/** The numbers of a card that are asked for: all ranks together, as a rite may decide which talent is meant. */
export type CardNumber = 'rank' | 'command' | 'resistance' | 'force';

export function numberOf(what: Raised): CardNumber {
  if (what === 'command' || what === 'resistance') return what;
  return what === 'force' || what === 'bare-force' ? 'force' : 'rank';
}
