/** What a number does that a card asks for, by what it asks: "move 2 spice" of "move up to 3 spice to your hoard"; '' where that is not told. */
export function numberComes(asks: string, amount: number): string {
  const [, verb, things] = ASKS.exec(asks) ?? [];
  if (verb === undefined || things === undefined) return '';
  if (amount === 0) return 'nothing';
  return `${verb} ${amount} ${amount === 1 ? things.replace(/s$/, '') : things}`;
}

const ASKS = /\b([a-z]+) (?:up to \d+|X) ([a-z]+(?: tokens)?)/;
