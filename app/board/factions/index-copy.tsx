'use client';

import { useAskedEdition } from '../use-asked-edition';
import { FactionIndex } from './faction-index';

/** The factions of the edition that the address names, drawn from the copy in the browser. */
export function IndexCopy() {
  return <FactionIndex edition={useAskedEdition()} />;
}
