import { LOCATIONS, type Location } from './map';

/** A location that a test names. */
export function placed(id: string): Location {
  const location = LOCATIONS.get(id);
  if (location === undefined) throw new Error(`no location ${id}`);
  return location;
}
