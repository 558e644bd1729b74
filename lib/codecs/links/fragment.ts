import { deflateSync } from 'fflate';
import { ok, type Result } from '@/lib/result';
import { inflate } from '../inflate';
import { problem, refuse } from '../problem';
import { checksum, fromBase64url, toBase64url } from './bytes';

/**
 * The part of an address behind "#", which no browser sends to a server: mark, version, dot, and as
 * base64url the deflated bytes and three that tell damage.
 */
export interface LinkKind {
  /** What stands before the version. */
  readonly mark: '' | 'g' | 'b';
  readonly version: number;
  /** Most bytes that one unpacks to. */
  readonly most: number;
  /** "deck", as in "the deck as a file". */
  readonly name: string;
}

export function writeFragment({ mark, version }: LinkKind, bytes: Uint8Array): string {
  const deflated = deflateSync(bytes, { level: 9 });
  return `${mark}${version}.${toBase64url(Uint8Array.from([...deflated, ...checksum(deflated)]))}`;
}

/** Most characters of a link that are looked at: none is longer. */
export const MAX_LINK = 1_000_000;

/**
 * The bytes in an address or in its part behind "#". Never throws and never unpacks many more than the
 * kind may hold. Problems: `not-a-link`, `damaged-link`, `future-version`, `too-large`.
 */
export function readFragment(kind: LinkKind, text: string): Result<Uint8Array> {
  if (text.length > MAX_LINK) return tooLarge(kind);
  const fragment = /(?:^|#)\s*([a-z]?)(\d{1,3})\.([\w-]*)[^\w-]*$/;
  const [, mark, version, body = ''] = fragment.exec(unwrapped(text).trim()) ?? [];
  if (mark !== kind.mark || Number(version) < kind.version)
    return refuse(
      'not-a-link',
      `This is no link to a ${kind.name}. Copy the whole address, with all that stands behind the “#”.`,
    );
  if (Number(version) > kind.version) return refuse('future-version', FUTURE);
  const bytes = fromBase64url(body);
  if (bytes === null || bytes.length < 4) return damagedLink(kind);
  const [deflated, sums] = [bytes.subarray(0, -3), bytes.subarray(-3)];
  if (checksum(deflated).some((sum, at) => sum !== sums[at])) return damagedLink(kind);
  const found = inflate(deflated, kind.most);
  if (found.outcome === 'too-large') return tooLarge(kind);
  return found.outcome === 'whole' ? ok(found.bytes) : damagedLink(kind);
}

/** A link as it was before a mail program broke its line, quoted it or put it into angle brackets. */
export function unwrapped(text: string): string {
  const lines = text.split('\n').map((line) => line.trim().replace(/^[<>\s]+/, ''));
  const whole = lines.join('');
  return whole.endsWith('>') ? whole.slice(0, -1) : whole;
}

export function damagedLink({ name }: LinkKind) {
  return refuse(
    'damaged-link',
    `This link is damaged: a part of it is missing or was changed on the way. Ask for it again, or for the ${name} as a file.`,
  );
}

function tooLarge({ name }: LinkKind) {
  return refuse(
    'too-large',
    `What this link holds is larger than any ${name}. Nothing of it was read.`,
  );
}

const FUTURE =
  'This link was made by a newer Registry. Load this page again to get the newest, then open the link once more.';
/** The problem of a link that names what only a newer Registry has. */
export const NEWER_LINK = problem('future-version', FUTURE);
