import type { Deck } from '@/lib/decks/deck';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { duneCcg } from '@/lib/engine/dune-ccg';
import { houseNames } from '@/lib/engine/setup/house-names';
import type { GameSetup } from '@/lib/engine/setup/new-game';
import type { RuleSet } from '@/lib/engine/state/state';
import { playout } from '@/lib/kernel/playout';
import { type Seated, seat as seatPlayer } from '@/lib/players/seated';
import { ok, type Result } from '@/lib/result';
import { type CardFate, watchCards } from './card-fates';
import type { Fixture } from './schedule';

/** What all games of a gauntlet share. */
export interface Conditions {
  readonly decks: readonly Deck[];
  readonly player: Seated;
  readonly rules: RuleSet;
  /** By deck, the place of the deck whose draws it has (SeatSetup); its own unless given. */
  readonly drawsLike?: readonly number[] | undefined;
  /** Places of the decks of whose cards the games tell; of none unless given. */
  readonly byCard?: readonly number[] | undefined;
}

/** A game that has been played. */
export interface GameResult extends Fixture {
  /** The seat that won, or null where the game was left after the most turns. */
  readonly winner: number | null;
  /** How it ended; null where it was left. */
  readonly reason: string | null;
  readonly turns: number;
  readonly steps: number;
  readonly hash: string;
  /** By seat, the first turn in which the House could request admission; null where it never could. */
  readonly admission: readonly (number | null)[];
  /** By seat, what became of the cards of a deck of which that was asked; null for another. */
  readonly cards?: readonly (readonly CardFate[] | null)[] | undefined;
}

/** Plays one game of a gauntlet to its end. Problems: those of newGame. */
export function playFixture(
  { decks, player, rules, drawsLike, byCard = [] }: Conditions,
  fixture: Fixture,
  catalogue: GameCatalogue,
): Result<GameResult> {
  const { seed, seats } = fixture;
  const seated = seats.flatMap((at) => decks[at] ?? []);
  const names = houseNames(seated);
  const admission = seats.map((): number | null => null);
  const setup: GameSetup = {
    seed,
    rules,
    players: seated.length,
    houses: seated.map((deck, seat) => ({
      name: names[seat] ?? '',
      deck,
      drawsLike: decks[drawsLike?.[seats[seat] ?? -1] ?? -1],
    })),
  };
  const watch = seats.some((at) => byCard.includes(at)) ? watchCards() : null;
  const done = playout(
    duneCcg(catalogue),
    setup,
    seated.map((_, seat) => seatPlayer(player, catalogue, setup, seed, seat)),
    {
      onDecision: ({ turn, decision }, legal) => {
        const seat = decision?.seat ?? -1;
        if (admission[seat] === null && legal.some(({ kind }) => kind === 'request-admission'))
          admission[seat] = turn;
      },
      ...(watch === null ? {} : { onEvents: watch.onEvents }),
    },
  );
  if (!done.ok) return done;
  const { outcome, turns, actions, hash } = done.value;
  const { winner = null, reason = null } = outcome ?? {};
  const result = { ...fixture, winner, reason, turns, steps: actions.length, hash, admission };
  if (watch === null) return ok(result);
  const cards = seats.map((at, seat) => (byCard.includes(at) ? watch.fatesOf(seat) : null));
  return ok({ ...result, cards });
}
