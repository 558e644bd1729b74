import { LIST_ENDINGS } from '@/lib/codecs/decks/codecs';

/** Kinds of files that a chooser offers first; any other can be dropped. It knows all codecs: no page should fetch it at first. */
export const LIST_FILES = [
  ...LIST_ENDINGS,
  '.tsv,.dec,.xml,.zip,text/*,application/json,application/zip',
].join(',');
