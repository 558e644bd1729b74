import { toast } from '@/app/_ui/base/toast';
import { attempt } from '@/app/_ui/stored/attempt';
import type { Format } from '@/lib/legality/format';
import { capital, oneOrMore } from '@/lib/sentences';

/** Stores a format and says so; false where that failed. */
export async function keepFormat(format: Format, words: string): Promise<boolean> {
  const kept = await attempt('The format could not be stored', (storage) =>
    storage.saveFormat(format),
  );
  if (kept) toast({ title: words, tone: 'legal' });
  return kept !== null;
}

/** Deletes a format that so many decks name; the toast brings it back. False where that failed. */
export async function deleteFormat(format: Format, uses: number): Promise<boolean> {
  const gone = await attempt('The format could not be deleted', (storage) =>
    storage.deleteRow('formats', format.id),
  );
  if (gone === null) return false;
  toast({
    title: `${format.name} is deleted`,
    ...(uses > 0 && {
      tone: 'warning' as const,
      description: `${capital(oneOrMore(uses, 'deck names it and is', 'decks name it and are'))} not legal without another format.`,
    }),
    onUndo: () => void keepFormat(format, `${format.name} is back`),
  });
  return true;
}
