import type { Comparison, Words } from '@/lib/kernel/query/query';
import { capital, listed, listedOr } from '@/lib/sentences';
import { editionName } from '../rules/book';
import type { AmountField, Condition, Expression, Quality, Query, SortField } from './query';
import { manyOf } from './types';

/** The query as a person would say it: "Cards that are weapons and are in the 2019 edition, sorted by name". */
export function describeBoardQuery({ where, sort }: Query): string {
  const what = where === null ? 'all cards' : `cards that ${sayAll(where, true)}`;
  const keys = sort.map(
    ({ field, descending }) => `${SORT_NAMES[field]}${descending ? DOWN[field] : ''}`,
  );
  return capital([what, ...(keys.length > 0 ? [`sorted by ${listed(keys)}`] : [])].join(', '));
}

/** Negation is moved inward, to where a condition can say it. */
function sayAll(expression: Expression, yes: boolean): string {
  switch (expression.kind) {
    case 'is': {
      const [does, doesNot] = phraseOf(expression.what);
      return yes ? does : doesNot;
    }
    case 'not':
      return sayAll(expression.of, !yes);
    default: {
      const isBoth = (expression.kind === 'all') === yes;
      const parts = expression.of.map((part) => sayAll(part, yes));
      return isBoth ? parts.join(' and ') : `either ${parts.join(' or ')}`;
    }
  }
}

/** What is said of several cards of which a condition is true, and of those of which it is not. */
function phraseOf(what: Condition | Words): readonly [string, string] {
  const be = (words: string) => [`are ${words}`, `are not ${words}`] as const;
  const have = (words: string) => [`have ${words}`, `do not have ${words}`] as const;
  switch (what.kind) {
    case 'text':
      return have(`“${what.text}” in name, kind or what they do`);
    case 'does':
      return have(`“${what.text}” in what they do`);
    case 'name':
      return what.exact ? be(`called “${what.text}”`) : have(`“${what.text}” in their name`);
    case 'type':
      return be(listedOr(what.types.map(manyOf)));
    case 'deck':
      return be(`in the ${what.value} deck`);
    case 'edition':
      return be(`in the ${editionName(what.value)}`);
    case 'number':
      return have(`${COMPARED[what.is](String(what.value))} ${AMOUNTS[what.field]}`);
    case 'range':
      return have(`${rangeText(what)} ${AMOUNTS[what.field]}`);
    case 'absent':
      return [`have no ${AMOUNTS[what.field]}`, `have ${AMOUNTS[what.field]}`];
    case 'fields':
      return have(
        `${BESIDE[what.is]} ${AMOUNTS[what.field]} ${THAN[what.is]} ${AMOUNTS[what.other]}`,
      );
    case 'quality':
      return QUALITIES[what.value];
    case 'rule':
      return [`stand on a rule ${what.id}…`, `stand on no rule ${what.id}…`];
  }
}

function rangeText({ min, max, inside }: Extract<Condition, { readonly kind: 'range' }>): string {
  const range =
    min === null ? `${max} or fewer` : max === null ? `${min} or more` : `${min} to ${max}`;
  return inside ? range : `other than ${range}`;
}

const AMOUNTS: Readonly<Record<AmountField, string>> = {
  copies: 'copies in a deck',
  2019: 'copies in the 2019 edition',
  descartes: 'copies in the Descartes edition',
  spice: 'spice',
};

const COMPARED: Readonly<Record<Comparison, (amount: string) => string>> = {
  '=': (amount) => amount,
  '!=': (amount) => `other than ${amount}`,
  '<': (amount) => `fewer than ${amount}`,
  '<=': (amount) => `${amount} or fewer`,
  '>': (amount) => `more than ${amount}`,
  '>=': (amount) => `${amount} or more`,
};

const BESIDE: Readonly<Record<Comparison, string>> = {
  '=': 'as many',
  '!=': 'another number of',
  '<': 'fewer',
  '<=': 'as many or fewer',
  '>': 'more',
  '>=': 'as many or more',
};

const THAN: Readonly<Record<Comparison, string>> = {
  '=': 'as',
  '!=': 'than',
  '<': 'than',
  '<=': 'than',
  '>': 'than',
  '>=': 'than',
};

const QUALITIES: Readonly<Record<Quality, readonly [string, string]>> = {
  doubtful: ['have something in doubt', 'have nothing in doubt'],
  differs: ['differ between the editions', 'are the same in both editions'],
  discarded: ['are discarded after use', 'are not discarded after use'],
  removed: ['are out of the game after use', 'stay in the game after use'],
};

const SORT_NAMES: Readonly<Record<SortField, string>> = {
  ...AMOUNTS,
  name: 'name',
  type: 'kind',
  deck: 'deck',
};

const FROM_Z = ' from Z to A';
const HIGHEST = ', highest first';
const DOWN: Readonly<Record<SortField, string>> = {
  ...{ name: FROM_Z, type: FROM_Z, deck: FROM_Z },
  ...{ copies: HIGHEST, 2019: HIGHEST, descartes: HIGHEST, spice: HIGHEST },
};
