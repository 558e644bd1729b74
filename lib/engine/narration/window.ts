import { capital } from '@/lib/sentences';
import type { Action } from '../actions';
import type { Frame, RiteFrame, WindowFrame } from '../state/frames';
import type { Game } from '../state/game';
import { type ByKind, type Names, namesIn, riteName, type SaidAbout, sayByKind } from './naming';

/** What a window for tactics asks: "Declaration tactics: answer the petition for Arrakeen, or pass". */
export function windowQuestion(game: Game, window: WindowFrame): SaidAbout {
  const below = game.state.frames.at(-2);
  const ask = (what: string) => `${capital(window.timing)} tactics: answer ${what}, or pass`;
  const text = ask(answered(game, window, below));
  return {
    text,
    asks: below?.step === 'rite' ? ask(`${sideOf(below)}the rite`) : text,
    rules: rulesOf(window, below),
  };
}

function answered(game: Game, window: WindowFrame, below: Frame | undefined): string {
  const { house, name } = namesIn(game);
  if (below?.step === 'rite')
    return `${sideOf(below)}the ${riteName(below.rite)} against ${name(below.target)}`;
  if (below?.step === 'petition') return `the petition for ${name(below.card)}`;
  if (window.answers === 'initiative') return 'the Initiative phase';
  if (window.answers === 'discard') return 'the discard phase';
  if (window.timing === 'engagement' && window.card !== null)
    return `the engaging of ${name(window.card)}`;
  if (below?.step === 'operation')
    return `${operationWords(game, below.action)} by ${house(below.seat)}`;
  return 'what has been declared';
}

/** An operation as a thing: "the petition for Arrakeen". Which event is placed is nobody's business. */
export function operationWords(game: Game, action: Action): string {
  return action.kind in OPERATIONS
    ? sayByKind(OPERATIONS as ByKind<Action, Names, string>, namesIn(game), action)
    : 'what has been declared';
}

const OPERATIONS: Partial<ByKind<Action, Names, string>> = {
  petition: ({ name }, { card }) => `the petition for ${name(card)}`,
  deploy: ({ name }, { card, host }) =>
    `the deployment of ${name(card)}${host === null ? '' : ` on ${name(host)}`}`,
  redeploy: ({ name }, { card }) => `the deployment of subdued ${name(card)}`,
  'deploy-program': ({ name }, { card }) => `the deployment of the program ${name(card)}`,
  'deploy-event': ({ name }, { card }) => `the event ${name(card)}`,
  place: () => 'the placing of an event',
  'buy-favor': (_, { amount }) => `the purchase of ${amount} favor`,
  'buy-spice': (_, { amount }) => `the purchase of ${amount} spice`,
  'sell-spice': (_, { amount }) => `the sale of ${amount} spice`,
  'request-admission': ({ name }, { card }) => `the request for admission with ${name(card)}`,
  'engage-six-fiefs': () => 'the engaging of the six fiefs',
  use: ({ name }, { card }) => `the use of ${name(card)}`,
  activate: ({ name }, { card }) => `the use of ${name(card)}`,
  rite: ({ name }, { rite, leader, target }) =>
    `the ${riteName(rite)} of ${name(leader)} against ${name(target)}`,
};

function sideOf(rite: RiteFrame): string {
  return isDefense(rite) ? 'the defense in ' : '';
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
