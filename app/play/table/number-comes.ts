import { capital } from '@/lib/sentences';

/**
 * What a number does that a card asks for, by what it asks: "move 2 spice" of "move up to 3 spice"; '' where that is not told.
 * Of what goes to the hoard, how much lies there then: `hoard` is what lies there now, null for any other number.
 */
export function numberComes(asks: string, amount: number, hoard: number | null): string {
  if (amount > 0 && hoard !== null) return `spice ${hoard} to ${hoard + amount}`;
  const [, verb, things] = ASKS.exec(asks) ?? [];
  if (verb === undefined || things === undefined) return '';
  if (amount === 0) return 'nothing';
  return `${verb} ${amount} ${amount === 1 ? things.replace(/s$/, '') : things}`;
}

/**
 * What is asked where a card on which the number lies, or will lie, is chosen: "Move how much spice from Dune?" of "move up to
 * 3 spice from a Desert". '' where that is not told.
 */
export function askedNumber(asks: string, on: string): string {
  const [, verb, things, where] = FROM.exec(asks) ?? [];
  if (verb === undefined || things === undefined || on === '') return '';
  return `${capital(verb)} how ${things.endsWith('s') ? 'many' : 'much'} ${things} ${where} ${on}?`;
}

const FROM = /\b([a-z]+) up to \d+ ((?:[a-z]+ )?tokens|spice) (from|on|off)\b/;

const ASKS = /\b([a-z]+) (?:up to \d+|X) ([a-z]+(?: tokens)?)/;
