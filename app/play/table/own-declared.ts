import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import type { DuneCcg } from '@/lib/engine/dune-ccg';
import type { Move } from '@/lib/engine/moves';
import { cardName, houseName } from '@/lib/engine/narration/naming';
import type { Question } from '@/lib/engine/narration/question';
import { operationWords } from '@/lib/engine/narration/window';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameState } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import type { Session } from '@/lib/kernel/session';
import { gainOf, gainsAtOnce } from './gain';
import { shortName } from './short-names';

/** Whether the House that is asked may answer what it has itself declared: an operation, or a petition. */
export function answersItself({ frames, decision }: Asked): boolean {
  const [below, top] = frames.slice(-2);
  if (top?.step !== 'window' || decision === null) return false;
  const isDeclared = below?.step === 'operation' || below?.step === 'petition';
  return isDeclared && below.seat === decision.seat;
}

type Asked = Pick<View, 'frames' | 'decision'> | Pick<GameState, 'frames' | 'decision'>;

/** Whether another House did more than pass since the House that is asked declared something. */
export function isAnswered({ moves, at, state }: Session<DuneCcg>): boolean {
  const made = moves.slice(0, at);
  const declared = made.findLastIndex(({ events }) =>
    events.some(({ kind }) => kind === 'announced'),
  );
  return made
    .slice(declared + 1)
    .some(({ seat, move }) => seat !== state.decision?.seat && ANSWERS.has(move.kind));
}

const ANSWERS: ReadonlySet<Move['kind']> = new Set(['tactic', 'use']);

/** What comes where it adds nothing: what it declared is done, unless another House answers. */
export function ownOutcome(view: View, catalogue: GameCatalogue): string {
  const below = view.frames.at(-2);
  const action = below?.step === 'operation' ? below.action : null;
  const comes = beginsBidding(below) ? BIDDING : comesOf(view, catalogue, action);
  return `${comes || 'it is done'}, once the others have passed`;
}

/** What comes of what another House declared: "then Corvail gains 4 solaris"; '' where no few words tell it. */
export function rivalOutcome(view: View, catalogue: GameCatalogue): string {
  const [below, top] = view.frames.slice(-2);
  if (top?.step !== 'window') return '';
  if (beginsBidding(below)) return `then ${BIDDING}`;
  if (below?.step !== 'operation' || below.action === null) return '';
  // its prices are those of the House that does it
  const comes = comesOf({ ...view, decision: { seat: below.seat } }, catalogue, below.action);
  if (comes === '' || !gainsAtOnce(below.action)) return comes && `then ${comes}`;
  const who = shortName(houseName(view, below.seat));
  return comes.startsWith('+') ? `then ${who} gains ${comes.slice(1)}` : `then ${who}: ${comes}`;
}

const BIDDING = 'the bidding begins';

function beginsBidding(below: View['frames'][number] | undefined): boolean {
  return (
    below?.step === 'petition' || (below?.step === 'operation' && below.action?.kind === 'petition')
  );
}

/** What is done then, '' where no few words tell it; what a card gives once it lies there is not. */
function comesOf(view: View, catalogue: GameCatalogue, action: Action | null): string {
  if (action === null) return '';
  if (action.kind === 'deploy' || action.kind === 'redeploy')
    return `${cardName(view, catalogue, action.card)} is deployed`;
  return gainsAtOnce(action) ? gainOf(view, catalogue, action) : '';
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
