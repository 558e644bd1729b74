import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { dealOpening } from '@/lib/engine/setup/opening';
import { DEFAULT_FORMAT } from '@/lib/legality/formats';
import * as cards from './cards/route';
import * as check from './check/route';
import * as deal from './deal/route';

const [atreides, corrino] = SAMPLE_DECKS.map((sample) => sample.deck);
if (atreides === undefined || corrino === undefined) throw new Error('there are sample decks');

const find = (q: string) =>
  cards.GET(new Request(`http://localhost/api/cards?q=${encodeURIComponent(q)}`));

function post(body: BodyInit | object) {
  const sent =
    typeof body === 'string' || body instanceof ReadableStream || ArrayBuffer.isView(body)
      ? (body as BodyInit)
      : JSON.stringify(body);
  return new Request('http://localhost/api', {
    method: 'POST',
    body: sent,
    ...(sent instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);
}

async function refusal(response: Response) {
  const { problems } = await response.json();
  for (const problem of problems) {
    expect(problem).toMatchObject({
      code: expect.any(String),
      at: expect.any(String),
      message: expect.stringMatching(/./),
    });
    expect(problem.message).not.toMatch(/\n\s+at |node_modules|\/lib\//);
  }
  return problems.map(({ code, at }: { code: string; at: string }) => [code, at]);
}

describe('GET /api/cards', () => {
  it('answers with the query in English, the count and the records by title then set', async () => {
    const response = find('t:persona a:fremen battle>=2');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { query, count, cards: found } = await response.json();
    expect(query).toContain('Fremen personas');
    expect(count).toBe(found.length);
    const ids = found.map((card: { id: string }) => card.id);
    const all = loadCatalogue().cards;
    expect(ids).toEqual(all.filter((card) => ids.includes(card.id)).map((card) => card.id));
    expect(found[0]).toEqual(loadCatalogue().byId.get(found[0].id));
  });

  it('gives every card without a query', async () => {
    const response = cards.GET(new Request('http://localhost/api/cards'));
    expect((await response.json()).count).toBe(661);
  });

  it('answers a query that finds nothing with the nearest titles and the words as fields', async () => {
    const answered = await find('persona harkonnen of nobody cost<=3').json();
    expect(answered).toMatchObject({
      count: 0,
      cards: [],
      fields: { text: 't:persona a:harkonnen cost<=3' },
    });
    expect((await find('name=barron').json()).nearest).toContain('eots-baron-vladimir-harkonnen');
    expect(await find('barron').json()).not.toHaveProperty('nearest');
  });

  it('says what is wrong with a query, and where', async () => {
    const response = find('t:persona battl>2');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      problems: [{ code: 'unknown-field', at: 'column 11', start: 10 }],
    });
    expect(find('x'.repeat(5000)).status).toBe(400);
  });
});

describe('POST /api/check', () => {
  it('reports on a deck', async () => {
    const response = await check.POST(post(atreides));
    expect([response.status, await response.json()]).toEqual([
      200,
      { deck: atreides.name, format: 'tat', legal: true, problems: [] },
    ]);
  });

  it('reports in the shape of the command line', async () => {
    const houseDeck = [...atreides.houseDeck, { card: 'eots-arrakeen', count: 2 }];
    const report = await (await check.POST(post({ deck: { ...atreides, houseDeck } }))).json();
    expect(report.legal).toBe(false);
    expect(report.problems).toContainEqual({
      code: 'wrong-deck',
      severity: 'error',
      rules: expect.arrayContaining(['TAT-4.2-12']),
      cards: [{ id: 'eots-arrakeen', title: 'Arrakeen', deck: 'house', count: 2 }],
      message: expect.stringContaining('Arrakeen'),
    });
  });

  it('holds it against a format by id, or a whole one', async () => {
    const under = async (format: unknown) =>
      (await check.POST(post({ deck: atreides, format }))).json();
    expect(await under('tat')).toMatchObject({ format: 'tat', legal: true });
    expect(await under('eots')).toMatchObject({ format: 'eots', legal: false });
    expect(await under({ ...DEFAULT_FORMAT, id: 'mine', houseMinimum: 90 })).toMatchObject({
      format: 'mine',
      legal: false,
      problems: [{ code: 'house-size' }],
    });
  });

  it.each([
    ['nothing', '', [['bad-json', '']]],
    ['half a body', '{"version":', [['bad-json', '']]],
    ['no deck', '7', [['not-a-deck', '']]],
    ['no deck under a key', { deck: null }, [['not-a-deck', 'deck']]],
    ['a key that is none', { deck: atreides, fromat: 'eots' }, [['invalid', '']]],
    ['a newer deck', { ...atreides, version: 2 }, [['future-version', 'version']]],
    [
      'a broken line',
      { deck: { ...atreides, houseDeck: [{ card: 'x', count: 0 }] } },
      [['out-of-range', 'deck.houseDeck.0.count']],
    ],
    ['an unknown format', { deck: atreides, format: 'no' }, [['unknown-format', 'format']]],
    [
      'half a format',
      { deck: atreides, format: { ...DEFAULT_FORMAT, sets: [] } },
      [['format', 'format.sets']],
    ],
    ['bytes that are no text', new Uint8Array([0x7b, 0xff, 0xfe]), [['not-text', '']]],
  ])('refuses %s with the place', async (_what, body, problems) => {
    const response = await check.POST(post(body));
    expect(response.status).toBe(400);
    expect(await refusal(response)).toEqual(problems);
  });

  it('refuses a body over 256 KiB, whatever it says of its length', async () => {
    const notes = 'x'.repeat(256 * 1024);
    const whole = await check.POST(post({ ...atreides, notes }));
    expect([whole.status, await refusal(whole)]).toEqual([413, [['too-large', '']]]);

    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(16_384).fill(0x20));
      },
    });
    expect((await check.POST(post(endless))).status).toBe(413);
    expect(sent).toBeLessThan(25);
  });

  it('answers when the body breaks off', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('gone'));
      },
    });
    const response = await check.POST(post(broken));
    expect([response.status, await refusal(response)]).toEqual([400, [['not-text', '']]]);
  });
});

describe('POST /api/deal', () => {
  it('deals what the library deals', async () => {
    for (const seed of [42, '42', 'desert', -1, 0.5]) {
      const response = await deal.POST(post({ deck: atreides, seed }));
      expect(response.status).toBe(200);
      const opening = await response.json();
      expect(Object.keys(opening)).toEqual([
        'hand',
        'assembly',
        'treasury',
        'favor',
        'hoard',
        'guildHoard',
        'croe',
      ]);
      expect(dealOpening(atreides, seed, loadCatalogue())).toMatchObject({
        ok: true,
        value: opening,
      });
    }
  });

  it('names cards that it does not know', async () => {
    const houseDeck = [{ card: '__proto__', count: 1 }];
    const response = await deal.POST(post({ deck: { ...corrino, houseDeck }, seed: 1 }));
    expect([response.status, await refusal(response)]).toEqual([
      400,
      [['unknown-card', 'deck.houseDeck.0.card']],
    ]);
  });

  it('refuses a deck that nobody could shuffle, before it is dealt', async () => {
    const houseDeck = Array.from({ length: 21 }, () => ({ card: 'eots-crysknife', count: 99 }));
    const response = await deal.POST(post({ deck: { ...corrino, houseDeck }, seed: 1 }));
    expect([response.status, await refusal(response)]).toEqual([400, [['too-many-cards', 'deck']]]);
  });

  it.each([
    ['no seed', { deck: atreides }],
    ['an empty seed', { deck: atreides, seed: '' }],
    ['a seed that is none', { deck: atreides, seed: [1] }],
    ['no deck', { seed: 1 }],
    ['a deck alone', atreides],
  ])('refuses %s', async (_what, body) => {
    const response = await deal.POST(post(body));
    expect(response.status).toBe(400);
    expect((await refusal(response)).length).toBeGreaterThan(0);
  });
});

describe('other methods', () => {
  it('are answered with 405 and what is allowed', async () => {
    for (const answer of [cards.POST, cards.PUT, cards.PATCH, cards.DELETE, check.GET, deal.GET]) {
      const response = answer();
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toMatch(/^(GET|POST)/);
      expect(await refusal(response)).toEqual([['method-not-allowed', '']]);
    }
  });
});
