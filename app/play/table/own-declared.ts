import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import { cardName } from '@/lib/engine/narration/naming';
import type { Question } from '@/lib/engine/narration/question';
import { operationWords } from '@/lib/engine/narration/window';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameState } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { gainOf, gainsAtOnce } from './gain';

/** Whether the House that is asked may answer what it has itself declared: an operation, or a petition. */
export function answersItself({ frames, decision }: Asked): boolean {
  const [below, top] = frames.slice(-2);
  if (top?.step !== 'window' || decision === null) return false;
  const isDeclared = below?.step === 'operation' || below?.step === 'petition';
  return isDeclared && below.seat === decision.seat;
}

type Asked = Pick<View, 'frames' | 'decision'> | Pick<GameState, 'frames' | 'decision'>;

/** Whether what it answers is the use of one of its cards. */
export function usesCard({ frames }: Asked): boolean {
  const below = frames.at(-2);
  const kind = below?.step === 'operation' ? below.action?.kind : undefined;
  return kind === 'use' || kind === 'activate';
}

/** What comes where it adds nothing: what it declared is done, unless another House answers. */
export function ownOutcome(view: View, catalogue: GameCatalogue): string {
  const below = view.frames.at(-2);
  const action = below?.step === 'operation' ? below.action : null;
  if (below?.step === 'petition' || action?.kind === 'petition')
    return 'the bidding begins, once the others have passed';
  return `${comesOf(view, catalogue, action)}, once the others have passed`;
}

/** What is done then; what a card gives once it lies there is not. */
function comesOf(view: View, catalogue: GameCatalogue, action: Action | null): string {
  if (action === null) return 'it is done';
  if (action.kind === 'deploy' || action.kind === 'redeploy')
    return `${cardName(view, catalogue, action.card)} is deployed`;
  return (gainsAtOnce(action) && gainOf(view, catalogue, action)) || 'it is done';
}

/** What it is asked then: "You use Sister Ramallo. Add a tactic?", of which "Add a tactic?" is asked. */
export function ownQuestion(
  view: View,
  catalogue: GameCatalogue,
): Pick<Question, 'text' | 'asks'> | null {
  if (!answersItself(view)) return null;
  const below = view.frames.at(-2);
  if (below?.step === 'petition')
    return askedOf(`petition for ${cardName(view, catalogue, below.card)}`);
  const action = below?.step === 'operation' ? below.action : null;
  if (action === null) return null;
  const what =
    action.kind === 'use' || action.kind === 'activate'
      ? `use ${cardName(view, catalogue, action.card)}`
      : `declare ${operationWords(takeUpView(view, catalogue), action)}`;
  return askedOf(what);
}

function askedOf(what: string) {
  const asks = 'Add a tactic?';
  return { text: `You ${what}. ${asks}`, asks };
}
