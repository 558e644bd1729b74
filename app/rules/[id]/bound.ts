import { type Entry, isOfBoard, isQuestion } from '@/app/_ui/data/rule-entry';
import { bookOf } from '@/app/_ui/rules/rule-text';
import { splitNote } from '@/app/_ui/rules/split-note';
import { idsIn } from '@/lib/rules/ids';

/** What a rule is bound up with. */
export interface Bound {
  /** The questions on it. */
  readonly answers: readonly Entry[];
  /** The rules whose words name it, and those that its note says agree. */
  readonly companions: readonly Entry[];
  /** The questions on the rules of its section. */
  readonly nearby: readonly Entry[];
  /** What the other edition of the board game has on it. */
  readonly elsewhere: readonly Entry[];
}

export function boundTo(
  entry: Entry,
  /** The entries of its own game. */
  all: readonly Entry[],
  byId: ReadonlyMap<string, Entry>,
): Bound {
  const answers = all.filter((other) => isQuestion(other) && other.rules.includes(entry.id));
  // those stand below in full
  const inFull = isQuestion(entry) ? entry.rules : [];
  const agreeing = isQuestion(entry) ? [] : idsIn(splitNote(entry.notes ?? '').agrees);
  const companions = all.filter(
    (other) =>
      other !== entry &&
      !isQuestion(other) &&
      !inFull.includes(other.id) &&
      (names(other, entry) || agreeing.includes(other.id)),
  );
  const nearby = rulingsNear(entry, all).filter((other) => !answers.includes(other));
  return { answers, companions, nearby, elsewhere: inOtherEdition(entry, byId) };
}

/** The questions on the rules that stand with it. */
function rulingsNear(entry: Entry, all: readonly Entry[]): readonly Entry[] {
  if (isQuestion(entry)) return [];
  const section = new Set(
    all.flatMap((rule) =>
      !isQuestion(rule) && bookOf(rule) === bookOf(entry) && rule.section === entry.section
        ? [rule.id]
        : [],
    ),
  );
  return all.filter((other) => isQuestion(other) && other.rules.some((id) => section.has(id)));
}

/** Whether the words that stand with a rule name another. */
function names(rule: Exclude<Entry, { readonly ruling: string }>, named: Entry): boolean {
  const said = isOfBoard(rule) ? [rule.notes, ...(rule.repeats ?? [])] : [rule.notes];
  return said.some((words) => words !== undefined && idsIn(words).includes(named.id));
}

/** What the other edition of the board game has on it, whichever of the two names the other. */
function inOtherEdition(entry: Entry, byId: ReadonlyMap<string, Entry>): readonly Entry[] {
  if (!isOfBoard(entry)) return [];
  const named = otherIds(entry);
  return [...byId.values()].filter(
    (other) =>
      isOfBoard(other) &&
      other.edition !== entry.edition &&
      (named.includes(other.id) || otherIds(other).includes(entry.id)),
  );
}

function otherIds(entry: Entry): readonly string[] {
  if (!isOfBoard(entry)) return [];
  const said = isQuestion(entry) ? [] : idsIn(entry.differs ?? '');
  return [...(entry.same ?? []), ...said];
}
