import { forcesIn } from '../atoms/forces';
import { setSpice, spiceIn } from '../atoms/spice';
import { emit, factionAt, type Game } from '../game';
import { gathered } from '../queries/gathering';
import { isOn } from '../queries/options';
import { stormOrder } from '../queries/order';
import type { LocationId } from '../state/state';

/** Spice harvest, in storm order where two stand in one sector (GF9-Q24). Nobody has anything to decide. */
export function harvest(game: Game): void {
  const { state } = game;
  for (const seat of stormOrder(state)) {
    const faction = factionAt(state, seat);
    for (const { at } of faction.forces) {
      const lies = spiceIn(state, at);
      if (lies === 0) continue;
      const amount = gathered(state, faction, at, lies);
      setSpice(state, at, lies - amount);
      faction.spice += amount;
      emit(game, { kind: 'collected', seat, at, amount });
    }
  }
  if (isOn(state, 'city-spice')) collectIncome(game);
}

const INCOMES: readonly (readonly [LocationId, number])[] = [
  ['carthag-10', 2],
  ['arrakeen-9', 2],
  ['tueks-sietch-4', 1],
];

/** The option: from the bank for each of three strongholds that is occupied now (GF9-adv-flow-01 to -03, -12). */
function collectIncome(game: Game): void {
  for (const [at, amount] of INCOMES)
    for (const [seat, faction] of game.state.factions.entries()) {
      if (forcesIn(faction, at) === 0) continue;
      faction.spice += amount;
      emit(game, { kind: 'income', seat, at, amount });
    }
}
