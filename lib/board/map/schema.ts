import { z } from 'zod';
import { idSchema } from '@/lib/board/id-schema';
import { SECTORS } from './sectors';

const sectorSchema = z
  .int()
  .min(0)
  .max(SECTORS - 1);
/** A territory's id and the sector: "cielago-north-0"; the Polar Sink lies in none. */
const locationIdSchema = z.string().regex(/^([a-z]+(-[a-z]+)*-\d{1,2}|polar-sink)$/);
const pairSchema = z.tuple([locationIdSchema, locationIdSchema]);

export const territorySchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  type: z.enum(['sand', 'rock', 'stronghold', 'polar sink']),
  /** Counterclockwise. */
  sectors: z.array(sectorSchema),
  /** Where the card of the territory lets spice blow, and how much. */
  spice: z.strictObject({ sector: sectorSchema, amount: z.int().min(1) }).optional(),
  /** Whoever holds a force here moves by ornithopter. */
  ornithopters: z.literal(true).optional(),
  /** Out of the storm for as long as the Shield Wall stands. */
  behindShieldWall: z.literal(true).optional(),
  /** The Fremen bring in their reserves here. */
  fremenReserves: z.literal(true).optional(),
  /** What no source at hand could settle. */
  doubt: z.string().min(1).optional(),
});

export const mapFileSchema = z.strictObject({
  territories: z.array(territorySchema),
  /** Pairs of locations between which forces step, in one territory or from one to another. */
  touching: z.array(pairSchema),
  /** Those of them on which the sources differ. */
  disputed: z.array(pairSchema),
});

/** A point of the drawing: its distance from the pole, and the angle in degrees counterclockwise from the right. */
const pointSchema = z.tuple([z.number().min(0), z.number().min(0).max(360)]);

/**
 * A name: the middle of its lines, and the size of its letters; its lines are level, or turned clockwise by so many
 * degrees, or they go round the pole.
 */
const labelShape = {
  at: pointSchema,
  size: z.number(),
  lines: z.array(z.string()).min(1),
  turn: z.number().min(-75).max(75).optional(),
  arc: z.literal(true).optional(),
};

export const shapeFileSchema = z.strictObject({
  /** How far the Polar Sink reaches, and the map. */
  pole: z.number().min(1),
  rim: z.number().min(1),
  /** The angle at which each sector ends, counterclockwise. */
  sectorEnds: z.array(z.number()).length(SECTORS),
  /** Where borders meet. */
  corners: z.array(pointSchema),
  /** Borders that are no straight line, by the corners that they join, with the point in their middle. */
  bends: z.array(z.tuple([z.int(), z.int(), z.number(), z.number()])),
  /** The corners around each location, clockwise. */
  cells: z.record(locationIdSchema, z.array(z.int().min(0))),
  /** Where a territory's name stands on a large map, on a small one, and on a small one without tokens if elsewhere. */
  labels: z.record(
    idSchema,
    z.strictObject({
      ...labelShape,
      small: z.strictObject(labelShape),
      bare: z.strictObject(labelShape).optional(),
    }),
  ),
  /** A free place in each location. */
  marks: z.record(locationIdSchema, pointSchema),
  /** A free place for spice, by territory. */
  spice: z.record(idSchema, pointSchema),
  /** Where the sign of a stronghold stands, clear of its name, and how far it reaches from there. */
  signs: z.record(idSchema, z.tuple([...pointSchema.def.items, z.number().min(1)])),
});
