import { type Action, PASS } from '../actions';
import { elitesIn, forcesIn } from '../atoms/forces';
import { captivesIn } from '../atoms/leaders';
import { type CardId, kindOf, type LeaderId } from '../facts';
import { factionAt } from '../game';
import type { BattleFrame, Element, Plan, Voice, Voiced } from '../state/frames';
import type { BoardState, Faction, Leader, TerritoryId } from '../state/state';
import { hasKwisatz } from './kwisatz';
import { dialsOf, supportsOf, type Troops } from './support';

/** The two fighters: 0 is the aggressor. */
export type Side = 0 | 1;

export const ELEMENTS = ['leader', 'weapon', 'defense', 'dial'] as const satisfies Element[];

type Part = Element | 'kwisatz' | 'spice';
const PARTS: readonly Part[] = ['leader', 'kwisatz', 'weapon', 'defense', 'dial', 'spice'];

/** The part of a plan that is chosen next; undefined where it is ready. */
export function missing(
  state: Readonly<BoardState>,
  { fighters, plans, territory, pays }: BattleFrame,
  side: Side,
): Part | undefined {
  const plan = plans[side];
  const seat = fighters[side];
  return PARTS.find((part) => {
    if (plan[part] !== undefined) return false;
    // The Kwisatz Haderach goes with a leader or cheap hero only (GF9-atreides-11).
    if (part === 'kwisatz')
      return plan.leader !== null && hasKwisatz(factionAt(state, seat), territory);
    return part !== 'spice' || pays[side];
  });
}

/** What a fighter may choose for one element of its plan. */
export function planOptions(
  state: Readonly<BoardState>,
  frame: BattleFrame,
  side: Side,
  element: Part,
): Action[] {
  if (element === 'leader')
    return leaders(state, frame, side).map((leader) => ({ kind: 'leader', leader }));
  if (element === 'kwisatz') return [PASS, { kind: 'kwisatz' }];
  const { spice } = factionAt(state, frame.fighters[side]);
  if (element === 'dial')
    return dialsOf(troops(state, frame, side), frame.pays[side] ? spice : null).map((dial) => ({
      ...{ kind: 'strength', dial },
    }));
  if (element === 'spice') {
    const { dial = 0 } = frame.plans[side];
    return supportsOf(troops(state, frame, side), spice, dial).map((spent) => ({
      kind: 'support',
      spice: spent,
    }));
  }
  const at = element === 'weapon' ? 0 : 1;
  const cards = new Set(pairs(state, frame, side).map((pair) => pair[at]));
  return [...cards].map((card) => ({ kind: element, card }));
}

/** Writes a choice into a plan; gives the element that it was, as prescience could ask for it. */
export function fill(plan: Plan, action: Action): Element | null {
  switch (action.kind) {
    case 'leader':
      plan.leader = action.leader;
      return 'leader';
    case 'kwisatz':
      plan.kwisatz = true;
      return null;
    case 'pass':
      plan.kwisatz = false;
      return null;
    case 'weapon':
      plan.weapon = action.card;
      return 'weapon';
    case 'defense':
      plan.defense = action.card;
      return 'defense';
    case 'strength':
      plan.dial = action.dial;
      return 'dial';
    case 'support':
      plan.spice = action.spice;
      return null;
    default:
      return null;
  }
}

/** The forces that a fighter has in the battle (GF9-battle-11, GF9-Q12). */
export function troops(state: Readonly<BoardState>, frame: BattleFrame, side: Side): Troops {
  const faction = factionAt(state, frame.fighters[side]);
  let count = 0;
  let elite = 0;
  for (const at of frame.places) {
    count += forcesIn(faction, at);
    elite += elitesIn(faction, at);
  }
  return { normal: count - elite, elite, worth: frame.worths[side] };
}

/** What they come to: the most that can be dialed. */
export function strength(state: Readonly<BoardState>, frame: BattleFrame, side: Side): number {
  const { normal, elite, worth } = troops(state, frame, side);
  return normal + elite * worth;
}

/**
 * Leaders and cheap heroes that a fighter can play; one of them must be played where there is one (GF9-battle-13 to -17).
 * Leaders that fought in another territory in this phase cannot. The Voice can make it a cheap hero, or none.
 */
function leaders(
  state: Readonly<BoardState>,
  { fighters, territory, voice }: BattleFrame,
  side: Side,
): (LeaderId | CardId | null)[] {
  const faction = factionAt(state, fighters[side]);
  const own = leadersAtHand(state, faction, territory);
  const heroes = [...new Set(faction.hand.filter((card) => kindOf(card) === 'cheap hero'))];
  const order = voice?.side === side && voice.what === 'cheap-hero' ? voice : null;
  if (order?.play && heroes.length > 0) return heroes;
  const all = order?.play === false ? own : [...own, ...heroes];
  return all.length > 0 ? all : [null];
}

/** Leaders that are alive, have not fought elsewhere, and that no Harkonnen hold; for these also those that they do (GF9-harkonnen-12). */
export function leadersAtHand(
  { factions }: Readonly<BoardState>,
  faction: Readonly<Faction>,
  territory: TerritoryId,
): LeaderId[] {
  const held = captivesIn({ factions });
  const atHand = (leaders: readonly Leader[], isHeld: boolean) =>
    leaders.flatMap(({ id, dead, fought }) =>
      !dead && (fought === null || fought === territory) && held.includes(id) === isHeld
        ? [id]
        : [],
    );
  const own = atHand(faction.leaders, false);
  if (faction.captives.length === 0) return own;
  return [...own, ...factions.flatMap(({ leaders }) => atHand(leaders, true))];
}

type Pair = readonly [CardId | null, CardId | null];

/**
 * Weapons and defenses that go together, with what is chosen already: none without a leader or cheap hero
 * (GF9-battle-22, -23), worthless cards in either place (GF9-card-worthless-02), and as the Voice has it if that can be
 * done (GF9-bg-08, GF9-bg-10).
 */
function pairs(state: Readonly<BoardState>, frame: BattleFrame, side: Side): readonly Pair[] {
  const plan = frame.plans[side];
  const [leader] = leaders(state, frame, side);
  if ((plan.leader ?? leader) == null) return [[null, null]];
  const { hand } = factionAt(state, frame.fighters[side]);
  const weapons = [null, ...new Set(hand.filter(isForWeapon))];
  const defenses = [null, ...new Set(hand.filter(isForDefense))];
  const all = weapons.flatMap((weapon) =>
    defenses.flatMap((defense): Pair[] => {
      const isTwice = weapon !== null && weapon === defense;
      if (isTwice && hand.filter((card) => card === weapon).length < 2) return [];
      return [[weapon, defense]];
    }),
  );
  const chosen = all.filter(
    ([weapon, defense]) =>
      (plan.weapon === undefined || plan.weapon === weapon) &&
      (plan.defense === undefined || plan.defense === defense),
  );
  const { voice } = frame;
  if (voice?.side !== side) return chosen;
  const obedient = chosen.filter((pair) => obeys(pair, voice));
  return obedient.length > 0 ? obedient : chosen;
}

function isForWeapon(card: CardId): boolean {
  const kind = kindOf(card);
  return (
    kind === 'projectile weapon' ||
    kind === 'poison weapon' ||
    kind === 'lasgun' ||
    kind === 'worthless'
  );
}

function isForDefense(card: CardId): boolean {
  const kind = kindOf(card);
  return kind === 'projectile defense' || kind === 'poison defense' || kind === 'worthless';
}

const VOICED: Readonly<Record<Voiced, string>> = {
  'poison-weapon': 'poison weapon',
  'projectile-weapon': 'projectile weapon',
  'poison-defense': 'poison defense',
  'projectile-defense': 'projectile defense',
  worthless: 'worthless',
  'cheap-hero': 'cheap hero',
  lasgun: 'lasgun',
};

function obeys(pair: Pair, { play, what }: Voice): boolean {
  if (what === 'cheap-hero') return true;
  return pair.some((card) => kindOf(card) === VOICED[what]) === play;
}
