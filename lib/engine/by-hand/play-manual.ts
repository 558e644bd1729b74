import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { backOf } from '@/lib/rules/taxonomy';
import type { GameCatalogue } from '../abilities/game-catalogue';
import {
  assignCard,
  changeTokens,
  drawCard,
  moveCard,
  shufflePile,
  turnCard,
} from '../atoms/cards';
import { changeGuildHoard } from '../atoms/croe';
import { gain, lose } from '../atoms/wealth';
import { riseRefusal } from '../deployment/conditions';
import { enterPlay, raise } from '../deployment/deploy';
import { hostRefusal, mayLieOn } from '../deployment/legal-hosts';
import { uniqueInTheWay } from '../deployment/unique';
import { discard } from '../leaving-play/discard';
import { subdue } from '../leaving-play/subdue';
import { goOn, legalActions, takeBack } from '../play';
import { isDeployed } from '../queries/face-up';
import { homeWorldOf } from '../queries/governed';
import { cloneState } from '../state/clone';
import { cardAt, emit, type Game, printed } from '../state/game';
import type { GameEvent } from '../state/log-events';
import { takeUp } from '../state/open-game';
import type { GameCard, GameCardId, GameState, Seat, Status, Zone } from '../state/state';
import type { Manual } from './manual';

type MoveByHand = Extract<Manual, { readonly kind: 'manual-move' }>;
type TurnByHand = Extract<Manual, { readonly kind: 'manual-turn' }>;

/** Most of anything that is given, taken or put down in one go. */
const MOST = 99;

/**
 * Does something by hand, whenever a House is asked, and gives what happened till the next one is: the
 * event "manual" first. Costs are not taken, save the favor that deploying a foreign card costs
 * (TAT-7-02, TAT-7-03). What the table cannot bear (two copies of a unique card, a card in a pile where
 * it never lies, less than nothing) is refused with `manual`, and nothing changes.
 */
export function playManual(
  state: GameState,
  manual: Manual,
  catalogue: GameCatalogue,
): Result<readonly GameEvent[], ManualProblem> {
  const { decision } = state;
  if (decision === null) return fail(refusal('nobody is asked to do anything now'));
  const before = cloneState(state);
  const game = takeUp(state, catalogue);
  emit(game, { kind: 'manual', seat: decision.seat, manual });
  const why = carriedOut(game, manual) ?? deadEnd(game);
  if (why === null) return ok(game.events);
  takeBack(state, before);
  return fail(refusal(why));
}

type ManualProblem = InputProblem<'manual'>;

function refusal(why: string): ManualProblem {
  return { code: 'manual', at: '', message: `That cannot be done by hand: ${why}.` };
}

/** Goes on with the game; says so where it cannot. */
function deadEnd(game: Game): string | null {
  goOn(game);
  const { state, catalogue } = game;
  return state.outcome === null && legalActions(state, catalogue).length === 0
    ? 'nothing could be done after it; finish what has begun first'
    : null;
}

/** Does it, or says what stands against it; then nothing has changed. The game has yet to go on. */
export function carriedOut(game: Game, manual: Manual): string | null {
  const { state } = game;
  if ('seat' in manual && state.houses[manual.seat]?.eliminated !== false)
    return 'no House in the game sits there';
  if ('amount' in manual && !(manual.amount >= 1 && manual.amount <= MOST)) return NO_AMOUNT;
  if ('by' in manual && (manual.by === 0 || Math.abs(manual.by) > MOST)) return NO_AMOUNT;
  const card = 'card' in manual ? state.cards[manual.card] : undefined;
  if ('card' in manual) {
    if (card === undefined) return 'there is no such card';
    if (awaitsHost(game, card)) return 'the card waits for its host to be chosen';
  }
  switch (manual.kind) {
    case 'manual-gain':
      return did(gain(game, manual.seat, manual.what, manual.amount));
    case 'manual-lose':
      return did(lose(game, manual.seat, manual.what, manual.amount), 'there is not so much');
    case 'manual-tokens':
      if (card?.place.zone !== 'domain') return NOT_IN_DOMAIN;
      return did(changeTokens(game, card.id, manual.token, manual.by), 'there is none');
    case 'manual-draw':
      return did(drawCard(game, manual.seat, manual.deck), 'the deck is empty');
    case 'manual-shuffle':
      shufflePile(game, manual.seat, manual.zone);
      return null;
    case 'manual-guild-hoard':
      if (state.guildHoard + manual.by < 0) return 'the Guild Hoard has not so much';
      return did(changeGuildHoard(game, manual.by));
    case 'manual-discard':
      return card === undefined ? NOTHING : discarded(game, card);
    case 'manual-turn':
      return card === undefined ? NOTHING : turned(game, card, manual);
    case 'manual-move':
      return card === undefined ? NOTHING : moved(game, card, manual);
  }
}

const NO_AMOUNT = `a whole number from 1 to ${MOST} is wanted`;
const NOT_IN_DOMAIN = 'the card does not lie in a Domain';
const NOTHING = 'nothing would change';

function did(event: GameEvent | null, otherwise = NOTHING): string | null {
  return event === null ? otherwise : null;
}

function discarded(game: Game, card: GameCard): string | null {
  if (stays(card)) return 'home worlds and Dune stay in their Domains';
  if (card.place.zone === 'removed' || card.place.zone.endsWith('-discard')) return NOTHING;
  discard(game, card);
  return null;
}

function turned(game: Game, card: GameCard, { status }: TurnByHand): string | null {
  if (card.place.zone !== 'domain') return NOT_IN_DOMAIN;
  if (!TURNS.includes(status)) return 'cards have a status in Domains';
  if (card.status === status) return NOTHING;
  if (status === 'subdued') subdue(game, card);
  else if (isDeployed(card)) turnCard(game, card.id, status);
  else if (mayTurnUp(game, card)) raise(game, card.place.seat, card, status);
  else return 'the card cannot be deployed there';
  return null;
}

const TURNS: readonly Status[] = ['disengaged', 'engaged', 'subdued'];

/** No event is unique, or needs a host: nothing stands against turning one up. */
function mayTurnUp(game: Game, card: GameCard): boolean {
  return (
    printed(game, card).type === 'event' || riseRefusal(game, card.place.seat, card, true) === null
  );
}

function moved(game: Game, card: GameCard, manual: MoveByHand): string | null {
  const { seat, zone, status, host } = manual;
  if (stays(card)) return 'home worlds and Dune stay in their Domains';
  if (!zonesOf(card).includes(zone)) return 'such a card never lies there';
  if (PILES.includes(zone) && card.owner !== seat) return 'the card goes to the piles of its owner';
  if ((zone === 'domain') !== (status !== 'none')) return 'cards have a status in Domains alone';
  if (zone === card.place.zone && seat === card.place.seat)
    return zone === 'domain' ? assigned(game, card, manual) : NOTHING;
  if (Object.values(game.state.cards).some((other) => other.place.host === card.id))
    return 'other cards are assigned to it; move those first';
  if (zone === 'domain') {
    const why = unwelcome(game, card, manual);
    if (why !== null) return why;
  } else if (host !== null) return 'cards have hosts in Domains alone';
  if (zone === 'domain' && status !== 'subdued' && !isDeployed(card)) {
    enterPlay(game, deployerByHand(game, card, seat, host), card, host, status);
    return null;
  }
  const under = zone === 'concealed' ? homeOf(game, seat) : host;
  return did(moveCard(game, card.id, { zone, seat, host: under }, status));
}

/** Whose deployment it is: that of its owner where its text names a rival's card (C50). */
function deployerByHand(game: Game, card: GameCard, seat: Seat, host: GameCardId | null): Seat {
  if (host === null) return seat;
  return hostRefusal(game, seat, card, cardAt(game, host)) === null ? seat : card.owner;
}

/** Within a Domain a card gets another host; its status is turned, not moved. */
function assigned(game: Game, card: GameCard, { host, status }: MoveByHand): string | null {
  if (status !== card.status) return 'turn the card to give it another status';
  const to = host === null ? undefined : game.state.cards[host];
  if (!needsHost(game, card) || to === undefined || to.place.seat !== card.place.seat)
    return NO_HOST;
  if (!mayLieOn(game, card.owner, card, to) || hangsOn(game, to, card)) return NO_HOST;
  return did(assignCard(game, card.id, host));
}

const NO_HOST = 'the card cannot be assigned to that one';

/** Why a card may not come into a Domain as it should. */
function unwelcome(game: Game, card: GameCard, { seat, status, host }: MoveByHand): string | null {
  if (status !== 'subdued' && uniqueInTheWay(game, card.card) !== undefined)
    if (!isDeployed(card))
      // The copy that is in the way may be the card itself, under its old governor.
      return 'a copy of it is deployed';
  const needs = needsHost(game, card);
  if (host === null) return needs ? 'it needs a card to be assigned to' : null;
  const to = game.state.cards[host];
  if (!needs || to === undefined || to.place.seat !== seat) return NO_HOST;
  return mayLieOn(game, card.owner, card, to) ? null : NO_HOST;
}

function needsHost(game: Game, card: GameCard): boolean {
  const { type } = printed(game, card);
  return type === 'resource' || type === 'plan';
}

/** Whether a card is another, or lies on it, directly or not: each Storm Damage may lie on the other. */
function hangsOn(game: Game, card: GameCard, other: GameCard): boolean {
  for (let at: GameCard | undefined = card; at !== undefined; ) {
    if (at.id === other.id) return true;
    at = at.place.host === null ? undefined : game.state.cards[at.place.host];
  }
  return false;
}

/** What concealed programs lie under: the home world of this time, else the subdued one. */
function homeOf(game: Game, seat: Seat): GameCardId | null {
  const domain = game.state.houses[seat]?.zones.domain ?? [];
  const subdued = domain.find((id) => game.state.cards[id]?.group === 'homeworld');
  return homeWorldOf(game, seat)?.id ?? subdued ?? null;
}

function stays(card: GameCard): boolean {
  return card.group === 'homeworld' || card.group === 'dune';
}

const PILES: readonly Zone[] = [
  'imperial-deck',
  'imperial-discard',
  'house-deck',
  'house-discard',
  'concealed',
  'removed',
];

/** The zones in which a card can ever lie. */
function zonesOf(card: GameCard): readonly Zone[] {
  if (card.group === 'program') return ['domain', 'concealed', 'removed'];
  return backOf(card.group) === 'imperial'
    ? ['imperial-deck', 'assembly', 'imperial-discard', 'domain', 'removed']
    : ['house-deck', 'hand', 'house-discard', 'domain', 'removed'];
}

/** Whether a procedure is about to ask for the host of a card. */
function awaitsHost(game: Game, { id }: GameCard): boolean {
  return game.state.frames.some((frame) => frame.step === 'host' && frame.cards.includes(id));
}
