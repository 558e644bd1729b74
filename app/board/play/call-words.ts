import { outcomeOf, worthOf } from '@/lib/board/engine/battle/outcome';
import { traitorRisk } from '@/lib/board/engine/battle/risks';
import { lossesOf } from '@/lib/board/engine/battle/support';
import { isLeader } from '@/lib/board/engine/facts';
import { factionName, thingName } from '@/lib/board/engine/narration/names';
import type { BattleFrame } from '@/lib/board/engine/state/frames';
import type { BoardView } from '@/lib/board/engine/state/view';
import { capital, counted, listed } from '@/lib/sentences';
import { fighterOf, SIDES, type Side } from './battle-sides';

/** What comes of a battle if a traitor is called, and if not, as who is asked can know it with both plans open. */
export function callWords(
  view: BoardView,
  frame: BattleFrame,
): { readonly call: string; readonly pass: string } {
  const own = [view.asked, ...(view.factions[view.asked ?? -1]?.allies ?? [])];
  const side = own.includes(frame.fighters[0]) ? 0 : 1;
  const fighter = frame.fighters[side];
  const isOwn = fighter === view.asked;
  const name = isOwn ? 'you' : factionName(view, fighter);
  const spice = worthOf(frame.plans[side === 0 ? 1 : 0].leader);
  const unless = isOwn && mayBeCalled(view, frame, side) ? ', unless yours is a traitor too' : '';
  return {
    call: capital(`${name} win, lose nothing and get ${spice} spice${unless}`),
    pass: foughtText(view, frame, side, name),
  };
}

/** Whether the other could call the leader of a side. */
function mayBeCalled(view: BoardView, frame: BattleFrame, side: Side): boolean {
  const { leader, kwisatz } = frame.plans[side];
  if (leader == null || !isLeader(leader) || kwisatz) return false;
  return traitorRisk(view, frame, side, leader) > 0;
}

/** "Thufir Hawat dies, 10 to 10, you win and keep 0 forces". */
function foughtText(view: BoardView, frame: BattleFrame, side: Side, name: string): string {
  const outcome = outcomeOf(frame.plans);
  if (outcome.kind === 'explosion') return 'Lasgun and shield explode, all there is lost';
  const dead = SIDES.flatMap((one) => {
    const { leader } = frame.plans[one];
    return outcome.killed[one] && leader != null ? [thingName(leader, view.edition)] : [];
  });
  const { totals, winner } = outcome;
  const sums = `${totals[side]} to ${totals[side === 0 ? 1 : 0]}`;
  const end =
    winner === side ? `${name} win and keep ${keptBy(view, frame, side)}` : `${name} lose all`;
  const deaths = dead.length === 0 ? [] : [`${listed(dead)} ${dead.length > 1 ? 'die' : 'dies'}`];
  return [...deaths, sums, end].join(', ');
}

/** What the winner has left, "up to 3 forces" where its losses may be taken in several ways. */
function keptBy(view: BoardView, frame: BattleFrame, side: Side): string {
  const fighter = fighterOf(view, frame, side);
  if (fighter === null) return 'no forces';
  const losses = lossesOf(fighter.troops, frame.plans[side]).map(({ count }) => count);
  const most = fighter.count - Math.min(...losses);
  return `${losses.length > 1 ? 'up to ' : ''}${counted(most, 'force')}`;
}
