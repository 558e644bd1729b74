import file from '@/data/board/map.json';
import { TREACHERY_CARDS } from '../../decks/treachery';
import type { Territory } from '../../map/map';
import type { BattleFrame } from '../state/frames';
import type { BoardState, Faction } from '../state/state';

/**
 * The rules of shipment, movement and battle plans told a second time, with nothing but the map's file, as slowly and
 * plainly as can be: what the engine lists must be the same.
 */

const TERRITORIES = file.territories as readonly Territory[];
const PLACES = TERRITORIES.flatMap((territory) =>
  territory.sectors.length === 0
    ? [{ id: territory.id, territory, sector: -1 }]
    : territory.sectors.map((sector) => ({ id: `${territory.id}-${sector}`, territory, sector })),
);
type Place = (typeof PLACES)[number];

function place(id: string): Place {
  const found = PLACES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

const isIn = (faction: Faction | undefined, territory: Territory) =>
  faction?.forces.some(({ at }) => place(at).territory === territory) ?? false;
const isAdvising = (faction: Faction | undefined, territory: Territory) =>
  faction?.advisors.some(({ at }) => place(at).territory === territory) ?? false;
const isAdvanced = ({ options }: Readonly<BoardState>) => options.includes('advantages');

/** A stronghold, or what an option of its name makes one. */
const isHold = ({ options }: Readonly<BoardState>, { id, type }: Territory) =>
  type === 'stronghold' ||
  (type !== 'rock' || id === 'false-wall-east' ? options.includes(id) : false);

/** In Descartes whatever the Bene Gesserit bring may coexist, but not where they stand openly. */
function joinsInPeace(state: Readonly<BoardState>, seat: number, territory: Territory): boolean {
  const faction = state.factions[seat];
  const isTheirs = faction?.id === 'bene-gesserit' && state.edition === 'descartes';
  return isTheirs && isAdvanced(state) && !isIn(faction, territory);
}

/** Whether forces of a seat may neither enter nor cross a place; two others are no matter to advisors. */
function isShut(
  state: Readonly<BoardState>,
  seat: number,
  { sector, territory }: Place,
  advise: boolean,
): boolean {
  if (sector === state.storm) return true;
  if (advise || joinsInPeace(state, seat, territory)) return false;
  const others = state.factions.filter((one, other) => other !== seat && isIn(one, territory));
  return isHold(state, territory) && others.length >= 2;
}

function mayEnd(state: Readonly<BoardState>, seat: number, at: Place, advise = false): boolean {
  if (isShut(state, seat, at, advise)) return false;
  if (joinsInPeace(state, seat, at.territory)) return true;
  // What coexists in Descartes neither bars allies nor is barred by them.
  const isFree = state.edition === 'descartes';
  const allies = (state.factions[seat]?.allies ?? []).map((ally) => state.factions[ally]);
  const isThere = allies.some(
    (ally) =>
      (isIn(ally, at.territory) && !(advise ? isFree : state.options.includes('ally-stop'))) ||
      (isAdvising(ally, at.territory) && !isFree),
  );
  return at.territory.type === 'polar sink' || !isThere;
}

/** What a shipment from reserves of so many forces costs; null where it may not go there. */
export function naiveShipment(
  state: Readonly<BoardState>,
  seat: number,
  to: string,
  count: number,
  half: boolean,
): number | null {
  const at = place(to);
  const faction = state.factions[seat];
  if (faction === undefined || count > faction.reserves) return null;
  // The Fremen get through the storm.
  const braves = faction.id === 'fremen' && isAdvanced(state);
  if (!mayEnd(braves ? { ...state, storm: 99 } : state, seat, at)) return null;
  if (faction.id === 'fremen') return at.territory.fremenReserves ? 0 : null;
  const full = count * (isHold(state, at.territory) ? 1 : 2);
  const cost = half ? Math.floor(full / 2) + (full % 2) : full;
  let money = faction.spice - faction.lent;
  for (const ally of faction.allies) money += state.factions[ally]?.lent ?? 0;
  return cost <= money ? cost : null;
}

/** Every way of a group, "from to": the territory and the place in which it ends. */
export function naiveMoves(
  state: Readonly<BoardState>,
  seat: number,
  flew: boolean | null,
): ReadonlySet<string> {
  const faction = state.factions[seat];
  const found = new Set<string>();
  if (faction === undefined) return found;
  const flies =
    flew ?? faction.forces.some(({ at }) => at.startsWith('arrakeen') || at.startsWith('carthag'));
  const steps = flies ? 3 : faction.id === 'fremen' ? 2 : 1;
  const groups = [
    ...faction.forces.map(({ at }) => ({ at, advise: false })),
    ...faction.advisors.map(({ at }) => ({ at, advise: true })),
  ];
  for (const { at, advise } of groups) {
    const start = place(at);
    if (start.sector === state.storm) continue;
    const seen = new Set<string>();
    // A group goes on from a place with so many territories left to enter; what it has left once, it enters no more.
    const go = (here: Place, left: number, isHome: boolean) => {
      const key = `${here.id} ${left} ${isHome}`;
      if (seen.has(key)) return;
      seen.add(key);
      const mayShift = isHome && state.edition === '2019';
      const mayStop = mayShift ? here !== start : here.territory !== start.territory;
      if (mayStop && mayEnd(state, seat, here, advise))
        found.add(`${start.territory.id} ${here.id}`);
      for (const pair of file.touching) {
        if (!pair.includes(here.id)) continue;
        const next = place(pair[0] === here.id ? (pair[1] ?? '') : (pair[0] ?? ''));
        if (isShut(state, seat, next, advise) && next.territory !== start.territory) continue;
        if (next.sector === state.storm) continue;
        if (next.territory === here.territory) go(next, left, isHome);
        else if (left > 0) go(next, left - 1, false);
      }
    };
    go(start, steps, true);
  }
  return found;
}

/** Every plan of a fighter but for its dial, "leader weapon defense". */
export function naivePlans(
  state: Readonly<BoardState>,
  frame: BattleFrame,
  side: 0 | 1,
): ReadonlySet<string> {
  const faction = state.factions[frame.fighters[side]];
  const found = new Set<string>();
  if (faction === undefined) return found;
  const kind = (card: string | null) => TREACHERY_CARDS.find(({ id }) => id === card)?.kind ?? '';
  const order = frame.voice?.side === side ? frame.voice : null;
  const word = order?.what.replace('-', ' ');
  const held = state.factions.flatMap(({ captives }) => captives);
  const able = state.factions
    .flatMap(({ id, leaders }) => leaders.map((disc) => ({ ...disc, owner: id })))
    .filter(({ id, owner, dead, fought }) => {
      const isMine = held.includes(id) ? faction.captives.includes(id) : owner === faction.id;
      return isMine && !dead && [null, frame.territory].includes(fought);
    });
  const heroes = faction.hand.filter((card) => kind(card) === 'cheap hero');
  let heads = [...able.map(({ id }) => id), ...heroes];
  if (word === 'cheap hero' && order?.play && heroes.length > 0) heads = heroes;
  if (word === 'cheap hero' && !order?.play) heads = able.map(({ id }) => id);
  if (heads.length === 0) return new Set(['null null null']);
  const weapons = [
    null,
    ...faction.hand.filter((card) => /weapon|lasgun|worthless/.test(kind(card))),
  ];
  const defenses = [null, ...faction.hand.filter((card) => /defense|worthless/.test(kind(card)))];
  const pairs = weapons.flatMap((weapon) =>
    defenses.flatMap((defense) => {
      const both = [weapon, defense].filter((card) => card !== null);
      const enough = both.every(
        (card) =>
          both.filter((one) => one === card).length <=
          faction.hand.filter((one) => one === card).length,
      );
      return enough ? [[weapon, defense] as const] : [];
    }),
  );
  const obeying = pairs.filter(
    (pair) =>
      word === undefined ||
      word === 'cheap hero' ||
      pair.some((card) => kind(card) === word) === order?.play,
  );
  for (const head of heads)
    for (const [weapon, defense] of obeying.length > 0 ? obeying : pairs)
      found.add(`${head} ${weapon} ${defense}`);
  return found;
}

/** Whether the Kwisatz Haderach may go with a leader. */
export function naiveKwisatz(
  state: Readonly<BoardState>,
  frame: BattleFrame,
  side: 0 | 1,
): boolean {
  const kwisatz = state.factions[frame.fighters[side]]?.kwisatz;
  if (kwisatz == null || kwisatz.lost < 7 || kwisatz.dead) return false;
  return kwisatz.fought === null || kwisatz.fought === frame.territory;
}

/** Every number that can be dialed, with its spice and what would be lost for it: "dial spice count elite". */
export function naiveDials(
  state: Readonly<BoardState>,
  frame: BattleFrame,
  side: 0 | 1,
): ReadonlySet<string> {
  const faction = state.factions[frame.fighters[side]];
  const found = new Set<string>();
  if (faction === undefined) return found;
  const there = faction.forces.filter(({ at }) => frame.places.includes(at));
  const elites = there.reduce((sum, { elite = 0 }) => sum + elite, 0);
  const others = there.reduce((sum, { count }) => sum + count, 0) - elites;
  const worth = frame.worths[side];
  const on = (option: string) => state.options.includes(option);
  const isFree = faction.id === 'fremen' && state.edition === '2019' && !on('fremen-pay');
  // A Karama may have stopped that.
  const pays = on('advanced-combat') && (!isFree || frame.pays[side]);
  for (let full = 0; full <= others; full += 1)
    for (let half = 0; half <= (pays ? others - full : 0); half += 1)
      for (let great = 0; great <= elites; great += 1)
        for (let less = 0; less <= (pays ? elites - great : 0); less += 1) {
          const spice = full + great;
          if (pays && spice > faction.spice) continue;
          const dial = full + half / 2 + worth * (great + less / 2);
          found.add(`${dial} ${pays ? spice : '-'} ${full + half + great + less} ${great + less}`);
        }
  return found;
}
