import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse';
import { suggest } from './suggest';

/** The texts after taking each suggestion at the bar. */
function taken(barred: string, decks: readonly string[] = []): readonly string[] {
  const caret = barred.indexOf('|');
  const text = barred.replace('|', '');
  const { start, end, items } = suggest(text, caret, decks);
  return items.map(({ insert }) => text.slice(0, start) + insert + text.slice(end));
}

describe('suggestions', () => {
  it('completes fields', () => {
    expect(taken('arb|')).toEqual(['arbitration>=', 't:arbitration']);
    expect(taken('com|')).toEqual(['command>=', 't:compact']);
    expect(taken('t:plan alle|')).toEqual(['t:plan allegiance:']);
    expect(taken('own|')).toEqual(['own>=']);
    expect(taken('miss|')).toEqual(['missing:']);
    expect(taken('-leg|')).toEqual(['-legal:', '-t:legation']);
  });

  it('goes from a word to the term that it begins', () => {
    expect(taken('frem|')).toEqual(['a:fremen']);
    expect(taken('pers|')).toEqual(['t:persona', 't:personnel']);
    expect(taken('twil|')).toEqual(['set:tat']);
  });

  it('completes values', () => {
    expect(taken('a:s|')).toEqual(['a:sisterhood', 'a:smugglers', 'a:spice-miners']);
    expect(taken('cost<=2 t:dune|')).toEqual([
      'cost<=2 t:dune-agreement',
      'cost<=2 t:dune-contract',
      'cost<=2 t:dune-event',
      'cost<=2 t:dune-fief',
      'cost<=2 t:dune-tithe',
    ]);
    expect(taken('keyword:s|')).toEqual(['keyword:surprise']);
    expect(taken('is:|')).toEqual(['is:unique', 'is:native', 'is:doubtful', 'is:ruled']);
    expect(taken('battle>du|')).toEqual(['battle>dueling']);
    expect(taken('(req:b|')).toEqual(['(req:battle']);
    expect(taken('sort:-cost,com|')).toEqual(['sort:-cost,command']);
    expect(taken('sort:-co|')).toEqual(['sort:-cost', 'sort:-command']);
  });

  it('knows the decks it is given', () => {
    expect(taken('in:|', ['Sand', 'Two words'])).toEqual(['in:deck', 'in:Sand', 'in:"Two words"']);
    expect(taken('missing:|', ['Sand'])).toEqual(['missing:any', 'missing:deck', 'missing:Sand']);
    expect(taken('in:tw|', ['Sand', 'Two words'])).toEqual(['in:"Two words"']);
  });

  it('replaces the whole word that the caret stands in', () => {
    expect(taken('a:fre|m t:plan')).toEqual(['a:fremen t:plan']);
  });

  it('says nothing where nothing is begun or all is said', () => {
    for (const text of [
      '|',
      'a:fremen|',
      'a:fremen |',
      '"frem|',
      'zzzz|',
      '( |',
      'foo:b|',
      'name:l|',
    ])
      expect(taken(text), text).toEqual([]);
  });

  it('offers only what can be read', () => {
    for (const text of [
      'a:|',
      't:|',
      'set:|',
      'deck:|',
      'legal:|',
      'talent:|',
      'req:|',
      'sort:|',
      'cost:|',
      'command:|',
      'in:|',
    ])
      for (const whole of taken(text, ['A (new) "deck"']))
        expect(parseQuery(whole).ok, whole).toBe(true);
  });

  it('takes any caret', () => {
    for (const caret of [-1, 99, Number.NaN, 1.5])
      expect(suggest('a:fr', caret).items.length).toBeLessThan(11);
  });

  it('offers titles before all, while there are but plain words', () => {
    const cards = [
      { title: 'Baron Vladimir Harkonnen' },
      { title: 'Baronial Tithes' },
      { title: 'Paul Atreides', subtitle: 'Son of Duke Leto', aliases: ["Muad'Dib"] },
      { title: 'The Baron' },
    ];
    const offered = (text: string) =>
      suggest(text, text.length, [], cards).items.map(({ insert }) => insert);
    expect(offered('baro').slice(0, 4)).toEqual([
      '"Baron Vladimir Harkonnen"',
      '"Baronial Tithes"',
      '"The Baron"',
      't:baron',
    ]);
    expect(suggest('paul at', 7, [], cards)).toEqual({
      start: 0,
      end: 7,
      items: [{ insert: '"Paul Atreides"', hint: '', title: 'Paul Atreides' }],
    });
    expect(suggest('barron', 6, [], cards)).toMatchObject({
      readAs: 'baron',
      items: [{ title: 'Baron Vladimir Harkonnen' }, { title: 'Baronial Tithes' }, {}],
    });
    expect(suggest('barom vlad', 10, [], cards)).toMatchObject({ readAs: 'baron vlad', start: 0 });
    for (const other of ['muad', 'muaddib', 'son of'])
      expect(offered(other)[0]).toBe('"Paul Atreides"');
    expect(offered('t:persona baro')).not.toContain('"The Baron"');
    expect(offered('b')).not.toContain('"The Baron"');
  });
});
