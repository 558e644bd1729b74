/** The height of a card's line in narrow windows, in px. */
export const LINE = 52;
