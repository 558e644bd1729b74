import { EDITIONS } from '../../editions/editions';
import { totalOf } from '../../engine/battle/outcome';
import { factionOf } from '../../factions/factions';
import { leaderOdds, ownLeaderOdds } from '../../setup/odds';
import { type BattleQuestion, MOST_STRENGTH } from './question';
import { type Dial, type Lead, lossesBy, type Rival, rivalSide } from './sides';

/** All that is the same for every own plan. */
export interface Field {
  readonly question: BattleQuestion;
  readonly rival: Rival;
  readonly risks: ReadonlyMap<string | null, number>;
  /** By whether the rival may play a cheap hero too. */
  readonly leads: ReadonlyMap<readonly Lead[], Leads>;
  readonly isLost: (ours: number, theirs: number) => boolean;
  readonly most: number;
}

/** What a rival with these leads comes to. */
export interface Leads {
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

/** What a question says of the rival, counted once for all plans. */
export function fieldOf(question: BattleQuestion): Field {
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
export function keyOf(leads: readonly Lead[]): string {
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
