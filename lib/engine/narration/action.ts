import { capital, counted, listed, plural } from '@/lib/sentences';
import { type Effect, kindOf, partsOf } from '../abilities/effects/table';
import type { GameCatalogue } from '../abilities/game-catalogue';
import { doingOf } from '../abilities/running/carry-out';
import { current, sceneOf } from '../abilities/running/effect';
import { orderOf } from '../abilities/sentence';
import { settled } from '../abilities/settled';
import type { Action } from '../actions';
import { abilitiesOn } from '../queries/abilities-on';
import { rewardOf } from '../rite/resolution';
import type { EffectFrame, Frame } from '../state/frames';
import type { Game } from '../state/game';
import { takeUpView } from '../state/open-game';
import type { GameCard, GameCardId, Seat } from '../state/state';
import type { ActionOf } from '../state/step';
import type { View } from '../state/view';
import {
  type ByKind,
  isShown,
  type Names,
  namesIn,
  OPERATION_NAMES,
  riteName,
  sayByKind,
  solarisWords,
  wealthWords,
} from './naming';
import { priceOf, ratesOf } from './price';

/**
 * What a button for an action says: "Petition for Arrakeen (from 7 solaris)". The action is one of those
 * that are legal, and the view is that of the House that may take it.
 */
export function sayAction(view: View, catalogue: GameCatalogue, action: Action): string {
  const game = takeUpView(view, catalogue);
  const seat = game.state.decision?.seat ?? 0;
  const price = priceOf(game, seat, action);
  const table = { ...namesIn(game), game, seat, frame: game.state.frames.at(-1) };
  const words = sayByKind(BUTTONS, table, action);
  return price === null || price === '' ? words : `${words} (${price})`;
}

/** What the words of a button may name. */
interface Table extends Names {
  readonly game: Game;
  /** The House that may take the action. */
  readonly seat: Seat;
  readonly frame: Frame | undefined;
}

const BUTTONS: ByKind<Action, Table, string> = {
  'keep-engaged': ({ name }, { card }) => `Keep ${name(card)} engaged`,
  disengage: ({ frame }) =>
    frame?.step === 'disengage' && frame.kept.length > 0 ? 'Disengage the rest' : 'Disengage all',
  place: ({ name }, { card }) => `Place ${name(card)} face down`,
  deploy: ({ name }, { card, host }) =>
    `Deploy ${name(card)}${host === null ? '' : ` on ${name(host)}`}`,
  redeploy: ({ name }, { card }) => `Deploy subdued ${name(card)}`,
  'deploy-program': ({ name }, { card, host }) =>
    `Engage the home world: deploy ${name(card)} on ${name(host)}`,
  'deploy-event': ({ name }, { card }) => `Deploy event ${name(card)}`,
  tactic: ({ name }, { card }) => `Deploy tactic ${name(card)}`,
  'buy-favor': (_, { amount }) => `Buy ${amount} favor`,
  'buy-spice': exchangeWords,
  'sell-spice': exchangeWords,
  petition: ({ name }, { card }) => `Petition for ${name(card)}`,
  bid: (_, { amount }) => `Bid ${amount}`,
  discount: (_, { favor }) => (favor === 0 ? 'Pay in solaris' : `Give ${favor} favor`),
  'request-admission': ({ name }, { card }) =>
    `${OPERATION_NAMES['request-admission']}: engage ${name(card)}`,
  'engage-six-fiefs': () => OPERATION_NAMES['engage-six-fiefs'],
  use: useWords,
  activate({ game, name }, { card }) {
    const host = game.state.cards[card]?.place.host ?? null;
    return host === null ? `Use ${name(card)}` : `Engage ${name(host)} for ${name(card)}`;
  },
  rite: ({ name }, { rite, leader, target }) =>
    `${riteName(rite)}: ${name(leader)} against ${name(target)}`,
  join: (table, { card }) => `${which(table, card)} takes part`,
  counter: (table, { card }) => `Counter with ${which(table, card)}`,
  'engage-defense': ({ frame, name }) =>
    frame?.step === 'rite' ? `Engage ${name(frame.defense)}` : 'Engage the defense',
  decline: ({ frame, name }) =>
    frame?.step === 'rite' ? `Leave ${name(frame.defense)} out` : 'Decline',
  'strike-first': (table, { card }) => `${which(table, card)} strikes first`,
  vanquish: (table, { card }) => `Vanquish ${which(table, card)}`,
  reward: rewardWords,
  choose: chooseWords,
  'choose-house': ({ house }, { seat }) => house(seat),
  'choose-number': (_, { amount }) => String(amount),
  'choose-part': partWords,
  assign: ({ name }, { card, host }) => `Assign ${name(card)} to ${name(host)}`,
  discard: ({ name }, { card }) => `Discard ${name(card)}`,
  draw: () => 'Draw an Imperial card',
  surrender: ({ house }, { to }) => `Let ${house(to)} have the better rank`,
  accept: () => 'Take the better rank',
  pass: ({ game, frame }) => passWords(game, frame),
  done({ frame }) {
    if (frame?.step === 'draw') return 'Draw no more';
    if (frame?.step === 'discard') return 'Discard no more';
    if (frame?.step !== 'rite') return 'Nobody else';
    if (frame.at === 'surprise' && frame.struck.length === 0) return 'Nobody strikes first';
    return frame.at.endsWith('force') ? 'Vanquish no more' : 'Nobody else';
  },
  'end-interval': () => OPERATION_NAMES['end-interval'],
};

/** A card with whose it is, where it may be anybody's, and what becomes of it. */
function chooseWords(table: Table, { card: id }: ActionOf<'choose'>): string {
  const { game, seat, house, frame } = table;
  const card = game.state.cards[id];
  if (card === undefined) return 'A card';
  const effect = frame?.step === 'effect' ? effectAsked(game, frame) : undefined;
  const told =
    frame?.step === 'effect' && effect !== undefined
      ? kindOf(effect).tells?.(sceneOf(game, frame), effect, card)
      : undefined;
  const end = told === undefined ? '' : ` (${told})`;
  if (card.place.seat === seat)
    return `${which(table, id)}${isAnybodys(game, card, effect) ? ', your own' : ''}${end}`;
  const whose = ` of ${house(card.place.seat)}`;
  if (isShown(game, id)) return `${which(table, id)}${whose}${end}`;
  // Of one that lies face down before a rival, its place and tokens must do.
  return `Face-down card${whose} with ${counted(card.deferment, 'deferment token')}${end}`;
}

/** Whether a rival's card might have been chosen as well. */
function isAnybodys({ state }: Game, { place }: GameCard, effect: Effect | undefined): boolean {
  if (effect === undefined || state.houses.length === 1 || place.zone !== 'domain') return false;
  const aim = kindOf(effect).aim?.(effect);
  return typeof aim !== 'object' || !('choose' in aim) || aim.choose.whose !== 'yours';
}

/** The title of a card; where another of that title lies beside it, what tells them apart as well. */
function which({ game, name }: Table, id: GameCardId): string {
  const card = game.state.cards[id];
  if (card === undefined || !isShown(game, id)) return name(id);
  const traits = ({ place, status, deferment, spice }: GameCard) => [
    place.host === null ? 'alone' : `on ${name(place.host)}`,
    status,
    counted(deferment, 'token'),
    `${spice} spice`,
  ];
  const twins = Object.values(game.state.cards).filter(
    (one) =>
      one.card === card.card &&
      one.place.zone === card.place.zone &&
      one.place.seat === card.place.seat,
  );
  const told = traits(card).filter((trait, at) => twins.some((one) => traits(one)[at] !== trait));
  return told.length === 0 ? name(id) : `${name(id)} (${told.join(', ')})`;
}

function exchangeWords(
  { game, seat }: Table,
  { kind, amount }: ActionOf<'buy-spice' | 'sell-spice'>,
): string {
  const rates = ratesOf(game, seat, kind, amount);
  const at = `at ${rates.join(', ')} ${plural(rates.at(-1) ?? 0, 'solari')}`;
  const verb = kind === 'buy-spice' ? 'Buy' : 'Sell';
  return rates.length < amount
    ? `${verb} ${amount} spice, of which ${rates.length} can be had, ${at}`
    : `${verb} ${amount} spice ${at}`;
}

function passWords(game: Game, frame: Frame | undefined): string {
  if (frame?.step === 'initiative')
    return frame.offer === null ? 'Give way to nobody' : 'Refuse, and discard for the rank';
  if (frame?.step === 'petition' && frame.at === 'shortfall') return 'Lose favor instead';
  if (frame?.step === 'rite' && frame.at === 'counter') return 'Do not counter';
  if (frame?.step === 'effect' && isUnseen(effectAsked(game, frame))) return 'Leave it to chance';
  return 'Pass';
}

/** Whether a House may name known cards, and else names some unseen. */
function isUnseen(effect: Effect | undefined): boolean {
  return (
    effect?.kind === 'strike-victor' ||
    Object.values<unknown>(effect ?? {}).some(
      (aim) => typeof aim === 'object' && aim !== null && 'unseen' in aim,
    )
  );
}

/** "Engage Caladan: produce 5 solaris", from the ability's own sentence, and with the card's title in it. */
function useWords({ game, name }: Table, { card: id, ability: at }: ActionOf<'use'>): string {
  const card = game.state.cards[id];
  const ability = card === undefined ? undefined : abilitiesOn(game, card)[at];
  const title = name(id);
  if (ability === undefined) return `Use ${title}`;
  const host = card?.place.host ?? null;
  const words = orderOf(ability, title, host === null ? undefined : name(host)).replace(/\.$/, '');
  return words.includes(title) ? words : `${title}: ${words}`;
}

/** What a tactic does, in its own sentence; '' of any other action. */
export function sayTactic(view: View, catalogue: GameCatalogue, action: Action): string {
  if (action.kind !== 'tactic') return '';
  const game = takeUpView(view, catalogue);
  const { name } = namesIn(game);
  const card = game.state.cards[action.card];
  if (card === undefined) return '';
  const ability = abilitiesOn(game, card).find(({ kind }) => kind === 'play');
  return ability === undefined ? '' : orderOf(ability, name(card.id)).replace(/\.$/, '');
}

/** What a rewarded House may take (TAT-6.2.11-87, TAT-6.2.11-88). */
function rewardWords({ game, frame, house }: Table, { way }: ActionOf<'reward'>): string {
  if (frame?.step !== 'rite') return way === 'gain' ? 'Gain' : 'Take';
  const { what, amount } = rewardOf(frame);
  if (way === 'gain') return `Gain ${wealthWords(what, amount)}`;
  const most = Math.min(amount, game.state.houses[frame.defender]?.treasury ?? 0);
  const lost = what === 'favor' ? wealthWords(what, amount) : solarisWords(most);
  return `${house(frame.defender)} loses ${lost}`;
}

/** One of the things that an ability offers, or that it may be used at all. */
function partWords({ game, frame, name }: Table, { part }: ActionOf<'choose-part'>): string {
  if (frame?.step === 'rite') {
    const [landsraad, choam] =
      frame.at === 'reward-kind'
        ? ['Favor', 'Solaris']
        : ['As a Landsraad rite', 'As a CHOAM rite'];
    return part === 0 ? landsraad : choam;
  }
  if (frame?.step !== 'effect') return `Part ${part + 1}`;
  const title = name(frame.card);
  if (frame.at === 'may') return `Use ${title}`;
  const effect = effectAsked(game, frame);
  const rite = effect?.kind === 'start-rite' ? effect.rites[part] : undefined;
  if (rite !== undefined) return riteName(rite);
  const list = effect === undefined ? undefined : partsOf(effect)[part];
  if (list === undefined || list.length === 0) return counted(part + 1, 'part');
  return capital(listed(list.map((one) => kindOf(one).say(one, title))));
}

/** The effect that a House is asked about, with the numbers that there are now. */
export function effectAsked(game: Game, frame: EffectFrame) {
  const card = game.state.cards[frame.card];
  const doing = card === undefined ? null : doingOf(game, card, frame.ability);
  const effect = doing === null ? undefined : current(frame, doing);
  return effect && settled(sceneOf(game, frame), effect);
}
