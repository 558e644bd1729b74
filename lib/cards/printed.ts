import { POWERS, type Power, powerName, powerShortName } from '@/lib/rules/powers';
import { TALENTS, type Talent, talentName } from '@/lib/rules/talents';
import { backOf } from '@/lib/rules/taxonomy';
import { fold } from '@/lib/words/fold';
import { type Card, type CardId, fullName } from './card';

/** A card as one of the player's own set files has it. */
export interface PrintedCard {
  readonly card: CardId;
  readonly name: string;
  /** Its printed text; "" where it has none. */
  readonly operation: string;
  /** Every other property of the file, by name. */
  readonly facts: Readonly<Record<string, string>>;
}

type CardField = 'type' | 'deck' | 'subtypes' | 'cost' | 'allegiance' | 'requirement';
export type PrintedField = 'name' | CardField | 'command' | 'resistance' | Talent;
type Ours = readonly [PrintedField, (card: Card) => string | number | undefined];

/** Each field with what we have of it, as a file might write it; undefined where a card has no such fact. */
const OURS = new Map<Ours[0], Ours[1]>([
  ['name', fullName],
  ['type', ({ type }) => capital(type)],
  ['deck', ({ deck }) => capital(backOf(deck))],
  ['subtypes', ({ subtypes }) => subtypes.join(', ')],
  ['cost', ({ cost }) => cost],
  ['allegiance', ({ allegiance }) => allegiance && powerName(allegiance)],
  ['requirement', ({ requirement: req }) => req && `${talentName(req.talent)} ${req.rank}`],
  ['command', ({ command }) => command],
  ['resistance', ({ resistance }) => resistance],
  ...TALENTS.map((talent): Ours => [talent, ({ talents }) => talents?.[talent]]),
]);

/** Why a difference is no news. */
export type Known =
  /** The record mends this very slip. */
  | { readonly kind: 'mended'; readonly confidence: string; readonly reason: string }
  /** The same name in a spelling that the record keeps beside its own. */
  | { readonly kind: 'spelling' };

/** A fact that a file and the catalogue do not agree on. */
export interface Difference {
  readonly card: Card;
  readonly field: PrintedField;
  /** As a person writes it; "none" where there is no such fact. */
  readonly ours: string;
  readonly theirs: string;
  readonly known: Known | null;
  /** What the record says where it doubts the field itself. */
  readonly doubts: readonly string[];
}

/** The fields in the words of the page: "Cost". */
export function printedFieldName(field: PrintedField): string {
  return capital(field);
}

/** The properties of a set file whose names are not the field's own. */
const PROPERTIES: Readonly<Partial<Record<PrintedField, string>>> = {
  deck: 'Decktype',
  subtypes: 'Subtype',
  cost: 'Deployment Cost',
  requirement: 'Talent Requirement',
};

/**
 * Where a file's facts differ from ours. Mere spelling is no difference ("Ally. Vassal." or "None"
 * for nothing, "02" for 2, another order of subtypes), nor is a property that the file lacks
 * altogether. House worlds, programs and Dune count as Imperial, as their backs do.
 */
export function differencesOf(card: Card, printed: PrintedCard): readonly Difference[] {
  return [...OURS].flatMap(([field, oursOf]): readonly Difference[] => {
    const theirs =
      field === 'name' ? printed.name : factOf(printed.facts, PROPERTIES[field] ?? capital(field));
    if (theirs === undefined) return [];
    const ours = String(oursOf(card) ?? '');
    if (normal(field, ours) === normal(field, theirs)) return [];
    return [
      {
        card,
        field,
        ours: ours === '' ? NOTHING : ours,
        theirs: theirs.trim() === '' ? NOTHING : theirs.trim(),
        known: knownOf(card, field, ours, theirs),
        doubts: (card.doubts ?? [])
          .filter((doubt) => doubt.fields.some((name) => FIELD_OF[name] === field))
          .map((doubt) => doubt.note),
      },
    ];
  });
}

const NOTHING = 'none';

/** The names that corrections and doubts give to fields. */
const FIELD_OF: Readonly<Record<string, PrintedField>> = {
  ...Object.fromEntries([...OURS.keys()].map((field) => [field, field] as const)),
  title: 'name',
  subtitle: 'name',
};

function factOf(facts: PrintedCard['facts'], name: string): string | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A fact in the one form in which facts are compared. */
function normal(field: PrintedField, text: string): string {
  switch (field) {
    case 'name':
      // a hyphen, a colon or a comma between the same words is spelling
      return fold(text.replace(/[^\p{L}\p{N}'’]+/gu, ' ')).replace(/^the /, '');
    case 'subtypes':
      return [...new Set(subtypesOf(text))].sort().join('|');
    case 'allegiance': {
      const power = POWER_OF.get(powerKey(text));
      return power ?? nothingOr(fold(text));
    }
    default:
      return nothingOr(fold(text).replace(/\b0+(?=\d)/g, ''));
  }
}

function nothingOr(text: string): string {
  return text === 'none' || text === '-' || text === '–' ? '' : text;
}

/** "Ally. Vassal." as folded words. */
function subtypesOf(text: string): string[] {
  return text
    .split(/[.,;/]+/)
    .map(fold)
    .filter((part) => nothingOr(part) !== '');
}

const powerKey = (text: string) => fold(text).replace(/^(the |house )+/, '');

const POWER_OF: ReadonlyMap<string, Power> = new Map(
  POWERS.flatMap((power) =>
    [powerName(power), powerShortName(power)].map((name) => [powerKey(name), power] as const),
  ),
);

function knownOf(card: Card, field: PrintedField, ours: string, theirs: string): Known | null {
  const mends = (card.corrections ?? []).filter((one) => FIELD_OF[one.field] === field);
  // Subtypes are mended one by one, every other field as a whole.
  const mended =
    field === 'subtypes'
      ? normal(field, replaced(theirs, mends)) === normal(field, ours)
      : mends.some((one) => normal(field, one.was) === normal(field, theirs));
  const [first] = mends;
  if (mended && first !== undefined) {
    const reasons = new Set(mends.flatMap((one) => one.reason ?? []));
    return { kind: 'mended', confidence: first.confidence, reason: [...reasons].join('; ') };
  }
  const spellings = [card.octgn.name, ...(card.aliases ?? [])];
  return field === 'name' && spellings.some((one) => normal(field, one) === normal(field, theirs))
    ? { kind: 'spelling' }
    : null;
}

function replaced(text: string, mends: NonNullable<Card['corrections']>): string {
  const parts = new Set(subtypesOf(text));
  for (const { was, now } of mends) {
    const [from, to] = [subtypesOf(was), subtypesOf(now)];
    if (!from.every((part) => parts.has(part))) continue;
    for (const part of from) parts.delete(part);
    for (const part of to) parts.add(part);
  }
  return [...parts].join('. ');
}

/**
 * The differences of a whole file, as a text that can be sent to whoever keeps the catalogue. Facts
 * only: no printed text is in it.
 */
export function differencesText(differences: readonly Difference[]): string {
  const lines = differences.map(({ card, field, ours, theirs, known, doubts }) => {
    const note =
      known?.kind === 'mended'
        ? ` (mended, ${known.confidence}${known.reason === '' ? '' : `: ${known.reason}`})`
        : known?.kind === 'spelling'
          ? ' (a spelling that the Registry knows)'
          : doubts.length > 0
            ? ` (in doubt: ${doubts.join('; ')})`
            : '';
    return `${card.id}, ${capital(field)}: Registry “${ours}”, file “${theirs}”${note}`;
  });
  return `${lines.join('\n')}\n`;
}
