import type { DuneCcg } from '@/lib/engine/dune-ccg';
import { houseName, solarisWords } from '@/lib/engine/narration/naming';
import type { GameEvent } from '@/lib/engine/state/log-events';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import type { Played } from '@/lib/kernel/session';
import { listed } from '@/lib/sentences';
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
  readonly target: GameCardId;
  readonly defender: Seat;
  readonly result: (GameEvent & { readonly kind: 'rite-over' })['result'];
  /** Of the attack; null where it was not summed up. */
  readonly force: number | null;
  /** The move with which it was. */
  readonly summedAt: number;
}

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
      const { target, attacker, defender } = event;
      const isOwn = attacker === own || defender === own;
      rites.push({ kind: 'rite', target, defender, force: null, summedAt: at, isOwn });
      return null;
    }
    case 'new-target':
    case 'force':
      if (rite !== undefined)
        rites[rites.length - 1] =
          event.kind === 'force'
            ? { ...rite, force: event.attack, summedAt: at }
            : { ...rite, target: event.card };
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

/** "You won Chani for 4 solaris and 1 favor"; "Chani: 3 against 2, vanquished". `resistance`: of the target, where that alone decided; `name`: of the card. */
export function outcomeWords(
  outcome: OwnOutcome,
  resistance: number | null,
  name: string,
  view: View,
): string {
  const { seat: viewer } = view;
  const who = (seat: Seat) => (seat === viewer ? 'You' : shortName(houseName(view, seat)));
  if (outcome.kind === 'rite') {
    const { result, force } = outcome;
    const end = { vanquished: 'vanquished', held: 'stands', aborted: 'the rite was broken off' };
    const sum = force === null || resistance === null ? '' : `${force} against ${resistance}, `;
    return `${name}: ${sum}${end[result]}`;
  }
  const { petitioner, victor, solaris, favor } = outcome;
  if (victor === null) return `Nobody won ${name}`;
  const paid = favor > 0 ? [`${favor} favor`] : [];
  if (solaris > 0 || favor === 0) paid.unshift(solarisWords(solaris));
  const price = `for ${listed(paid)}`;
  if (victor === petitioner) return `${who(victor)} won ${name} ${price}`;
  const loser = petitioner === viewer ? 'you' : who(petitioner);
  return `${who(victor)} kept ${name} from ${loser} ${price}`;
}
