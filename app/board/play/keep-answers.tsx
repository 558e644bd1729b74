import { Button } from '@/app/_ui/base/button';
import type { Action } from '@/lib/board/engine/actions';
import type { CardId } from '@/lib/board/engine/facts';
import { thingName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import { isWorthKeeping } from '@/lib/board/players/steward/worths';
import styles from './question.module.css';

/** The cards of a battle that its winner keeps or discards, while it is asked of them. */
export function cardsToKeep({ frames }: BoardView): readonly CardId[] {
  const frame = frames.at(-1);
  return frame?.step === 'battle' && frame.stage === 'cards' ? frame.cards : [];
}

/** Whether they are asked for in one question. */
export function keepsTogether(view: BoardView): boolean {
  return cardsToKeep(view).length === 2;
}

/** Whether each of two cards is kept, as one answer; what a steward would keep is suggested. */
export function KeepAnswers({
  view,
  onAll,
}: {
  readonly view: BoardView;
  readonly onAll: (actions: readonly Action[]) => void;
}) {
  const cards = cardsToKeep(view);
  const ways = [cards, ...cards.map((card) => [card]), []];
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
  if (only === undefined) return 'Discard both';
  return kept.length === all.length ? 'Keep both' : `Keep only ${thingName(only, edition)}`;
}
