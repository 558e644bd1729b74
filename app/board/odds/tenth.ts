/** A number with one decimal, as an average stands in a table: "2.5", "−0.8". */
export function tenth(value: number): string {
  const text = Math.abs(value).toFixed(1);
  return value < 0 && text !== '0.0' ? `−${text}` : text;
}
