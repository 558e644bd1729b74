import type { Crew } from '@/lib/odds/gauntlet/run';

/** Plays here and not in a worker; `onGame` is told of the number of every game. */
export function crewHere(
  { hands }: Pick<Crew, 'hands'>,
  onGame: (game: number) => void,
  play: Crew['play'],
) {
  return {
    hands,
    play: async (fixture) => {
      onGame(fixture.game);
      // A worker answers later.
      await new Promise((resolve) => setTimeout(resolve));
      return play(fixture);
    },
    close: () => {},
  } satisfies Crew & { readonly close: () => void };
}
