import { EDITIONS } from '../../editions/editions';
import { clashOf, totalOf } from '../../engine/battle/outcome';
import { KWISATZ, revivalCost } from '../../engine/facts';
import { factionOf } from '../../factions/factions';
import { leaderOdds, ownLeaderOdds } from '../../setup/odds';
import { type BattleQuestion, MOST_STRENGTH } from './question';
import {
  type Arms,
  cardsOf,
  type Dial,
  HERO,
  type Lead,
  lossesBy,
  ownSide,
  type Rival,
  rivalSide,
} from './sides';

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

export interface BattleAnswer {
  /** Every own plan: each leader with each weapon, defense and dial. */
  readonly plans: readonly PlanOdds[];
  /** Of those that win most often against the best reply, that which brings most. */
  readonly surest: PlanOdds;
  /** That which brings most against a rival that plays anything alike. */
  readonly best: PlanOdds;
}

/**
 * Counts a battle out: every plan of one's own against every plan that the rival could make with what is known of it,
 * each hand as likely as among the cards that are not seen (GF9-battle-25 to -35, GF9-traitor-01 to -07; the same in
 * Descartes).
 */
export function battleAnswer(question: BattleQuestion): BattleAnswer {
  const own = ownSide(question);
  const field = fieldOf(question);
  const plans = own.arms.flatMap((arms) => {
    const cases = casesOf(field, arms);
    return own.leads.flatMap((lead) =>
      own.dials.map((dial) => planOdds(field, cases, lead, arms, dial)),
    );
  });
  const [first] = plans;
  if (first === undefined) throw new Error('a fighter always has a plan');
  const pick = (isBetter: (one: PlanOdds, than: PlanOdds) => boolean) =>
    plans.reduce((best, plan) => (isBetter(plan, best) ? plan : best), first);
  const isMore = (one: number, than: number) => one > than + NEAR;
  return {
    plans,
    best: pick((one, than) => isMore(one.worth, than.worth)),
    surest: pick(
      (one, than) =>
        isMore(one.holds, than.holds) ||
        (!isMore(than.holds, one.holds) && isMore(one.worth, than.worth)),
    ),
  };
}

/** Sums of chances that differ by less are the same. */
const NEAR = 1e-9;

/** A sum of chances to the twelve digits to which it is good, so that what is certain is 1. */
export function settled(sum: number): number {
  return Math.round(sum * 1e12) / 1e12;
}

/** All that is the same for every own plan. */
interface Field {
  readonly question: BattleQuestion;
  readonly rival: Rival;
  readonly risks: ReadonlyMap<string | null, number>;
  /** By whether the rival may play a cheap hero too. */
  readonly leads: ReadonlyMap<readonly Lead[], Leads>;
  readonly isLost: (ours: number, theirs: number) => boolean;
  readonly most: number;
}

/** What a rival with these leads comes to. */
interface Leads {
  /** The share of them that one may call as traitors. */
  readonly called: number;
  /** The strength that such calls pay (GF9-traitor-04). */
  readonly bounty: number;
  /** The share of leads and dials that are not called and whose total is beaten, by twice one's own total. */
  readonly alive: readonly number[];
  readonly dead: readonly number[];
  /** The strength of those that are beaten, by twice one's own total, their leader alive or dead. */
  readonly spoils: readonly number[];
  /** Those that cannot be called, the strongest first. */
  readonly loyal: readonly Lead[];
}

function fieldOf(question: BattleQuestion): Field {
  const { leaders, captives, defends } = question;
  const kept = calledBy(question);
  const rival = rivalSide(question);
  const isLost = lossesBy(defends);
  const groups = new Map(rival.hands.map(({ leads }) => [keyOf(leads), leads]));
  const known = new Map(
    [...groups].map(([key, leads]) => [key, leadsOf(leads, rival.dials, kept, isLost)]),
  );
  const leads = new Map<readonly Lead[], Leads>();
  for (const hand of rival.hands) {
    const found = known.get(keyOf(hand.leads));
    if (found !== undefined) leads.set(hand.leads, found);
  }
  const risks = new Map(
    [...leaders, ...captives].map((id) => [id as string | null, traitorRisk(question, id)]),
  );
  return { rival, risks, leads, isLost, question, most: rival.dials.at(-1)?.dial ?? 0 };
}

/** Hands differ in their leads by what may lead alone. */
function keyOf(leads: readonly Lead[]): string {
  return leads.map(({ id }) => id).join(' ');
}

/** The most that a side comes to, twice: 20 forces, five of them Sardaukar, and a leader of 7. */
const TOTALS = 2 * (MOST_STRENGTH + 8);

function leadsOf(
  leads: readonly Lead[],
  dials: readonly Dial[],
  kept: readonly string[],
  isLost: Field['isLost'],
): Leads {
  const loyal = leads.filter((lead) => !isCalled(lead, kept));
  const strengthOf = (some: readonly Lead[]) => some.reduce((sum, lead) => sum + lead.bounty, 0);
  const each = 1 / (leads.length * dials.length);
  const beaten = (ours: number, isDead: boolean, weight: (lead: Lead) => number) => {
    let sum = 0;
    for (const lead of loyal)
      for (const { dial } of dials)
        if (!isLost(ours / 2, totalOf(dial, lead.strength, isDead))) sum += each * weight(lead);
    return sum;
  };
  const byTotal = (isDead: boolean, weight: (lead: Lead) => number) =>
    Array.from({ length: TOTALS }, (_, ours) => beaten(ours, isDead, weight));
  return {
    called: 1 - loyal.length / leads.length,
    bounty: (strengthOf(leads) - strengthOf(loyal)) / leads.length,
    alive: byTotal(false, () => 1),
    dead: byTotal(true, () => 1),
    spoils: byTotal(true, ({ bounty }) => bounty),
    loyal: [...loyal].sort((one, other) => other.strength - one.strength),
  };
}

/**
 * Leaders of the rival that one may call as traitors: those whose cards one kept, and in Descartes own ones that the
 * Harkonnen send (DES-harkonnen-15).
 */
export function calledBy({ edition, faction, theirCaptives, kept }: BattleQuestion) {
  if (!EDITIONS[edition].captives.betray) return kept;
  const own = factionOf(faction)?.leaders.map(({ id }) => id) ?? [];
  return [...kept, ...theirCaptives.filter((id) => own.includes(id))];
}

/** Nobody calls a leader beside whom the Kwisatz Haderach stands (GF9-atreides-14). */
export function isCalled({ id, kwisatz }: Lead, called: readonly string[]): boolean {
  return id !== null && !kwisatz && called.includes(id);
}

/**
 * The chance that one of the leaders that may fight for one is a traitor of the rival: none that one was dealt oneself. A
 * captive of the rival's own is its traitor in Descartes, and in 2019 where it kept that card (GF9-harkonnen-16).
 */
export function traitorRisk(question: BattleQuestion, leader: string): number {
  const { edition, faction, against, players, dealt, elsewhere, betrayers } = question;
  const rival = factionOf(against);
  if (rival === undefined) return 0;
  const { traitors } = rival;
  const isTheirs = rival.leaders.some(({ id }) => id === leader);
  if (betrayers.includes(leader)) return 1;
  if (isTheirs && EDITIONS[edition].captives.betray) return 1;
  if (dealt.includes(leader)) return 0;
  const among = (side: string) => {
    const ids = factionOf(side)?.leaders.map(({ id }) => id) ?? [];
    return dealt.filter((id) => ids.includes(id)).length;
  };
  const seen = {
    ...{ factions: players, own: dealt.length + elsewhere },
    ...{ mine: among(faction), theirs: among(against) },
  };
  return isTheirs ? ownLeaderOdds(seen) : leaderOdds(seen, traitors);
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

interface Cases {
  readonly played: readonly Case[];
  /** What the rival could do with each hand, by the places in that list. */
  readonly hands: readonly { readonly chance: number; readonly can: readonly number[] }[];
}

function casesOf({ rival, leads }: Field, own: Arms): Cases {
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

function planOdds(field: Field, cases: Cases, lead: Lead, arms: Arms, dial: Dial): PlanOdds {
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
