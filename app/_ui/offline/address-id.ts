/** The last part of an address, as it was before it was encoded. */
export function addressId(path: string): string {
  const part = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
