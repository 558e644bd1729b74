/**
 * The text in a file's bytes: UTF-8, UTF-16 (by its byte order mark, or by the "<" that XML begins
 * with), else the encoding that an XML declaration names, else Windows-1252. What is valid UTF-8 is
 * read so whatever the file says: programs often declare one encoding and write another. What is no
 * text comes back as something that importDeck refuses. Never throws.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0x3c && second === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0 && second === 0x3c) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Old lists from Windows; of a binary file this leaves the control characters that give it away.
    return decoderFor(declaredEncoding(bytes)).decode(bytes);
  }
}

/** The label in `<?xml … encoding="ISO-8859-1"?>`, or null. */
function declaredEncoding(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^\s*<\?xml\s[^>]*encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(start)?.[1] ?? null;
}

function decoderFor(label: string | null): TextDecoder {
  // What is not valid UTF-8 and has no mark of UTF-16 is neither, whatever is declared.
  if (label === null || /^utf/i.test(label)) return new TextDecoder('windows-1252');
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
