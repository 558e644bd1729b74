/** Work of which never two turns run at once. */
export function oneAtATime(turn: () => Promise<void>) {
  let isWanted = false;
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    try {
      while (isWanted) {
        isWanted = false;
        await turn();
      }
    } finally {
      working = null;
    }
  }

  return {
    /** Works now, or once more after the turn that is under way; ready when nothing is wanted any more. */
    run(): Promise<void> {
      isWanted = true;
      working ??= work();
      return working;
    },
    /** Ready when nothing is under way. */
    settled: (): Promise<void> => working ?? Promise.resolve(),
  };
}
