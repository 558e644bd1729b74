import { type Entry, isOfBoard, isQuestion } from '@/app/_ui/data/rule-entry';

/** A rule as it stands on the page of a question: what only leads to that page is left out. */
export function withoutWayTo(question: string, entry: Entry): Entry {
  if (isQuestion(entry)) return entry;
  const notes = entry.notes?.replace(` See ${question}.`, '').replace(` (${question})`, '');
  const told = notes === undefined ? {} : { notes };
  if (!isOfBoard(entry)) return { ...entry, ...told };
  const { questions, ...rest } = entry;
  const others = questions?.filter((id) => id !== question) ?? [];
  return { ...rest, ...told, ...(others.length > 0 && { questions: others }) };
}
