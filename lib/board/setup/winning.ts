import { EDITIONS, factsWith } from '@/lib/board/editions/editions';
import type { Edition } from '@/lib/board/rules/book';
import { type BoardSetup, takenSeats } from './setup';

/** How many strongholds win, and of how many. */
export interface Winning {
  /** For one alone, for an alliance of two, of three and so on; larger alliances cannot win by strongholds. */
  readonly numbers: readonly number[];
  /** Places that count. */
  readonly places: number;
}

const STRONGHOLDS = 5;

/**
 * By the edition's table, the number of players and the options (GF9-mentat-02, GF9-players-04, DES-object-01 to
 * -05, DES-opt-long-01 to -12).
 */
export function winningOf(setup: BoardSetup): Winning {
  return winningWith(setup, takenSeats(setup).length);
}

/** What is played, of a set-up or of a game. */
interface Played {
  readonly edition: Edition;
  readonly options: readonly string[];
}

/** The same for so many factions; where two players have two each it is a game for two (GF9-players-03, -04). */
export function winningWith(played: Played, players: number): Winning {
  const { edition, options } = played;
  const { strongholdsToWin } = EDITIONS[edition];
  const many = options.includes('two-each') ? 2 : players;
  const row = `${Math.min(6, Math.max(2, many))}` as keyof typeof strongholdsToWin;
  const wall = options.includes('shield-wall');
  const extra = ['false-wall-east', 'harg-pass'].filter((id) => options.includes(id)).length;
  const raised = (options.includes('one-more') ? 1 : 0) + (extra === 2 ? 2 : 0);
  return {
    numbers: strongholdsToWin[row]
      .slice(0, mostAllied(played, players))
      .map((number) => (wall ? 4 : number) + raised),
    places: STRONGHOLDS + (wall ? 1 : 0) + extra,
  };
}

/** The most players in an alliance. */
export function allianceSize(setup: BoardSetup): number {
  return mostAllied(setup, takenSeats(setup).length);
}

export function mostAllied({ edition, options }: Played, players: number): number {
  return factsWith(edition, options).allianceSize ?? players;
}
