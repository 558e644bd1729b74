import type { Seat } from '@/lib/kernel/game';
import { COVERED_DEATHS } from '../atoms/leaders';
import { rulesOf } from '../facts';
import { factionAt } from '../game';
import { alliesOf, seatOf } from '../queries/order';
import { cloneState } from '../state/clone';
import type { BoardState } from '../state/state';

/** A copy in which all that a seat cannot know is otherwise. Nothing that it once saw is hidden again, but in discards. */
export function otherwiseHidden(
  state: Readonly<BoardState>,
  seat: Seat,
  next: () => number,
): BoardState {
  const copy = cloneState(state);
  const isAtreides = seat === seatOf(state, 'atreides');
  copy.random = [next(), next(), next(), next()];
  mixTreachery(copy, seat, isAtreides, next);
  mixSpiceDeck(copy, isAtreides, next);
  mixTraitors(copy, seat, next);
  mixCaptives(copy, seat, next);
  for (const [other, faction] of copy.factions.entries()) {
    if (other === seat) continue;
    faction.spice = faction.lent + (next() % 20);
    faction.order = null;
  }
  if (seat !== seatOf(state, 'bene-gesserit') && copy.prediction !== null)
    copy.prediction = { ...copy.prediction, turn: 1 + (next() % rulesOf(state).turns) };
  if (copy.stormCard !== null && !(copy.stormCard.seen && seat === seatOf(state, 'fremen')))
    copy.stormCard = { ...copy.stormCard, number: 1 + (next() % 6) };
  mixFrames(copy, seat, next);
  return copy;
}

function mix(list: unknown[], next: () => number): void {
  for (let left = list.length - 1; left > 0; left -= 1) {
    const other = next() % (left + 1);
    [list[left], list[other]] = [list[other], list[left]];
  }
}

/** Hands of others, the deck, and the cards for sale but one that the Atreides saw. */
function mixTreachery(copy: BoardState, seat: Seat, sees: boolean, next: () => number): void {
  const bidding = copy.frames.find((frame) => frame.step === 'bidding');
  const up = sees && bidding?.sighted ? copy.row.slice(0, 1) : [];
  const row = copy.row.slice(up.length);
  const others = copy.factions.filter((_, other) => other !== seat);
  const pool = [...copy.deck, ...row, ...others.flatMap(({ hand }) => hand)];
  mix(pool, next);
  copy.deck = pool.splice(0, copy.deck.length);
  copy.row = [...up, ...pool.splice(0, row.length)];
  for (const faction of others) faction.hand = pool.splice(0, faction.hand.length);
}

function mixSpiceDeck(copy: BoardState, sees: boolean, next: () => number): void {
  const top = sees && copy.foreseen !== null ? copy.spiceDeck.slice(-1) : [];
  const rest = copy.spiceDeck.slice(0, copy.spiceDeck.length - top.length);
  mix(rest, next);
  copy.spiceDeck = [...rest, ...top];
  mix(copy.spiceDeckB, next);
  if (!sees) copy.foreseen = null;
}

/** Traitors of others, but those that were shown. */
function mixTraitors(copy: BoardState, seat: Seat, next: () => number): void {
  const others = copy.factions.filter((_, other) => other !== seat);
  const hidden = others.flatMap(({ traitors, shown }) =>
    traitors.filter((leader) => !shown.includes(leader)),
  );
  mix(hidden, next);
  for (const faction of others)
    faction.traitors = faction.traitors.map((leader) =>
      faction.shown.includes(leader) ? leader : (hidden.pop() ?? leader),
    );
}

/** Which leaders of others the Harkonnen hold, or have killed unseen: any that could be in their stead. */
function mixCaptives(copy: BoardState, seat: Seat, next: () => number): void {
  const harkonnen = copy.factions.find(({ id }) => id === 'harkonnen');
  if (harkonnen === undefined || harkonnen === copy.factions[seat]) return;
  // One that is in a plan, or has been, is known.
  const battle = copy.frames.find((frame) => frame.step === 'battle');
  if (battle !== undefined && battle.stage !== 'capture' && battle.stage !== 'captive') return;
  for (const owner of copy.factions) {
    if (owner === copy.factions[seat] || owner === harkonnen) continue;
    for (const leader of owner.leaders) {
      const isCovered = owner.covered.includes(leader.id);
      if (!isCovered && !harkonnen.captives.includes(leader.id)) continue;
      const before = leader.deaths - (isCovered ? COVERED_DEATHS : 0);
      const others = owner.leaders.filter(
        ({ id, dead, deaths, fought }) =>
          !dead &&
          deaths === before &&
          fought === leader.fought &&
          !harkonnen.captives.includes(id) &&
          !owner.covered.includes(id),
      );
      const other = others[next() % Math.max(1, others.length)];
      if (other === undefined) continue;
      [leader.dead, other.dead] = [other.dead, leader.dead];
      [leader.deaths, other.deaths] = [other.deaths, leader.deaths];
      const swap = (id: string) => (id === leader.id ? other.id : id);
      harkonnen.captives = harkonnen.captives.map(swap);
      owner.covered = owner.covered.map(swap);
    }
  }
}

/** Dials, plans that are not shown yet, and calls while they are asked for. */
function mixFrames(copy: BoardState, seat: Seat, next: () => number): void {
  for (const frame of copy.frames) {
    if (frame.step === 'storm') frame.dials = frame.dials.map(() => 1 + (next() % 3));
    if (frame.step !== 'battle') continue;
    if (frame.stage === 'traitors')
      frame.calls = frame.calls.filter((call) => call.seat === seat || next() % 2 === 0);
    if (frame.stage !== 'plans' && frame.stage !== 'peek') continue;
    const isAsker = [seatOf(copy, 'atreides'), ...alliesOf(copy, 'atreides')].includes(seat);
    for (const side of [0, 1] as const) {
      if (frame.fighters[side] === seat) continue;
      if (frame.peek === side && seat === seatOf(copy, 'atreides')) continue;
      const asked = isAsker && frame.question?.side === side ? frame.question.element : null;
      const plan = frame.plans[side];
      if (asked !== 'dial' && plan.dial !== undefined) plan.dial = next() % 3;
      if (asked !== 'weapon' && plan.weapon !== undefined) plan.weapon = null;
      if (asked !== 'defense' && plan.defense !== undefined) plan.defense = null;
      const { leaders } = factionAt(copy, frame.fighters[side]);
      const other = leaders[next() % leaders.length];
      if (asked !== 'leader' && plan.leader !== undefined) plan.leader = other?.id ?? null;
      if (plan.kwisatz !== undefined) plan.kwisatz = next() % 2 === 0;
    }
  }
}
