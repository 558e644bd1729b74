import type { DuneCcg } from '@/lib/engine/dune-ccg';
import { houseName, solarisWords } from '@/lib/engine/narration/naming';
import type { GameEvent } from '@/lib/engine/state/log-events';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import type { Played } from '@/lib/kernel/session';
import type { Rite } from '@/lib/rules/rites';
import { capital, counted, listed } from '@/lib/sentences';
import { underneath } from './houses';
import { shortName } from './short-names';

/** How a petition or a rite ended in which a House had a part, and with which move. */
export type OwnOutcome = PetitionOutcome | RiteOutcome;

interface PetitionOutcome {
  readonly kind: 'petition';
  readonly at: number;
  readonly card: GameCardId;
  readonly petitioner: Seat;
  /** Null where nobody is. */
  readonly victor: Seat | null;
  /** What the victor paid. */
  readonly solaris: number;
  readonly favor: number;
}

export interface RiteOutcome {
  readonly kind: 'rite';
  readonly at: number;
  readonly rite: Rite;
  /** Of the attack. */
  readonly leader: GameCardId;
  readonly target: GameCardId;
  readonly attacker: Seat;
  readonly defender: Seat;
  /** What was vanquished on both sides, and by which House. */
  readonly fallen: readonly Pick<Vanquished, 'card' | 'by'>[];
  readonly result: (GameEvent & { readonly kind: 'rite-over' })['result'];
  /** Of the attack; null where it was not summed up, or a leader had fallen before it was. */
  readonly force: number | null;
  /** Whose force fell a card before all other was counted; null for nobody's. */
  readonly first: Seat | null;
  /** The move with which it was. */
  readonly summedAt: number;
}

type Vanquished = GameEvent & { readonly kind: 'vanquished' };

/** What is on in a game, and how far it has come; a rite may begin within another. */
interface Under {
  petition: (Omit<PetitionOutcome, 'at' | 'victor'> & { isOwn: boolean }) | null;
  readonly rites: (Omit<RiteOutcome, 'at' | 'result'> & { isOwn: boolean })[];
}

/** Those in which a House had a part, among moves of which the first is number `from` of the game. */
export function ownOutcomes(
  moves: readonly Pick<Played<DuneCcg>, 'events'>[],
  from: number,
  own: Seat,
): readonly OwnOutcome[] {
  const under: Under = { petition: null, rites: [] };
  return moves.flatMap(({ events }, index) =>
    events.flatMap((event) => afterEvent(under, event, from + index, own) ?? []),
  );
}

/** Keeps what is on with one event more; gives what it brought to its end, if the House had a part in it. */
function afterEvent(under: Under, event: GameEvent, at: number, own: Seat): OwnOutcome | null {
  const { petition, rites } = under;
  const rite = rites.at(-1);
  switch (event.kind) {
    case 'petition': {
      const { card, seat: petitioner } = event;
      const [isOwn, paid] = [petitioner === own, { solaris: 0, favor: 0 }];
      under.petition = { kind: 'petition', card, petitioner, ...paid, isOwn };
      return null;
    }
    case 'bid':
      if (petition !== null && event.seat === own) under.petition = { ...petition, isOwn: true };
      return null;
    // what is lost from here to its end is paid for it
    case 'victor':
      if (petition !== null) under.petition = { ...petition, solaris: 0, favor: 0 };
      return null;
    case 'lost':
      if (petition !== null && event.what !== 'spice')
        under.petition = { ...petition, [event.what]: petition[event.what] + event.amount };
      return null;
    case 'petition-won':
    case 'petition-cancelled': {
      under.petition = null;
      if (petition?.isOwn !== true) return null;
      const { isOwn: _, ...ended } = petition;
      return { ...ended, at, victor: event.kind === 'petition-won' ? event.seat : null };
    }
    case 'rite': {
      const isOwn = event.attacker === own || event.defender === own;
      rites.push({ ...event, fallen: [], force: null, first: null, summedAt: at, isOwn });
      return null;
    }
    case 'new-target':
    case 'force':
    case 'vanquished':
      if (rite !== undefined) rites[rites.length - 1] = { ...rite, ...riteWith(rite, event, at) };
      return null;
    case 'rite-over': {
      rites.pop();
      if (rite?.isOwn !== true) return null;
      const { isOwn: _, ...ended } = rite;
      return { ...ended, at, result: event.result };
    }
    default:
      return null;
  }
}

type Turn = GameEvent & { readonly kind: 'new-target' | 'force' | 'vanquished' };

/** What is told of a rite with one event more. */
function riteWith({ fallen }: Pick<RiteOutcome, 'fallen'>, event: Turn, at: number) {
  if (event.kind === 'new-target') return { target: event.card };
  if (event.kind === 'vanquished') return { fallen: [...fallen, event] };
  const [struck] = fallen;
  return { force: struck ? null : event.attack, first: struck?.by ?? null, summedAt: at };
}

/** "You won Chani for 4 solaris and 1 favor"; of a rite see below. `resistance`: of the target, where that alone decided. */
export function outcomeWords(
  outcome: OwnOutcome,
  resistance: number | null,
  nameOf: (card: GameCardId) => string,
  view: View,
): string {
  const { seat: viewer } = view;
  if (outcome.kind === 'rite') return riteWords(outcome, resistance, nameOf, view);
  const who = (seat: Seat) => (seat === viewer ? 'You' : shortName(houseName(view, seat)));
  const { card, petitioner, victor, solaris, favor } = outcome;
  const name = nameOf(card);
  if (victor === null) return `Nobody won ${name}`;
  const paid = favor > 0 ? [`${favor} favor`] : [];
  if (solaris > 0 || favor === 0) paid.unshift(solarisWords(solaris));
  const price = `for ${listed(paid)}`;
  if (victor === petitioner) return `${who(victor)} won ${name} ${price}`;
  const loser = petitioner === viewer ? 'you' : who(petitioner);
  return `${who(victor)} kept ${name} from ${loser} ${price}`;
}

/**
 * "You lost Paul Atreides with its 2 cards; you attacked Count Hasimir Fenring: 5 against 3, vanquished": what the own House
 * lost comes first, then who attacked what, and what the other lost besides.
 */
function riteWords(
  { target, attacker, defender, result, force, first, fallen }: RiteOutcome,
  resistance: number | null,
  nameOf: (card: GameCardId) => string,
  view: View,
): string {
  const { seat: viewer } = view;
  const who = (seat: Seat) => (seat === viewer ? 'you' : shortName(houseName(view, seat)));
  const [ownLost, theirLost] = [true, false].map((isOwn) =>
    fallen.filter(({ by }) => (by !== viewer) === isOwn).map(({ card }) => card),
  ) as [GameCardId[], GameCardId[]];
  const lies = Object.values(view.cards);
  const named = (card: GameCardId) => {
    const on = underneath(lies, card).length;
    return `${nameOf(card)}${on === 0 ? '' : ` with its ${counted(on, 'card')}`}`;
  };
  const isSaid = ownLost.includes(target);
  const sum = force === null || resistance === null ? [] : [`${force} against ${resistance}`];
  const end = { vanquished: 'vanquished', held: 'stands', aborted: 'the rite was broken off' };
  const comes = [...sum, ...(isSaid ? [] : [end[result]])].join(', ');
  const isFirst = first === attacker ? ' and struck first' : '';
  const what = `${isSaid && ownLost.length === 1 ? 'it' : nameOf(target)}${isFirst}`;
  const besides = theirLost.filter((card) => card !== target);
  const rival = attacker === viewer ? defender : attacker;
  const isStruck = first !== null && first !== attacker;
  return capital(
    [
      ownLost.length > 0 && `you lost ${listed(ownLost.map(named))}`,
      `${who(attacker)} attacked ${what}${comes === '' ? '' : `: ${comes}`}`,
      isStruck && `${who(first)} struck first`,
      besides.length > 0 && `${who(rival)} lost ${listed(besides.map(nameOf))}`,
    ]
      .filter(Boolean)
      .join('; '),
  );
}
