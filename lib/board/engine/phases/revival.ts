import type { Seat } from '@/lib/kernel/game';
import { type Action, PASS } from '../actions';
import { mayUse } from '../advantages/karama';
import { powerOf } from '../advantages/special';
import { reviveForces } from '../atoms/forces';
import { captivesIn, reviveLeader } from '../atoms/leaders';
import { endLoans, pay, purse } from '../atoms/spice';
import { KWISATZ, type LeaderId, revivalCost, rulesOf, sheetOf } from '../facts';
import { ask, emit, end, factionAt, type Game, type Step } from '../game';
import { alliesOf, seatOf, stormOrder } from '../queries/order';
import { freeRevivals, revivalPrice, revivals } from '../queries/revivals';
import type { LeaderRevivalFrame, RevivalFrame } from '../state/frames';
import type { BoardState, Faction } from '../state/state';
import { answerAnyTime, anyTime } from './any-time';
import { help, helpers, helpOptions } from './help';

const MOST_EXTRA = 3;

/**
 * Revival (GF9-revival-01 to -14): forces, then a leader where the faction may revive leaders; in storm order, which
 * matters to nobody. In 2019 the Fremen may let their ally revive three for nothing, the Emperor may pay for three more of
 * its ally's (GF9-fremen-20, GF9-emperor-12). In Descartes leaders come later (DES-revive-01 to -05, DES-Q18).
 */
export const revivalStep: Step<RevivalFrame> = {
  run(game, frame) {
    const { state } = game;
    const [seat] = frame.left;
    switch (frame.stage) {
      case 'grant': {
        frame.stage = 'help';
        frame.left = helpers(state, stormOrder(state), true);
        const fremen = seatOf(state, 'fremen');
        if (fremen === null || !isHelped(state, 'fremen')) return;
        frame.stage = 'grant';
        return ask(game, fremen);
      }
      case 'help':
        if (seat !== undefined) return ask(game, seat);
        frame.stage = 'forces';
        frame.left = stormOrder(state);
        return;
      case 'forces':
        if (seat === undefined) frame.stage = 'extra';
        else if (isAskedForForces(state, seat)) ask(game, seat);
        else frame.stage = 'leader';
        return;
      case 'leader':
        if (seat !== undefined && isHere(state) && leadersToRevive(state, seat).length > 0)
          return ask(game, seat);
        frame.left.shift();
        frame.stage = 'forces';
        return;
      case 'extra': {
        frame.stage = 'end';
        const emperor = seatOf(state, 'emperor');
        if (emperor === null || !isHelped(state, 'emperor')) return;
        frame.stage = 'extra';
        return ask(game, emperor);
      }
      case 'end':
        endLoans(state);
        end(game);
    }
  },
  options(state, frame, seat) {
    const faction = factionAt(state, seat);
    switch (frame.stage) {
      case 'grant':
        return [PASS, GRANT];
      case 'help':
        return helpOptions(state, seat);
      case 'forces':
        return [...[PASS, ...forces(faction, most(state, frame, seat))], ...anyTime(state, seat)];
      case 'leader':
        return leaderOptions(state, seat);
      default: {
        const payable = Math.floor(faction.spice / rulesOf(state).revival.cost);
        const ally = factionAt(state, faction.allies[0] ?? seat);
        return [PASS, ...forces(ally, Math.min(MOST_EXTRA, payable))];
      }
    }
  },
  answer(game, frame, seat, action) {
    if (frame.stage === 'grant') {
      const { allies } = factionAt(game.state, seat);
      frame.stage = 'help';
      if (action.kind !== 'grant' || !mayUse(game, 'ally-revival')) return;
      frame.granted = true;
      emit(game, { kind: 'granted', seat, to: allies, what: 'revival' });
      return;
    }
    if (action.kind === 'help') {
      frame.left.shift();
      return help(game, seat, action.spice);
    }
    if (answerAnyTime(game, seat, action)) return;
    if (frame.stage === 'extra') return extra(game, frame, seat, action);
    if (frame.stage === 'forces') {
      if (action.kind === 'revive' || action.kind === 'revive-elite') {
        pay(game, seat, null, revivalPrice(game.state, frame, seat, action.forces), 'revival');
        reviveForces(game, seat, groupOf(action), 'revival');
      }
      frame.stage = 'leader';
      return;
    }
    payForLeader(game, seat, action);
    frame.left.shift();
    frame.stage = 'forces';
  },
};

/** In Descartes leaders are revived at the end of the own move, one a turn (DES-leadrev-01, -05). */
export const leaderRevivalStep: Step<LeaderRevivalFrame> = {
  run(game, frame) {
    if (leadersToRevive(game.state, frame.seat).length === 0) end(game);
    else ask(game, frame.seat);
  },
  options: (state, _frame, seat) => leaderOptions(state, seat),
  answer(game, _frame, seat, action) {
    if (answerAnyTime(game, seat, action)) return;
    payForLeader(game, seat, action);
    end(game);
  },
};

function leadersToRevive(state: Readonly<BoardState>, seat: Seat): LeaderId[] {
  const faction = factionAt(state, seat);
  if (rulesOf(state).leaderRevival === 'own move' && !faction.reviving) return [];
  return revivable(faction, captivesIn(state));
}

function leaderOptions(state: Readonly<BoardState>, seat: Seat): Action[] {
  const faction = factionAt(state, seat);
  const money = faction.spice - faction.lent;
  const leaders = leadersToRevive(state, seat).filter((id) => revivalCost(id) <= money);
  const listed = leaders.map((leader): Action => ({ kind: 'revive-leader', leader }));
  return [PASS, ...listed, ...anyTime(state, seat)];
}

function payForLeader(game: Game, seat: Seat, action: Action): void {
  if (action.kind !== 'revive-leader') return;
  pay(game, seat, null, revivalCost(action.leader), 'leader');
  reviveLeader(game, seat, action.leader, 'revival');
}

/** Whether leaders are revived in this phase, and not at the end of the own move. */
function isHere(state: Readonly<BoardState>): boolean {
  return rulesOf(state).leaderRevival === 'revival';
}

/** Whether a faction's ally could revive more with its help, in the edition that has that. */
function isHelped(state: Readonly<BoardState>, faction: 'fremen' | 'emperor'): boolean {
  const [ally] = rulesOf(state).allyRevival ? alliesOf(state, faction) : [];
  return ally !== undefined && factionAt(state, ally).tanks > 0;
}

const GRANT: Action = { kind: 'grant' };

/** Whoever has forces in the Tanks; the Emperor also with leaders there, for its special power. */
function isAskedForForces(state: Readonly<BoardState>, seat: Seat): boolean {
  const { tanks, leaders } = factionAt(state, seat);
  return tanks > 0 || (powerOf(state, 'emperor') === seat && leaders.some(({ dead }) => dead));
}

function forces(faction: Readonly<Faction>, most: number): Action[] {
  return revivals(faction, most, 'revive', 'revive-elite');
}

/** What an action revives. */
function groupOf({ kind, forces: count }: { readonly kind: string; readonly forces: number }) {
  return { count, elite: kind.endsWith('elite') ? 1 : 0 };
}

/** The most forces that a faction can revive now (GF9-revival-01 to -05); the Fremen buy none (GF9-fremen-03). */
function most(state: Readonly<BoardState>, frame: RevivalFrame, seat: Seat): number {
  const { id } = factionAt(state, seat);
  const { cost, limit } = rulesOf(state).revival;
  const forNothing = freeRevivals(state, frame, seat);
  const bought = sheetOf(id).buysNoRevival ? 0 : Math.floor(purse(state, seat) / cost);
  return Math.min(limit, forNothing + bought);
}

/**
 * The leaders that may be revived: once each own leader has died, those in the Tanks that died the fewest times
 * (GF9-revival-07, -08, -12, -13, GF9-Q20). None comes back before all others have gone the same way; those that the
 * Harkonnen hold do not count. Then the Kwisatz Haderach may come back in place of one (GF9-atreides-15, -16).
 */
export function revivable(
  { leaders, kwisatz }: Pick<Faction, 'leaders' | 'kwisatz'>,
  captives: readonly LeaderId[],
): LeaderId[] {
  const own = leaders.filter(({ id }) => !captives.includes(id));
  const fewest = Math.min(...own.map(({ deaths }) => deaths));
  if (fewest === 0) return [];
  const found = own.flatMap(({ id, dead, deaths }) => (dead && deaths === fewest ? [id] : []));
  return kwisatz?.dead ? [...found, KWISATZ] : found;
}

function extra(game: Game, frame: RevivalFrame, seat: Seat, action: Action): void {
  frame.stage = 'end';
  const [ally] = factionAt(game.state, seat).allies;
  if (action.kind !== 'revive' && action.kind !== 'revive-elite') return;
  if (ally === undefined || !mayUse(game, 'extra-revival')) return;
  pay(game, seat, null, action.forces * rulesOf(game.state).revival.cost, 'revival');
  reviveForces(game, ally, groupOf(action), 'emperor');
}
