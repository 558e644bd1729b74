import type { Player } from '@/lib/kernel/game';
import type { DuneBoard } from '../../dune';
import type { Action } from '../../engine/actions';
import { allying } from './alliances';
import { anyTime, asking } from './any-time';
import { fighting } from './battle/fighting';
import { choosingBattle } from './battle/prize';
import { bidding } from './bidding';
import { passOr } from './choices';
import { choosingElites } from './elites';
import { flipping, isWorthAdvising } from './flipping';
import { help } from './helping';
import { ordering } from './karama';
import { moving } from './moving';
import { opening } from './opening';
import { giving, placing, specialPower } from './powers';
import { reviving, revivingLeader } from './reviving';
import { riding } from './riding';
import { shipping } from './shipping';
import { storming } from './storm';
import { type Table, tableOf } from './table';

/** Rules of thumb for every decision; it knows what its seat may know, and leaves nothing to chance. */
export const steward: Player<DuneBoard> = (look, legal) => {
  const [only] = legal;
  if (only === undefined) throw new Error('a faction that is asked has something to do');
  if (legal.length === 1) return only;
  const table = tableOf(look());
  return specialPower(table, legal) ?? anyTime(table, legal) ?? chosen(table, legal);
};

function chosen(table: Table, legal: readonly Action[]): Action {
  const { asked } = table;
  if (legal.some(({ kind }) => kind === 'elites')) return choosingElites(table, legal);
  const granted =
    legal.find(({ kind }) => kind === 'advise' && isWorthAdvising(asked)) ??
    legal.find(({ kind }) => kind === 'grant' || kind === 'claim' || kind === 'accompany');
  switch (asked.step) {
    case 'setup':
      return opening(table, asked, legal);
    case 'orders':
      return ordering(table, legal);
    case 'storm':
      return storming(table, asked, legal);
    case 'nexus':
      return allying(table, asked, legal);
    case 'ride':
      return riding(table, asked, legal);
    case 'bidding':
      return asked.stage === 'help' ? help(table, legal) : bidding(table, asked, legal);
    case 'revival':
      return reviving(table, asked, legal);
    case 'leader-revival':
      return revivingLeader(table, legal);
    case 'shipment':
      if (asked.stage === 'flip') return flipping(table, legal);
      // The Guild acts last, when it knows what the others did.
      return granted ?? (asked.stage === 'turn' ? passOr(legal) : help(table, legal));
    case 'flip':
      return flipping(table, legal);
    case 'spice-blow':
      return placing(table, legal);
    case 'ship':
      return shipping(table, asked, legal);
    case 'move':
      return moving(table, asked, legal);
    case 'battles':
      return choosingBattle(table, legal);
    case 'battle':
      return fighting(table, asked, legal);
    case 'swap':
      return giving(legal) ?? passOr(legal);
    case 'truth':
      return asking(table, legal);
    default:
      return granted ?? passOr(legal);
  }
}
