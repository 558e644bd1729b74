/** Counts up whenever the same record may play otherwise than before. */
export const ENGINE_VERSION = 1;
