import type { Seat } from '@/lib/kernel/game';
import { treacheryDeck } from '../../decks/treachery';
import { type CardId, kindOf, sheetOf } from '../../engine/facts';
import { sideOf, stormOrder } from '../../engine/queries/order';
import type { Frame } from '../../engine/state/frames';
import type { BoardState, Faction } from '../../engine/state/state';
import type { BoardView } from '../../engine/state/view';
import type { Edition } from '../../rules/book';

/** What a steward has before it: what its seat may know, as a state in which all that is hidden is left out. */
export interface Table {
  /** Hands, spice and traitors of others are empty there, and so are the piles. */
  readonly state: Readonly<BoardState>;
  readonly seat: Seat;
  readonly me: Readonly<Faction>;
  /** Seats of allies. */
  readonly allies: readonly Seat[];
  /** Its own seat and those of its allies. */
  readonly side: readonly Seat[];
  /** Treachery cards in each hand, by seat. */
  readonly cards: readonly number[];
  /** What is asked. */
  readonly asked: Frame;
  /** Seats in storm order. */
  readonly order: readonly Seat[];
  /** Seats that still ship and move in this turn, behind this one. */
  readonly later: readonly Seat[];
  /** The card that is up for auction, where the seat has seen it. */
  readonly cardUp: CardId | null;
}

/** What a hand is taken for whose number of cards is hidden. */
const GUESSED_HAND = 3;

export function tableOf(view: BoardView): Table {
  const { seat, cardUp, stormCard, discards, piles: _piles, factions, ...open } = view;
  const asked = view.frames.at(-1);
  const mine = seat === null ? undefined : factions[seat];
  if (seat === null || mine === undefined || asked === undefined)
    throw new Error('a steward sits at the table and is asked');
  const state: BoardState = {
    ...open,
    wheels: [...open.wheels],
    spice: [...open.spice],
    frames: [...open.frames],
    removed: [...open.removed],
    stormCard: stormCard === null ? null : { number: stormCard, seen: true },
    factions: factions.map(
      ({ cards: _cards, own, leaders, reserves, eliteReserves, ...faction }) => ({
        ...faction,
        // Hidden reserves can be counted: what is neither on the board nor in the Tanks.
        reserves: reserves ?? FORCES - faction.tanks - onBoard(faction),
        eliteReserves: eliteReserves ?? elitesLeft(view, faction),
        leaders: [...leaders],
        spice: own?.spice ?? 0,
        lent: faction.lent ?? 0,
        hand: [...(own?.hand ?? [])],
        traitors: [...(own?.traitors ?? [])],
        order: own?.order ?? null,
        // What may be revived is listed.
        reviving: false,
        captives: faction.captives.filter((id) => id !== null),
        covered: faction.covered.filter((id) => id !== null),
      }),
    ),
    ...{
      random: [0, 0, 0, 0],
      spiceDeck: [],
      spiceDeckB: [],
      spiceDiscards: [],
      deck: [],
      discards: [...(discards?.treachery ?? [])],
      row: [],
      stopped: [],
    },
  };
  const me = state.factions[seat];
  if (me === undefined) throw new Error('a steward has a faction');
  const order = stormOrder(state);
  return {
    ...{ state, seat, me, allies: me.allies, side: sideOf(state, seat), asked, order, cardUp },
    cards: factions.map(({ cards }) => cards ?? GUESSED_HAND),
    later: laterThan(view, seat, order),
  };
}

const FORCES = 20;

function onBoard({ forces, advisors }: Pick<Faction, 'forces' | 'advisors'>): number {
  return [...forces, ...advisors].reduce((sum, { count }) => sum + count, 0);
}

/** Sardaukar or Fedaykin that are neither on the board nor in the Tanks. */
function elitesLeft(
  { options }: BoardView,
  { id, forces, eliteTanks }: Pick<Faction, 'id' | 'forces' | 'eliteTanks'>,
): number {
  const all = sheetOf(id).elite;
  if (all === undefined || !options.includes(all.with)) return 0;
  return all.forces - eliteTanks - forces.reduce((sum, { elite = 0 }) => sum + elite, 0);
}

function laterThan({ frames, phase }: BoardView, seat: Seat, order: readonly Seat[]): Seat[] {
  const shipment = frames.find((frame) => frame.step === 'shipment');
  if (shipment !== undefined) return shipment.left.filter((other) => other !== seat);
  if (phase === 'battle' || phase === 'harvest') return [];
  return order.filter((other) => other !== seat);
}

/** How many cards of each kind a seat has not seen; it looks through the discards only where they are open. */
export function unseen({ me, state }: Table): ReadonlyMap<string, number> {
  const left = new Map(ALL[state.edition]);
  for (const card of [...me.hand, ...state.removed, ...state.discards]) {
    const kind = kindOf(card) ?? '';
    left.set(kind, (left.get(kind) ?? 0) - 1);
  }
  return left;
}

function kindsOf(edition: Edition): ReadonlyMap<string, number> {
  const many = new Map<string, number>();
  for (const { kind } of treacheryDeck(edition)) many.set(kind, (many.get(kind) ?? 0) + 1);
  return many;
}

const ALL: Readonly<Record<Edition, ReadonlyMap<string, number>>> = {
  2019: kindsOf('2019'),
  descartes: kindsOf('descartes'),
};
