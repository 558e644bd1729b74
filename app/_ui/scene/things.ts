import { ARMS } from './things/arms';
import { CRAFT } from './things/craft';
import { FIGURES } from './things/figures';
import { KNOWN } from './things/known';
import { PLACES } from './things/places';
import { SIGNS } from './things/signs';

/** All that a picture can show, by its name. */
export const THINGS = { ...ARMS, ...CRAFT, ...FIGURES, ...KNOWN, ...PLACES, ...SIGNS };

export type Thing = keyof typeof THINGS;

/** These have a foot on the ground, as places and figures have; the others are seen for themselves. */
export const STANDING = new Set<Thing>([
  ...(Object.keys(PLACES) as Thing[]),
  ...(Object.keys(FIGURES) as Thing[]),
  'carrier',
  'crusher',
  'dragline',
  'family-atomics',
  'frigate',
  'harvester',
  'kulon',
  'shai-hulud',
  'territory',
  'thumper',
]);

/** These are pale, and seen by night. */
export const PALE = new Set<Thing>([
  'crysknife',
  'lasgun',
  'stunner',
  'tooth',
  'trip-to-gamont',
  'letter',
  'charter',
]);
