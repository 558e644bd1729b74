import type { ActionKind } from '@/lib/board/engine/actions';
import { placeOf, placesOf, strongholdsIn } from '@/lib/board/engine/facts';
import type { Offer } from '@/lib/board/engine/narration/action';
import { territoryName } from '@/lib/board/engine/narration/names';
import { gathered } from '@/lib/board/engine/queries/gathering';
import { rivalsMet } from '@/lib/board/engine/queries/presence';
import type { BoardView } from '@/lib/board/engine/state/view';
import { GOING } from './going';
import { type Decisive, decisiveIn } from './nearly-won';

/* Which of the places that may be chosen stand as buttons and have a line on the map, and what speaks for each. */

/** So many places stand as buttons; the rest in a list that opens. */
const MOST = 8;
/** So many on a phone. */
export const MOST_NARROW = 6;
/** So many, if those beyond strongholds and spice are told that may serve. */
const WELL = 5;

/** What chooses the place where they go. */
const GOES: ReadonlySet<ActionKind> = new Set(['ship', 'to']);

export interface Key {
  readonly offer: Offer;
  readonly at: string;
  readonly spice: number;
  readonly name: string;
  /** Where the name alone does not say it. */
  readonly sector: number | null;
  /** What one does there: "fight", "take", "hold". */
  readonly why: string | null;
  /** What makes that good or bad: "empty", "rivals near". */
  readonly note: string | null;
  /** Whether going there takes or holds something: a stronghold, or spice. */
  readonly isGain: boolean;
  /** Whether forces that come there must fight. */
  readonly isFight: boolean;
  /** Whom they fight, in all parts of the territory that are not behind the storm. */
  readonly rivals: ReturnType<typeof rivalsMet>;
  /** Whether some of them stand in that very place. */
  readonly isMet: boolean;
  /** What hangs on who holds it at the end of the turn. */
  readonly decides: Decisive | null;
  /** How good a place it is to go to, the best first. */
  readonly rank: number;
}

/** The best comes first: what is free to take, then what is in need, then fights for it, those with the fewest first. */
const RANKS = { empty: 0, spice: 1, need: 2, fight: 3, own: 4, field: 5, other: 6 } as const;
/** How far what stops a win, or twice wins, comes before all else. */
const DECIDES = 10;
/** What a fight against so many ranks behind one against none: less than a whole rank. */
const PER_RIVAL = 0.01;
/** What each spice brings a place forward that the own forces there would leave lying. */
const PER_SPICE = 0.01;

/** Whether an offer chooses a place, which the map can choose too. */
export function isPlace({ place, territory, action }: Offer): boolean {
  return (place ?? territory) !== undefined && action.kind !== 'fight';
}

/** The places that stand as buttons, strongholds, spice and fights first, and the others, the best of them first too. */
export function parted(
  offers: readonly Offer[],
  view: BoardView,
  most = MOST,
): readonly [readonly Key[], readonly Offer[]] {
  const strongholds = new Set<string>(strongholdsIn(view).map(({ id }) => id));
  const territories = offers.map(territoryIn);
  const isOne = (id: string) => territories.indexOf(id) === territories.lastIndexOf(id);
  const all = offers.map((offer) => ({
    ...keyOf(offer, view, strongholds, isOne(territoryIn(offer))),
    isHold: strongholds.has(territoryIn(offer)),
  }));
  if (all.length <= most) return [apart(all.toSorted((one, other) => one.rank - other.rank)), []];
  const chief = [
    ...all.filter(({ isHold }) => isHold),
    ...all.filter(({ isHold, spice }) => !isHold && spice > 0),
    ...fieldsOf(all.filter(({ isHold, isFight, spice }) => !isHold && isFight && spice === 0)),
  ].toSorted((one, other) => one.rank - other.rank);
  const more = serving(
    all.filter((one) => !chief.includes(one)),
    view,
    new Set([...strongholds].filter((id) => !territories.includes(id))),
  ).slice(0, Math.max(0, WELL - chief.length));
  const told = [...chief, ...more];
  const plain = told.length > 0 ? [] : onePerTerritory(all).slice(0, WELL);
  // the list of the others has the last spot
  const keys = apart([...told, ...plain].slice(0, most - 1));
  const shown = new Set(keys.map(({ offer }) => offer));
  const rest = all.filter(({ offer }) => !shown.has(offer));
  return [keys, rest.toSorted((one, other) => one.rank - other.rank).map(({ offer }) => offer)];
}

/** Where nothing speaks for any: the first of each territory. */
function onePerTerritory<K extends Key>(all: readonly K[]): readonly K[] {
  return all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at);
}

/** Those of one name say their sectors. */
function apart(keys: readonly Key[]): readonly Key[] {
  const names = keys.map(({ name }) => name);
  return keys.map((key) =>
    key.offer.place !== undefined && names.indexOf(key.name) !== names.lastIndexOf(key.name)
      ? { ...key, sector: placeOf(key.offer.place).sector }
      : key,
  );
}

/** Of the sectors where the same rivals are fought one: where some of them stand, if that can be chosen. */
function fieldsOf(all: readonly Key[]): readonly Key[] {
  const where = ({ name, rivals }: Key) => name + JSON.stringify(rivals);
  return all.filter((key) => {
    const same = all.filter((other) => where(other) === where(key));
    return key === (same.find(({ isMet }) => isMet) ?? same[0]);
  });
}

function keyOf(
  offer: Offer,
  view: BoardView,
  strongholds: ReadonlySet<string>,
  isOne: boolean,
): Key {
  const spots = locationsIn(offer);
  const territory = territoryIn(offer);
  const spice = view.spice
    .filter(({ at }) => spots.includes(at))
    .reduce((sum, { amount }) => sum + amount, 0);
  const isEntered = GOING.has(view.frames.at(-1)?.step ?? 'turn') && GOES.has(offer.action.kind);
  const [place] = spots;
  const rivals =
    isEntered && place !== undefined && view.asked !== null
      ? rivalsMet(view, view.asked, place)
      : [];
  const isFight = rivals.length > 0;
  const own = view.factions[view.asked ?? 0];
  const left = view.spice.reduce(
    (sum, { at, amount }) =>
      own !== undefined && spots.includes(at)
        ? sum + amount - gathered(view, own, at, amount)
        : sum,
    0,
  );
  const decides = isEntered ? decisiveIn(view, territory) : null;
  const what = !isEntered
    ? 'other'
    : isFight
      ? strongholds.has(territory) || spice > 0
        ? 'fight'
        : 'field'
      : strongholds.has(territory)
        ? heldAs(view, spots)
        : left > 0
          ? 'spice'
          : 'other';
  return {
    ...{ offer, spice, decides, isFight, rivals, isMet: isFight && rivalsIn(view, spots) > 0 },
    ...{ why: WHYS[what], note: NOTES[what] ?? null, isGain: RANKS[what] < RANKS.field },
    rank:
      RANKS[what] -
      (decides === null ? 0 : decides.isWin ? 2 * DECIDES : DECIDES) +
      PER_RIVAL * rivals.reduce((sum, { count }) => sum + count, 0) -
      (what === 'spice' ? PER_SPICE * left : 0),
    at: offer.place ?? territory,
    name: territoryName(territory),
    // of a fight in the open it is the same in each
    sector:
      offer.place !== undefined && !isOne && what !== 'field' ? placeOf(offer.place).sector : null,
  };
}

const WHYS: Readonly<Record<keyof typeof RANKS, string | null>> = {
  empty: 'hold',
  spice: 'take',
  need: 'hold',
  fight: 'fight',
  own: 'join',
  field: 'fight',
  other: null,
};
const NOTES: { readonly [What in keyof typeof RANKS]?: string } = {
  empty: 'empty',
  need: 'rivals near',
  spice: 'no rivals',
};

/** A stronghold that nobody else is in: empty, or one's own, perhaps with rivals a step away that are more. */
function heldAs(view: BoardView, spots: readonly string[]): 'empty' | 'own' | 'need' {
  const { factions, asked } = view;
  const own = factions[asked ?? 0];
  const count = countOf(own?.forces ?? [], spots);
  if (count === 0) return 'empty';
  const near = spots.flatMap((spot) => placeOf(spot).touching.map(({ location }) => location.id));
  return rivalsIn(view, near) >= count ? 'need' : 'own';
}

/** How many forces of those who are no allies stand in some places. */
function rivalsIn({ factions, asked }: BoardView, spots: readonly string[]): number {
  const allies = factions[asked ?? 0]?.allies ?? [];
  return factions.reduce(
    (sum, { forces }, seat) =>
      seat === asked || allies.includes(seat) ? sum : sum + countOf(forces, spots),
    0,
  );
}

/** How many of some forces stand in some places. */
export function countOf(
  forces: readonly { readonly at: string; readonly count: number }[],
  spots: readonly string[],
): number {
  return forces.reduce((sum, { at, count }) => sum + (spots.includes(at) ? count : 0), 0);
}

/** Where a move serves that takes nothing yet: beside a stronghold out of reach, rock first; and where no storm comes. */
function serving(rest: readonly Key[], view: BoardView, far: ReadonlySet<string>): readonly Key[] {
  const own = view.factions[view.asked ?? 0]?.forces.map(({ at }) => placeOf(at).territory.id);
  const taken = new Set<string>(own);
  const moves = rest.filter(({ offer, isFight }) => offer.action.kind === 'to' && !isFight);
  const isRock = ({ at }: Key) => placeOf(at).territory.type === 'rock';
  const beside = [...moves.filter(isRock), ...moves.filter((key) => !isRock(key))].flatMap(
    (key) => {
      const near = placeOf(key.at).touching.find(
        ({ location: { territory } }) => far.has(territory.id) && !taken.has(territory.id),
      );
      if (near === undefined) return [];
      const { territory } = near.location;
      taken.add(territory.id);
      return [{ ...key, why: 'near', note: territory.name }];
    },
  );
  const pole = moves.find(({ at }) => placeOf(at).territory.type === 'polar sink');
  return [...beside.slice(0, 2), ...(pole ? [{ ...pole, why: 'shelter', note: 'no storm' }] : [])];
}

function territoryIn({ place, territory }: Offer): string {
  return territory ?? placeOf(place ?? '').territory.id;
}

export function locationsIn({ place, territory }: Offer): readonly string[] {
  return place !== undefined ? [place] : placesOf(territory ?? '').map(({ id }) => id);
}
