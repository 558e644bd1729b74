import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDeck, anyText, mutated, runs } from '@/lib/codecs/fixtures/arbitraries';
import * as boardBattle from './board/battle/route';
import * as boardCheck from './board/check/route';
import * as boardOdds from './board/odds/route';
import * as cards from './cards/route';
import * as check from './check/route';
import * as deal from './deal/route';

/** Random and damaged requests: an answer in JSON each time, 200 or a named problem, never a throw. */

async function answered(
  handler: (request: Request) => Response | Promise<Response>,
  request: Request,
) {
  const response = await handler(request);
  const body: unknown = await response.json();
  if (response.status === 200) return;
  expect([400, 413]).toContain(response.status);
  expect(body).toEqual({
    problems: expect.arrayContaining([
      expect.objectContaining({
        code: expect.stringMatching(/^[a-z-]+$/),
        at: expect.any(String),
        message: expect.stringMatching(/./),
      }),
    ]),
  });
}

const posted = (body: string | Uint8Array<ArrayBuffer>) =>
  new Request('http://localhost/api', { method: 'POST', body });

const handlers = fc.constantFrom(
  check.POST,
  deal.POST,
  boardCheck.POST,
  boardBattle.POST,
  boardOdds.POST,
);

const format = fc.oneof(fc.constantFrom<unknown>('tat', 'eots', {}, null), anyText, fc.jsonValue());
const seed = fc.oneof(
  fc.constantFrom<unknown>(1, 'word', null),
  fc.double(),
  anyText,
  fc.jsonValue(),
);

const good = fc.oneof(
  anyDeck.map((deck) => JSON.stringify(deck)),
  fc.tuple(anyDeck, seed).map(([deck, seed]) => JSON.stringify({ deck, seed })),
  fc.tuple(anyDeck, format).map(([deck, format]) => JSON.stringify({ deck, format })),
);

/** A deck with one of its values replaced by something else, prototype keys included. */
const misshapen = fc
  .tuple(
    anyDeck,
    fc.array(
      fc.tuple(
        fc.constantFrom(
          'version',
          'name',
          'houseName',
          'sponsor',
          'homeWorld',
          'players',
          'format',
          'profile',
          'programs',
          'imperialDeck',
          'houseDeck',
          'notes',
          '__proto__',
          'constructor',
          'deck',
          'toString',
        ),
        fc.jsonValue(),
      ),
      { minLength: 1, maxLength: 4 },
    ),
    seed,
    fc.boolean(),
  )
  .map(([deck, changes, seed, wrap]) => {
    const entries = [...Object.entries(deck), ...changes];
    const text = `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`;
    return wrap ? `{"deck":${text},"seed":${JSON.stringify(seed)}}` : text;
  });

describe('the HTTP API under bad input', () => {
  it('answers whole and damaged bodies', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(good, mutated(good)), handlers, (body, handler) =>
        answered(handler, posted(body)),
      ),
      runs(1600),
    );
  });

  it('answers decks with values of the wrong kind', async () => {
    await fc.assert(
      fc.asyncProperty(misshapen, handlers, (body, handler) => answered(handler, posted(body))),
      runs(1200),
    );
  });

  it('answers any JSON, any text and any bytes', async () => {
    const body = fc.oneof(
      fc.json(),
      anyText,
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from(bytes)),
    );
    await fc.assert(
      fc.asyncProperty(body, handlers, (sent, handler) => answered(handler, posted(sent))),
      runs(1200),
    );
  });

  it('answers any query', async () => {
    const address = fc.oneof(
      fc.constantFrom('t:persona battle>2 or (a:fremen -is:unique) sort:cost', 'req:battle>=2'),
      mutated(fc.constantFrom('t:persona battle>2 or (a:fremen -is:unique) sort:cost')),
      anyText,
    );
    await fc.assert(
      fc.asyncProperty(address, (q) => {
        const given = new URLSearchParams({ q });
        return answered(cards.GET, new Request(`http://localhost/api/cards?${given}`));
      }),
      runs(600),
    );
  });

  it.each([
    ['deep nesting', `${'['.repeat(100_000)}`],
    ['deep nesting that ends', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['a deep deck', `{"deck":${'{"deck":'.repeat(20_000)}1${'}'.repeat(20_001)}`],
    [
      'a length that is no number',
      '{"sponsor":"atreides","imperialDeck":[],"houseDeck":{"length":{"valueOf":1,"toString":1}}}',
    ],
    [
      'a million copies',
      '{"sponsor":"atreides","imperialDeck":[],"houseDeck":[{"card":"eots-valor","count":1000000}]}',
    ],
    [
      'ten thousand lines',
      `{"sponsor":"atreides","imperialDeck":[],"houseDeck":[${new Array(10_000).fill('{"card":"a"}').join()}]}`,
    ],
    [
      'a number beyond all',
      '{"sponsor":"atreides","imperialDeck":[],"houseDeck":[{"card":"a","count":1e999}]}',
    ],
    ['ten megabytes', 'x'.repeat(10_000_000)],
  ])('answers %s', async (_what, body) => {
    for (const handler of [check.POST, deal.POST]) await answered(handler, posted(body));
  });
});
