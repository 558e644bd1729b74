import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { type ResolvedDeck, resolveDeck } from '@/lib/decks/resolve';
import { adversaryOfAlly } from './checks/adversary-of-ally';
import { adversaryOfSponsor } from './checks/adversary-of-sponsor';
import type { Check } from './checks/check-kind';
import { doubtfulData } from './checks/doubtful-data';
import { format } from './checks/format';
import { homeWorld } from './checks/home-world';
import { houseAllegiance } from './checks/house-allegiance';
import { houseCopies } from './checks/house-copies';
import { houseSize } from './checks/house-size';
import { imperialDuplicate } from './checks/imperial-duplicate';
import { imperialSize } from './checks/imperial-size';
import { oddSize } from './checks/odd-size';
import { profile } from './checks/profile';
import { program } from './checks/program';
import { programAdversary } from './checks/program-adversary';
import { sameCharacter } from './checks/same-character';
import { unknownCard } from './checks/unknown-card';
import { wrongDeck } from './checks/wrong-deck';
import { type CompiledFormat, compileFormat } from './compile';
import type { Format } from './format';
import { DEFAULT_FORMAT } from './formats';
import type { LegalityProblem, Report } from './problem';

/** In the order in which a judge would speak: what clashes first, then what is missing, then doubts. */
const CHECKS: readonly Check[] = [
  unknownCard,
  wrongDeck,
  adversaryOfSponsor,
  adversaryOfAlly,
  imperialDuplicate,
  houseCopies,
  houseAllegiance,
  format,
  homeWorld,
  program,
  profile,
  imperialSize,
  houseSize,
  programAdversary,
  sameCharacter,
  doubtfulData,
  oddSize,
];

/** A catalogue and formats, made ready once for any number of checks. */
export interface Checker {
  readonly catalogue: Catalogue;
  readonly formats: ReadonlyMap<string, CompiledFormat>;
}

/** A checker for the given formats; of two with one id the first counts. The default is always known. */
export function createChecker(catalogue: Catalogue, formats: readonly Format[]): Checker {
  const compiled = new Map<string, CompiledFormat>();
  for (const each of [...formats, DEFAULT_FORMAT])
    if (!compiled.has(each.id)) compiled.set(each.id, compileFormat(each));
  return { catalogue, formats: compiled };
}

/**
 * Holds a deck against a format, its own unless another is named. Every error is reported whenever
 * its condition holds, whatever else is wrong. A format that nobody knows is an error, and the rest
 * is then checked under Thunder at Twilight.
 */
export function check(checker: Checker, deck: Deck, formatId: string = deck.format): Report {
  return checkResolved(checker, resolveDeck(deck, checker.catalogue), formatId);
}

/** The same for a deck whose cards have been looked up already. */
export function checkResolved(checker: Checker, deck: ResolvedDeck, formatId: string): Report {
  const known = checker.formats.get(formatId);
  const compiled = known ?? checker.formats.get(DEFAULT_FORMAT.id) ?? compileFormat(DEFAULT_FORMAT);
  const problems: LegalityProblem[] = known === undefined ? [unknownFormat(formatId)] : [];
  for (const each of CHECKS) each(deck, compiled, problems);
  return {
    legal: !problems.some(({ severity }) => severity === 'error'),
    format: compiled.format.id,
    formatName: compiled.format.name,
    problems,
  };
}

function unknownFormat(id: string): LegalityProblem {
  return {
    severity: 'error',
    rules: [],
    cards: [],
    detail: { code: 'format', why: 'unknown-format', format: id, name: id },
  };
}
