import type { TermToken } from '@/lib/kernel/query/lex';
import { comparison, readAmount } from '@/lib/kernel/query/numbers';
import { nearest, quote } from '@/lib/kernel/query/problem';
import {
  condition,
  isNone,
  oneOf,
  problem,
  type Read,
  readOrder,
  readSort,
  sortsAmong,
  unfinished,
  unknownField,
  withoutOrder,
} from '@/lib/kernel/query/term';
import { value } from '@/lib/kernel/query/values';
import { searchText } from '@/lib/words/text';
import { FIELD_NAMES, fieldNamed, isAmountField } from './fields';
import { type AmountField, type Condition, SORT_FIELDS, type SortField } from './query';
import { TYPE_NAMES, typesMeant } from './types';

type ReadHere = Read<Condition, SortField>;

const DECKS = [value('treachery', 'treachery'), value('spice', 'spice')];
const EDITIONS = [value('2019', '2019', 'GF9', 'Gale Force Nine'), value('descartes', 'Descartes')];
const QUALITIES = [
  value('doubtful', 'doubtful', 'doubted'),
  value('differs', 'differs', 'different', 'otherwise'),
  value('discarded', 'discarded', 'once'),
  value('removed', 'removed', 'out of the game'),
];

const SORTS = sortsAmong(SORT_FIELDS, FIELD_NAMES, (name) => fieldNamed(name)?.key, {
  some: 'name, type, copies, spice …',
  example: 'sort:spice',
});

/** Reads a term of the board game's cards, or says what is wrong with its field, operator or value. */
export function readTerm(token: TermToken): ReadHere {
  const field = fieldNamed(token.field);
  if (!field) return unknownField(token, FIELD_NAMES, 'copies>=2');
  const wrong = unfinished(token, field.example);
  if (wrong) return wrong;
  const typed = token.value.trim();
  const { key } = field;
  if (isAmountField(key)) return readNumber(key, token, typed);
  const unordered = withoutOrder(token);
  if (unordered) return unordered;
  const exact = token.sign !== ':';
  switch (key) {
    case 'sort':
      return readSort(token, typed, SORTS);
    case 'order':
      return readOrder(token, typed, SORTS);
    case 'name':
    case 'text':
      if (searchText(typed) === '')
        return problem('empty-word', token.valueSpan, `${quote(typed)} holds nothing to look for.`);
      return key === 'name'
        ? condition({ kind: key, text: typed, exact }, token.sign)
        : condition({ kind: 'does', text: typed }, token.sign);
    case 'type':
      return readType(token, typed, exact);
    case 'rule':
      return condition({ kind: 'rule', id: typed }, token.sign);
    case 'deck':
      return oneOf(token, typed, DECKS, 'deck', (deck) => ({ kind: 'deck', value: deck }));
    case 'edition':
      return oneOf(token, typed, EDITIONS, 'edition', (edition) => ({
        kind: 'edition',
        value: edition,
      }));
    case 'quality':
      return oneOf(token, typed, QUALITIES, 'quality', (quality) => ({
        kind: 'quality',
        value: quality,
      }));
  }
}

function readType(token: TermToken, typed: string, exact: boolean): ReadHere {
  const types = typesMeant(typed, exact);
  if (types.length > 0) return condition({ kind: 'type', types }, token.sign);
  const near = nearest(typed, TYPE_NAMES);
  return problem(
    'unknown-value',
    token.valueSpan,
    `No kind of card is called ${quote(typed)}.${near === null ? '' : ` Did you mean ${near}?`}`,
    near?.replaceAll(' ', '-'),
  );
}

/** `copies>=2`, `spice:8..10`, `descartes:none`, `2019<descartes`. */
function readNumber(field: AmountField, token: TermToken, typed: string): ReadHere {
  const amount = readAmount(token, typed);
  if (amount !== null && !amount.ok) return amount;
  const read = (what: Condition, negated = false): ReadHere => ({
    ok: true,
    value: { kind: 'condition', what, negated },
  });
  if (amount !== null) return read({ ...amount.value, field });
  const is = comparison(token.sign);
  if (isNone(typed))
    return is === '=' || is === '!='
      ? read({ kind: 'absent', field }, is === '!=')
      : problem('bad-operator', token, `“none” has no size: write ${field}:none.`);
  const other = fieldNamed(typed)?.key;
  if (isAmountField(other)) return read({ kind: 'fields', field, is, other });
  return problem(
    'bad-number',
    token.valueSpan,
    `${quote(typed)} is no number. It takes a whole number, a range as in 2..4, or a field as in 2019<descartes.`,
  );
}
