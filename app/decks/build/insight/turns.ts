export type Turns = ReturnType<typeof createTurns>;

/** Games that take turns at the processors of a device: whoever plays next stops those before, and waits for them. */
export function createTurns() {
  /** Told to stop, and ready when it has. */
  let playing: { readonly id: string; stop(): void; readonly over: Promise<void> } | null = null;

  return {
    /** `work` does not reject, and ends soon after it is to stop. Whoever plays already goes on. */
    async take(id: string, work: (isStopped: () => boolean) => Promise<void>): Promise<void> {
      if (playing?.id === id) return;
      const before = playing;
      let isStopped = false;
      async function takeTurn() {
        before?.stop();
        await before?.over;
        if (!isStopped) await work(() => isStopped);
      }
      const mine = {
        id,
        stop: () => {
          isStopped = true;
        },
        over: takeTurn(),
      };
      playing = mine;
      await mine.over;
      if (playing === mine) playing = null;
    },
    /** Ready when the games under way are over and kept. */
    async stop(): Promise<void> {
      playing?.stop();
      await playing?.over;
    },
  };
}
