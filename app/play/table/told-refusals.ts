import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Said } from '@/lib/engine/narration/naming';
import { sayRefusal } from '@/lib/engine/narration/refusal';
import { refusalBrief } from '@/lib/engine/narration/refusal-brief';
import { type Missing, missingOperations, refusalsOfCard } from '@/lib/engine/refusals';
import type { Refusal } from '@/lib/engine/state/refusal';
import type { GameCardId, GameState } from '@/lib/engine/state/state';
import type { TableSnapshot } from './table-snapshot';

/** Why something cannot be done now: `brief` in two or three words, '' where that takes a sentence. */
interface NotNow extends Said {
  readonly code: Refusal['code'];
  readonly brief: string;
}

/** An operation that cannot be done now: why, and which cards stand against it. */
export interface MissingSaid extends Said, Omit<Missing, 'refusal'> {
  readonly cards: readonly GameCardId[];
}

/** What the House whose hand is shown cannot do now, and why, in words. */
export function toldRefusals(
  stateNow: () => GameState,
  catalogue: GameCatalogue,
  shown: () => Pick<TableSnapshot, 'view' | 'viewer'>,
) {
  return {
    /** Why it can do nothing with a card; nothing where it can. */
    whyNot(card: GameCardId): readonly NotNow[] {
      const { view, viewer } = shown();
      if (viewer === null) return [];
      return refusalsOfCard(stateNow(), catalogue, viewer, card).map((refusal) => ({
        ...sayRefusal(view, catalogue, refusal),
        code: refusal.code,
        brief: refusalBrief(refusal),
      }));
    },
    /** The operations of its Interval that it cannot do, each with the reason. */
    missing(): readonly MissingSaid[] {
      const { view, viewer } = shown();
      if (viewer === null) return [];
      return missingOperations(stateNow(), catalogue, viewer).map(({ refusal, ...missing }) => ({
        ...missing,
        cards: refusal.cards,
        ...sayRefusal(view, catalogue, refusal),
      }));
    },
  };
}
