import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, runs } from '../fixtures/arbitraries';
import { cdata, childrenOf, escapeXml, parseXml, textOf } from './xml';

describe('an XML file', () => {
  it('gives its elements, attributes and text', () => {
    const read = parseXml(
      '<?xml version="1.0" encoding="ISO-8859-1"?>\n<deck a="1&amp;2">\n<card qty=\'3\'>A &lt; B &#233;</card><notes>x<![CDATA[<y>&]]></notes></deck>',
    );
    if (!read.ok) throw new Error(read.problems[0]?.message);
    const { value: deck } = read;
    expect(deck.attributes.get('a')).toBe('1&2');
    expect(childrenOf(deck, 'card')[0]).toMatchObject({ text: 'A < B é', line: 3 });
    expect(textOf(deck, 'notes')).toBe('x<y>&');
    expect(textOf(deck, 'none')).toBe('');
  });

  it.each([
    ['an entity of its own', '<!DOCTYPE d [<!ENTITY a "b">]><d>&a;</d>', 'xml-doctype'],
    ['a billion laughs', `<!DOCTYPE d [${'<!ENTITY a "&b;&b;">'.repeat(9)}]><d/>`, 'xml-doctype'],
    ['a bottomless file', '<a>'.repeat(80_000), 'xml-too-deep'],
    ['a flood of elements', `<a>${'<b/>'.repeat(151_000)}</a>`, 'xml-too-large'],
    ['an unknown entity', '<a>&eacute;</a>', 'bad-xml'],
    ['an unclosed tag', '<a><b></a>', 'bad-xml'],
    ['two roots', '<a/><b/>', 'bad-xml'],
    ['HTML', '<html><br></html>', 'bad-xml'],
    ['nothing', '', 'bad-xml'],
  ])('is refused with %s', (_, text, code) => {
    expect(parseXml(text)).toMatchObject({ ok: false, problems: [{ code }] });
  });

  it('holds any text, in an attribute, an element and CDATA', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const escaped = escapeXml(text);
        const read = parseXml(`<a b="${escaped}"><c>${escaped}</c><d>${cdata(text)}</d></a>`);
        if (!read.ok) throw new Error(read.problems[0]?.message);
        const { value: a } = read;
        const shown = a.attributes.get('b');
        expect(textOf(a, 'c')).toBe(shown);
        // Line ends inside CDATA are XML's own; everything else is the text itself.
        expect(textOf(a, 'd')).toBe(shown?.replace(/\r\n?/g, '\n'));
        if (!/[\p{Cc}\p{Surrogate}\ufffe\uffff]/u.test(text)) expect(shown).toBe(text);
      }),
      runs(500),
    );
  });
});
