import { ok } from '@/lib/result';
import { FIELD_NAMES, fieldNamed, isNumberField } from './fields';
import { type Sign, splitAtOperator, type TermToken } from './lex';
import { nearest, quote } from './problem';
import type { Comparison, Condition, NumberField } from './query';
import { isNone, oneOf, problem, type Read } from './term-words';
import { TALENT_VALUES, valuesMeant } from './vocabulary';

const WHOLE = /^\d{1,4}$/;
const RANGE = /^(\d{0,4})\.\.(\d{0,4})$/;

function comparison(sign: Sign): Comparison {
  return sign === ':' ? '=' : sign;
}

/** `cost>=2`, `cost:2..4`, `cost=x`, `command:none`, `battle>dueling`. */
export function readNumber(field: NumberField, token: TermToken, value: string): Read {
  const is = comparison(token.sign);
  const number = (what: Condition): Read => ok({ kind: 'condition', what, negated: false });
  if (WHOLE.test(value)) return number({ kind: 'number', field, is, value: Number(value) });
  const equality = is === '=' || is === '!=';
  if (/^x$/i.test(value)) {
    if (field === 'cost') {
      // Whoever asks for every cost but X means the numbered ones too.
      return is === '!='
        ? ok({
            kind: 'condition',
            what: { kind: 'number', field, is: '=', value: 'X' },
            negated: true,
          })
        : number({ kind: 'number', field, is, value: 'X' });
    }
    return problem('bad-number', token.valueSpan, 'Only a cost can be X.');
  }
  if (isNone(value)) {
    if (field === 'cost')
      return problem('bad-number', token.valueSpan, 'Every card has a cost: a number or X.');
    if (equality)
      return ok({ kind: 'condition', what: { kind: 'absent', field }, negated: is === '!=' });
    return problem('bad-operator', token, `“none” has no size: write ${field}:none.`);
  }
  const range = readRange(value);
  if (range)
    return equality
      ? number({ kind: 'range', field, ...range, inside: is === '=' })
      : badRange(token);
  const other = fieldNamed(value)?.key;
  if (other && isNumberField(other)) return number({ kind: 'fields', field, is, other });
  const near = nearest(
    value,
    FIELD_NAMES.filter((name) => isNumberName(name)),
  );
  return problem(
    'bad-number',
    token.valueSpan,
    `${quote(value)} is no number for ${field}. ${
      near ? `Did you mean ${near}?` : 'It takes a whole number, a range as in 2..4, or a field.'
    }`,
    near,
  );
}

/** `own>=2`, `own=0`, `own:1..3`, `own:none`. */
export function readOwned(token: TermToken, value: string): Read {
  const is = comparison(token.sign);
  const owned = (what: Condition): Read => ok({ kind: 'condition', what, negated: false });
  if (WHOLE.test(value)) return owned({ kind: 'own', is, value: Number(value) });
  const equality = is === '=' || is === '!=';
  if (isNone(value) && equality) return owned({ kind: 'own', is, value: 0 });
  const range = readRange(value);
  if (range)
    return equality ? owned({ kind: 'own-range', ...range, inside: is === '=' }) : badRange(token);
  return problem(
    'bad-number',
    token.valueSpan,
    `${quote(value)} is no number of copies. Write a whole number or a range, as in own>=2 or own:1..3.`,
  );
}

function readRange(
  value: string,
): { readonly min: number | null; readonly max: number | null } | null {
  const range = RANGE.exec(value);
  if (!range || !(range[1] || range[2])) return null;
  const [from, to] = [end(range[1]), end(range[2])];
  const turned = from !== null && to !== null && from > to;
  return { min: turned ? to : from, max: turned ? from : to };
}

function badRange(token: TermToken): Read {
  return problem('bad-operator', token, `A range takes : or = or !=, not ${token.sign}.`);
}

function end(digits: string | undefined): number | null {
  return digits ? Number(digits) : null;
}

function isNumberName(name: string): boolean {
  const field = fieldNamed(name);
  return field !== undefined && isNumberField(field.key);
}

/** `req:battle`, `req:battle>=2`, `req>=2`, `req:none`. */
export function readRequirement(token: TermToken, value: string): Read {
  if (WHOLE.test(value)) return ranked(null, token.sign, value);
  const parts = splitAtOperator(value);
  if (!parts && token.sign !== ':' && token.sign !== '=' && token.sign !== '!=')
    return problem(
      'bad-operator',
      token,
      `${quote(value)} has no size: write req:${value}, or req:${value}${token.sign}2.`,
    );
  if (!parts) {
    if (isNone(value))
      return ok({
        kind: 'condition',
        what: { kind: 'requirement', talent: null, rank: null },
        // No requirement is the absence of any.
        negated: token.sign !== '!=',
      });
    return oneOf(token, value, TALENT_VALUES, 'talent', (talent) => ({
      kind: 'requirement',
      talent,
      rank: null,
    }));
  }
  if (token.sign !== ':' && token.sign !== '=')
    return problem('bad-operator', token, 'Two comparisons stand in one term.');
  if (!WHOLE.test(parts.right))
    return problem(
      'bad-number',
      token.valueSpan,
      `${quote(parts.right)} is no rank. Write a whole number, as in req:battle>=2.`,
    );
  const meant = valuesMeant(parts.left, TALENT_VALUES);
  const [first] = meant;
  if (first && meant.length === 1) return ranked(first.id, parts.sign, parts.right);
  return oneOf(token, parts.left, TALENT_VALUES, 'talent', (talent) => ({
    kind: 'requirement',
    talent,
    rank: null,
  }));
}

function ranked(
  talent: (typeof TALENT_VALUES)[number]['id'] | null,
  sign: Sign,
  rank: string,
): Read {
  return ok({
    kind: 'condition',
    what: { kind: 'requirement', talent, rank: { is: comparison(sign), value: Number(rank) } },
    negated: false,
  });
}
