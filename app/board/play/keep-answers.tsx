import { Button } from '@/app/_ui/base/button';
import type { Action } from '@/lib/board/engine/actions';
import type { CardId } from '@/lib/board/engine/facts';
import { thingName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import { isWorthKeeping } from '@/lib/board/players/steward/worths';
import styles from './question.module.css';

/** Whether each of one or two cards is kept, as one answer; what a steward would keep is suggested. */
export function KeepAnswers({
  view,
  cards,
  onAll,
}: {
  readonly view: BoardView;
  readonly cards: readonly CardId[];
  readonly onAll: (actions: readonly Action[]) => void;
}) {
  const single = cards.length === 1 ? [] : cards.map((card) => [card]);
  const ways = [cards, ...single, []];
  const useful = cards.filter(isWorthKeeping).join();
  return (
    <div data-foot className={styles.answers}>
      {ways.map((kept) => {
        const isSuggested = kept.join() === useful;
        return (
          <Button
            key={kept.join()}
            kind={isSuggested ? 'primary' : undefined}
            className={isSuggested ? styles.whole : undefined}
            data-lit={isSuggested || undefined}
            onClick={() =>
              onAll(cards.map((card) => ({ kind: kept.includes(card) ? 'keep' : 'discard', card })))
            }
          >
            {isSuggested && <small>Suggested</small>} {wayText(view, kept, cards)}
          </Button>
        );
      })}
    </div>
  );
}

function wayText({ edition }: BoardView, kept: readonly CardId[], all: readonly CardId[]): string {
  const [only] = kept;
  const both = all.length === 2 ? 'both' : thingName(all[0] ?? '', edition);
  if (only === undefined) return `Discard ${both}`;
  return kept.length === all.length ? `Keep ${both}` : `Keep only ${thingName(only, edition)}`;
}
