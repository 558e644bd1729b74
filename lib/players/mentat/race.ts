import { FAVOR_AT_ONCE, FAVOR_PRICE, SPICE_AT_ONCE } from '@/lib/engine/operations/trade';
import type { Seat } from '@/lib/engine/state/state';
import { ADMISSION } from '@/lib/rules/admission';
import { purchase } from '../steward/prices';
import type { Income } from './income';

/** What a House has and what it brings in, as a runner for admission. */
export interface Runner {
  readonly treasury: number;
  readonly hoard: number;
  readonly favor: number;
  /** Spice that lies on its cards. */
  readonly laid: number;
  readonly income: Income;
  readonly eliminated: boolean;
}

/**
 * Turns after which each House could request admission, by seat, if all lived on their income, bought favor
 * and then spice with it, and did nothing to each other; `FARTHEST` for those that never could.
 */
export function raceOf(
  runners: readonly Runner[],
  ranks: readonly Seat[],
  guildHoard: number,
): readonly number[] {
  const turns = runners.map(() => FARTHEST);
  const stands = [...runners];
  const running = new Set(ranks.filter((seat) => runners[seat]?.eliminated === false));
  let left = guildHoard;
  for (let turn = 1; turn < FARTHEST && running.size > 0; turn += 1)
    for (const seat of running) {
      const stood = stands[seat];
      if (stood === undefined) continue;
      const { runner, bought } = afterTurn(stood, left);
      left -= bought;
      stands[seat] = runner;
      if (runner.hoard < ADMISSION.spice || runner.favor < ADMISSION.favor) continue;
      turns[seat] = turn;
      running.delete(seat);
    }
  return turns;
}

/** More turns than a game lasts. */
export const FARTHEST = 30;

/** A runner a turn later, and the spice that it bought of the Guild Hoard. */
function afterTurn(runner: Runner, guildHoard: number) {
  const { income } = runner;
  const taken = Math.min(TAKEN, runner.laid);
  const favor = runner.favor + income.favor;
  const treasury = runner.treasury + income.solaris;
  const hoard = runner.hoard + income.spice + income.laid * COMES_IN + taken / 2;
  const missing = Math.max(0, Math.ceil(ADMISSION.favor - favor));
  const paid = Math.max(0, Math.floor(treasury / FAVOR_PRICE));
  const more = Math.min(FAVOR_AT_ONCE, missing, paid);
  const solaris = treasury - more * FAVOR_PRICE;
  const wanted = Math.min(SPICE_AT_ONCE, Math.ceil(ADMISSION.spice - hoard));
  const { many, bill } = purchase(guildHoard, solaris, wanted);
  return {
    runner: {
      ...runner,
      treasury: solaris - bill,
      favor: favor + more,
      hoard: hoard + many,
      laid: runner.laid - taken,
    },
    bought: many,
  };
}

/** Of the spice that lies on cards a House moves so much in a turn, at half its worth; of what is laid anew it gets a part. */
const TAKEN = 2;
const COMES_IN = 0.4;
