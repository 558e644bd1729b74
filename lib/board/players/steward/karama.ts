import type { Seat } from '@/lib/kernel/game';
import type { Action } from '../../engine/actions';
import type { Advantage } from '../../engine/advantages/advantages';
import { usesWorthless } from '../../engine/advantages/karama';
import { KWISATZ_LOSSES, kindOf } from '../../engine/facts';
import type { Stack } from '../../engine/state/state';
import { bestOf, ofKind, passOr } from './choices';
import type { Table } from './table';

type Order = Extract<Action, { readonly kind: 'order' }>;

/** A force of the rival in a battle that counts for one less. */
const FORCE_LESS = 0.35;
/** What a Karama must bring to be ordered for something; one that a worthless card makes is cheaper. */
const FOR_ORDER = 0.5;

/** A Karama stops what helps a rival most with whom a battle stands before one. */
export function ordering(table: Table, legal: readonly Action[]): Action {
  // Orders of the second time: battles come before the next.
  if (table.state.phase === 'storm') return passOr(legal);
  const least = isMakeshift(table) ? 0 : FOR_ORDER;
  return bestOf(ofKind(legal, 'order'), (order) => worth(table, order), least) ?? passOr(legal);
}

/** What it brings to stop one use of an advantage; others are not worth a Karama. */
function worth(table: Table, { against, advantage }: Order): number {
  const stacks = stacksMet(table, against);
  if (stacks.length === 0) return 0;
  const stop = STOPS[advantage];
  return stop === undefined ? 0 : stop(stacks, table, against);
}

type Stop = (stacks: readonly Stack[], table: Table, against: Seat) => number;

const STOPS: Partial<Readonly<Record<Advantage, Stop>>> = {
  prescience: () => 1,
  voice: () => 0.8,
  kwisatz: (_, { state }, against) => {
    const kwisatz = state.factions[against]?.kwisatz;
    return kwisatz != null && !kwisatz.dead && kwisatz.lost >= KWISATZ_LOSSES ? 1.1 : 0;
  },
  // Sardaukar count once against Fremen as it is (GF9-emperor-09).
  sardaukar: (stacks, { me }) => (me.id === 'fremen' ? 0 : FORCE_LESS * most(stacks, elitesOf)),
  fedaykin: (stacks) => FORCE_LESS * most(stacks, elitesOf),
  'full-strength': (stacks) => (FORCE_LESS / 2) * most(stacks, ({ count }) => count),
};

const elitesOf = ({ elite = 0 }: Stack) => elite;

function most(stacks: readonly Stack[], of: (stack: Stack) => number): number {
  return Math.max(...stacks.map(of));
}

/** What a rival has where one stands too. */
function stacksMet({ state, me }: Table, rival: Seat): readonly Stack[] {
  const theirs = state.factions[rival]?.forces ?? [];
  return theirs.filter(
    ({ at }) => at !== 'polar-sink' && me.forces.some((stack) => stack.at === at),
  );
}

/** Whether the Bene Gesserit would play a worthless card for it (GF9-bg-24, DES-bg-15). */
export function isMakeshift({ me, state }: Table): boolean {
  const may = me.id === 'bene-gesserit' && usesWorthless(state);
  return may && me.hand.some((card) => kindOf(card) === 'worthless');
}
