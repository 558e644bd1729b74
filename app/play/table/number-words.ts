import { capital } from '@/lib/sentences';

/** A number that a card asks for, with what it does: "Move 2 spice" of "move up to 3 spice to your hoard"; alone where that is not told. */
export function numberWords(asks: string, amount: number): string {
  const [, verb, things] = ASKS.exec(asks) ?? [];
  if (verb === undefined || things === undefined) return `${amount}`;
  if (amount === 0) return `${capital(verb)} none`;
  return `${capital(verb)} ${amount} ${amount === 1 ? things.replace(/s$/, '') : things}`;
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
