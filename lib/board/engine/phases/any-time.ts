import type { Seat } from '@/lib/kernel/game';
import type { Action } from '../actions';
import { canUsePower, spendPower } from '../advantages/special';
import { playCard } from '../atoms/cards';
import { reviveForces } from '../atoms/forces';
import { changeKwisatz, reviveLeader, stayBehind } from '../atoms/leaders';
import { KWISATZ, POLAR_SINK, rulesOf } from '../facts';
import { begin, factionAt, type Game } from '../game';
import { revivals } from '../queries/revivals';
import type { BoardState } from '../state/state';

const GHOLA = 'tleilaxu-ghola';
const TRUTH = 'truthtrance';
const MOST_GHOLAS = 5;
const MOST_SPECIAL = 3;

/**
 * Cards that may be played at any time: Tleilaxu Ghola (GF9-card-ghola-01 to -03) and Truthtrance (GF9-card-truth-01).
 * They are listed whenever their holder is asked for something of its own: a bid, a revival, a shipment or a move, a
 * plan. So nobody can see from a pause who holds one. The Emperor's special power is among them.
 */
export function anyTime(state: Readonly<BoardState>, seat: Seat): Action[] {
  const faction = factionAt(state, seat);
  const { hand, leaders, kwisatz } = faction;
  const actions: Action[] = [];
  if (hand.includes(GHOLA)) {
    for (const { id, dead } of leaders)
      if (dead) actions.push({ kind: 'ghola-leader', leader: id });
    if (kwisatz?.dead) actions.push({ kind: 'ghola-leader', leader: KWISATZ });
    actions.push(...revivals(faction, MOST_GHOLAS, 'ghola-forces', 'ghola-elite'));
  }
  if (hand.includes(TRUTH))
    for (const target of state.factions.keys())
      if (target !== seat) actions.push({ kind: 'truthtrance', target });
  return [...actions, ...specials(state, seat)];
}

/**
 * The special power of the Emperor: three forces or a leader for nothing, beside the limit (GF9-adv-karama-06,
 * GF9-emperor-11), in Descartes at any time (DES-emperor-10, DES-Q32).
 */
function specials(state: Readonly<BoardState>, seat: Seat): Action[] {
  const faction = factionAt(state, seat);
  if (faction.id !== 'emperor' || !canUsePower(state, seat)) return [];
  if (rulesOf(state).emperorPower === 'revival' && state.phase !== 'revival') return [];
  return [
    ...revivals(faction, MOST_SPECIAL, 'special-forces', 'special-elite'),
    ...faction.leaders.flatMap(({ id: leader, dead }): Action[] =>
      dead ? [{ kind: 'special-leader', leader }] : [],
    ),
  ];
}

/** Plays such a card; false for any other action. */
export function answerAnyTime(game: Game, seat: Seat, action: Action): boolean {
  switch (action.kind) {
    case 'ghola-leader':
      playCard(game, seat, GHOLA);
      reviveLeader(game, seat, action.leader, 'ghola');
      // Nobody fights in the Polar Sink: it leads nowhere else before the next battles (DES-card-ghola-04).
      if (game.state.phase === 'battle' && rulesOf(game.state).ghola === 'next battle round')
        if (action.leader === KWISATZ)
          changeKwisatz(factionAt(game.state, seat), { fought: POLAR_SINK });
        else stayBehind(game, seat, action.leader, POLAR_SINK);
      return true;
    case 'ghola-forces':
      playCard(game, seat, GHOLA);
      reviveForces(game, seat, { count: action.forces }, 'ghola');
      return true;
    case 'ghola-elite':
      playCard(game, seat, GHOLA);
      reviveForces(game, seat, { count: action.forces, elite: 1 }, 'ghola');
      return true;
    case 'truthtrance':
      playCard(game, seat, TRUTH);
      begin(game, { step: 'truth', seat, target: action.target });
      return true;
    case 'special-forces':
    case 'special-elite': {
      const elite = action.kind === 'special-elite' ? 1 : 0;
      spendPower(game, seat);
      reviveForces(game, seat, { count: action.forces, elite }, 'karama');
      return true;
    }
    case 'special-leader':
      spendPower(game, seat);
      reviveLeader(game, seat, action.leader, 'karama');
      return true;
    default:
      return false;
  }
}
