import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { applyEdit, type Edit } from '@/lib/decks/edits';
import type { Checker } from '@/lib/legality/check';
import type { Format } from '@/lib/legality/format';
import { mendOf } from '@/lib/legality/mend';
import { whatEditBreaks } from '@/lib/legality/preview';
import type { Mend } from '@/lib/legality/problem';

/** More rounds than any deck needs: a mend seldom breaks something else. */
const MOST_ROUNDS = 24;

/** The mends, one after the other, of what an edit would break; empty where nothing can be mended. */
export function mendsAfter(
  edit: Edit,
  deck: Deck,
  { checker, catalogue, format }: { checker: Checker; catalogue: Catalogue; format: Format },
): readonly Mend[] {
  const mends: Mend[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const edits = [edit, ...mends.map((mend) => mend.edit)];
    const after = edits.reduce(applyEdit, deck);
    const broken = whatEditBreaks(checker, deck, { kind: 'several', label: '', edits });
    const mend = broken
      .map((problem) => mendOf(problem, after, catalogue, format))
      .find((found) => found !== null);
    if (mend === undefined) break;
    mends.push(mend);
  }
  return mends;
}
