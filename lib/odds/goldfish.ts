import type { Deck } from '@/lib/decks/deck';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { duneCcg } from '@/lib/engine/dune-ccg';
import { type Standing, standings } from '@/lib/engine/standings';
import type { RuleSet } from '@/lib/engine/state/state';
import { playout } from '@/lib/kernel/playout';
import { seedOf } from '@/lib/kernel/seed';
import { playerOf } from '@/lib/players/automatic-players';
import type { PlayerName } from '@/lib/players/who-plays';
import { ok, type Result } from '@/lib/result';
import { ADMISSION } from '@/lib/rules/admission';
import { rounded, type Spread, spreadOf } from './spread';

interface GoldfishSetup {
  readonly deck: Deck;
  readonly rules: RuleSet;
  /** Houses at the table; the others are silent. */
  readonly players: number;
  readonly policy: PlayerName;
  readonly turns: number;
  readonly games: number;
  readonly seed: number | string;
}

/** What a House has when a turn is over, over many games. Games that are won keep what they ended with. */
export interface GoldfishTurn extends Readonly<Record<keyof Standing, Spread>> {
  readonly turn: number;
  /** Share of games in which it has been able to request admission by then, from 0 to 1. */
  readonly admission: number;
  /**
   * What stands against it: the share of all games in which it has not been able to by then, and has too little of
   * this when the turn is over (TAT-6.2.7-01). Both may be short; where neither is, no ally of the sponsor and no
   * home world was free to engage, or the House had it only when its Interval was over.
   */
  readonly short: Readonly<Record<keyof typeof ASKED, number>>;
}

/** What the High Council asks for, by what a House has of it. */
const ASKED = { hoard: ADMISSION.spice, favor: ADMISSION.favor } as const;

/**
 * Plays the opening turns of one House against silent rivals, many times: game 0 has the seed, the
 * next one more. Problems: those of newGame.
 */
export function goldfish(
  setup: GoldfishSetup,
  catalogue: GameCatalogue,
): Result<readonly GoldfishTurn[]> {
  const { deck, rules, players, policy, turns, games } = setup;
  const first = seedOf(setup.seed);
  const samples: Standing[][] = Array.from({ length: turns }, () => []);
  const able: number[] = new Array<number>(turns).fill(0);
  const short = Array.from({ length: turns }, () => ({ hoard: 0, favor: 0 }));
  for (let game = 0; game < games; game += 1) {
    const seed = (first + game) >>> 0;
    let ableIn = Number.POSITIVE_INFINITY;
    let last: Standing | undefined;
    const byTurn: (Standing | undefined)[] = [];
    const played = playout(
      duneCcg(catalogue),
      { seed, rules, players, houses: [{ name: deck.houseName, deck }] },
      [playerOf(policy, catalogue, seed, 0)],
      {
        maxTurns: turns,
        onTurn: (_turn, state) => {
          [last] = standings(state);
          byTurn.push(last);
        },
        onDecision: ({ turn }, legal) => {
          if (turn < ableIn && legal.some(({ kind }) => kind === 'request-admission'))
            ableIn = turn;
        },
      },
    );
    if (!played.ok) return played;
    for (let at = 0; at < turns; at += 1) {
      const standing = byTurn[at] ?? last;
      if (standing !== undefined) samples[at]?.push(standing);
      if (ableIn <= at + 1) able[at] = (able[at] ?? 0) + 1;
      else if (standing !== undefined) countShort(short[at], standing);
    }
  }
  return ok(
    samples.map((standings, at) => ({
      turn: at + 1,
      treasury: spreadOf(standings.map(({ treasury }) => treasury)),
      favor: spreadOf(standings.map(({ favor }) => favor)),
      hoard: spreadOf(standings.map(({ hoard }) => hoard)),
      deployed: spreadOf(standings.map(({ deployed }) => deployed)),
      admission: rounded((able[at] ?? 0) / games),
      short: {
        hoard: rounded((short[at]?.hoard ?? 0) / games),
        favor: rounded((short[at]?.favor ?? 0) / games),
      },
    })),
  );
}

type Counts = Record<keyof typeof ASKED, number>;

function countShort(counts: Counts | undefined, standing: Standing): void {
  if (counts === undefined) return;
  if (standing.hoard < ASKED.hoard) counts.hoard += 1;
  if (standing.favor < ASKED.favor) counts.favor += 1;
}
