import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { SAMPLE_DECKS } from '@/lib/decks/samples';
import { type Action, actionKey } from './actions';
import { begin, legalActions, play } from './play';
import { isDeployed } from './queries/face-up';
import { newGame } from './setup';
import type { GameState, RuleSet } from './state';

const catalogue = loadCatalogue();
const FUZZ = Math.max(1, Number(process.env.FUZZ ?? 1));

/** A game between sample decks and what chooses in it. */
const anyGame = fc.record({
  seed: fc.nat(),
  rules: fc.constantFrom<RuleSet>('tat', 'eots'),
  decks: fc.array(fc.nat(SAMPLE_DECKS.length - 1), { minLength: 1, maxLength: 5 }),
  surrender: fc.boolean(),
  choices: fc.infiniteStream(fc.nat(0xffff)),
});

interface AnyGame {
  readonly seed: number;
  readonly rules: RuleSet;
  readonly decks: readonly number[];
  readonly surrender: boolean;
}

function deal({ seed, rules, decks, surrender }: AnyGame): GameState {
  const houses = decks.flatMap((at) => {
    const deck = SAMPLE_DECKS[at]?.deck;
    return deck === undefined ? [] : [{ name: deck.houseName, deck }];
  });
  const made = newGame(
    { seed, rules, houses, players: Math.max(2, houses.length), options: { surrender } },
    catalogue,
  );
  if (!made.ok) throw new Error(made.problems[0]?.message);
  begin(made.value, catalogue);
  return made.value;
}

/** Plays by the choices and looks at each state; gives the actions. */
function walk(
  game: AnyGame & { readonly choices: Iterator<number> },
  steps: number,
  look: (state: GameState, legal: readonly Action[]) => void,
): { readonly state: GameState; readonly actions: readonly Action[] } {
  const state = deal(game);
  const actions: Action[] = [];
  for (let step = 0; step < steps && state.outcome === null; step += 1) {
    const legal = legalActions(state, catalogue);
    look(state, legal);
    const action = legal[Number(game.choices.next().value) % legal.length];
    if (action === undefined) throw new Error('nothing is legal');
    const done = play(state, action, catalogue);
    if (!done.ok) throw new Error(`refused: ${actionKey(action)}`);
    actions.push(action);
  }
  return { state, actions };
}

/** What is wrong with a state, in words; nothing where the rules hold. */
function faultsOf(state: GameState): string[] {
  return [...placeFaults(state), ...hostFaults(state), ...debts(state), ...doubles(state)];
}

/** Each card lies once, in the list of the place that it names (TAT-9-11 for its status). */
function placeFaults(state: GameState): string[] {
  const faults: string[] = [];
  const seen = new Set<number>();
  for (const [seat, { zones }] of state.houses.entries())
    for (const [zone, ids] of Object.entries(zones))
      for (const id of ids) {
        const card = state.cards[id];
        if (seen.has(id)) faults.push(`${id} lies twice`);
        seen.add(id);
        if (card?.place.zone !== zone || card.place.seat !== seat)
          faults.push(`${id} lies in ${zone} of ${seat} and says otherwise`);
        if ((card?.status === 'none') !== (zone !== 'domain'))
          faults.push(`${id} in ${zone} is ${card?.status}`);
      }
  if (seen.size !== Object.keys(state.cards).length) faults.push('a card lies nowhere');
  return faults;
}

/** Every host lies in the same Domain, and no card hangs on itself. */
function hostFaults(state: GameState): string[] {
  const faults: string[] = [];
  for (const card of Object.values(state.cards)) {
    if (card.place.zone !== 'domain') continue;
    const seen = new Set([card.id]);
    for (let host = card.place.host; host !== null; ) {
      const other = state.cards[host];
      if (other?.place.zone !== 'domain' || other.place.seat !== card.place.seat)
        faults.push(`${card.id} hangs on ${host}, which is not there`);
      if (seen.has(host)) return [...faults, `${card.id} hangs on itself`];
      seen.add(host);
      host = other?.place.host ?? null;
    }
  }
  return faults;
}

function debts({ guildHoard, houses, cards }: GameState): string[] {
  const amounts = [
    guildHoard,
    ...houses.flatMap(({ treasury, hoard }) => [treasury, hoard]),
    ...Object.values(cards).flatMap(({ deferment, spice, program }) => [deferment, spice, program]),
  ];
  return amounts.some((amount) => amount < 0) ? ['something is below 0'] : [];
}

/** One deployed copy of a unique title (TAT-9-13). */
function doubles(state: GameState): string[] {
  const titles = Object.values(state.cards)
    .filter(isDeployed)
    .flatMap(({ card }) => catalogue.byId.get(card) ?? [])
    .filter(({ unique }) => unique)
    .map(({ title }) => title);
  return new Set(titles).size === titles.length ? [] : ['a unique title stands twice'];
}

describe('whatever Houses do', () => {
  it('[TAT-9-13] [TAT-9-11] cards, hosts, tokens and titles are as the rules want them, and something is legal', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        walk(game, 150, (state, legal) => {
          const faults = faultsOf(state);
          if (legal.length === 0) faults.push('nothing is legal');
          if (new Set(legal.map(actionKey)).size !== legal.length) faults.push('listed twice');
          expect(faults).toEqual([]);
        });
      }),
      { numRuns: 40 * FUZZ },
    );
  });

  it('spice comes and goes by exchange and by leaving Houses alone', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        let before: number | null = null;
        walk(game, 300, (state) => {
          const left = state.houses.some(({ eliminated }) => eliminated);
          const now = state.houses.reduce((sum, { hoard }) => sum + hoard, state.guildHoard);
          if (before !== null && !left && now !== before) throw new Error('spice came or went');
          before = now;
        });
      }),
      { numRuns: 40 * FUZZ },
    );
  });

  it('the same actions give the same state, through JSON too', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { state, actions } = walk(game, 400, () => undefined);
        let again = deal(game);
        for (const [at, action] of actions.entries()) {
          if (at % 50 === 0) again = JSON.parse(JSON.stringify(again)) as GameState;
          if (!play(again, action, catalogue).ok) throw new Error('refused the second time');
        }
        expect(again).toEqual(state);
      }),
      { numRuns: 30 * FUZZ },
    );
  });

  it('what is not listed is refused without a trace', () => {
    fc.assert(
      fc.property(
        anyGame,
        fc.array(fc.nat(200), { minLength: 4, maxLength: 4 }),
        (game, [a, b, c]) => {
          walk(game, 60, (state, legal) => {
            const keys = new Set(legal.map(actionKey));
            const wild: Action[] = [
              { kind: 'end-interval' },
              { kind: 'petition', card: a ?? 0 },
              { kind: 'deploy', card: b ?? 0, host: c ?? 0 },
              { kind: 'bid', amount: a ?? 0 },
              { kind: 'discard', card: b ?? 0 },
              { kind: 'buy-spice', amount: 4 },
              { kind: 'draw' },
            ];
            const before = JSON.stringify(state);
            for (const action of wild.filter((one) => !keys.has(actionKey(one))))
              expect(play(state, action, catalogue)).toMatchObject({
                ok: false,
                problems: [{ code: 'illegal-action' }],
              });
            expect(JSON.stringify(state)).toBe(before);
          });
        },
      ),
      { numRuns: 20 * FUZZ },
    );
  });

  it('a clone shares nothing', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const state = deal(game);
        const clone = structuredClone(state);
        const before = JSON.stringify(state);
        const action = legalActions(clone, catalogue).at(-1);
        if (action !== undefined) play(clone, action, catalogue);
        expect(JSON.stringify(state)).toBe(before);
      }),
      { numRuns: 20 * FUZZ },
    );
  });
});
