import { EDITIONS } from '../../editions/editions';
import { KWISATZ_STRENGTH } from '../../engine/battle/kwisatz';
import { winnerOf, worthOf } from '../../engine/battle/outcome';
import { dialsOf, lossesOf, supportsOf, type Troops } from '../../engine/battle/support';
import { type CardClass, handsOf, unseenOf } from '../cards';
import {
  type BattleQuestion,
  DEFENSES,
  type Defense,
  type VoiceOrder,
  WEAPONS,
  type Weapon,
} from './question';

/** Who leads: a leader by its id, a cheap hero, or nobody. */
export interface Lead {
  readonly id: string | null;
  /** Whether the Kwisatz Haderach goes along; then nobody calls a traitor (GF9-atreides-11, -14). */
  readonly kwisatz: boolean;
  /** What it adds to the dial, with the Kwisatz Haderach; 0 for a cheap hero alone, or nobody. */
  readonly strength: number;
  /** What its death pays (GF9-battle-29). */
  readonly bounty: number;
}

/** Weapon and defense of a plan. */
export type Arms = readonly [Weapon | null, Defense | null];

export const HERO = 'cheap-hero';

/** What of a plan is dialed, the spice that goes with it, and the forces that a winner loses for it. */
export interface Dial {
  readonly dial: number;
  /** As much as can be: it saves forces (GF9-adv-combat-07). */
  readonly spice: number;
  /** The fewest that come to it, so elite ones first. */
  readonly losses: number;
}

/** The plans that one's own side can make: any of the leads with any of the arms and any of the dials. */
export interface Own {
  readonly leads: readonly Lead[];
  readonly arms: readonly Arms[];
  readonly dials: readonly Dial[];
}

/** Whatever could be the rival's hand, and what it can play with it. */
export interface RivalHand {
  readonly chance: number;
  readonly leads: readonly Lead[];
  readonly arms: readonly Arms[];
}

export interface Rival {
  readonly hands: readonly RivalHand[];
  readonly dials: readonly Dial[];
}

/** Classes that matter in a battle; worthless cards where they are ordered. */
const BATTLE: readonly CardClass[] = [...WEAPONS, ...DEFENSES, HERO];
const WORTHLESS = 'worthless';

/** One's own plans, cards that do the same taken as one (GF9-battle-13 to -23, GF9-card-worthless-02). */
export function ownSide(question: BattleQuestion): Own {
  const { faction, leaders, captives, kwisatz, hand, forces, elites, spice, voice } = question;
  const holds = (one: CardClass) => hand.includes(one);
  const leads = leadsOf([...leaders, ...captives], holds, voice, kwisatz ? BOTH : [false]);
  const troops = { normal: forces - elites, elite: elites, worth: ELITE };
  return {
    leads,
    arms: armsOf(leads, holds, voice),
    dials: dialsWith(question, faction, troops, spice),
  };
}

/** What a Sardaukar or Fedaykin counts: those that count as others are no elite ones here. */
const ELITE = 2;
const BOTH = [true, false];
const KWISATZ_CHOICES = { no: [false], maybe: BOTH, yes: [true] } as const;

/** The rival's, by each hand that it may hold, as far as its plan is not known (GF9-atreides-07). */
export function rivalSide(question: BattleQuestion): Rival {
  const { edition, hand, known, seen, unknown, against, theirSpice, theirVoice } = question;
  const { theirForces, theirElites, theirLeaders, theirCaptives, theirKwisatz } = question;
  const { theirLeader, theirWeapon, theirDefense, theirDial } = question;
  const unseen = unseenOf(edition, [...hand, ...known, ...seen]);
  const classes = theirVoice === `play-${WORTHLESS}` ? [...BATTLE, WORTHLESS] : BATTLE;
  const hands = handsOf(classes as readonly CardClass[], known, unknown, unseen).map(
    ({ holds: held, chance }) => {
      const holds = (one: CardClass) => held.has(one);
      const able = leadsOf(
        [...theirLeaders, ...theirCaptives],
        holds,
        theirVoice,
        KWISATZ_CHOICES[theirKwisatz],
      );
      const leads = ledAs(theirLeader, able);
      const all = armsOf(leads, holds, theirVoice);
      const arms = all.filter(
        ([weapon, defense]) => isAsShown(theirWeapon, weapon) && isAsShown(theirDefense, defense),
      );
      return { chance, leads, arms: arms.length > 0 ? arms : all };
    },
  );
  const troops = { normal: theirForces - theirElites, elite: theirElites, worth: ELITE };
  const dials = dialsWith(question, against, troops, theirSpice);
  return { hands, dials: theirDial < 0 ? dials : nearest(dials, theirDial) };
}

function isAsShown(shown: string, card: string | null): boolean {
  return shown === 'any' || (card ?? 'none') === shown;
}

/** The highest dial that is no higher. */
function nearest(dials: readonly Dial[], shown: number): readonly Dial[] {
  return dials.filter(({ dial }) => dial <= shown).slice(-1);
}

/**
 * One of them must lead where there is one (GF9-battle-17, -21). The Voice can make it a cheap hero, or none (GF9-bg-08).
 */
function leadsOf(
  leaders: readonly string[],
  holds: (one: CardClass) => boolean,
  order: VoiceOrder,
  kwisatz: readonly boolean[],
): readonly Lead[] {
  const isForced = order === `play-${HERO}` && holds(HERO);
  const heroes = holds(HERO) && order !== `not-${HERO}` ? [HERO] : [];
  const all = isForced ? heroes : [...leaders, ...heroes];
  if (all.length === 0) return [NOBODY];
  return all.flatMap((id) =>
    kwisatz.map((goes): Lead => {
      const bounty = worthOf(id);
      return { id, kwisatz: goes, bounty, strength: bounty + (goes ? KWISATZ_STRENGTH : 0) };
    }),
  );
}

const NOBODY: Lead = { id: null, kwisatz: false, strength: 0, bounty: 0 };

/** Those that prescience has left: the one that was shown, where the hand lets it lead. */
function ledAs(shown: string, leads: readonly Lead[]): readonly Lead[] {
  if (shown === 'any') return leads;
  if (shown === 'none') return [NOBODY];
  const left = leads.filter(({ id }) => id === shown);
  return left.length > 0 ? left : leads;
}

/**
 * Weapons and defenses that go together; none where nobody leads (GF9-battle-22, -23); as the Voice has it, if that can
 * be done (GF9-bg-08, -10).
 */
function armsOf(
  leads: readonly Lead[],
  holds: (one: CardClass) => boolean,
  order: VoiceOrder,
): readonly Arms[] {
  if (leads.every(({ id }) => id === null)) return [[null, null]];
  const defenses = [null, ...DEFENSES.filter(holds)];
  const all = [null, ...WEAPONS.filter(holds)].flatMap((weapon) =>
    defenses.map((defense): Arms => [weapon, defense]),
  );
  const obeying = all.filter((arms) => obeys(arms, order, holds));
  return obeying.length > 0 ? obeying : all;
}

const DEFENSE_CLASSES: Readonly<Record<string, CardClass>> = {
  'projectile-defense': 'shield',
  'poison-defense': 'snooper',
};

/** Whether the Voice orders to play cards of a class, or not to. */
export function orderOf(
  order: VoiceOrder,
): { readonly play: boolean; readonly what: string } | null {
  const [, how, what = ''] = /^(play|not)-(.*)$/.exec(order) ?? [];
  return how === undefined ? null : { play: how === 'play', what: DEFENSE_CLASSES[what] ?? what };
}

/** A worthless card may lie wherever nothing else does (GF9-card-worthless-02). */
function obeys(arms: Arms, order: VoiceOrder, holds: (one: CardClass) => boolean): boolean {
  const said = orderOf(order);
  if (said === null || said.what === HERO) return true;
  const { play, what } = said;
  if (what === WORTHLESS) return !play || (holds(WORTHLESS) && arms.includes(null));
  return arms.some((one) => one === what) === play;
}

/** Whether forces of a faction count half unless spice is spent on them (GF9-adv-combat-02, DES-adv-combat-02). */
export function needsSpice(
  { edition, advanced, fremenPay }: BattleQuestion,
  faction: string,
): boolean {
  return advanced && (fremenPay || !EDITIONS[edition].fullWithoutSpice.includes(faction));
}

function dialsWith(
  question: BattleQuestion,
  faction: string,
  troops: Troops,
  spice: number,
): readonly Dial[] {
  const purse = needsSpice(question, faction) ? spice : null;
  const lost = (plan: { readonly dial: number; readonly spice?: number }) =>
    Math.min(...lossesOf(troops, plan).map(({ count }) => count));
  return dialsOf(troops, purse).map((dial) => {
    if (purse === null) return { dial, spice: 0, losses: lost({ dial }) };
    const most = supportsOf(troops, purse, dial).at(-1) ?? 0;
    return { dial, spice: most, losses: lost({ dial, spice: most }) };
  });
}

/** Cards by the engine's names: one of each kind stands for all. */
const CARD: Readonly<Record<string, string>> = {
  'projectile-weapon': 'crysknife',
  'poison-weapon': 'chaumas',
  lasgun: 'lasgun',
  shield: 'shield',
  snooper: 'snooper',
};
/** Arms as a plan of the engine has them. */
export const cardsOf = ([weapon, defense]: Arms) => ({
  weapon: weapon && (CARD[weapon] ?? null),
  defense: defense && (CARD[defense] ?? null),
});

/** Whether one's own total loses to another; the aggressor wins a tie (GF9-battle-26). */
export function lossesBy(defends: boolean): (ours: number, theirs: number) => boolean {
  return (ours, theirs) =>
    defends ? winnerOf([theirs, ours]) === 0 : winnerOf([ours, theirs]) === 1;
}
