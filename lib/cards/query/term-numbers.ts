import { splitAtOperator, type TermToken } from '@/lib/kernel/query/lex';
import { comparison, readAmount, WHOLE } from '@/lib/kernel/query/numbers';
import { nearest, quote } from '@/lib/kernel/query/problem';
import { isNone, oneOf, problem, type Read } from '@/lib/kernel/query/term';
import { ok } from '@/lib/result';
import { FIELD_NAMES, fieldNamed, isNumberField } from './fields';
import type { AmountField, Condition } from './query';
import { VALUES } from './vocabulary';

function read(what: Condition, negated = false): Read<Condition, never> {
  return ok({ kind: 'condition', what, negated });
}

/** `cost>=2`, `cost:2..4`, `cost=x`, `command:none`, `battle>dueling`, `own:1..3`. */
export function readNumber(
  field: AmountField,
  token: TermToken,
  value: string,
): Read<Condition, never> {
  const is = comparison(token.sign);
  const equality = is === '=' || is === '!=';
  const amount = readAmount(token, value);
  if (amount !== null) return amount.ok ? read({ ...amount.value, field }) : amount;
  if (field === 'own')
    return isNone(value) && equality
      ? read({ kind: 'number', field, is, value: 0 })
      : problem(
          'bad-number',
          token.valueSpan,
          `${quote(value)} is no number of copies. Write a whole number or a range, as in own>=2 or own:1..3.`,
        );
  if (/^x$/i.test(value)) {
    if (field !== 'cost') return problem('bad-number', token.valueSpan, 'Only a cost can be X.');
    // Whoever asks for every cost but X means the numbered ones too.
    const isOther = is === '!=';
    return read({ kind: 'number', field, is: isOther ? '=' : is, value: 'X' }, isOther);
  }
  if (isNone(value)) {
    if (field === 'cost')
      return problem('bad-number', token.valueSpan, 'Every card has a cost: a number or X.');
    return equality
      ? read({ kind: 'absent', field }, is === '!=')
      : problem('bad-operator', token, `“none” has no size: write ${field}:none.`);
  }
  const other = fieldNamed(value)?.key;
  if (other && isNumberField(other)) return read({ kind: 'fields', field, is, other });
  const near = nearest(
    value,
    FIELD_NAMES.filter((name) => isNumberField(fieldNamed(name)?.key ?? '')),
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

/** `req:battle`, `req:battle>=2`, `req>=2`, `req:none`. */
export function readRequirement(token: TermToken, value: string): Read<Condition, never> {
  if (WHOLE.test(value)) {
    const rank = { is: comparison(token.sign), value: Number(value) };
    return read({ kind: 'requirement', talent: null, rank });
  }
  const parts = splitAtOperator(value);
  if (!parts && token.sign !== ':' && token.sign !== '=' && token.sign !== '!=')
    return problem(
      'bad-operator',
      token,
      `${quote(value)} has no size: write req:${value}, or req:${value}${token.sign}2.`,
    );
  if (!parts) {
    if (isNone(value))
      // No requirement is the absence of any.
      return read({ kind: 'requirement', talent: null, rank: null }, token.sign !== '!=');
    return oneOf(token, value, VALUES.talent, 'talent', (talent) => ({
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
  return oneOf(token, parts.left, VALUES.talent, 'talent', (talent) => ({
    kind: 'requirement',
    talent,
    rank: { is: comparison(parts.sign), value: Number(parts.right) },
  }));
}
