import { fold } from '@/lib/words/fold';

/** Names that a program gives to any list, and that say nothing of a player. */
const GENERIC =
  /^(?:my |new |the )?(?:deck ?list|deck|list|untitled|unnamed|document|export|text|cards?|tournament|imperial|house)(?: ?(?:list|file|copy))?$/;

/**
 * The player's name in a file's name, as far as it holds one: "03_Ada Lovelace - Fremen.txt" gives
 * "Ada Lovelace". A folder inside an archive counts where the file's own name says nothing.
 */
export function playerFromFile(path: string): string | null {
  const parts = path.split(/[/\\]/).filter((part) => part !== '');
  for (const part of parts.slice(-2).reverse()) {
    // an archive is named after the tournament
    if (part !== parts.at(-1) && /\.zip$/i.test(part)) break;
    const name = nameIn(part);
    if (name !== null) return name;
  }
  return null;
}

function nameIn(part: string): string | null {
  const bare = part
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/\s*[([{].*$/, '')
    .replace(/\s+[-–—]+\s+.*$/, '')
    .replaceAll('_', ' ')
    .trim();
  const spaced = /\s/.test(bare) ? bare : bare.replace(/-+/g, ' ');
  const words = spaced
    .replace(/^[#\d\s.)-]+/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
  if (!/\p{L}/u.test(words) || GENERIC.test(fold(words))) return null;
  const name = words.replace(/ (?:deck ?list|deck|list)$/i, '');
  return name === name.toLowerCase() ? capitalised(name) : name;
}

function capitalised(name: string): string {
  return name.replace(
    /(^|[\s-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
