import { BONUS_SOLARIS } from '@/lib/decks/profile';
import { powerShortName } from '@/lib/rules/powers';
import { listed, listedOr } from '@/lib/sentences';
import type { LegalityProblem } from './problem';

/** A problem in two to five words, for a row that has no room for words.ts: "Adversary: Harkonnen". */
export function problemTag({ detail }: LegalityProblem): string {
  switch (detail.code) {
    case 'adversary-of-sponsor':
    case 'program-adversary':
      return `Adversary: ${listed(detail.powers.map(powerShortName))}`;
    case 'adversary-of-ally': {
      const powers = new Set(detail.pairs.flat().map(powerShortName));
      return `${listed([...powers])} are adversaries`;
    }
    case 'imperial-duplicate':
      return detail.by === 'character' ? 'This person is in already' : 'This title is in already';
    case 'house-copies':
      return `More than ${detail.limit} copies`;
    case 'house-allegiance':
      return `Needs an Imperial card: ${listedOr(detail.powers.map(powerShortName))}`;
    case 'imperial-size':
    case 'house-size':
      return 'Too few cards';
    case 'wrong-deck':
      return 'The wrong deck';
    case 'home-world':
      if (detail.why === 'missing') return 'No home world';
      return detail.why === 'other-sponsor' ? 'Not this sponsor’s' : 'No home world card';
    case 'program':
      if (detail.why === 'not-a-program') return 'Not a program';
      return detail.why === 'bought-twice' ? 'Bought already' : 'No programs in this format';
    case 'profile':
      return detail.why === 'negative'
        ? 'Negative profile'
        : `Costs ${detail.spent} of ${BONUS_SOLARIS} solaris`;
    case 'format':
      return FORMAT[detail.why];
    case 'unknown-card':
      return 'Unknown card';
    case 'same-character':
      return 'The same person';
    case 'doubtful-data':
      return 'Doubtful data';
    case 'odd-size':
      return 'An unusual size';
  }
}

const FORMAT = {
  set: 'Set not in this format',
  banned: 'Banned in this format',
  restricted: 'Restricted to one',
  'unknown-format': 'Unknown format',
} as const;
