import { changeTokens } from '../atoms/cards';
import { enterPlay } from '../deployment/deploy';
import { captureCard } from '../rite/capture';
import type { PetitionFrame } from '../state/frames';
import { cardAt, type Game } from '../state/game';

/** Whether all Houses petition for a card alike, and pay the House that it lies with. */
export function forAll({ prize }: Pick<PetitionFrame, 'prize'>): boolean {
  return prize === 'capture' || prize === 'deployment';
}

/** What the victor gets where all Houses have petitioned: the card, captured with one token more, or deployed. */
export function award(game: Game, { card: id, bidder, prize, host }: PetitionFrame): void {
  const card = cardAt(game, id);
  if (prize === 'deployment') {
    enterPlay(game, bidder, card, host, 'disengaged');
    return;
  }
  captureCard(game, bidder, card);
  changeTokens(game, id, 'deferment', 1);
}
