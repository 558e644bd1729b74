/** Of the picture, what the room is for: the skyline in a band across a card, or in a line of a list, or on the table. */
export type Crop = 'band' | 'strip' | 'table';
