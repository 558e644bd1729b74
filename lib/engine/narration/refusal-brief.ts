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
  allegiance: 'no host',
  command: 'no command',
  'copy-deployed': 'deployed already',
  'event-limit': 'one event a turn',
  'host-by-text': 'no host',
  'illegal-host': 'no host',
  'needs-dune-fief': 'no Dune fief',
  'needs-home-world': 'no home world',
  'no-bearer': 'no bearer',
  'no-native': 'no Dune fief',
  'no-talent': ({ talent, rank }) => `no ${talentName(talent)} ${rank}`,
  'petition-lost': 'petition lost',
  'tactic-waits': ({ answers }) => (answers === null ? 'as an answer' : `in ${chancesOf(answers)}`),
  'too-dear': ({ cost }) => `needs ${cost}`,
  'works-as-tactic': 'as an answer',
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
