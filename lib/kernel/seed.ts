import { hashText, mix32 } from './hash';

/**
 * The seed of a game, a whole number from 0 to 4294967295, from whatever a player gives. Such a
 * number, also written in digits, stands for itself; any other text or number is hashed, so a word
 * works as well and gives the same game on every machine.
 */
export function seedOf(given: number | string): number {
  const text = String(given).trim().normalize('NFC');
  const number = /^(0|[1-9][0-9]{0,9})$/.test(text) ? Number(text) : -1;
  return number === number >>> 0 ? number : hashText(text);
}

/** The seed of a seat, for a player that sits there, from that of its game. */
export function seatSeed(seed: number, seat: number): number {
  return mix32(seed + Math.imul(seat + 1, 0x85ebca6b));
}
