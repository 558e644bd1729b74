import { z } from 'zod';
import { idSchema } from '@/lib/board/id-schema';
import { SECTORS } from '@/lib/board/map/sectors';

/** A rule or a question of the board game: "GF9-seq-01", "DES-Q01". */
const ruleSchema = z.string().regex(/^(GF9|DES)-/);
const spiceSchema = z.int().min(1);
const dialSchema = z.tuple([z.int(), z.int()]);

/** The phases of a turn, those of both editions. */
export const PHASES = [
  'storm',
  'spice blow',
  'charity',
  'bidding',
  'revival',
  'movement',
  'battle',
  'collection',
  'mentat pause',
] as const;

/** What the Voice can name. */
export const VOICED = [
  'poison-weapon',
  'projectile-weapon',
  'lasgun',
  'poison-defense',
  'projectile-defense',
  'worthless',
  'cheap-hero',
] as const;

/** What an option can change as well as an edition. */
const changeable = {
  /** Players in an alliance; null: any number. */
  allianceSize: z.int().nullable(),
  /** Who has at most so much spice may claim: brought up to so much, or given so much more. */
  charity: z.strictObject({
    most: z.int(),
    gives: z.enum(['up to', 'more']),
    spice: spiceSchema,
  }),
  /** Whether those who stand in the same storm sector fight. */
  battleInStorm: z.boolean(),
  /** Whether a full hand opens the bidding by passing, or is skipped. */
  fullHandOpens: z.boolean(),
  reserves: z.enum(['open', 'hidden']),
  /** Whether anybody may look through the discards of both decks. */
  discards: z.enum(['open', 'closed']),
  worthlessAfterWin: z.enum(['kept', 'discarded']),
  /** The first turn in which Weather Control and Family Atomics may be played. */
  stormCardsFrom: z.int(),
  /** Whether Arrakeen or Carthag must be held before the own shipment, or by the end of it. */
  ornithopters: z.enum(['before shipping', 'after shipping']),
  /** For whom a stronghold counts that two sides hold, kept apart by the storm. */
  sharedStronghold: z.enum(['nobody', 'both']),
  /** Who wins of those with the most strongholds when the last turn is over: all, the richest, or the first. */
  endTie: z.enum(['shared', 'spice', 'storm order']),
  /** Factions whose forces count in full without spice in advanced combat. */
  fullWithoutSpice: z.array(idSchema),
};

export const editionSchema = z.strictObject({
  ...changeable,
  turns: z.int(),
  minPlayers: z.int(),
  maxPlayers: z.int(),
  /** The phases (rounds) of a turn, in order. */
  phases: z.array(z.enum(PHASES)),
  /**
   * By the number of players: how many strongholds win for one alone, for an alliance of two, of three and so on.
   * An alliance beyond the list cannot win by strongholds.
   */
  strongholdsToWin: z.record(z.enum(['2', '3', '4', '5', '6']), z.array(z.int()).min(1)),
  /** Spice a force. */
  shipping: z.strictObject({ stronghold: spiceSchema, elsewhere: spiceSchema }),
  /** Forces a turn, the free ones among them, and the spice for each that is not free. */
  revival: z.strictObject({ limit: z.int(), cost: spiceSchema }),
  /** Treachery cards, but for factions that hold more. */
  handLimit: z.int(),
  /** The least and the most that each of two players dials. */
  storm: z.strictObject({ first: dialSchema, later: dialSchema }),
  /** The sectors of the places round the map where players sit, counterclockwise. */
  circles: z.array(
    z
      .int()
      .min(0)
      .max(SECTORS - 1),
  ),
  /** Spice that a force takes, and with Arrakeen or Carthag. */
  collection: z.strictObject({ rate: spiceSchema, withCity: spiceSchema }),
  /** What a kept leader of one's own does: nobody else can hold it, or nothing. */
  traitors: z.strictObject({ ownLeader: z.enum(['protected', 'nothing']) }),
  nexus: z.enum(['end of phase', 'at once']),
  /** When spice given in a deal may be spent. */
  bribes: z.enum(['mentat pause', 'at once']),
  bidSeconds: z.int(),
  /** When leaders are revived. */
  leaderRevival: z.enum(['revival', 'own move']),
  /** What the first storm hits: where it lands, or all that it sweeps over. */
  firstStorm: z.enum(['lands', 'sweeps']),
  /** When spice of the Emperor is its ally's: as it is given, or as something is paid. */
  gifts: z.enum(['at once', 'at payment']),
  /** Whether Fremen and Emperor let their allies revive more. */
  allyRevival: z.boolean(),
  /** Whether allies of the Guild ship as it does only where it lets them. */
  allyShipping: z.enum(['granted', 'always']),
  /** Whether a move may take a group to another sector of its own territory. */
  shiftsWithin: z.boolean(),
  /** When a leader may fight that a Ghola brought back. */
  ghola: z.enum(['at once', 'next battle round']),
  /** From when on the Kwisatz Haderach fights once it is awake; in Descartes in one battle a turn. */
  kwisatz: z.enum(['next battle', 'next turn']),
  /** The first turn in which the Bene Gesserit get charity whatever they have. */
  sistersCharityFrom: z.int(),
  /** Whether those of the Bene Gesserit that coexist may be where an ally is. */
  advisorsWithAllies: z.boolean(),
  /** What forces of the Bene Gesserit are among others if nothing is said. */
  silence: z.enum(['fighters', 'coexistence']),
  /** Whether leaders that the Harkonnen kill lie face down, and whether those that they play are traitors for their owners. */
  captives: z.strictObject({ covered: z.boolean(), betray: z.boolean() }),
  /** When the Emperor may use its special power. */
  emperorPower: z.enum(['revival', 'any time']),
  /** Where the Fremen may send worms. */
  orderedWorm: z.enum(['sand', 'anywhere']),
  /** Without the Guild, whether the last turn is the Fremen's in any case or only with their desert. */
  endWithoutGuild: z.enum(['fremen', 'desert']),
  /** The option with which the Bene Gesserit may play a worthless card as a Karama. */
  worthlessKarama: idSchema,
  voiced: z.array(z.enum(VOICED)),
  /** The rules and questions behind the fields above. */
  rules: z.record(idSchema.or(z.string().regex(/^[a-zA-Z]+$/)), z.array(ruleSchema).min(1)),
});

/** `optional` and `advanced` are the rulebook's; a `ruling` plays otherwise what the Registry answers one way. */
const layerSchema = z.enum(['optional', 'advanced', 'ruling']);

export const optionSchema = z.strictObject({
  id: idSchema,
  label: z.string().min(1),
  /** What it changes, in a sentence of our own. */
  text: z.string().min(1),
  /** Which editions have it, and what it is there. */
  layers: z.strictObject({ 2019: layerSchema.optional(), descartes: layerSchema.optional() }),
  /** Options without which it does nothing. */
  needs: z.array(idSchema).min(1).optional(),
  /** Options that contradict it. */
  excludes: z.array(idSchema).min(1).optional(),
  /** The faction without which it is left out. */
  faction: idSchema.optional(),
  /** The number of factions that it is for: at least so many, or just so many. */
  fromPlayers: z.int().optional(),
  seats: z.int().optional(),
  /** What it changes of the edition's facts. */
  sets: z.strictObject(changeable).partial().optional(),
  rules: z.strictObject({
    2019: z.array(ruleSchema).min(1).optional(),
    descartes: z.array(ruleSchema).min(1).optional(),
  }),
});

export const editionsFileSchema = z.strictObject({
  editions: z.strictObject({ 2019: editionSchema, descartes: editionSchema }),
  options: z.array(optionSchema),
});
