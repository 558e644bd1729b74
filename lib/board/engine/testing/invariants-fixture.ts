import type { Seat } from '@/lib/kernel/game';
import { treacheryDeck } from '../../decks/treachery';
import { isOpenToStorm } from '../../map/storm';
import type { Edition } from '../../rules/book';
import { battlesOf } from '../battle/battles';
import {
  isExtraStronghold,
  orderOf,
  POLAR_SINK,
  placeOf,
  rulesOf,
  sheetOf,
  strongholdsIn,
} from '../facts';
import { presentIn, standsIn } from '../queries/presence';
import type { BoardEvent } from '../state/events';
import { type BoardState, type Faction, PHASES_OF, WORM } from '../state/state';

const FORCES = 20;
const SPICE_CARDS = 21;

function wholeDeck(edition: Edition): string {
  return treacheryDeck(edition)
    .map(({ id }) => id)
    .sort()
    .join();
}
const DECKS: Readonly<Record<Edition, string>> = {
  2019: wholeDeck('2019'),
  descartes: wholeDeck('descartes'),
};

/** Everything that is wrong with a position, whoever plays how; empty where nothing is. */
export function faults(state: Readonly<BoardState>): string[] {
  return [
    ...state.factions.flatMap((faction, seat) => factionFaults(state, faction, seat)),
    ...cardFaults(state),
    ...boardFaults(state),
  ];
}

function factionFaults(
  state: Readonly<BoardState>,
  faction: Readonly<Faction>,
  seat: Seat,
): string[] {
  const { id, forces, reserves, tanks, spice, lent, hand, leaders, allies } = faction;
  const found: string[] = [];
  const wrong = (what: string, isWrong: boolean) => {
    if (isWrong) found.push(`${id}: ${what}`);
  };
  const { advisors, eliteReserves, eliteTanks, kwisatz, captives, covered } = faction;
  const onBoard = [...forces, ...advisors].reduce((sum, { count }) => sum + count, 0);
  wrong('forces are not 20 in all', onBoard + reserves + tanks !== FORCES);
  wrong('less than no forces', reserves < 0 || tanks < 0 || forces.some(({ count }) => count < 1));
  const { elite } = sheetOf(id);
  const elites = forces.reduce((sum, one) => sum + (one.elite ?? 0), eliteReserves + eliteTanks);
  const has = elite !== undefined && state.options.includes(elite.with);
  wrong('elite forces were lost or doubled', elites !== (has ? elite.forces : 0));
  wrong(
    'more elite forces than forces',
    eliteReserves > reserves ||
      eliteTanks > tanks ||
      forces.some((one) => (one.elite ?? 0) > one.count),
  );
  wrong('less than no elite forces', eliteReserves < 0 || eliteTanks < 0);
  wrong('advisors of others', advisors.length > 0 && id !== 'bene-gesserit');
  const territoryOf = ({ at }: { at: string }) => placeOf(at).territory.id;
  const own = new Set(forces.map(territoryOf));
  wrong(
    'advisors among own fighters',
    advisors.map(territoryOf).some((one) => own.has(one)),
  );
  wrong(
    'advisors in the Polar Sink',
    state.asked !== null && advisors.some(({ at }) => at === POLAR_SINK),
  );
  wrong('captives of others', captives.length > 0 && id !== 'harkonnen');
  wrong('a captive twice', new Set(captives).size < captives.length);
  const discs = state.factions.flatMap((one) => one.leaders);
  wrong(
    'a leader in two places',
    captives.some((leader) => leaders.some((one) => one.id === leader)) ||
      discs.some((one) => one.dead && captives.includes(one.id)) ||
      covered.some((leader) => !leaders.some((one) => one.id === leader && one.dead)),
  );
  wrong('a Kwisatz Haderach in two places', kwisatz?.dead === true && kwisatz.fought !== null);
  wrong(
    'stacks out of order',
    forces.some(
      ({ at }, index) => index > 0 && orderOf(at) <= orderOf(forces[index - 1]?.at ?? at),
    ),
  );
  wrong('spice', spice < 0 || lent < 0 || lent > spice || !Number.isInteger(spice));
  // While cards are swapped the one hand holds those of the other too.
  const isSwapping = state.frames.at(-1)?.step === 'swap';
  wrong('too many cards', !isSwapping && hand.length > sheetOf(id).handLimit);
  wrong('leaders', leaders.length !== sheetOf(id).leaders.length);
  // Of one that was killed face down it is not told where it fought.
  for (const { id, dead, deaths, fought } of leaders)
    wrong(
      'a leader in two places',
      dead && ((fought !== null && !covered.includes(id)) || deaths === 0),
    );
  const side = [...allies, seat].sort().join();
  const isWhole = (ally: Seat) => [...(state.factions[ally]?.allies ?? []), ally].sort().join();
  wrong(
    'a one-sided alliance',
    allies.some((ally) => isWhole(ally) !== side),
  );
  wrong('an alliance with itself', allies.includes(seat) || new Set(allies).size < allies.length);
  const most = rulesOf(state).allianceSize ?? state.factions.length;
  wrong('too large an alliance', allies.length + 1 > most);
  return found;
}

function cardFaults(state: Readonly<BoardState>): string[] {
  const { deck, discards, row, removed, factions, frames } = state;
  const { spiceDeck, spiceDeckB, spiceDiscards, edition, options } = state;
  const decks = options.includes('two-spice-decks') ? 2 : 1;
  const cards = [...deck, ...discards, ...row, ...removed, ...factions.flatMap(({ hand }) => hand)];
  const blow = frames.find((frame) => frame.step === 'spice-blow');
  const all = [...spiceDeck, ...spiceDeckB, ...spiceDiscards];
  const spiceCards = all.length + (blow?.aside ?? 0);
  const worms = all.filter((card) => card === WORM).length + (blow?.aside ?? 0);
  return [
    ...(cards.sort().join() === DECKS[edition] ? [] : ['treachery cards were lost or doubled']),
    ...(spiceCards === decks * SPICE_CARDS && worms === decks * 6 ? [] : ['spice cards']),
  ];
}

function boardFaults(state: Readonly<BoardState>): string[] {
  const found: string[] = [];
  if (state.turn > rulesOf(state).turns) found.push('too many turns');
  for (const { id } of strongholdsIn(state))
    if (presentIn(state, id).length > 2) found.push(`three in ${id}`);
  if (state.turn > 0 && state.phase !== 'storm')
    for (const { id, forces } of state.factions)
      for (const { at } of forces) {
        const { sector, territory } = placeOf(at);
        // Behind the Shield Wall the storm may have stood already when it fell (GF9-card-atomics-05).
        if (territory.behindShieldWall || isExtraStronghold(state, territory)) continue;
        // Half of the Fremen live (GF9-fremen-14, GF9-fremen-15).
        if (id === 'fremen' && state.options.includes('advantages')) continue;
        if (sector === state.storm && isOpenToStorm(territory, state.wallStands))
          found.push(`${id} stands in the storm in ${at}`);
      }
  for (const faction of state.factions) {
    // Those who allied in this turn part in the next.
    const allies = faction.allies.flatMap((ally) =>
      faction.oldAllies.includes(ally) ? (state.factions[ally] ?? []) : [],
    );
    const shared = faction.forces
      .map(({ at }) => placeOf(at).territory.id)
      .filter(
        (territory) => territory !== POLAR_SINK && allies.some((ally) => standsIn(ally, territory)),
      );
    if (shared.length > 0 && state.phase === 'battle') found.push(`allies meet in ${shared}`);
  }
  if (state.phase === PHASES_OF[state.edition].at(-1))
    for (const seat of state.factions.keys())
      if (battlesOf(state, seat).length > 0) found.push('a battle was not fought');
  return found;
}

/** All spice that is not in the bank. */
export function spiceOut({ factions, spice }: Readonly<BoardState>): number {
  const held = factions.reduce((sum, one) => sum + one.spice + one.bribes, 0);
  return spice.reduce((sum, { amount }) => sum + amount, held);
}

/** What came from the bank less what went there. */
export function fromBank(events: readonly BoardEvent[]): number {
  let sum = 0;
  for (const event of events)
    switch (event.kind) {
      case 'spice-blew':
      case 'charity':
      case 'earned':
      case 'income':
        sum += event.amount;
        break;
      case 'spice-lost':
        sum -= event.amount;
        break;
      case 'paid':
        if (event.to === null) sum -= event.amount;
    }
  return sum;
}
