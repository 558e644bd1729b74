import { describe, expect, it } from 'vitest';
import { MAX_QUERY_DEPTH, MAX_QUERY_LENGTH, MAX_QUERY_TERMS } from '@/lib/kernel/query/grammar';
import { FIELDS } from './fields';
import { parseQuery } from './parse';
import type { Expression } from './query';

/** An expression without places, as a short tree. */
function tree(expression: Expression | null): unknown {
  if (expression === null) return null;
  switch (expression.kind) {
    case 'is':
      return expression.what.kind === 'text' ? expression.what.text : expression.what;
    case 'not':
      return { not: tree(expression.of) };
    default:
      return { [expression.kind]: expression.of.map(tree) };
  }
}

function read(text: string): unknown {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return tree(parsed.value.where);
}

function sortOf(text: string): readonly string[] {
  const parsed = parseQuery(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value.sort.map(({ field, descending }) => `${descending ? '-' : ''}${field}`);
}

/** Code and marked text of each problem. */
function problems(text: string): readonly (readonly [string, string])[] {
  const parsed = parseQuery(text);
  if (parsed.ok) return [];
  return parsed.problems.map(({ code, start, end }) => [code, text.slice(start, end)] as const);
}

function message(text: string): string {
  const parsed = parseQuery(text);
  return parsed.ok ? '' : (parsed.problems[0]?.message ?? '');
}

describe('how conditions join', () => {
  it('reads nothing as every card', () => {
    expect(read('')).toBeNull();
    expect(read(' \t\n')).toBeNull();
    expect(read('sort:cost')).toBeNull();
  });

  it('binds not before and, and before or', () => {
    expect(read('a b or c')).toEqual({ any: ['a b', 'c'] });
    expect(read('a t:plan or c')).toMatchObject({ any: [{ all: ['a', { kind: 'type' }] }, 'c'] });
    expect(read('a (b or c)')).toEqual({ all: ['a', { any: ['b', 'c'] }] });
    expect(read('-a b')).toEqual({ all: [{ not: 'a' }, 'b'] });
    expect(read('not a or b')).toEqual({ any: [{ not: 'a' }, 'b'] });
    expect(read('-(a or b) c')).toEqual({ all: [{ not: { any: ['a', 'b'] } }, 'c'] });
  });

  it('takes keywords in any case, and quoted ones as words', () => {
    expect(read('a AND b Or NOT c')).toEqual({ any: ['a b', { not: 'c' }] });
    expect(read('"or" "not"')).toEqual({ all: ['or', 'not'] });
  });

  it('cancels double negation', () => {
    expect(read('--a')).toBe('a');
    expect(read('not -not a')).toEqual({ not: 'a' });
    expect(read('-(-a)')).toBe('a');
  });

  it('flattens groups of one kind', () => {
    expect(read('((a)) (b (c d))')).toEqual({ all: ['a', 'b', 'c d'] });
    expect(read('(a or b) or c')).toEqual({ any: ['a', 'b', 'c'] });
  });

  it('keeps hyphens and apostrophes within words', () => {
    expect(read("'thopter al-gaib b’rrican")).toBe("'thopter al-gaib b’rrican");
  });

  it('takes plain words that follow each other as one condition, and no others', () => {
    expect(read('draw  a card')).toBe('draw a card');
    expect(read('draw sort:cost a card')).toBe('draw a card');
    expect(read('draw "a card" now')).toEqual({ all: ['draw', 'a card', 'now'] });
    expect(read('draw -a card')).toEqual({ all: ['draw', { not: 'a' }, 'card'] });
    expect(read('draw (a) card')).toEqual({ all: ['draw', 'a', 'card'] });
  });

  it('takes straight and curly quotation marks', () => {
    expect(read('“soo soo” "dune fief"')).toEqual({ all: ['soo soo', 'dune fief'] });
  });
});

describe('terms', () => {
  it('takes every spelling of every field, in any case', () => {
    for (const field of FIELDS) {
      const example = parseQuery(field.example);
      expect(example.ok, field.example).toBe(true);
      for (const name of [field.name, ...field.also]) {
        const text = field.example.replaceAll(/^-?[a-z]+(?=[:=<>!])/g, name.toUpperCase());
        expect(parseQuery(text).ok, text).toBe(true);
      }
    }
  });

  it('takes other spellings of the operators', () => {
    const number = (is: string) => ({ kind: 'number', field: 'cost', is, value: 2 });
    for (const text of ['cost:2', 'cost=2', 'cost==2']) expect(read(text)).toEqual(number('='));
    for (const text of ['cost>=2', 'cost=>2', 'cost≥2', 'cost:>=2', 'cost >= 2', 'cost >=2'])
      expect(read(text)).toEqual(number('>='));
    for (const text of ['cost<=2', 'cost=<2', 'cost≤2']) expect(read(text)).toEqual(number('<='));
    for (const text of ['cost!=2', 'cost<>2', 'cost≠2']) expect(read(text)).toEqual(number('!='));
    expect(read('cost: 2')).toEqual(number('='));
  });

  it('reads ranges, X, absence and other fields as amounts', () => {
    const range = { kind: 'range', field: 'cost', inside: true };
    expect(read('cost:2..4')).toEqual({ ...range, min: 2, max: 4 });
    expect(read('cost:4..2')).toEqual({ ...range, min: 2, max: 4 });
    expect(read('cost:2..')).toEqual({ ...range, min: 2, max: null });
    expect(read('cost=..4')).toEqual({ ...range, min: null, max: 4 });
    expect(read('cost!=2..4')).toEqual({ ...range, inside: false, min: 2, max: 4 });
    expect(read('cost=X')).toEqual({ kind: 'number', field: 'cost', is: '=', value: 'X' });
    expect(read('command:none')).toEqual({ kind: 'absent', field: 'command' });
    expect(read('battle>dueling')).toEqual({
      kind: 'fields',
      field: 'battle',
      is: '>',
      other: 'dueling',
    });
  });

  it('knows Powers by id, short name, full name and unique beginning', () => {
    const power = (value: string) => ({ kind: 'allegiance', value });
    expect(read('a:atr')).toEqual(power('atreides'));
    expect(read('allegiance:"House Atreides"')).toEqual(power('atreides'));
    expect(read('a:"spice miners"')).toEqual(power('spice-miners'));
    expect(read('a:Spice-Miners')).toEqual(power('spice-miners'));
    expect(read('a:guild')).toEqual(power('guild'));
    expect(read('a:gui')).toEqual(power('guild'));
    expect(read('a:bene')).toEqual(power('sisterhood'));
    expect(read('a:none')).toEqual(power('none'));
    expect(read('a!=none')).toEqual({ not: power('none') });
  });

  it('knows sets by code and name, decks by either spelling', () => {
    expect(read('set:TAT')).toEqual({ kind: 'set', value: 'tat' });
    expect(read('set:"Judge of the Change"')).toEqual({ kind: 'set', value: 'jotc' });
    expect(read('set:eye')).toEqual({ kind: 'set', value: 'eots' });
    expect(read('deck:"home world"')).toEqual({ kind: 'deck', value: 'homeworld' });
    expect(read('deck:home-worlds')).toEqual({ kind: 'deck', value: 'homeworld' });
    expect(read('deck:prog')).toEqual({ kind: 'deck', value: 'program' });
  });

  it('reads requirements with and without a rank', () => {
    const battle = { kind: 'requirement', talent: 'battle' };
    expect(read('req:battle')).toEqual({ ...battle, rank: null });
    expect(read('req:battle>=2')).toEqual({ ...battle, rank: { is: '>=', value: 2 } });
    expect(read('req:bat=2')).toEqual({ ...battle, rank: { is: '=', value: 2 } });
    expect(read('req>=3')).toEqual({
      kind: 'requirement',
      talent: null,
      rank: { is: '>=', value: 3 },
    });
    expect(read('req:none')).toEqual({ not: { kind: 'requirement', talent: null, rank: null } });
    expect(read('req!=none')).toEqual({ kind: 'requirement', talent: null, rank: null });
  });

  it('reads sorts wherever they stand', () => {
    expect(sortOf('sort:cost,-name a')).toEqual(['cost', '-name']);
    expect(sortOf('a sort:set (b sort:-res)')).toEqual(['set', '-resistance']);
    expect(sortOf('order:battle')).toEqual(['battle']);
    expect(read('a sort:cost or b')).toEqual({ any: ['a', 'b'] });
  });

  it('turns keys without a sign by order:desc', () => {
    expect(sortOf('sort:cost,+name,-set order:desc')).toEqual(['-cost', 'name', '-set']);
    expect(sortOf('order:desc sort:cost order:asc')).toEqual(['cost']);
    expect(sortOf('order:desc')).toEqual(['-name']);
    expect(sortOf('order:asc')).toEqual([]);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['foo:bar', 'unknown-field', 'foo'],
    ['a:fremn', 'unknown-value', 'fremn'],
    ['cost>=2 t:persna', 'unknown-value', 'persna'],
    ['set:zzz', 'unknown-value', 'zzz'],
    ['is:nice', 'unknown-value', 'nice'],
    ['legal:none', 'unknown-value', 'none'],
    ['a:s', 'ambiguous-value', 's'],
    ['deck:h', 'ambiguous-value', 'h'],
    ['a:house', 'ambiguous-value', 'house'],
    ['name:', 'missing-value', 'name:'],
    ['a:(b)', 'missing-value', 'a:'],
    ['>=2', 'missing-field', '>=2'],
    ['cost>many', 'bad-number', 'many'],
    ['cost>-1', 'bad-number', '-1'],
    ['cost:1.5', 'bad-number', '1.5'],
    ['cost:99999', 'bad-number', '99999'],
    ['cost:..', 'bad-number', '..'],
    ['command=x', 'bad-number', 'x'],
    ['cost:none', 'bad-number', 'none'],
    ['req:battle>=two', 'bad-number', 'battle>=two'],
    ['set>tat', 'bad-operator', 'set>tat'],
    ['cost>2..4', 'bad-operator', 'cost>2..4'],
    ['battle>none', 'bad-operator', 'battle>none'],
    ['req>battle', 'bad-operator', 'req>battle'],
    ['sort!=cost', 'bad-operator', 'sort!=cost'],
    ['sort:weight', 'unknown-value', 'weight'],
    ['a b)', 'stray-close', ')'],
    ['(a (b)', 'unclosed-group', '('],
    ['a () b', 'empty-group', '()'],
    ['"a b', 'unclosed-quote', '"a b'],
    ['name:"a b', 'unclosed-quote', '"a b'],
    ['""', 'empty-word', '""'],
    ["a ' b", 'empty-word', "'"],
    ['a or', 'missing-operand', 'or'],
    ['or a', 'missing-operand', 'or'],
    ['a or or b', 'missing-operand', 'or'],
    ['and a', 'missing-operand', 'and'],
    ['a and', 'missing-operand', 'and'],
    ['not', 'missing-operand', 'not'],
    ['a -', 'missing-operand', '-'],
    ['paul - duke', 'missing-operand', '-'],
    ['-sort:cost', 'missing-operand', '-'],
    ['__proto__:1', 'unknown-field', '__proto__'],
    ['constructor:x', 'unknown-field', 'constructor'],
    ['a:constructor', 'unknown-value', 'constructor'],
    ['t:__proto__', 'unknown-value', '__proto__'],
    ['sort:toString', 'unknown-value', 'toString'],
  ])('%s: %s at %s', (text, code, marked) => {
    expect(problems(text)).toEqual([[code, marked]]);
  });

  it('names all that is wrong, in order', () => {
    expect(problems('foo:1 cost>many (a')).toEqual([
      ['unknown-field', 'foo'],
      ['bad-number', 'many'],
      ['unclosed-group', '('],
    ]);
    expect(problems('zzz:1 '.repeat(30)).length).toBe(10);
  });

  it('says what was probably meant', () => {
    expect(message('alegiance:fremen')).toBe(
      'There is no field “alegiance”. Did you mean “allegiance”?',
    );
    expect(message('a:fremn')).toBe('“fremn” is no Power. Did you mean Fremen?');
    expect(message('t:persna')).toBe(
      'No type or subtype is called “persna”. Did you mean persona?',
    );
    expect(message('a:s')).toBe(
      '“s” could be Sisterhood, Smugglers or Spice Miners. Write more of it.',
    );
    expect(message('deck:zzzz')).toBe(
      '“zzzz” is no kind of deck. It takes House, Imperial, home world, program or Dune.',
    );
    expect(message('battle>dueing')).toContain('Did you mean dueling?');
    expect(message('x:y')).toContain('Put quotation marks round it');
  });

  it('offers text that mends it, where that is plain', () => {
    const fixed = (text: string): string => {
      const parsed = parseQuery(text);
      if (parsed.ok) return text;
      const [first] = parsed.problems;
      return first?.fix === undefined
        ? text
        : text.slice(0, first.start) + first.fix + text.slice(first.end);
    };
    expect(fixed('t:plan alegiance:fremen')).toBe('t:plan allegiance:fremen');
    expect(fixed('a:fremn t:plan')).toBe('a:fremen t:plan');
    expect(fixed('t:dune-feef')).toBe('t:dune-fief');
    expect(fixed('sort:-cots')).toBe('sort:-cost');
  });

  it('refuses what is too long or nested too deep', () => {
    const long = 'a'.repeat(MAX_QUERY_LENGTH + 1);
    expect(problems(long)).toEqual([['too-long', 'a']]);
    expect(problems('x'.repeat(10_000_000))[0]?.[0]).toBe('too-long');
    expect(read('a '.repeat(MAX_QUERY_TERMS))).not.toBeNull();
    expect(problems('a '.repeat(MAX_QUERY_TERMS + 1))).toEqual([['too-long', 'a ']]);
    const nested = (depth: number) => `${'('.repeat(depth)}a${')'.repeat(depth)}`;
    expect(read(nested(MAX_QUERY_DEPTH))).toBe('a');
    expect(problems(nested(MAX_QUERY_DEPTH + 1))).toEqual([['too-deep', '(']]);
    expect(problems('('.repeat(2_000))).toEqual([['too-deep', '(']]);
    expect(problems(`${'-('.repeat(900)}a`)).toEqual([['too-deep', '(']]);
    expect(read(`${'-'.repeat(1_999)}a`)).toEqual({ not: 'a' });
  });

  it('takes lone surrogates and control characters as text', () => {
    expect(read('\ud800')).toBe('\ud800');
    expect(problems('a:\udc00')).toEqual([['unknown-value', '\udc00']]);
    expect(read('\u0000')).toBe('\u0000');
  });
});
