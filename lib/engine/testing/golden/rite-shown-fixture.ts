import type { GameCatalogue } from '../../abilities/game-catalogue';
import { riteOf } from '../../abilities/rite';
import { atWork, ritePart, riteSide } from '../../rite/lines';
import { givenBy, outlooksOf } from '../../rite/outlook';
import { cloneState } from '../../state/clone';
import { takeUp } from '../../state/open-game';
import type { GameState } from '../../state/state';

/** What a table shows of the rite that is on: both sides, what they come to, what has been given; nothing without one. */
export function riteShown(state: GameState, catalogue: GameCatalogue): readonly string[] {
  // What is found out about a state is kept with it.
  const game = takeUp(cloneState(state), catalogue);
  const rite = riteOf(game);
  if (rite === null) return [];
  const sides = [rite.attacker, rite.defender];
  return [
    `${ritePart(rite.at)} ${atWork(rite)} ${JSON.stringify(outlooksOf(game, rite))}`,
    ...sides.map((seat) => JSON.stringify([riteSide(game, rite, seat), givenBy(game, rite, seat)])),
  ];
}
