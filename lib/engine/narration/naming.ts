import type { Catalogue } from '@/lib/cards/catalogue';
import type { Rite } from '@/lib/rules/rites';
import { talentName } from '@/lib/rules/talents';
import { counted } from '@/lib/sentences';
import type { Action } from '../actions';
import { FACE_DOWN, type Game } from '../state/game';
import type { GameCardId, Seat } from '../state/state';

/** Something said to a player, and the rules behind it. */
export interface Said {
  readonly text: string;
  readonly rules: readonly string[];
}

/** A question that begins with what it is about. */
export interface SaidAbout extends Said {
  /** The same without that, for where it is shown already. */
  readonly asks: string;
}

export function said(text: string, ...rules: readonly string[]): Said {
  return { text, rules };
}

/** "Petition for Arrakeen: make the opening bid", of which "make the opening bid" is asked. */
export function saidAbout(about: string, asks: string, ...rules: readonly string[]): SaidAbout {
  return { text: `${about}: ${asks}`, asks, rules };
}

interface Kinds {
  readonly kind: string;
}

/** How each kind of some things is said, where a context gives the names. */
export type ByKind<T extends Kinds, Context, Words> = {
  readonly [K in T['kind']]: (context: Context, thing: Extract<T, { readonly kind: K }>) => Words;
};

/** What a table says of a thing. */
export function sayByKind<T extends Kinds, Context, Words>(
  table: ByKind<T, Context, Words>,
  context: Context,
  thing: T,
): Words {
  // The table pairs each kind with its own words.
  const say = table[thing.kind as T['kind']] as (context: Context, thing: T) => Words;
  return say(context, thing);
}

/** What names come from: a state, or a view of one. */
interface Named {
  readonly cards: Readonly<Record<GameCardId, { readonly card: string | null }>>;
  readonly houses: readonly { readonly name: string }[];
}

/** The title of a card, or what stands for it where it does not show. */
export function cardName(
  { cards }: Pick<Named, 'cards'>,
  catalogue: Catalogue,
  id: GameCardId,
): string {
  return catalogue.byId.get(cards[id]?.card ?? '')?.title ?? 'a card';
}

export function houseName({ houses }: Pick<Named, 'houses'>, seat: Seat): string {
  return houses[seat]?.name || `House ${seat + 1}`;
}

/** Whether the reader sees which card it is. */
export function isShown({ state }: Game, id: GameCardId): boolean {
  const card = state.cards[id];
  return card !== undefined && card.card !== FACE_DOWN;
}

/** The title of a card, or whose it is where it lies face down. */
export function seenName(game: Game, id: GameCardId): string {
  if (isShown(game, id)) return cardName(game.state, game.catalogue, id);
  const card = game.state.cards[id];
  return card === undefined
    ? 'A card'
    : `A face-down card of ${houseName(game.state, card.place.seat)}`;
}

/** What sentences about a game name. */
export interface Names {
  readonly house: (seat: Seat) => string;
  readonly name: (id: GameCardId) => string;
  /** As `seenName` has it. */
  readonly seen: (id: GameCardId) => string;
}

export function namesIn(game: Game): Names {
  return {
    house: (seat) => houseName(game.state, seat),
    name: (id) => cardName(game.state, game.catalogue, id),
    seen: (id) => seenName(game, id),
  };
}

export function solarisWords(amount: number): string {
  return counted(amount, 'solari');
}

export function wealthWords(what: 'solaris' | 'spice' | 'favor', amount: number): string {
  return what === 'solaris' ? solarisWords(amount) : `${amount} ${what}`;
}

/** Operations by name, as they are called where no amount and no card goes with them. */
export const OPERATION_NAMES = {
  'end-interval': 'End the Interval',
  'buy-favor': 'Buy favor',
  'buy-spice': 'Buy spice',
  'sell-spice': 'Sell spice',
  'request-admission': 'Request admission',
  'engage-six-fiefs': 'Engage the six fiefs',
} as const satisfies Partial<Record<Action['kind'], string>>;

export function riteName(rite: Rite): string {
  return `${talentName(rite)} rite`;
}
