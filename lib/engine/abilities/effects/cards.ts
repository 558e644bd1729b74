import { z } from 'zod';
import { assignCard, discardCard, drawCard, shufflePile, turnCard } from '../../atoms/cards';
import { lookAt } from '../../atoms/numbers';
import { discard as discardFromPlay, moveAway } from '../../leaving-play/discard';
import { subdue } from '../../leaving-play/subdue';
import { isDeployed } from '../../queries/face-up';
import { isKept } from '../../queries/ranks';
import { captureCard } from '../../rite/capture';
import { printed } from '../../state/game';
import { isKnownTo } from '../../state/sight';
import type { GameCard } from '../../state/state';
import { openWindow } from '../../windows/open-window';
import { type Aim, aimSchema, sayAim } from '../aim';
import { type Filter, filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import { cardsThat } from '../matching';
import { type Ref, refer, refSchema, sayRef } from '../ref';
import { riteOf } from '../rite';
import type { Scene } from '../scene';
import { nameIn } from '../shape';
import { amountOf, sayMuch, valueSchema } from '../value';
import { aimed, effectKind } from './kind';

/** Home worlds and Dune stay in their Domains: nobody captures or discards them (TAT-3.1.1-06, TAT-11-20). */
function canLeave({ group }: GameCard): boolean {
  return group !== 'homeworld' && group !== 'dune';
}

const WAYS = {
  engage: ({ status }: GameCard) => status === 'disengaged',
  disengage: ({ status }: GameCard) => status === 'engaged',
  subdue: isDeployed,
};

/** Engages, disengages or subdues cards. */
const turn = aimed({
  kind: 'turn',
  shape: { way: nameIn(WAYS), cards: aimSchema },
  say: ({ way, cards }, title) => `${way} ${sayAim(unsaid(way, cards), title)}`,
  aim: ({ cards }) => cards,
  // What engages for it does not come back by it: nothing would have been paid.
  fits: ({ engages }, card, { way }) =>
    WAYS[way](card) && (way !== 'disengage' || card.id !== engages),
  each({ game }, { way }, card) {
    if (way === 'subdue') subdue(game, card);
    else turnCard(game, card.id, way === 'engage' ? 'engaged' : 'disengaged');
  },
  // Engaging for any purpose may be answered (TAT-6.2.2-21), but never a tactic (TAT-6.2.2-26).
  after({ game, card: source }, { way }, [only = null, ...others]) {
    if (way === 'engage' && only !== null && !printed(game, source).subtypes.includes('Tactic'))
      openWindow(game, 'engagement', null, others.length > 0 ? null : only.id);
  },
});

/** What is engaged was disengaged: no sentence needs to say so. */
function unsaid(way: keyof typeof WAYS, cards: Aim): Aim {
  if (typeof cards === 'string' || way === 'subdue') return cards;
  const unsaid = (filter: Filter): Filter =>
    filter.state === (way === 'engage' ? 'disengaged' : 'engaged')
      ? { ...filter, state: undefined }
      : filter;
  if ('choose' in cards) return { ...cards, choose: unsaid(cards.choose) };
  // How many engage may matter to what follows.
  return way === 'engage' ? cards : { each: unsaid(cards.each) };
}

/** Discards cards: from a Domain, with what that does to the cards on them (TAT-5.4-04), from a hand or an Assembly. */
const discard = aimed({
  kind: 'discard',
  shape: { cards: aimSchema },
  say: ({ cards }, title) => `discard ${sayAim(cards, title, 'from')}`,
  aim: ({ cards }) => cards,
  fits: ({ game }, card) => canLeave(card) && !isKept(game, card, 'discard'),
  each({ game }, _effect, card) {
    if (card.place.zone === 'domain') discardFromPlay(game, card);
    else discardCard(game, card.id);
  },
});

/**
 * Takes cards into the own Domain for good (TAT-6.2.11-70, TAT-6.2.11-71, TAT-6.2.11-72,
 * TAT-6.2.11-73, TAT-6.2.11-74, TAT-6.2.11-75, TAT-6.2.11-76, TAT-6.2.11-77, TAT-6.2.11-78,
 * TAT-6.2.11-79, TAT-6.2.11-80, TAT-6.2.11-81).
 */
const capture = aimed({
  kind: 'capture',
  shape: {
    cards: aimSchema,
    /** It keeps its status and all that is assigned to it. */
    with: z.literal('all-on-it').optional(),
    /** What it is assigned to from then on; a resource that goes on none of these cards is discarded. */
    onto: z.union([refSchema, filterSchema]).optional(),
  },
  say: ({ cards, with: kept, onto }, title) =>
    `capture ${sayAim(cards, title)}${kept !== undefined ? ' with all that is assigned to it, each card as it lies' : ''}${sayOnto(onto, title)}`,
  aim: ({ cards }) => cards,
  fits: (scene, card) =>
    canLeave(card) &&
    card.place.seat !== scene.seat &&
    !isKept(scene.game, card, 'capture') &&
    !hasFallen(scene),
  each(scene, { with: kept, onto }, card, frame) {
    const { game, seat } = scene;
    const host = typeof onto === 'string' ? refer(scene, onto) : null;
    const hosts = typeof onto === 'object' ? cardsThat(scene, onto).map(({ id }) => id) : undefined;
    // The House that it is taken from is the one that later effects speak of.
    frame.houses.push(card.place.seat);
    captureCard(game, seat, card, {
      whole: kept !== undefined,
      ...(hosts === undefined ? {} : { among: hosts }),
    });
    if (host !== null && card.place.seat === seat) assignCard(game, card.id, host.id);
  },
});

/** A persona that was vanquished itself captures nothing any more (TAT-6.2.11-71, CRF-2.C.ii-17). */
function hasFallen({ game, card: source }: Scene): boolean {
  if (printed(game, source).type !== 'persona') return false;
  return (
    riteOf(game)?.vanquished.some(({ card, resolved }) => resolved && card === source.id) ?? false
  );
}

function sayOnto(onto: Ref | Filter | undefined, title: string): string {
  if (onto === undefined) return '';
  return typeof onto === 'string'
    ? ` and assign it to ${sayRef(onto, title)}`
    : ` and assign it to ${sayFilter(onto, 'one')}, or discard it if it cannot be`;
}

const PILES = {
  hand: 'hand',
  'house-deck': 'House deck',
  'imperial-deck': 'Imperial deck',
  assembly: 'Assembly',
};

/** Puts cards of piles or hands into another pile of their owner, on top or shuffled in; without cards an own deck is but shuffled. */
const moveCards = aimed({
  kind: 'move-cards',
  shape: {
    cards: aimSchema.optional(),
    to: nameIn(PILES),
    /** Into the pile, not on top of it. */
    how: z.literal('shuffled').optional(),
    /** It goes to the pile of its governor, not of its owner. */
    of: z.literal('governor').optional(),
  },
  say({ cards, to, how, of }, title) {
    if (cards === undefined) return `shuffle your ${PILES[to]}`;
    const pile = `${whosePile(cards, of)} ${PILES[to]}`;
    const deck = searchedIn(cards);
    if (deck !== null)
      return `search your ${PILES[deck]} for ${sayAim(withoutPlace(cards), title)} and put it into ${pile}`;
    if (how === 'shuffled') return `shuffle ${sayAim(cards, title, 'from')} into ${pile}`;
    const where =
      to === 'house-deck' || to === 'imperial-deck' ? `on top of ${pile}` : `into ${pile}`;
    return `put ${sayAim(cards, title, 'from')} ${where}`;
  },
  aim: ({ cards }) => cards,
  // In EotS and CRF a subdued Dune may be moved (CRF-4.B-07, C11).
  fits: ({ game: { state } }, card) =>
    canLeave(card) ||
    (card.group === 'dune' && state.options.duneCanBeUsurped && card.status === 'subdued'),
  each({ game }, { to, how, of }, card) {
    const seat = of === 'governor' ? card.place.seat : card.owner;
    moveAway(game, card, { zone: to, seat, host: null });
    if (how === 'shuffled') shufflePile(game, seat, to);
  },
  after({ game, seat }, { cards, to, how }) {
    if (cards === undefined && how === 'shuffled') shufflePile(game, seat, to);
  },
});

/** The own deck that a card is chosen in: the House looks through it. */
function searchedIn(cards: Aim): 'house-deck' | 'imperial-deck' | null {
  if (typeof cards === 'string' || 'each' in cards || cards.choose.whose !== 'yours') return null;
  const { zone } = cards.choose;
  return zone === 'house-deck' || zone === 'imperial-deck' ? zone : null;
}

function withoutPlace(cards: Aim): Aim {
  if (typeof cards === 'string' || 'each' in cards) return cards;
  const { zone: _, whose: _w, ...kind } = cards.choose;
  return { ...cards, choose: kind };
}

/** What lies in an own pile is owned by its House. */
function whosePile(cards: Aim, of: 'governor' | undefined): string {
  if (of === 'governor') return 'its governor’s';
  const filter = typeof cards === 'string' ? {} : 'each' in cards ? cards.each : cards.choose;
  const own = filter.whose === 'yours' && filter.zone !== undefined && filter.zone !== 'domain';
  return own ? 'your' : 'its owner’s';
}

/** Draws from the top of an own deck, as far as it goes. */
const draw = effectKind({
  kind: 'draw',
  shape: { from: z.enum(['house', 'imperial']), amount: valueSchema },
  say: ({ from, amount }, title) =>
    `draw ${sayMuch(amount, 'cards', title)} from your ${from === 'house' ? 'House' : 'Imperial'} deck`,
  run(scene, { from, amount }) {
    const { game, seat } = scene;
    for (let left = amountOf(scene, amount); left > 0; left -= 1) drawCard(game, seat, from);
  },
});

/** Names a card, or some; what follows speaks of it as the target. What is done to it is at most to be looked at. */
const chooseCard = aimed({
  kind: 'choose-card',
  shape: {
    card: aimSchema,
    /** What lies face down is seen; only the House that looks learns what it is. */
    look: z.literal('at-its-face').optional(),
  },
  say: ({ card, look }, title) =>
    `${look === undefined ? 'choose' : 'look at'} ${sayAim(card, title)}`,
  aim: ({ card }) => card,
  // What is known of an Assembly shows to the House as it is.
  fits: ({ seat }, card, { look }) =>
    look === undefined || card.place.zone !== 'assembly' || !isKnownTo(card, seat),
  each({ game, seat }, { look }, card) {
    if (look !== undefined) lookAt(game, seat, card);
  },
});

/** What happens to cards where they lie, or between their piles. */
export const CARDS = [turn, discard, capture, moveCards, draw, chooseCard] as const;
