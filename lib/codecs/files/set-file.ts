import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { PrintedCard } from '@/lib/cards/printed';
import { fail, ok, type Result } from '@/lib/result';
import { SET_CODES, type SetCode } from '@/lib/rules/taxonomy';
import { clip, looksBinary } from '../limits';
import { createMatcher, findByName, findSet, type Matcher } from '../names/match';
import { refuse } from '../problem';
import { kindOfText, notWanted } from './file-kind';
import { MAX_SET, NO_SET, type OpenedFile } from './open-file';
import { childrenOf, parseXml, type XmlElement } from './xml';
import { OCTGN_GAME } from './xml-root';

const XML_LIMITS = { elements: 100_000, depth: 12, called: 'set file' };

const MAX_CARDS = 1_000;
const MAX_NAME = 300;
const MAX_OPERATION = 4_000;
const MAX_FACT_NAME = 60;
const MAX_FACT = 400;

/** One set as a file has it. */
export interface LoadedSet {
  readonly set: SetCode;
  /** As the file calls it. */
  readonly name: string;
  /** The cards that are known here, each once, in the file's order. */
  readonly cards: readonly PrintedCard[];
  /** The cards that are not, and those that stand there a second time. */
  readonly left: readonly LeftCard[];
  /** Cards of the set that the file does not hold. */
  readonly missing: readonly Card[];
}

export interface LeftCard {
  readonly name: string;
  readonly line: number;
  readonly why: 'unknown' | 'ambiguous' | 'repeated';
}

/** What came of a file that was chosen, or of one inside an archive. */
export interface SetFileRead {
  readonly name: string;
  readonly read: Result<LoadedSet>;
}

/**
 * The sets in a file as openFile gives it: a set.xml, or an archive (.o8g, .zip) that holds some; the
 * name of a file decides nothing. What else lies in an archive is passed over. Never throws.
 */
export function readSets(
  archive: string,
  opened: readonly OpenedFile[],
  catalogue: Catalogue,
): readonly SetFileRead[] {
  const isSet = ({ name, text }: OpenedFile) =>
    !text.ok || name === archive || isSetName(name) || kindOfText(text.value) === 'set';
  const sets = opened
    .filter(isSet)
    .map(({ name, text }) => ({ name, read: text.ok ? readSetFile(text.value, catalogue) : text }));
  // An archive may have sets of markers beside its sets of cards.
  const hasCards = ({ read }: SetFileRead) =>
    read.ok || read.problems.every(({ code }) => code !== 'no-cards');
  const found = sets.some(hasCards) ? sets.filter(hasCards) : sets;
  return found.length > 0 ? found : [{ name: archive, read: fail(NO_SET) }];
}

const isSetName = (name: string) => /(^|[/\\.])set\.xml$/i.test(name);

/**
 * One OCTGN set file. Cards are known by their OCTGN id, else by name; a game id of another game
 * makes names count for nothing. Problems: `too-large`, `not-text`, those of parseXml, `not-a-set`, `no-cards`,
 * `other-game`, `no-known-cards`, `too-many-cards`, `too-long`. Never throws.
 */
export function readSetFile(text: string, catalogue: Catalogue): Result<LoadedSet> {
  if (text.length > MAX_SET)
    return refuse('too-large', 'This file is larger than 4 MiB, so it is no set of this game.');
  if (looksBinary(text))
    return refuse('not-text', 'This is not a text file. A set file is XML in UTF-8 or UTF-16.');
  const kind = kindOfText(text);
  if (kind !== 'set' && kind !== 'list') return fail(notWanted(kind, 'set', 'not-a-set'));
  const parsed = parseXml(text, XML_LIMITS);
  if (!parsed.ok) return parsed;
  const root = parsed.value;
  if (root.name === 'deck') return fail(notWanted('list', 'set', 'not-a-set'));
  if (root.name !== 'set')
    return refuse('not-a-set', `This XML file is a <${clip(root.name, 30)}>, not a <set>.`);
  const elements = childrenOf(root, 'cards').flatMap((list) => childrenOf(list, 'card'));
  if (elements.length === 0) return refuse('no-cards', 'There are no cards in this set file.');
  if (elements.length > MAX_CARDS)
    return refuse('too-many-cards', `This set has over ${MAX_CARDS} cards: no set of this game.`);
  return matched(root, elements, createMatcher(catalogue));
}

function matched(
  root: XmlElement,
  elements: readonly XmlElement[],
  matcher: Matcher,
): Result<LoadedSet> {
  const { cards: all } = matcher.catalogue;
  const byOctgn = new Map(all.map((card) => [card.octgn.id, card] as const));
  const byId = elements.map((element) => byOctgn.get(idOf(element)));
  const named = (root.attributes.get('name') ?? '').trim();
  const gameId = (root.attributes.get('gameId') ?? '').trim().toLowerCase();
  const isOurs = gameId === '' || gameId === OCTGN_GAME;
  const ofIds = commonest(byId.flatMap((card) => card?.set ?? []));
  const likely = ofIds ?? findSet(named);

  const found = elements.map((element, at): readonly Card[] => {
    const known = byId[at];
    if (known) return [known];
    const bearers = isOurs ? findByName(matcher, nameOf(element)) : [];
    const here = bearers.filter((card) => card.set === likely);
    return here.length > 0 ? here : bearers;
  });
  const set = likely ?? commonest(found.flatMap((cards) => cards.map((card) => card.set)));
  if (set === null || found.every((cards) => cards.length === 0))
    return isOurs
      ? refuse('no-known-cards', `No card of “${clip(named, 60)}” is in the catalogue.`)
      : refuse('other-game', `“${clip(named, 60)}” is a set of another game.`);

  const cards: PrintedCard[] = [];
  const left: LeftCard[] = [];
  const taken = new Set<string>();
  for (const [at, element] of elements.entries()) {
    const [card, ...others] = found[at] ?? [];
    const name = clip(nameOf(element), MAX_NAME);
    const { line } = element;
    if (card === undefined || others.length > 0 || taken.has(card.id)) {
      const why = card === undefined ? 'unknown' : others.length > 0 ? 'ambiguous' : 'repeated';
      left.push({ name, line, why });
      continue;
    }
    taken.add(card.id);
    const { operation, facts } = propertiesOf(element);
    if (operation.length > MAX_OPERATION)
      return refuse(
        'too-long',
        `The text of “${clip(name, 60)}” has over ${MAX_OPERATION} characters: no card says that much.`,
        `line ${line}`,
      );
    cards.push({ card: card.id, name, operation, facts });
  }
  const missing = all.filter((card) => card.set === set && !taken.has(card.id));
  return ok({ set, name: clip(named, 200), cards, left, missing });
}

const idOf = (element: XmlElement) => (element.attributes.get('id') ?? '').trim().toLowerCase();
const nameOf = (element: XmlElement) => (element.attributes.get('name') ?? '').trim();

/** The text and the other properties of a card; of a property that stands twice the first counts. */
function propertiesOf(element: XmlElement): Pick<PrintedCard, 'operation' | 'facts'> {
  const found = new Map<string, string>();
  for (const property of childrenOf(element, 'property')) {
    const name = (property.attributes.get('name') ?? '').trim();
    const value = property.attributes.get('value') ?? wholeText(property);
    if (name !== '' && name.length <= MAX_FACT_NAME && !found.has(name))
      found.set(name, value.replace(/\r\n?/g, '\n').trim());
  }
  const operation = found.get('Operation') ?? '';
  found.delete('Operation');
  const facts = Object.fromEntries(
    [...found].map(([name, value]) => [name, clip(value, MAX_FACT)]),
  );
  return { operation, facts };
}

/** Newer set files write a text between the tags, marked up. */
function wholeText(element: XmlElement): string {
  return [element.text, ...element.children.map(wholeText)].join('');
}

function commonest(sets: readonly SetCode[]): SetCode | null {
  const count = (set: SetCode) => sets.filter((one) => one === set).length;
  return SET_CODES.reduce<SetCode | null>(
    (best, set) => (count(set) > (best === null ? 0 : count(best)) ? set : best),
    null,
  );
}
