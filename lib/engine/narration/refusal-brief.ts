import { talentName } from '@/lib/rules/talents';
import type { Facts } from '../state/cause';
import type { TacticClass } from '../state/frames';
import type { Refusal } from '../state/refusal';

type Brief<Code extends Refusal['code']> = Code extends keyof Facts
  ? string | ((facts: Facts[Code]) => string)
  : string;

/** What a card waits for in two or three words, to stand on it; '' for what takes a sentence (refusal.ts). */
export function refusalBrief(refusal: Refusal): string {
  const words = BRIEFS[refusal.code] as string | ((facts: Refusal) => string) | undefined;
  return typeof words === 'function' ? words(refusal) : (words ?? '');
}

const BRIEFS: { readonly [Code in Refusal['code']]?: Brief<Code> } = {
  allegiance: 'needs a host',
  command: 'needs command',
  'copy-deployed': 'deployed already',
  'event-limit': 'one event a turn',
  'host-by-text': 'needs a host',
  'illegal-host': 'needs a host',
  'needs-dune-fief': 'needs Dune fief',
  'needs-home-world': 'needs home world',
  'no-bearer': 'needs a bearer',
  'no-native': 'needs Dune fief',
  'no-talent': ({ talent, rank }) => `needs ${talentName(talent)} ${rank}`,
  'petition-lost': 'petition lost',
  'tactic-waits': ({ answers }) =>
    answers === null ? 'only as answer' : `in ${chancesOf(answers)}`,
  'too-dear': ({ cost }) => `needs ${cost}`,
  'works-as-tactic': 'only as answer',
};

function chancesOf(answers: TacticClass): string {
  switch (answers) {
    case 'initiative':
      return 'Initiative';
    case 'petition':
      return 'petitions';
    case 'exchange':
      return 'Exchanges';
    case 'discard':
      return 'discards';
    default:
      return talentName(answers);
  }
}
