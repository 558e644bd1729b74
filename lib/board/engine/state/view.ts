import type { Seat } from '@/lib/kernel/game';
import { COVERED_DEATHS } from '../atoms/leaders';
import { type CardId, type LeaderId, rulesOf } from '../facts';
import { factionAt } from '../game';
import { isOn } from '../queries/options';
import { alliesOf, seatOf } from '../queries/order';
import type { BattleFrame, Frame, Plan } from './frames';
import type {
  BoardState,
  Faction,
  LocationId,
  Order,
  Prediction,
  SpiceCard,
  TerritoryId,
} from './state';

/** What everybody knows of a faction (GF9-setup-20, GF9-bid-17, GF9-secrecy-03, GF9-Q07, GF9-Q30). */
export interface FactionView
  extends Omit<
    Faction,
    | 'reserves'
    | 'eliteReserves'
    | 'spice'
    | 'lent'
    | 'hand'
    | 'traitors'
    | 'order'
    | 'reviving'
    | 'leaders'
    | 'captives'
    | 'covered'
  > {
  readonly leaders: readonly Readonly<Faction['leaders'][number]>[];
  /** Both null where they are hidden and it is another's (DES-bribe-03, DES-Q66). */
  readonly reserves: number | null;
  readonly eliteReserves: number | null;
  /** Leaders of others that it holds; null for those that the viewer may not know (GF9-harkonnen-12, GF9-Q46). */
  readonly captives: readonly (LeaderId | null)[];
  /** Own leaders that lie face down in the Tanks, killed by the Harkonnen; the same. */
  readonly covered: readonly (LeaderId | null)[];
  /** Treachery cards in hand; null where the number is hidden and it is another's (GF9-Q30). */
  readonly cards: number | null;
  /** What it has set aside for its allies; null for all but them. */
  readonly lent: number | null;
  /** What only its player knows; null for everybody else. */
  readonly own: Own | null;
}

export interface Own {
  readonly spice: number;
  readonly hand: readonly CardId[];
  readonly traitors: readonly LeaderId[];
  readonly order: Order | null;
}

export interface Discards {
  readonly treachery: readonly CardId[];
  readonly spice: readonly SpiceCard[];
}

/** What one seat may know of a game, or somebody who sits nowhere. */
export interface BoardView
  extends Pick<
    BoardState,
    | 'edition'
    | 'options'
    | 'turn'
    | 'phase'
    | 'storm'
    | 'wallStands'
    | 'spice'
    | 'lastBlow'
    | 'lastBlowB'
    | 'asked'
    | 'outcome'
  > {
  readonly seat: Seat | null;
  readonly wheels: readonly Seat[];
  readonly factions: readonly FactionView[];
  /** Cards in each pile, which nobody may look through (GF9-setup-08, GF9-Q04). */
  readonly piles: {
    readonly spiceDeck: number;
    readonly spiceDiscards: number;
    readonly deck: number;
    readonly discards: number;
    readonly row: number;
  };
  /** Where they are open, all that lies there, the card on top last (GF9-Q04); else null. */
  readonly discards: Discards | null;
  /** Cards out of the game. */
  readonly removed: readonly CardId[];
  /** The card that is up for auction, for the Atreides (GF9-atreides-05). */
  readonly cardUp: CardId | null;
  /** The next spice card, for the Atreides (GF9-atreides-06). */
  readonly foreseen: SpiceCard | null;
  /** How far the next storm card moves the storm, for the Fremen (GF9-fremen-12). */
  readonly stormCard: number | null;
  /** For the Bene Gesserit (GF9-bg-04). */
  readonly prediction: Prediction | null;
  /** What is going on, the innermost last. */
  readonly frames: readonly Frame[];
}

export type { LocationId, TerritoryId };

export function viewFor(state: Readonly<BoardState>, seat: Seat | null): BoardView {
  const { edition, options, turn, phase, storm, wallStands, spice, asked, outcome } = state;
  const { lastBlow, lastBlowB } = state;
  const sits = (id: string) => seat !== null && seat === seatOf(state, id);
  const bidding = state.frames.find((frame) => frame.step === 'bidding');
  return {
    ...{ seat, edition, options, turn, phase, storm, wallStands, spice, asked, outcome },
    ...{ lastBlow, lastBlowB },
    wheels: [...state.wheels],
    factions: state.factions.map((_, other) => factionView(state, other, seat)),
    piles: {
      spiceDeck: state.spiceDeck.length + state.spiceDeckB.length,
      spiceDiscards: state.spiceDiscards.length,
      deck: state.deck.length,
      discards: state.discards.length,
      row: state.row.length,
    },
    discards:
      rulesOf(state).discards === 'open'
        ? { treachery: [...state.discards], spice: [...state.spiceDiscards] }
        : null,
    removed: [...state.removed],
    cardUp: bidding?.sighted && sits('atreides') ? (state.row[0] ?? null) : null,
    stormCard: sits('fremen') && state.stormCard?.seen ? state.stormCard.number : null,
    foreseen: sits('atreides') ? state.foreseen : null,
    prediction: sits('bene-gesserit') ? state.prediction : null,
    frames: state.frames.map((frame) => frameView(state, frame, seat)),
  };
}

function factionView(state: Readonly<BoardState>, at: Seat, seat: Seat | null): FactionView {
  const faction = factionAt(state, at);
  const {
    spice,
    lent,
    reserves,
    eliteReserves,
    hand,
    traitors,
    order,
    leaders,
    captives,
    covered,
    reviving,
    ...open
  } = faction;
  const isOwn = at === seat;
  const isShown = isOwn || rulesOf(state).reserves === 'open';
  // The option: hands are counted in the bidding only.
  const areCounted = !isOn(state, 'hidden-hands') || state.phase === 'bidding';
  // Only the Harkonnen and the owner know which leaders were taken, or killed once they were.
  const knowsAll = isOwn || (seat !== null && seat === seatOf(state, 'harkonnen'));
  const own = seat === null ? [] : (state.factions[seat]?.leaders ?? []).map(({ id }) => id);
  return {
    ...open,
    reserves: isShown ? reserves : null,
    eliteReserves: isShown ? eliteReserves : null,
    leaders: leaders.map((leader) =>
      knowsAll || !covered.includes(leader.id)
        ? { ...leader }
        : { ...leader, dead: false, deaths: leader.deaths - COVERED_DEATHS },
    ),
    captives: captives.map((id) => (isOwn || own.includes(id) ? id : null)),
    covered: covered.map((id) => (knowsAll ? id : null)),
    shown: [...faction.shown],
    cards: isOwn || areCounted ? hand.length : null,
    lent: isOwn || (seat !== null && faction.allies.includes(seat)) ? lent : null,
    own: isOwn ? { spice, hand: [...hand], traitors: [...traitors], order } : null,
  };
}

/** A frame without what others have chosen in secret: dials, plans till they are shown, traitor calls till all are asked. */
function frameView(state: Readonly<BoardState>, frame: Frame, seat: Seat | null): Frame {
  if (frame.step === 'storm') return { ...frame, dials: [] };
  if (frame.step !== 'battle') return { ...frame };
  const isOpen = frame.stage === 'losses' || frame.stage === 'cards' || frame.stage === 'traitors';
  return {
    ...frame,
    plans: isOpen
      ? frame.plans
      : [planView(state, frame, 0, seat), planView(state, frame, 1, seat)],
    calls:
      frame.stage === 'traitors' ? frame.calls.filter((call) => call.seat === seat) : frame.calls,
  };
}

/** A plan in the making: all of it for its player, what was asked for the Atreides and their ally. */
function planView(
  state: Readonly<BoardState>,
  { fighters, plans, question, peek }: BattleFrame,
  side: 0 | 1,
  seat: Seat | null,
): Plan {
  const plan = plans[side];
  if (fighters[side] === seat) return { ...plan };
  if (peek === side && seat === seatOf(state, 'atreides')) return { ...plan };
  const knows =
    seat !== null &&
    (seat === seatOf(state, 'atreides') || alliesOf(state, 'atreides').includes(seat));
  if (!knows || question?.side !== side) return {};
  const shown = plan[question.element];
  return shown === undefined ? {} : { [question.element]: shown };
}
