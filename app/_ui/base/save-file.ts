import { fileWords } from '@/lib/codecs/files/file-words';
import type { Deck } from '@/lib/decks/deck';
import { deckTitle } from '@/lib/decks/title';

/** Hands a text to the reader as a file. */
export function saveText(name: string, text: string, mediaType = 'text/plain'): void {
  saveFile(name, new Blob([text], { type: `${mediaType};charset=utf-8` }));
}

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // the browser needs the address until it has begun to write
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** "debt-of-the-deep-desert.txt": letters and digits that every file system takes. */
export function fileName(deck: Deck, extension: string): string {
  return `${fileWords(deckTitle(deck), 60) || 'deck'}.${extension}`;
}
