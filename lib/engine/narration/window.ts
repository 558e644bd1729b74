import type { Action } from '../actions';
import type { Frame, RiteFrame, WindowFrame } from '../state/frames';
import type { Game } from '../state/game';
import { cardName, houseName, riteName, type Said } from './naming';

/** What a window for tactics asks: "Declaration tactics: answer the petition for Arrakeen, or pass". */
export function windowQuestion(game: Game, window: WindowFrame): Said {
  const below = game.state.frames.at(-2);
  const timing = window.timing === 'declaration' ? 'Declaration' : 'Engagement';
  return {
    text: `${timing} tactics: answer ${answered(game, window, below)}, or pass`,
    rules: rulesOf(window, below),
  };
}

function answered(game: Game, window: WindowFrame, below: Frame | undefined): string {
  const { state, catalogue } = game;
  if (below?.step === 'rite') {
    const side = isDefense(below) ? 'the defense in ' : '';
    return `${side}the ${riteName(below.rite)} against ${cardName(state, catalogue, below.target)}`;
  }
  if (below?.step === 'petition')
    return `the petition for ${cardName(state, catalogue, below.card)}`;
  if (window.answers === 'initiative') return 'the Initiative phase';
  if (window.answers === 'discard') return 'the discard phase';
  if (window.timing === 'engagement' && window.card !== null)
    return `the engaging of ${cardName(state, catalogue, window.card)}`;
  if (below?.step === 'operation')
    return `${operationWords(game, below.action)} by ${houseName(state, below.seat)}`;
  return 'what has been declared';
}

/** An operation as a thing: "the petition for Arrakeen". Which event is placed is nobody's business. */
export function operationWords({ state, catalogue }: Game, action: Action): string {
  const name = 'card' in action ? cardName(state, catalogue, action.card) : '';
  switch (action.kind) {
    case 'petition':
      return `the petition for ${name}`;
    case 'deploy':
      return action.host === null
        ? `the deployment of ${name}`
        : `the deployment of ${name} on ${cardName(state, catalogue, action.host)}`;
    case 'redeploy':
      return `the deployment of subdued ${name}`;
    case 'deploy-program':
      return `the deployment of the program ${name}`;
    case 'deploy-event':
      return `the event ${name}`;
    case 'place':
      return 'the placing of an event';
    case 'buy-favor':
      return `the purchase of ${action.amount} favor`;
    case 'buy-spice':
      return `the purchase of ${action.amount} spice`;
    case 'sell-spice':
      return `the sale of ${action.amount} spice`;
    case 'request-admission':
      return `the request for admission with ${name}`;
    case 'engage-six-fiefs':
      return 'the engaging of the six fiefs';
    case 'use':
    case 'activate':
      return `the use of ${name}`;
    case 'rite':
      return `the ${riteName(action.rite)} of ${cardName(state, catalogue, action.leader)} against ${cardName(state, catalogue, action.target)}`;
    default:
      return 'what has been declared';
  }
}

/** Whether a window of a rite belongs to the segments of the defender; the stage may be the next one. */
function isDefense({ at }: RiteFrame): boolean {
  return at.startsWith('defense') || at === 'assessment';
}

function rulesOf(window: WindowFrame, below: Frame | undefined): readonly string[] {
  const declared = window.timing === 'declaration';
  if (below?.step === 'rite') {
    const defense = isDefense(below);
    if (declared) return [defense ? 'TAT-6.2.11-46' : 'TAT-6.2.11-29'];
    return [defense ? 'TAT-6.2.11-51' : 'TAT-6.2.11-37'];
  }
  if (below?.step === 'petition') return ['TAT-6.2.1-16'];
  if (window.answers === 'initiative') return ['TAT-6.1.3-03', 'C12'];
  if (window.answers === 'discard') return ['TAT-3.1.4-05'];
  return [declared ? 'TAT-6.2.2-22' : 'TAT-6.2.2-21'];
}
