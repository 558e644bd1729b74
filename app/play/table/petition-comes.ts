import { houseName, solarisWords } from '@/lib/engine/narration/naming';
import { forAll } from '@/lib/engine/petition/prize';
import { costIfWon } from '@/lib/engine/petition/terms';
import type { PetitionFrame } from '@/lib/engine/state/frames';
import { type Game, houseAt } from '@/lib/engine/state/game';
import type { Seat } from '@/lib/engine/state/state';
import { shortName } from './short-names';

/** What a bid leaves the House if it wins; of a rival, that does but stop the petition, what it pays. */
export function bidComes(game: Game, frame: PetitionFrame, seat: Seat, amount: number): string {
  const { treasury, favor } = houseAt(game, seat);
  if (frame.currency === 'favor') return `leaves ${favor - amount} favor`;
  // a rival that wins pays only what is over the printed cost
  const pays = costIfWon(game, frame, seat, amount);
  const left = treasury - pays;
  // a credit or favor may pay for more
  const rest = left < 0 ? `${-left} more than you have` : `${left} left`;
  if (!blocks(frame, seat)) return left < 0 ? rest : `leaves ${left}`;
  return `pay ${pays}, ${rest}`;
}

/** Whether a House that wins a petition does but keep the card from play (TAT-6.2.1-29). */
export function blocks(frame: PetitionFrame, seat: Seat): boolean {
  return seat !== frame.seat && !forAll(frame);
}

/** What a bid may be made from: "you have 5 solaris". */
export function bidsFrom(game: Game, { currency }: PetitionFrame, seat: Seat): string {
  const { treasury, favor } = houseAt(game, seat);
  return `you have ${currency === 'favor' ? `${favor} favor` : solarisWords(treasury)}`;
}

/** Where the petition ends if the House that is asked passes, and none of those after it raises. */
export function passComes(game: Game, frame: PetitionFrame, seat: Seat): string {
  const { active, bid, bidder, currency, prize } = frame;
  const mayRaise = active.some((one) => one !== bidder && one !== seat);
  const unless = mayRaise ? 'if nobody raises, ' : '';
  const isOwn = bidder === seat;
  const who = isOwn ? 'you' : named(game, bidder);
  const ends = isOwn ? '' : 's';
  if (bidder === frame.seat || forAll(frame)) {
    const verb = prize === 'capture' ? 'capture' : 'deploy';
    return `${unless}${who} ${verb}${ends} it for ${bid}${currency === 'favor' ? ' favor' : ''}`;
  }
  const without =
    frame.seat === seat ? 'you do not get it' : `${named(game, frame.seat)} does not get it`;
  return `${unless}${who} pay${ends} ${costIfWon(game, frame, bidder, bid)}: ${without}`;
}

function named({ state }: Game, seat: Seat): string {
  return shortName(houseName(state, seat));
}
