import { capital } from '@/lib/sentences';

/** A number that a card asks for, with what it does: "Move 2 spice" of "move up to 3 spice to your hoard"; alone where that is not told. */
export function numberWords(asks: string, amount: number): string {
  const [, verb, things] = ASKS.exec(asks) ?? [];
  if (verb === undefined || things === undefined) return `${amount}`;
  if (amount === 0) return `${capital(verb)} none`;
  return `${capital(verb)} ${amount} ${amount === 1 ? things.replace(/s$/, '') : things}`;
}

/** What that comes to: what goes to the hoard says how much `spice` lies there then. */
export function numberComes(asks: string, amount: number, spice: number): string {
  return amount > 0 && fillsHoard(asks) ? `spice ${spice} to ${spice + amount}` : '';
}

/** Whether all of the number goes to the own hoard, so that the most of it is best. */
export function fillsHoard(asks: string): boolean {
  return /\bup to \d+ spice\b.* to your hoard$/.test(asks);
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
