/** Most letters of a tag, and most tags of a deck, as they can be stored. */
export const MAX_TAG = 40;
const MAX_TAGS = 50;

/** The tags with those of a typed text, parted by commas, that are new; blanks around them go. */
export function addTags(tags: readonly string[], typed: string): readonly string[] {
  const fresh = typed
    .split(',')
    .map((tag) => tag.trim().replace(/\s+/g, ' ').slice(0, MAX_TAG).trim())
    .filter((tag) => tag !== '');
  return [...new Set([...tags, ...fresh])].slice(0, MAX_TAGS);
}
