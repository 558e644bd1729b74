import { abilitiesOf } from '../abilities/game-catalogue';
import { cardAt, type Game } from '../state/game';
import type { Lasting } from '../state/state';

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

/** What a tactic, or a card that works as one, has begun: that was seen by all. */
function isOfTactic(game: Game, { card: id }: Lasting): boolean {
  const card = cardAt(game, id);
  return (
    game.catalogue.byId.get(card.card)?.subtypes.includes('Tactic') === true ||
    abilitiesOf(game.catalogue, card.card).some(
      (ability) => ability.kind === 'operation' && ability.window !== undefined,
    )
  );
}
