import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { type ResolvedDeck, resolveDeck } from '@/lib/decks/resolve';
import { adversaryOfAlly, adversaryOfSponsor, programAdversary } from './checks/adversaries';
import { type Check, type Found, problemCard } from './checks/check-kind';
import { houseCopies, imperialDuplicate, sameCharacter } from './checks/copies';
import { doubtfulData } from './checks/doubtful-data';
import { format } from './checks/format';
import { houseAllegiance } from './checks/house-allegiance';
import { homeWorld, program, unknownCard, wrongDeck } from './checks/places';
import { profile } from './checks/profile';
import { houseSize, imperialSize, oddSize } from './checks/sizes';
import type { Format } from './format';
import { type CompiledFormat, compileFormat, DEFAULT_FORMAT } from './formats';
import type { LegalityProblem, ProblemCode, Report } from './problem';

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

/** What a judge would mention without refusing the deck. */
const WARNINGS: ReadonlySet<ProblemCode> = new Set([
  'program-adversary',
  'same-character',
  'doubtful-data',
  'odd-size',
]);

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
  const unknown = {
    code: 'format',
    why: 'unknown-format',
    format: formatId,
    name: formatId,
  } as const;
  const found: Found[] = known === undefined ? [{ rules: [], lines: [], detail: unknown }] : [];
  for (const each of CHECKS) for (const one of each(deck, compiled)) found.push(one);
  const problems = found.map(({ rules, lines, detail }): LegalityProblem => {
    const severity = WARNINGS.has(detail.code) ? 'warning' : 'error';
    return { severity, rules, cards: lines.map(problemCard), detail };
  });
  return {
    legal: !problems.some(({ severity }) => severity === 'error'),
    format: compiled.format.id,
    formatName: compiled.format.name,
    problems,
  };
}
