import { EDITIONS } from '@/lib/board/editions/editions';
import { hasOption } from './options';
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
  const { strongholdsToWin } = EDITIONS[setup.edition];
  const players = hasOption(setup, 'two-each') ? 2 : takenSeats(setup).length;
  const row = `${Math.min(6, Math.max(2, players))}` as keyof typeof strongholdsToWin;
  const wall = hasOption(setup, 'shield-wall');
  const extra = ['false-wall-east', 'harg-pass'].filter((id) => hasOption(setup, id)).length;
  const raised = (hasOption(setup, 'one-more') ? 1 : 0) + (extra === 2 ? 2 : 0);
  return {
    numbers: strongholdsToWin[row]
      .slice(0, allianceSize(setup))
      .map((number) => (wall ? 4 : number) + raised),
    places: STRONGHOLDS + (wall ? 1 : 0) + extra,
  };
}

/** The most players in an alliance. */
export function allianceSize(setup: BoardSetup): number {
  if (hasOption(setup, 'no-alliances')) return 1;
  if (hasOption(setup, 'alliances-of-two')) return 2;
  return EDITIONS[setup.edition].allianceSize ?? takenSeats(setup).length;
}
