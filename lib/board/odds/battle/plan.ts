import { EDITIONS } from '../../editions/editions';
import { clashOf, totalOf } from '../../engine/battle/outcome';
import { KWISATZ, revivalCost } from '../../engine/facts';
import { type Field, keyOf, type Leads } from './field';
import type { BattleQuestion } from './question';
import { type Arms, cardsOf, type Dial, HERO, type Lead, type Rival } from './sides';

/** A plan of one's own, and what comes of it. Chances from 0 to 1; a cheap hero and nobody are never traitors. */
export interface PlanOdds {
  /** A leader's id, "cheap-hero", or null for nobody. */
  readonly leader: string | null;
  /** Whether the Kwisatz Haderach goes with it: then nobody calls it a traitor. */
  readonly kwisatz: boolean;
  readonly weapon: Arms[0];
  readonly defense: Arms[1];
  readonly dial: number;
  /** Spice spent in advanced combat, as much as the dial takes. */
  readonly spice: number;
  /** The chance that the leader is a traitor of the rival. */
  readonly traitor: number;
  /** The chance to win against a rival that makes any plan that its hand lets it make, each alike. */
  readonly wins: number;
  /** The chance to win whatever the rival does with its hand: against its best reply. */
  readonly holds: number;
  /** Own forces lost on average, against any plan. */
  readonly losses: number;
  /** The chance that the own leader dies, against any plan. */
  readonly killed: number;
  /** What it is expected to bring, in spice, against any plan: see `worthOf`. */
  readonly worth: number;
  /** The rival's best reply; null where nothing beats the plan but a traitor. */
  readonly reply: Reply | null;
}

/** Of what keeps a plan from winning, that which the rival can most likely make; of these the lowest dial. */
export interface Reply {
  readonly leader: string | null;
  readonly kwisatz: boolean;
  readonly weapon: Arms[0];
  readonly defense: Arms[1];
  readonly dial: number;
  readonly result: 'wins' | 'explosion';
  /** The chance that the rival's hand lets it. */
  readonly chance: number;
}

/** Sums of chances that differ by less are the same. */
export const NEAR = 1e-9;

/** A sum of chances to the twelve digits to which it is good, so that what is certain is 1. */
export function settled(sum: number): number {
  return Math.round(sum * 1e12) / 1e12;
}

/** What own cards do against some of the rival's. */
interface Case {
  readonly arms: Arms;
  readonly leads: Leads;
  /** The chance that a rival that plays anything alike plays these. */
  readonly chance: number;
  readonly clash: ReturnType<typeof clashOf>;
  /** The chance that the rival's hand lets it, with a leader where it has one. */
  readonly open: number;
}

export interface Cases {
  readonly played: readonly Case[];
  /** What the rival could do with each hand, by the places in that list. */
  readonly hands: readonly { readonly chance: number; readonly can: readonly number[] }[];
}

/** What own cards meet: every arms that the rival could play, with every group of its leads. */
export function casesOf({ rival, leads }: Field, own: Arms): Cases {
  const places = new Map<string, number>();
  const played: (Case & { chance: number })[] = [];
  const hands = rival.hands.map((hand) => {
    const can = hand.arms.flatMap((arms) => {
      const lead = leads.get(hand.leads);
      if (lead === undefined) return [];
      const key = `${arms} ${keyOf(hand.leads)}`;
      const at = places.get(key) ?? played.length;
      places.set(key, at);
      const one = played[at] ?? {
        ...{ arms, leads: lead, chance: 0, open: openTo(rival, arms, lead) },
        clash: clashOf([cardsOf(own), cardsOf(arms)]),
      };
      one.chance += hand.chance / hand.arms.length;
      played[at] = one;
      return [at];
    });
    return { chance: hand.chance, can };
  });
  return { played, hands };
}

/** The leads of a reply: a cheap hero where there is no leader that is loyal. */
function ableOf({ loyal }: Leads): readonly Lead[] {
  const leaders = loyal.filter(({ id }) => id !== HERO);
  return leaders.length > 0 ? leaders : loyal;
}

/** The chance that the rival's hand lets it play some arms with such a lead. */
function openTo({ hands }: Rival, arms: Arms, leads: Leads): number {
  const able = new Set(ableOf(leads).map(({ id }) => id));
  const chance = hands.reduce((sum, hand) => {
    const isOpen = hand.arms.some((one) => one[0] === arms[0] && one[1] === arms[1]);
    const isLed = hand.leads.some(({ id }) => able.has(id));
    return isOpen && isLed ? sum + hand.chance : sum;
  }, 0);
  return settled(chance);
}

/** What one plan comes to, against any plan of the rival and against its best reply. */
export function planOdds(field: Field, cases: Cases, lead: Lead, arms: Arms, dial: Dial): PlanOdds {
  const { question, risks } = field;
  const traitor = lead.kwisatz ? 0 : (risks.get(lead.id) ?? 0);
  const isLeader = lead.id !== null && lead.id !== HERO;
  let [called, wins, deaths, spoils, blasts] = [0, 0, 0, 0, 0];
  for (const { leads, chance, clash } of cases.played) {
    called += chance * leads.called;
    spoils += chance * leads.bounty;
    const loyal = chance * (1 - leads.called);
    if (clash === 'explosion') {
      deaths += loyal;
      blasts += loyal;
      continue;
    }
    const [dies, kills] = clash;
    const total = 2 * totalOf(dial.dial, lead.strength, dies);
    const won = chance * ((kills ? leads.dead : leads.alive)[total] ?? 0);
    wins += won;
    if (dies) {
      deaths += loyal;
      spoils += won * lead.bounty;
    }
    if (kills) spoils += chance * (leads.spoils[total] ?? 0);
  }
  const honest = 1 - traitor;
  const killed = isLeader ? traitor + honest * deaths : 0;
  const losses =
    traitor * question.forces +
    honest * (wins * dial.losses + (1 - called - wins) * question.forces);
  const won = honest * (called + wins);
  const paid = (1 - honest * called) * dial.spice;
  return {
    ...{ leader: lead.id, kwisatz: lead.kwisatz, weapon: arms[0], defense: arms[1] },
    ...{ dial: dial.dial, spice: dial.spice },
    ...{ traitor, wins: settled(won), losses: settled(losses), killed: settled(killed) },
    ...lastStand(field, cases, lead, dial, honest),
    worth: settled(
      worthOf(question, {
        ...{ wins: won, losses },
        // A captive is another's to revive.
        leaders: question.captives.includes(lead.id ?? '') ? 0 : killed * lead.bounty,
        kwisatz: lead.kwisatz ? blasts : 0,
        gains: honest * spoils - paid,
      }),
    ),
  };
}

interface Balance {
  readonly wins: number;
  readonly losses: number;
  /** The strength of the own leader, as often as it dies; and how often the Kwisatz Haderach does (GF9-atreides-13). */
  readonly leaders: number;
  readonly kwisatz: number;
  /** Spice won from the bank, without what is spent. */
  readonly gains: number;
}

/**
 * What a plan is worth, in spice: the stake where it wins, the strength of leaders that die (GF9-battle-29), less what it
 * costs to revive what is lost: forces at the edition's price, a leader at its strength, the Kwisatz Haderach at 2
 * (GF9-revival-03, -09, GF9-atreides-15, DES-revive-03, DES-leadrev-03, DES-Q37). Cards are not counted.
 */
function worthOf(
  { edition, stake }: BattleQuestion,
  { wins, losses, leaders, kwisatz, gains }: Balance,
): number {
  const price = EDITIONS[edition].revival.cost * losses + leaders + revivalCost(KWISATZ) * kwisatz;
  return stake * wins + gains - price;
}

/** How a plan stands against the best reply of the rival with each hand, and which reply that is. */
function lastStand(
  field: Field,
  { played, hands }: Cases,
  lead: Lead,
  { dial }: Dial,
  honest: number,
): Pick<PlanOdds, 'holds' | 'reply'> {
  const beats = played.map(({ leads: { loyal }, clash }) => {
    const [strongest] = loyal;
    if (strongest === undefined) return false;
    if (clash === 'explosion') return true;
    const ours = totalOf(dial, lead.strength, clash[0]);
    return field.isLost(ours, totalOf(field.most, strongest.strength, clash[1]));
  });
  let stands = 0;
  for (const { chance, can } of hands) if (!can.some((at) => beats[at])) stands += chance;
  let reply: Reply | null = null;
  for (const [at, one] of played.entries()) {
    if (!beats[at] || (reply !== null && one.open < reply.chance - NEAR)) continue;
    const found = replyBy(field, one, lead, dial);
    if (reply === null || isBetter(found, reply)) reply = found;
  }
  return { holds: settled(honest * stands), reply };
}

function isBetter(one: Reply, than: Reply): boolean {
  if (Math.abs(one.chance - than.chance) > NEAR) return one.chance > than.chance;
  if (one.result !== than.result) return one.result === 'wins';
  return one.dial < than.dial;
}

/** The cheapest reply with these cards: the strongest leader where it lives, the weakest where it dies. */
function replyBy(field: Field, { arms, leads, clash, open }: Case, own: Lead, dial: number): Reply {
  const { rival, isLost } = field;
  const able = ableOf(leads);
  const kills = clash !== 'explosion' && clash[1];
  const lead = (kills ? able.at(-1) : able[0]) ?? { id: null, kwisatz: false, strength: 0 };
  const reply = {
    leader: lead.id,
    kwisatz: lead.kwisatz,
    weapon: arms[0],
    defense: arms[1],
    chance: open,
  };
  if (clash === 'explosion') return { ...reply, dial: 0, result: 'explosion' };
  const ours = totalOf(dial, own.strength, clash[0]);
  const least = rival.dials.find((one) => isLost(ours, totalOf(one.dial, lead.strength, kills)));
  return { ...reply, dial: least?.dial ?? field.most, result: 'wins' };
}
