import { winnerOf, worthOf } from '../../engine/battle/outcome';
import { dialsOf, lossesOf, supportsOf } from '../../engine/battle/support';
import { type CardClass, handsOf, unseenOf } from '../cards';
import { type BattleQuestion, DEFENSES, type Defense, WEAPONS, type Weapon } from './question';

/** Who leads: a leader by its id, a cheap hero, or nobody. */
export interface Lead {
  readonly id: string | null;
  /** 0 for a cheap hero, or nobody. */
  readonly strength: number;
}

/** Weapon and defense of a plan. */
export type Arms = readonly [Weapon | null, Defense | null];

export const HERO = 'cheap-hero';

/** What of a plan is dialed, the spice that goes with it, and the forces that a winner loses for it. */
export interface Dial {
  readonly dial: number;
  /** As much as can be: it saves forces (GF9-adv-combat-07). */
  readonly spice: number;
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

/** Classes that matter in a battle. */
const BATTLE: readonly CardClass[] = [...WEAPONS, ...DEFENSES, HERO];

/** One's own plans, cards that do the same taken as one (GF9-battle-13 to -23, GF9-card-worthless-02). */
export function ownSide(question: BattleQuestion): Own {
  const { faction, leaders, hand, forces, spice } = question;
  const leads = leadsOf(leaders, hand.includes(HERO));
  const arms = armsOf(leads, (one) => hand.includes(one));
  return { leads, arms, dials: dialsWith(question, faction, forces, spice) };
}

/** The rival's, by each hand that it may hold, as far as its plan is not known (GF9-atreides-07). */
export function rivalSide(question: BattleQuestion): Rival {
  const { edition, hand, known, seen, unknown, against, theirForces, theirSpice } = question;
  const { theirLeaders, theirWeapon, theirDefense, theirDial } = question;
  const unseen = unseenOf(edition, [...hand, ...known, ...seen]);
  const hands = handsOf(BATTLE, known, unknown, unseen).map(({ holds, chance }) => {
    const leads = leadsOf(theirLeaders, holds.has(HERO));
    const all = armsOf(leads, (one) => holds.has(one));
    const arms = all.filter(
      ([weapon, defense]) => isAsShown(theirWeapon, weapon) && isAsShown(theirDefense, defense),
    );
    return { chance, leads, arms: arms.length > 0 ? arms : all };
  });
  const dials = dialsWith(question, against, theirForces, theirSpice);
  return { hands, dials: theirDial < 0 ? dials : nearest(dials, theirDial) };
}

function isAsShown(shown: string, card: string | null): boolean {
  return shown === 'any' || (card ?? 'none') === shown;
}

/** The highest dial that is no higher. */
function nearest(dials: readonly Dial[], shown: number): readonly Dial[] {
  return dials.filter(({ dial }) => dial <= shown).slice(-1);
}

/** One of them must lead where there is one (GF9-battle-17, -21). */
function leadsOf(leaders: readonly string[], hasHero: boolean): readonly Lead[] {
  const all: Lead[] = leaders.map((id) => ({ id, strength: worthOf(id) }));
  if (hasHero) all.push({ id: HERO, strength: 0 });
  return all.length > 0 ? all : [{ id: null, strength: 0 }];
}

/** Weapons and defenses that go together; none where nobody leads (GF9-battle-22, -23). */
function armsOf(leads: readonly Lead[], holds: (one: CardClass) => boolean): readonly Arms[] {
  if (leads.every(({ id }) => id === null)) return [[null, null]];
  const defenses = [null, ...DEFENSES.filter(holds)];
  return [null, ...WEAPONS.filter(holds)].flatMap((weapon) =>
    defenses.map((defense): Arms => [weapon, defense]),
  );
}

function dialsWith(
  { advanced }: BattleQuestion,
  faction: string,
  forces: number,
  spice: number,
): readonly Dial[] {
  // Fremen count in full without spice (GF9-adv-combat-02).
  const purse = advanced && faction !== 'fremen' ? spice : null;
  const troops = { normal: forces, elite: 0, worth: 1 };
  const lost = (plan: { readonly dial: number; readonly spice?: number }) =>
    lossesOf(troops, plan)[0]?.count ?? 0;
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
