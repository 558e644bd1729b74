import type { StoredBoardGame, StoredCardGame, StoredGame } from './game-record';

/* Apart from the form of the records, which a page that only asks for the kind need not fetch. */

export const isBoardGame = (game: StoredGame): game is StoredBoardGame => game.game === 'board';
export const isCardGame = (game: StoredGame): game is StoredCardGame => !isBoardGame(game);
