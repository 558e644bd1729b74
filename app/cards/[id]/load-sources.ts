import { loadCatalogue } from '@/lib/cards/load';
import { loadRulings } from '@/lib/cards/load-rulings';
import { sentencesByCard } from '@/lib/engine/abilities/sentences';
import { loadRules } from '@/lib/rules/load';
import { buildSources, type Sources } from './sources';

let sources: Sources | undefined;

/** The same from the project's own files, built on first use. For the server. */
export function loadSources(): Sources {
  sources ??= buildSources(loadCatalogue(), loadRulings(), loadRules().byId, sentencesByCard());
  return sources;
}
