import { z } from 'zod';

/** The id of a thing of the board game: "bene-gesserit". */
export const idSchema = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
