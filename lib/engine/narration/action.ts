import { counted, plural } from '@/lib/sentences';
import { kindOf, partsOf } from '../abilities/effects/table';
import type { GameCatalogue } from '../abilities/game-catalogue';
import { doingOf } from '../abilities/running/carry-out';
import { current } from '../abilities/running/effect';
import { sentenceOf } from '../abilities/sentence';
import type { Action } from '../actions';
import { abilitiesOn } from '../queries/abilities-on';
import { rewardOf } from '../rite/resolution';
import type { EffectFrame, Frame } from '../state/frames';
import type { Game } from '../state/game';
import type { GameCardId, GameState, Seat } from '../state/state';
import type { View } from '../state/view';
import { takeUpView } from '../state/view-game';
import { cardName, houseName, isShown, riteName, solarisWords } from './naming';
import { priceOf, ratesOf } from './price';

/**
 * What a button for an action says: "Petition for Arrakeen (from 7 solaris)". The action is one of those
 * that are legal, and the view is that of the House that may take it.
 */
export function sayAction(view: View, catalogue: GameCatalogue, action: Action): string {
  const game = takeUpView(view, catalogue);
  const price = priceOf(game, actorOf(game.state), action);
  const words = wordsOf(game, action);
  return price === null || price === '' ? words : `${words} (${price})`;
}

function actorOf(state: GameState): Seat {
  return state.decision?.seat ?? 0;
}

function wordsOf(game: Game, action: Action): string {
  const { state } = game;
  const frame = state.frames.at(-1);
  const name = (id: GameCardId) => cardName(state, game.catalogue, id);
  const on = (host: GameCardId | null) => (host === null ? '' : ` on ${name(host)}`);
  switch (action.kind) {
    case 'keep-engaged':
      return `Keep ${name(action.card)} engaged`;
    case 'disengage':
      return frame?.step === 'disengage' && frame.kept.length > 0
        ? 'Disengage the rest'
        : 'Disengage all';
    case 'place':
      return `Place ${name(action.card)} face down`;
    case 'deploy':
      return `Deploy ${name(action.card)}${on(action.host)}`;
    case 'redeploy':
      return `Deploy subdued ${name(action.card)}`;
    case 'deploy-program':
      return `Engage the home world: deploy ${name(action.card)}${on(action.host)}`;
    case 'deploy-event':
      return `Deploy event ${name(action.card)}`;
    case 'tactic':
      return `Deploy tactic ${name(action.card)}`;
    case 'buy-favor':
      return `Buy ${action.amount} favor`;
    case 'buy-spice':
    case 'sell-spice':
      return exchangeWords(game, action);
    case 'petition':
      return `Petition for ${name(action.card)}`;
    case 'bid':
      return `Bid ${action.amount}`;
    case 'discount':
      return discountWords(action.favor);
    case 'request-admission':
      return `Request admission: engage ${name(action.card)}`;
    case 'engage-six-fiefs':
      return 'Engage the six fiefs';
    case 'use':
      return operationOf(game, action.card, action.ability);
    case 'activate':
      return activateWords(game, action.card);
    case 'rite':
      return `${riteName(action.rite)}: ${name(action.leader)} against ${name(action.target)}`;
    case 'join':
      return `${name(action.card)} takes part`;
    case 'counter':
      return `Counter with ${name(action.card)}`;
    case 'engage-defense':
      return frame?.step === 'rite' ? `Engage ${name(frame.defense)}` : 'Engage the defense';
    case 'decline':
      return frame?.step === 'rite' ? `Leave ${name(frame.defense)} out` : 'Decline';
    case 'vanquish':
      return `Vanquish ${name(action.card)}`;
    case 'reward':
      return rewardWords(game, frame, action.way);
    case 'choose':
      return chosenWords(game, action.card);
    case 'choose-house':
      return houseName(state, action.seat);
    case 'choose-number':
      return String(action.amount);
    case 'choose-part':
      return partWords(game, frame, action.part);
    case 'assign':
      return `Assign ${name(action.card)} to ${name(action.host)}`;
    case 'discard':
      return `Discard ${name(action.card)}`;
    case 'draw':
      return 'Draw an Imperial card';
    case 'surrender':
      return `Let ${houseName(state, action.to)} have the better rank`;
    case 'accept':
      return 'Take the better rank';
    case 'pass':
      return passWords(frame);
    case 'done':
      return doneWords(frame);
    case 'end-interval':
      return 'End the Interval';
  }
}

function exchangeWords(
  game: Game,
  { kind, amount }: Extract<Action, { kind: 'buy-spice' | 'sell-spice' }>,
): string {
  const rates = ratesOf(game, actorOf(game.state), kind, amount);
  const at = `at ${rates.join(', ')} ${plural(rates.at(-1) ?? 0, 'solari')}`;
  const verb = kind === 'buy-spice' ? 'Buy' : 'Sell';
  return rates.length < amount
    ? `${verb} ${amount} spice, of which ${rates.length} can be had, ${at}`
    : `${verb} ${amount} spice ${at}`;
}

function discountWords(favor: number): string {
  return favor === 0 ? 'Give no favor' : `Give ${favor} favor`;
}

/** A card to choose. Of one that lies face down before a rival, its place and tokens must do. */
function chosenWords(game: Game, id: GameCardId): string {
  const { state, catalogue } = game;
  const card = state.cards[id];
  if (card === undefined) return 'A card';
  if (isShown(game, id)) return cardName(state, catalogue, id);
  return `Face-down card of ${houseName(state, card.place.seat)} with ${counted(card.deferment, 'deferment token')}`;
}

function doneWords(frame: Frame | undefined): string {
  if (frame?.step === 'draw') return 'Draw no more';
  if (frame?.step === 'discard') return 'Discard no more';
  return frame?.step === 'rite' && frame.at.endsWith('force') ? 'Vanquish no more' : 'Nobody else';
}

function passWords(frame: Frame | undefined): string {
  if (frame?.step === 'initiative')
    return frame.offer === null ? 'Give way to nobody' : 'Refuse, and discard for the rank';
  if (frame?.step === 'petition' && frame.at === 'shortfall') return 'Lose favor instead';
  if (frame?.step === 'rite' && frame.at === 'counter') return 'Do not counter';
  return 'Pass';
}

/** "Engage Caladan: produce 5 solaris", from the ability's own sentence. */
function operationOf(game: Game, id: GameCardId, at: number): string {
  const card = game.state.cards[id];
  const ability = card === undefined ? undefined : abilitiesOn(game, card)[at];
  const name = cardName(game.state, game.catalogue, id);
  return ability === undefined ? `Use ${name}` : named(sentenceOf(ability, name), name);
}

/** A sentence for a button: without its full stop, and with the card's title in it. */
function named(sentence: string, title: string): string {
  const words = sentence.replace(/\.$/, '');
  return words.includes(title) ? words : `${title}: ${words}`;
}

function activateWords({ state, catalogue }: Game, id: GameCardId): string {
  const host = state.cards[id]?.place.host ?? null;
  const name = cardName(state, catalogue, id);
  return host === null ? `Use ${name}` : `Engage ${cardName(state, catalogue, host)} for ${name}`;
}

/** What a rewarded House may take (TAT-6.2.11-87, TAT-6.2.11-88). */
function rewardWords(game: Game, frame: Frame | undefined, way: 'gain' | 'take'): string {
  const { state } = game;
  if (frame?.step !== 'rite') return way === 'gain' ? 'Gain' : 'Take';
  const { what, amount } = rewardOf(game, frame);
  const words = what === 'favor' ? `${amount} favor` : solarisWords(amount);
  if (way === 'gain') return `Gain ${words}`;
  const most = Math.min(amount, state.houses[frame.defender]?.treasury ?? 0);
  return `${houseName(state, frame.defender)} loses ${what === 'favor' ? words : solarisWords(most)}`;
}

/** One of the things that an ability offers, or that it may be used at all. */
function partWords(game: Game, frame: Frame | undefined, part: number): string {
  if (frame?.step === 'rite') return part === 0 ? 'As a Landsraad rite' : 'As a CHOAM rite';
  if (frame?.step !== 'effect') return `Part ${part + 1}`;
  const title = cardName(game.state, game.catalogue, frame.card);
  if (frame.at === 'may') return `Use ${title}`;
  const effect = effectAsked(game, frame);
  const rite = effect?.kind === 'start-rite' ? effect.rites[part] : undefined;
  if (rite !== undefined) return riteName(rite);
  const list = effect === undefined ? undefined : partsOf(effect)[part];
  if (list === undefined || list.length === 0) return counted(part + 1, 'part');
  const words = list.map((one) => kindOf(one).say(one, title)).join(' and ');
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}

/** The effect that a House is asked about. */
export function effectAsked(game: Game, frame: EffectFrame) {
  const card = game.state.cards[frame.card];
  const doing = card === undefined ? null : doingOf(game, card, frame.ability);
  return doing === null ? undefined : current(frame, doing);
}
