import { MAX_RECORD_BYTES, readRecordFile } from '@/lib/codecs/files/record-file';
import { readRecordLink } from '@/lib/codecs/links/record-link';
import { loadGameCatalogue } from '@/lib/engine/abilities/load';
import { duneCcg } from '@/lib/engine/dune-ccg';
import { parseRecord } from '@/lib/engine/record';
import { standings, type TurnOver } from '@/lib/engine/standings';
import { type MoveProblem, replay as replayRecord } from '@/lib/kernel/replay';
import { commandOf } from '../command';
import { columns, json, plain } from '../print';

/** The code that alone makes the exit code 1. */
const PARTS: MoveProblem['code'] = 'record-parts';

/** A recorded game, played again. */
export const replay = commandOf({
  name: 'replay',
  summary: 'play a recorded game again',
  help: `registry replay FILE [--json]

Plays the record of a game again, move by move, and tells how it stands at its end. FILE is a record
that the table or "registry play --record" wrote, or the link to one; - is standard input. A record
that the rules of today do not allow is played up to the move at which it parts.

  --json   {seed, rules, houses, moves, turn, winner, reason, hash, byTurn}; houses are names by
           seat, winner by seat or null, reason null while the game is not over, and byTurn
           {turn, houses} as in "registry play"

Exit code: 0 played to its end, 1 it parts from its record, 2 the file cannot be read.
`,
  options: { json: 'flag' },
  run: async ({ options, rest: [file, ...more] }, io) => {
    if (file === undefined || more.length > 0)
      return io.misused('give one file with a recorded game');
    const bytes = await io.read(file, MAX_RECORD_BYTES);
    if (!bytes.ok) return io.unreadable(file, bytes.problems);
    const text = new TextDecoder().decode(bytes.value).trim();
    const record = /^(?:https?:|#|g\d)/.test(text)
      ? readRecordLink(text)
      : readRecordFile(text, parseRecord);
    if (!record.ok) return io.unreadable(file, record.problems);

    const byTurn: TurnOver[] = [];
    const done = replayRecord(duneCcg(loadGameCatalogue()), record.value, (turn, state) =>
      byTurn.push({ turn, houses: standings(state) }),
    );
    if (!done.ok) {
      io.unreadable(file, done.problems);
      return done.problems[0]?.code === PARTS ? 1 : 2;
    }
    const { state, hash } = done.value;
    const { setup, moves } = record.value;
    const { winner = null, reason = null } = state.outcome ?? {};
    const houses = setup.houses.map(({ name }, seat) => plain(name || `House ${seat + 1}`));
    if (options.json) {
      const { seed, rules } = setup;
      const figures = { moves: moves.length, turn: state.turn, winner, reason, hash, byTurn };
      io.out(json({ seed, rules, houses, ...figures }));
      return 0;
    }
    const won = winner === null ? 'nobody' : (houses[winner] ?? '');
    io.out(
      columns([
        ['Moves', `${moves.length}`],
        ['Turn', `${state.turn}`],
        ['Winner', reason === null ? 'the game is not over' : `${won} (${reason})`],
        ['Hash', hash],
      ]),
    );
    const rows = standings(state).map(({ treasury, favor, hoard, deployed }, seat) => [
      houses[seat] ?? '',
      `${treasury} solaris`,
      `${favor} favor`,
      `${hoard} spice`,
      `${deployed} deployed`,
    ]);
    io.out(`\n${columns(rows)}`);
    return 0;
  },
});
