import { describe, expect, it } from 'vitest';
import { moveText } from '@/lib/kernel/moves';
import { randomPlayer } from '@/lib/kernel/random-player';
import { loadGameCatalogue } from '../abilities/load';
import { sayEvents } from '../narration/log';
import { legalActions, play } from '../play';
import { cloneState } from '../state/clone';
import type { GameState, RuleSet, Seat } from '../state/state';
import { shownBy, viewFor } from '../state/view';
import { otherwiseHidden } from './hidden-fixture';
import { scenario } from './scenario-fixture';

const FUZZ = Math.max(1, Number(process.env.FUZZ ?? 1));
const GAMES = 4 * FUZZ;
const STEPS = 100;

const catalogue = loadGameCatalogue();

/** Cards whose texts are about face-down cards that rivals may have. */
const AIMING = catalogue.cards.filter(({ id }) =>
  partsIn(catalogue.abilities.get(id)).some(isAboutTheHidden),
);

function isAboutTheHidden(part: object): boolean {
  const filter = new Map<string, unknown>(Object.entries(part));
  const { zone, state, whose } = Object.fromEntries(filter);
  if (whose === 'yours') return false;
  return zone === 'hand' || zone === 'assembly' || state === 'subdued' || state === 'any';
}

/** All objects in a piece of plain data. */
function partsIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsIn)];
}

const HOMES = ['eots-caladan', 'eots-giedi-prime'];
/** Who bears ventures and resources. */
const BEARERS = ['eots-oberon', 'jotc-hebe'];

/** A table at which every such card is at hand, and cards lie face down that their rivals never saw. */
function tableOf(seed: number, rules: RuleSet) {
  const numbers = randomPlayer(seed);
  const pick = <T>(list: readonly T[]): T => numbers(() => null, list);
  const lines = (seat: Seat) => {
    const own = AIMING.filter((_, at) => at % 2 === seat);
    const domain = own.flatMap(({ id, type, subtypes, deck }) => {
      if (subtypes.includes('Tactic') || deck === 'program') return [];
      if (type === 'event') return [`${id} subdued 9`];
      return type === 'plan' || type === 'resource' ? [`${id} on ${BEARERS[seat]}`] : [id];
    });
    const held = own.filter(
      ({ subtypes, deck }) => subtypes.includes('Tactic') && deck === 'house',
    );
    const unseen = Array.from({ length: 6 }, () => {
      const { id } = pick(
        catalogue.cards.filter(({ deck }) => deck === 'imperial' || deck === 'house'),
      );
      return `${id} unseen ${pick([0, 2])}`;
    });
    const bearer = BEARERS[seat] ?? '';
    return {
      favor: 30,
      treasury: 60,
      hoard: 5,
      hand: held.map(({ id }) => id),
      domain: [
        ...[HOMES[seat] ?? '', bearer, ...unseen],
        ...domain.filter((line) => line !== BEARERS[0] && line !== BEARERS[1]),
      ],
    };
  };
  return scenario({ seed, rules, tactics: true, houses: [lines(0), lines(1)] });
}

const keysOf = (state: GameState) => legalActions(state, catalogue).map(moveText).sort();
const told = (state: GameState, events: Parameters<typeof shownBy>[0], seat: Seat) =>
  sayEvents(viewFor(state, seat, shownBy(events, seat)), catalogue, events);

describe('with every card at hand that aims at face-down cards', () => {
  it('there are such cards', () => {
    expect(AIMING.length).toBeGreaterThan(20);
  });

  it.each<RuleSet>(['tat', 'eots'])(
    `[CRF-3.C-08] [TAT-11-18] what may be done and what is told never depends on a face that nobody saw (${GAMES} games, %s)`,
    (rules) => {
      const aimed = new Set<string>();
      for (let seed = 1; seed <= GAMES; seed += 1) {
        const { state } = tableOf(seed, rules);
        const choose = randomPlayer(seed);
        const numbers = randomPlayer(seed + 999);
        const next = () => numbers(() => null, RANGE);
        for (let step = 0; step < STEPS && state.decision !== null; step += 1) {
          const { seat } = state.decision;
          const legal = legalActions(state, catalogue);
          const other = otherwiseHidden(state, seat, next, 'unknown');
          const where = `seed ${seed}, step ${step}`;
          expect(keysOf(other), where).toEqual(keysOf(state));
          const before = cloneState(state);
          // The Interval is ended late, so that much is tried in it.
          const lively = legal.filter(({ kind }) => kind !== 'end-interval' || step % 9 === 8);
          const action = choose(() => null, lively.length > 0 ? lively : legal);
          const done = play(state, action, catalogue);
          if (!done.ok) throw new Error(`${where}: refused: ${moveText(action)}`);
          for (const one of done.value) if (one.kind === 'unfit') aimed.add(moveText(action));
          for (const reader of [0, 1]) {
            const disguise = otherwiseHidden(state, reader, next, 'unshown', before);
            const log = told(state, done.value, reader);
            expect(told(disguise, done.value, reader), where).toEqual(log);
          }
        }
      }
      // Aims did go astray.
      expect(aimed.size).toBeGreaterThan(3);
    },
  );
});

const RANGE = Array.from({ length: 0x10000 }, (_, number) => number);
