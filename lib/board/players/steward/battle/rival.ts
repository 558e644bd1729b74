import type { Seat } from '@/lib/kernel/game';
import { captivesIn } from '../../../engine/atoms/leaders';
import { hasKwisatz, KWISATZ_STRENGTH } from '../../../engine/battle/kwisatz';
import { cardOf, isLeader, kindOf, leaderOf } from '../../../engine/facts';
import type { BattleFrame, Plan, Voice, Voiced } from '../../../engine/state/frames';
import { steady } from '../steady';
import { type Table, unseen } from '../table';

/** What a weapon does; a worthless card does nothing. */
export type Weapon = 'none' | 'projectile' | 'poison' | 'lasgun';
export type Defense = 'none' | 'projectile' | 'poison';

/** What a rival could play in a battle, with chances from 0 to 1. */
export interface Rival {
  readonly seat: Seat;
  readonly forces: number;
  readonly leaders: readonly {
    readonly id: string;
    readonly strength: number;
    readonly p: number;
  }[];
  readonly weapon: Readonly<Record<Weapon, number>>;
  readonly defense: Readonly<Record<Defense, number>>;
  /** By dial. */
  readonly dial: readonly number[];
}

/** What is known of a rival beyond what everybody sees. */
export interface Known {
  readonly territory: string | null;
  readonly plan: Readonly<Plan>;
  readonly voice: Pick<Voice, 'play' | 'what'> | null;
}

const NOTHING: Known = { territory: null, plan: {}, voice: null };
/** How often a card that would help is also played. */
const PLAYED = 0.85;
/** Hands are better than the deck: nobody pays for a card that it does not want. */
const CHOSEN = 1.25;

/** What a rival could play with so many forces. */
export function rivalOf(table: Table, seat: Seat, forces: number, known: Known = NOTHING): Rival {
  const { plan, voice } = known;
  const held = holdings(table, table.cards[seat] ?? 0);
  const leaders = leadersOf(table, seat, known, held('cheap hero'));
  const isBare = leaders.every(({ id }) => id === '');
  return {
    ...{ seat, forces, leaders },
    weapon: isBare ? ALONE_WEAPON : weaponOf(plan, voice, held),
    defense: isBare ? ALONE_DEFENSE : defenseOf(plan, voice, held),
    dial: plan.dial === undefined ? dials(forces) : only(plan.dial, forces),
  };
}

/** What is known of the rival in a battle that is being planned. */
export function knownIn(frame: BattleFrame, side: 0 | 1): Known {
  const { territory, plans, voice } = frame;
  return { territory, plan: plans[side], voice: voice?.side === side ? voice : null };
}

const ALONE_WEAPON: Rival['weapon'] = { none: 1, projectile: 0, poison: 0, lasgun: 0 };
const ALONE_DEFENSE: Rival['defense'] = { none: 1, projectile: 0, poison: 0 };

/** The chance that one of so many cards is of a kind. */
function holdings(table: Table, cards: number): (kind: string) => number {
  const left = unseen(table);
  let all = 0;
  for (const many of left.values()) all += many;
  return (kind) => {
    const share = Math.min(1, (CHOSEN * (left.get(kind) ?? 0)) / Math.max(1, all));
    return steady(1 - (1 - share) ** cards);
  };
}

function leadersOf(
  { state }: Table,
  seat: Seat,
  { territory, plan, voice }: Known,
  hero: number,
): Rival['leaders'] {
  if (plan.leader !== undefined) {
    const id = plan.leader ?? '';
    return [{ id, strength: isLeader(id) ? leaderOf(id).strength : 0, p: 1 }];
  }
  const faction = state.factions[seat];
  const held = captivesIn(state);
  const free = (faction?.leaders ?? []).filter(
    ({ id, dead, fought }) =>
      !dead && (fought === null || fought === territory) && !held.includes(id),
  );
  const more = faction !== undefined && hasKwisatz(faction, territory ?? '') ? KWISATZ_STRENGTH : 0;
  const all = free.map(({ id }) => ({ id, strength: leaderOf(id).strength + more, p: 0 }));
  const weights = all.map(({ strength }) => steady((strength + 1) ** 1.3));
  const isHero = voice?.what === 'cheap-hero';
  let heroes = all.length === 0 ? hero : hero * 0.15;
  if (isHero) heroes = voice.play ? hero : 0;
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const found = all.map((leader, at) => ({
    ...leader,
    p: ((1 - heroes) * (weights[at] ?? 0)) / Math.max(1, sum),
  }));
  if (all.length === 0) found.push({ id: '', strength: 0, p: 1 - heroes });
  if (heroes > 0) found.push({ id: 'cheap-hero', strength: 0, p: heroes });
  return found;
}

function weaponOf(
  { weapon }: Readonly<Plan>,
  voice: Known['voice'],
  held: (kind: string) => number,
): Rival['weapon'] {
  const none = { none: 0, projectile: 0, poison: 0, lasgun: 0 };
  if (weapon !== undefined) return { ...none, [weaponClass(weapon)]: 1 };
  const [a, b, c] = [held('projectile weapon'), held('poison weapon'), held('lasgun')];
  const some = PLAYED * (1 - (1 - a) * (1 - b) * (1 - c));
  const sum = Math.max(1e-9, a + b + c);
  const free = {
    none: 1 - some,
    projectile: (some * a) / sum,
    poison: (some * b) / sum,
    lasgun: (some * c) / sum,
  };
  const named = voice === null ? undefined : VOICED_WEAPONS[voice.what];
  return named === undefined || voice === null
    ? free
    : told(free, named, voice.play, { projectile: a, poison: b, lasgun: c, none: 0 });
}

function defenseOf(
  { defense }: Readonly<Plan>,
  voice: Known['voice'],
  held: (kind: string) => number,
): Rival['defense'] {
  const none = { none: 0, projectile: 0, poison: 0 };
  if (defense !== undefined) return { ...none, [defenseClass(defense)]: 1 };
  const [a, b] = [held('projectile defense'), held('poison defense')];
  const some = PLAYED * (1 - (1 - a) * (1 - b));
  const sum = Math.max(1e-9, a + b);
  const free = { none: 1 - some, projectile: (some * a) / sum, poison: (some * b) / sum };
  const named = voice === null ? undefined : VOICED_DEFENSES[voice.what];
  return named === undefined || voice === null
    ? free
    : told(free, named, voice.play, { projectile: a, poison: b, none: 0 });
}

/** The chances when one thing must be played by whoever holds it, or must not be. */
function told<Name extends string>(
  free: Readonly<Record<Name, number>>,
  named: Name,
  play: boolean,
  held: Readonly<Record<Name, number>>,
): Record<Name, number> {
  const rest = Math.max(1e-9, 1 - free[named]);
  const least = play ? held[named] : 0;
  const chances: Record<Name, number> = { ...free };
  for (const name of Object.keys(free) as Name[])
    chances[name] = name === named ? least : (free[name] / rest) * (1 - least);
  return chances;
}

const VOICED_WEAPONS: Partial<Record<Voiced, Weapon>> = {
  'poison-weapon': 'poison',
  'projectile-weapon': 'projectile',
  lasgun: 'lasgun',
};
const VOICED_DEFENSES: Partial<Record<Voiced, Defense>> = {
  'poison-defense': 'poison',
  'projectile-defense': 'projectile',
};

export function weaponClass(card: string | null): Weapon {
  switch (kindOf(card)) {
    case 'projectile weapon':
      return 'projectile';
    case 'poison weapon':
      return 'poison';
    case 'lasgun':
      return 'lasgun';
    default:
      return 'none';
  }
}

export function defenseClass(card: string | null): Defense {
  const kind = card === null ? null : cardOf(card).kind;
  if (kind === 'projectile defense') return 'projectile';
  return kind === 'poison defense' ? 'poison' : 'none';
}

/** A rival dials rather high: what it does not dial is lost too if it loses. */
function dials(forces: number): number[] {
  const all = Array.from({ length: forces + 1 }, (_, dial) => 1 + (2 * dial) / Math.max(1, forces));
  const sum = all.reduce((total, weight) => total + weight, 0);
  return all.map((weight) => weight / sum);
}

/** A dial that is known; a half is as good as the next whole number. */
function only(known: number, forces: number): number[] {
  const dial = Math.ceil(known);
  return Array.from({ length: Math.max(forces, dial) + 1 }, (_, at) => (at === dial ? 1 : 0));
}
