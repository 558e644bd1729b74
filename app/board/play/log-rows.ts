import type { EventKind } from '@/lib/board/engine/state/events';
import { auctionsShort } from './auctions';
import type { Told } from './board-table';

export type LogLine = Told['lines'][number] & {
  /** The move it belongs to. */
  readonly at: number;
};

/** A line of the log, or a battle that is over: what came of it, and behind that how. */
export interface LogRow {
  readonly line: LogLine;
  readonly battle: readonly LogLine[];
}

/** What a battle ends with. */
const ENDS: ReadonlySet<EventKind> = new Set(['battle-won', 'battle-void']);
/** What follows its end and belongs to it. */
const AFTER: ReadonlySet<EventKind> = new Set([
  'forces-killed',
  'spice-lost',
  'leader-killed',
  'discarded',
  'earned',
  'paid',
  'captured',
  'captive-killed',
  'captive-returned',
  'captives-freed',
]);

/** What was told as rows: auctions and battles in one each, and no phase in which nothing happened. */
export function logRows(told: readonly Told[]): readonly LogRow[] {
  const lines = auctionsShort(told).flatMap((move) =>
    move.lines.flatMap((line) => (line.isPart ? [] : [{ ...titled(line), at: move.at }])),
  );
  return withBattles(lines.filter((line, rank) => !isEmptyPhase(line, lines[rank + 1])));
}

/** The name of a turn or a phase stands over the lines below it: it is no sentence. */
function titled(line: Told['lines'][number]) {
  const isTitle = line.kind === 'phase-began' || line.kind === 'turn-began';
  return isTitle ? { ...line, text: line.text.replace(/\.$/, '') } : line;
}

/** The phase that is on stays. */
function isEmptyPhase({ kind }: LogLine, next: LogLine | undefined): boolean {
  return kind === 'phase-began' && (next?.kind === 'phase-began' || next?.kind === 'turn-began');
}

function withBattles(lines: readonly LogLine[]): readonly LogRow[] {
  const rows: LogRow[] = [];
  for (let rank = 0; rank < lines.length; rank += 1) {
    const line = lines[rank];
    if (line === undefined) break;
    const end = line.kind === 'battle-began' ? endOf(lines, rank) : null;
    const last = end === null ? undefined : lines[end];
    if (end === null || last === undefined) {
      rows.push({ line, battle: [] });
      continue;
    }
    let past = end + 1;
    while (AFTER.has(lines[past]?.kind ?? 'turn-began')) past += 1;
    const where = line.place === undefined ? '' : `${line.place}: `;
    rows.push({
      line: { ...last, text: `${where}${last.text}` },
      battle: lines.slice(rank, past),
    });
    rank = past - 1;
  }
  return rows;
}

/** Where the battle that begins at a line ends; null while it is on. */
function endOf(lines: readonly LogLine[], from: number): number | null {
  for (let rank = from + 1; rank < lines.length; rank += 1) {
    const { kind } = lines[rank] ?? {};
    if (kind === undefined || kind === 'battle-began' || kind === 'phase-began') return null;
    if (ENDS.has(kind)) return rank;
  }
  return null;
}
