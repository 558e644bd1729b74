import type { InputProblem } from '@/lib/result';
import { isZip } from './zip';

/**
 * The problem `no-list-file` for a file that is surely no text: a PDF, a picture, a document of an office
 * program. Told from the bytes alone; null for everything else.
 */
export function foreignFile(bytes: Uint8Array): InputProblem | null {
  const kind = kindOf(bytes);
  if (kind === null) return null;
  return {
    code: 'no-list-file',
    at: '',
    message: `This is ${kind}, not a deck list. Ask for the list as text or as a deck file, or open it and paste the list.`,
  };
}

function kindOf(bytes: Uint8Array): string | null {
  const start = latin(bytes.subarray(0, 16));
  if (start.startsWith('%PDF-')) return 'a PDF';
  if (PICTURES.some((sign) => start.startsWith(sign)) || /^RIFF....WEBP/s.test(start))
    return 'a picture';
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) return 'a document of an office program';
  if (!isZip(bytes)) return null;
  // A local file header is 30 bytes long; the first entry of an OpenDocument file is its media type.
  const first = latin(bytes.subarray(30, 4096));
  const isOffice =
    first.startsWith('mimetype') ||
    `${first}${latin(bytes.subarray(-65_536))}`.includes('[Content_Types].xml');
  return isOffice ? 'a document of an office program' : null;
}

/** PNG, JPEG, GIF, and TIFF in both byte orders. */
const PICTURES = ['\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', 'II*\u0000', 'MM\u0000*'];

function latin(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
