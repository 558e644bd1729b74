import type { Seat } from '@/lib/kernel/game';
import { mayUse } from '../advantages/karama';
import { discard } from '../atoms/cards';
import { killAll } from '../atoms/forces';
import { changeKwisatz, killLeader, stayBehind } from '../atoms/leaders';
import { earn, loseSpice, pay } from '../atoms/spice';
import {
  type CardId,
  isLeader,
  KWISATZ,
  kindOf,
  leaderOf,
  POLAR_SINK,
  placeOf,
  placesOf,
  rulesOf,
} from '../facts';
import { emit, factionAt, type Game } from '../game';
import { isOn } from '../queries/options';
import type { BattleFrame, Plan } from '../state/frames';
import { type BattleOutcome, outcomeOf, worthOf } from './outcome';
import type { Side } from './plan';

const SIDES: readonly Side[] = [0, 1];

/**
 * What comes of two plans (GF9-battle-25 to -37): traitors first, then lasgun and shield, then weapons and totals. Leaves
 * to the winner which forces it loses and which cards it keeps.
 */
export function resolve(game: Game, frame: BattleFrame): void {
  // A Karama can stop the traitor of the Harkonnen for their ally, not one of their own battle (GF9-card-karama-11).
  frame.calls = frame.calls.filter(
    ({ seat }) => frame.fighters.includes(seat) || mayUse(game, 'ally-traitor'),
  );
  const betrayed = SIDES.filter((side) => frame.calls.some((call) => call.side === side));
  for (const { side, seat } of frame.calls) {
    const leader = frame.plans[side].leader ?? '';
    const { shown, traitors } = factionAt(game.state, seat);
    // One that calls its own leader back from the Harkonnen shows no card.
    if (traitors.includes(leader) && !shown.includes(leader)) shown.push(leader);
    emit(game, { kind: 'traitor-called', seat, leader });
  }
  // Only who wins by a traitor keeps the spice of its plan (GF9-adv-combat-04, -05, GF9-Q33).
  for (const side of SIDES)
    if (betrayed.length !== 1 || betrayed.includes(side))
      pay(game, frame.fighters[side], null, frame.plans[side].spice ?? 0, 'battle');
  const [first] = betrayed;
  if (betrayed.length === 2) bothBetrayed(game, frame);
  else if (first !== undefined) betray(game, frame, first);
  else {
    const outcome = outcomeOf(frame.plans);
    if (outcome.kind === 'explosion') explode(game, frame);
    else fight(game, frame, outcome);
  }
}

/** Both leaders are traitors: both sides lose everything, and nobody gets spice (GF9-traitor-06, -07). */
function bothBetrayed(game: Game, frame: BattleFrame): void {
  for (const side of SIDES) {
    killPlayed(game, frame, side, 'traitor');
    loseAll(game, frame, side);
    discardPlayed(game, frame, side);
  }
  emit(game, { kind: 'battle-void', fighters: frame.fighters });
}

/** The one whose leader is no traitor wins, loses nothing, and gets the traitor's strength (GF9-traitor-02 to -05, -09). */
function betray(game: Game, frame: BattleFrame, loser: Side): void {
  const winner = other(loser);
  const seat = frame.fighters[winner];
  frame.winner = winner;
  // Once a turn in Descartes, whatever came of it (DES-atreides-10).
  if (frame.plans[winner].kwisatz && rulesOf(game.state).kwisatz === 'next turn')
    changeKwisatz(factionAt(game.state, seat), { fought: POLAR_SINK });
  emit(game, { kind: 'battle-won', seat, over: frame.fighters[loser], totals: null });
  killPlayed(game, frame, loser, 'traitor');
  earn(game, seat, leaderOf(frame.plans[loser].leader ?? '').strength);
  loseAll(game, frame, loser);
  discardPlayed(game, frame, loser);
  frame.cards = played(frame.plans[winner]);
}

/** Lasgun and shield: all forces and all spice in the territory are lost, both leaders, and all cards (GF9-card-lasgun-02 to -06). */
function explode(game: Game, frame: BattleFrame): void {
  const { territory, fighters } = frame;
  emit(game, { kind: 'exploded', territory });
  for (const side of SIDES) {
    killPlayed(game, frame, side, 'explosion');
    // Nothing else kills it (GF9-atreides-13).
    if (frame.plans[side].kwisatz) loseKwisatz(game, frame.fighters[side]);
  }
  for (const seat of game.state.factions.keys())
    killAll(game, seat, placesOf(territory), 'explosion');
  loseSpice(game, placesOf(territory), 'explosion');
  for (const side of SIDES) discardPlayed(game, frame, side);
  emit(game, { kind: 'battle-void', fighters });
}

function fight(
  game: Game,
  frame: BattleFrame,
  { winner, killed, totals }: Extract<BattleOutcome, { readonly kind: 'fought' }>,
): void {
  const { plans, fighters, territory } = frame;
  const loser = other(winner);
  frame.winner = winner;
  let spice = 0;
  for (const side of SIDES) {
    const { leader, kwisatz } = plans[side];
    // Once a turn in Descartes (DES-atreides-10): nobody fights in the Polar Sink.
    const fought = rulesOf(game.state).kwisatz === 'next turn' ? POLAR_SINK : territory;
    if (kwisatz) changeKwisatz(factionAt(game.state, fighters[side]), { fought });
    if (leader == null || !isLeader(leader)) continue;
    if (!killed[side]) stayBehind(game, fighters[side], leader, territory);
    else {
      killPlayed(game, frame, side, 'weapon');
      spice += worthOf(leader);
    }
  }
  emit(game, { kind: 'battle-won', seat: fighters[winner], over: fighters[loser], totals });
  earn(game, fighters[winner], spice);
  loseAll(game, frame, loser);
  discardPlayed(game, frame, loser);
  const { leader } = plans[winner];
  // A cheap hero is used up, also by a winner (GF9-card-hero-03, GF9-Q23).
  if (leader != null && !isLeader(leader)) discard(game, fighters[winner], leader);
  frame.cards = played({ ...plans[winner], leader: null });
  if (rulesOf(game.state).worthlessAfterWin === 'kept') return;
  // Worthless cards are used up too, in Descartes (DES-card-worthless-04, DES-Q25).
  for (const card of frame.cards)
    if (kindOf(card) === 'worthless') discard(game, fighters[winner], card);
  frame.cards = frame.cards.filter((card) => kindOf(card) !== 'worthless');
}

function killPlayed(
  game: Game,
  { plans, fighters }: BattleFrame,
  side: Side,
  by: 'weapon' | 'traitor' | 'explosion',
): void {
  const { leader } = plans[side];
  if (leader != null && isLeader(leader)) killLeader(game, fighters[side], leader, by);
}

function loseKwisatz(game: Game, seat: Seat): void {
  changeKwisatz(factionAt(game.state, seat), { dead: true, fought: null });
  emit(game, { kind: 'leader-killed', seat, leader: KWISATZ, by: 'explosion' });
}

/** A loser's forces in the battle die; all in the territory if the option says so (GF9-battle-32, GF9-Q12). */
function loseAll(game: Game, { fighters, places, territory }: BattleFrame, side: Side): void {
  const whole = isOn(game.state, 'whole-territory');
  const lost = whole ? placesOf(territory) : places.map(placeOf);
  killAll(game, fighters[side], lost, 'battle');
}

function discardPlayed(game: Game, { fighters, plans }: BattleFrame, side: Side): void {
  for (const card of played(plans[side])) discard(game, fighters[side], card);
}

/** The cards of a plan, a cheap hero among them. */
function played({ leader, weapon, defense }: Plan): CardId[] {
  const hero = leader != null && !isLeader(leader) ? leader : null;
  return [hero, weapon, defense].filter((card) => card != null);
}

function other(side: Side): Side {
  return side === 0 ? 1 : 0;
}
