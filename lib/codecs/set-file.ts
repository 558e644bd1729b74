import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { PrintedCard } from '@/lib/cards/printed';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { SET_CODES, type SetCode } from '@/lib/rules/taxonomy';
import { clip } from './limits';
import { createMatcher, findByName, findSet, type Matcher } from './match';
import { childrenOf, parseXml, type XmlElement } from './xml';
import { isZip, unzip } from './zip';

/** Most bytes of one set file; the three known ones have about 250 KB each. */
const MAX_SET_BYTES = 4 * 1024 * 1024;
/** Most bytes of a file as it is chosen: an archive may hold pictures beside its sets. */
export const MAX_SET_FILE_BYTES = 64 * 1024 * 1024;
const ZIP_LIMITS = { files: 5_000, fileBytes: MAX_SET_BYTES, totalBytes: 32 * 1024 * 1024 };
const XML_LIMITS = { elements: 100_000, depth: 12 };

/** The OCTGN game definition of the Dune CCG. */
const DUNE_GAME = 'c196d3b0-bb5e-4d08-b49b-20dbce40443f';

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

/** A file that was chosen, or one inside an archive ("Dune.o8g: Sets/…/set.xml"). */
export interface SetFileRead {
  readonly name: string;
  readonly read: Result<LoadedSet>;
}

/**
 * The sets in files that were chosen: set.xml files, and archives (.o8g, .zip) that hold some; the
 * name of a file decides nothing. What else lies in an archive is passed over. Never throws.
 */
export function readSetFiles(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
  catalogue: Catalogue,
): readonly SetFileRead[] {
  return files.flatMap(({ name, bytes }) =>
    isZip(bytes)
      ? readArchive(name, bytes, catalogue)
      : [{ name, read: readSetFile(bytes, catalogue) }],
  );
}

function readArchive(
  archive: string,
  bytes: Uint8Array,
  catalogue: Catalogue,
): readonly SetFileRead[] {
  const unzipped = unzip(bytes, ZIP_LIMITS, (name) => /\.xml$/i.test(name));
  if (!unzipped.ok) return [{ name: archive, read: unzipped }];
  const inside = (name: string) => `${archive}: ${name}`;
  const sets = unzipped.value.files
    .filter(({ name, bytes: own }) => isSetName(name) || rootOf(decode(own) ?? '') === 'set')
    .map((file) => ({ name: inside(file.name), read: readSetFile(file.bytes, catalogue) }));
  const skipped = unzipped.value.skipped.map(({ name, problem }) => ({
    name: inside(name),
    read: fail(problem),
  }));
  // An archive may have sets of markers beside its sets of cards.
  const withCards = sets.filter(
    ({ read }) => read.ok || read.problems.every(({ code }) => code !== 'no-cards'),
  );
  const found = [...(withCards.length > 0 ? withCards : sets), ...skipped];
  if (found.length > 0) return found;
  const message =
    'No set file is in this archive. Choose the .o8g of the Dune CCG, or its set.xml files.';
  return [{ name: archive, read: fail({ code: 'no-set', at: '', message }) }];
}

const isSetName = (name: string) => /(^|[/\\.])set\.xml$/i.test(name);

/**
 * One OCTGN set file. Cards are known by their OCTGN id, else by name; a game id of another game
 * makes names count for nothing. Problems: `too-large`, `not-text`, those of parseXml, `not-a-set`,
 * `no-cards`, `other-game`, `no-known-cards`, `too-many-cards`, `too-long`. Never throws.
 */
export function readSetFile(input: Uint8Array | string, catalogue: Catalogue): Result<LoadedSet> {
  const size = input.length;
  if (size > MAX_SET_BYTES)
    return problem(
      'too-large',
      '',
      'This file is larger than 4 MiB, so it is no set of this game.',
    );
  const text = typeof input === 'string' ? input : decode(input);
  if (text === null || text.includes('\0'))
    return problem(
      'not-text',
      '',
      'This is not a text file. A set file is XML in UTF-8 or UTF-16.',
    );
  const parsed = parseXml(text, XML_LIMITS);
  if (!parsed.ok) return fail(...parsed.problems.map(inOurWords));
  const root = parsed.value;
  if (root.name !== 'set') return problem('not-a-set', '', notASet(root.name));
  const elements = childrenOf(root, 'cards').flatMap((list) => childrenOf(list, 'card'));
  if (elements.length === 0) return problem('no-cards', '', 'There are no cards in this set file.');
  if (elements.length > MAX_CARDS)
    return problem(
      'too-many-cards',
      '',
      `This set has over ${MAX_CARDS} cards: no set of this game.`,
    );
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
  const isOurs = gameId === '' || gameId === DUNE_GAME;
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
      ? problem('no-known-cards', '', `No card of “${clip(named, 60)}” is in the catalogue.`)
      : problem('other-game', '', `“${clip(named, 60)}” is a set of another game.`);

  const cards: PrintedCard[] = [];
  const left: LeftCard[] = [];
  const taken = new Set<string>();
  for (const [at, element] of elements.entries()) {
    const [card, ...others] = found[at] ?? [];
    const name = clip(nameOf(element), MAX_NAME);
    const why =
      card === undefined
        ? 'unknown'
        : others.length > 0
          ? 'ambiguous'
          : taken.has(card.id)
            ? 'repeated'
            : null;
    if (card === undefined || why !== null) {
      left.push({ name, line: element.line, why: why ?? 'unknown' });
      continue;
    }
    taken.add(card.id);
    const { operation, facts } = propertiesOf(element);
    if (operation.length > MAX_OPERATION)
      return problem(
        'too-long',
        `line ${element.line}`,
        `The text of “${clip(name, 60)}” has over ${MAX_OPERATION} characters: no card says that much.`,
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

/** UTF-8, or UTF-16 where its mark stands in front; null for bytes that are neither. */
function decode(bytes: Uint8Array): string | null {
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : null;
  try {
    return new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The name of the outermost element, as far as a glance tells. */
function rootOf(text: string): string {
  const start = text.slice(0, 4_000).replace(/<\?[^>]*\?>|<!--[\s\S]*?-->/g, '');
  return /^\s*<([\w:.-]+)/.exec(start.replace(/^\ufeff/, ''))?.[1] ?? '';
}

function notASet(root: string): string {
  if (root === 'deck') return 'This is a deck list, not a set: open it on the check page.';
  if (root === 'game')
    return 'This is the definition of a game. The texts are in its set.xml files, or in the .o8g.';
  return `This XML file is a <${clip(root, 30)}>, not a <set>.`;
}

/** The XML reader speaks of decks. */
function inOurWords(found: InputProblem): InputProblem {
  const message = {
    'xml-doctype': 'An XML file with a DOCTYPE is not read: no set file needs one.',
    'xml-too-deep': 'This XML file is nested deeper than any set file.',
  }[found.code];
  return message === undefined ? found : { ...found, message };
}

function problem(code: string, at: string, message: string): ReturnType<typeof fail<InputProblem>> {
  return fail({ code, at, message });
}
