import { createKept } from '../base/kept-value';

/** Whose words stand on the cards, on every page: the player's own printed texts, or the Registry's. */
export type TextChoice = 'printed' | 'registry';

/** It counts where printed texts are loaded; the browser remembers it. */
export const textChoice = createKept<TextChoice>(
  'registry.texts',
  'printed',
  (text) => (text === 'registry' ? text : 'printed'),
  (choice) => (choice === 'printed' ? null : choice),
);
