import { z } from 'zod';
import { deckSchema } from './schema';

const { shape } = deckSchema;
const profileShape = shape.profile.shape;

/**
 * A deck as a file may give it: only the sponsor and the two lists are required. Published for other
 * programs; files are read by parseDeck, which accepts exactly the same, several times faster and
 * without zod.
 */
export const deckFileSchema = deckSchema.extend({
  version: shape.version.default(1),
  name: shape.name.default(''),
  houseName: shape.houseName.default(''),
  homeWorld: shape.homeWorld.default(null),
  players: shape.players.default(2),
  format: shape.format.default('tat'),
  profile: z
    .object({ favor: profileShape.favor.default(0), spice: profileShape.spice.default(0) })
    .default({ favor: 0, spice: 0 }),
  programs: shape.programs.default([]),
  notes: shape.notes.default(''),
});
