/** What a number does that a card asks for, by what it asks: "move 2 spice" of "move up to 3 spice to your hoard"; '' where that is not told. What goes to the hoard says how much `spice` lies there then. */
export function numberComes(asks: string, amount: number, spice: number): string {
  if (amount > 0 && fillsHoard(asks)) return `spice ${spice} to ${spice + amount}`;
  const [, verb, things] = ASKS.exec(asks) ?? [];
  if (verb === undefined || things === undefined) return '';
  if (amount === 0) return 'nothing';
  return `${verb} ${amount} ${amount === 1 ? things.replace(/s$/, '') : things}`;
}

/** Whether all of the number goes to the own hoard, so that the most of it is best. */
export function fillsHoard(asks: string): boolean {
  return /\bup to \d+ spice\b.* to your hoard$/.test(asks);
}

const ASKS = /\b([a-z]+) (?:up to \d+|X) ([a-z]+(?: tokens)?)/;
