import { loadCatalogue } from '@/lib/cards/load';
import { withAbilities } from './book';
import type { GameCatalogue } from './game-catalogue';

let loaded: GameCatalogue | undefined;

/** The cards and what they do from the project's own files. For the server and the command line. */
export function loadGameCatalogue(): GameCatalogue {
  loaded ??= withAbilities(loadCatalogue());
  return loaded;
}
