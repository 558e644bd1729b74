import { isKind } from '../abilities/filter';
import { abilitiesOf } from '../abilities/game-catalogue';
import { riteOf } from '../abilities/rite';
import { isAbout } from '../queries/live';
import { bansOf } from '../rite/limits';
import { cardAt, type Game, printed } from '../state/game';
import { type Check, refuseIf } from '../state/refusal';
import type { GameCard, Lasting, Seat } from '../state/state';

/*
 * What a rite may forbid to tactics: those of a kind to every House but the defender, cards on the table that
 * work as tactics, or all of it.
 */

/** Something forbids a House to deploy a tactic of its hand, or to use a card as one. */
export const tacticAllowed: Check<{ readonly seat: Seat }, GameCard> = refuseIf(
  (game, { seat }, card) =>
    bansOf(game, 'tactics').some(
      ({ modifier, live }) =>
        (modifier.except === undefined || riteOf(game)?.[modifier.except] !== seat) &&
        (modifier.of === undefined || isAbout(live, modifier.of, card)) &&
        (modifier.card === undefined || isKind(live.scene, modifier.card, card)),
    ),
  'forbidden',
  'TAT-3.2-05',
);

/** The effects that go on now: what tactics began does nothing while an effect says so of all of them. */
export function unignored(game: Game): readonly Lasting[] {
  const { lasting } = game.state;
  return lasting.some(ignoresTactics) ? lasting.filter((one) => !isOfTactic(game, one)) : lasting;
}

function ignoresTactics({ modifiers }: Lasting): boolean {
  return modifiers.some(
    (one) =>
      one.kind === 'prohibit' &&
      one.what === 'tactics' &&
      (one.of ?? one.card ?? one.except) === undefined,
  );
}

/** What a tactic, or a card that works as one, has begun. */
function isOfTactic(game: Game, { card: id }: Lasting): boolean {
  const card = cardAt(game, id);
  return (
    printed(game, card).subtypes.includes('Tactic') ||
    abilitiesOf(game.catalogue, card.card).some(
      (ability) => ability.kind === 'operation' && ability.window !== undefined,
    )
  );
}
