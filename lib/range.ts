/** The whole numbers from one to another, both of them included; none where the second is lower. */
export function range(from: number, to: number): number[] {
  const numbers: number[] = [];
  for (let number = from; number <= to; number += 1) numbers.push(number);
  return numbers;
}
