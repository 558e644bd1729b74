/** Work of which never two turns run at once. */
export interface Turns {
  /** Works now, or once more after the turn that is under way; ready when nothing is wanted any more. */
  run(): Promise<void>;
  /** Ready when nothing is under way. */
  settled(): Promise<void>;
}

export function oneAtATime(turn: () => Promise<void>): Turns {
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
    run() {
      isWanted = true;
      working ??= work();
      return working;
    },
    settled: () => working ?? Promise.resolve(),
  };
}
