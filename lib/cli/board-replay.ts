import { duneBoard } from '@/lib/board/dune';
import { parseBoardRecord } from '@/lib/board/engine/record';
import { MAX_RECORD_BYTES, readRecordFile } from '@/lib/codecs/files/record-file';
import { BOARD_GAME, readGameLink } from '@/lib/codecs/links/game-link';
import { type MoveProblem, replay } from '@/lib/kernel/replay';
import { asText, tellOf } from './board-play';
import { commandOf } from './command';
import { json } from './print';

/** The code that alone makes the exit code 1. */
const PARTS: MoveProblem['code'] = 'record-parts';

/** A recorded game of the board game, played again. */
export const boardReplay = commandOf({
  name: 'board replay',
  summary: 'play a recorded game of the board game again',
  help: `registry board replay FILE [--json]

Plays the record of a game again, move by move, and tells of it as "registry board play" does. FILE
holds a record that "registry board play --record" or the page wrote, or the link to a game; - is
standard input.

  --json   an array of one {seed, winners, reason, turns, steps, hash}

Exit code: 0 played to its end, 1 it parts from its record, 2 the file cannot be read.
`,
  options: { json: 'flag' },
  run: async ({ options, rest: [file, ...more] }, io) => {
    if (file === undefined || more.length > 0)
      return io.misused('give one file with a recorded game');
    const bytes = await io.read(file, MAX_RECORD_BYTES);
    if (!bytes.ok) return io.unreadable(file, bytes.problems);
    const text = new TextDecoder().decode(bytes.value);
    const record = /^(?:https?:|#|b\d)/.test(text)
      ? readGameLink(BOARD_GAME, text, parseBoardRecord)
      : readRecordFile(text, parseBoardRecord);
    if (!record.ok) return io.unreadable(file, record.problems);
    const done = replay(duneBoard, record.value);
    if (!done.ok) {
      io.unreadable(file, done.problems);
      return done.problems[0]?.code === PARTS ? 1 : 2;
    }
    const { setup, moves } = record.value;
    const { state, hash } = done.value;
    const played = tellOf(setup, state.outcome, duneBoard.turn(state), moves.length, hash);
    io.out(options.json ? json([played]) : asText(setup.factions, [played]));
    return 0;
  },
});
