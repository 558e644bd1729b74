import { answerWith, type JsonFile, jsonFile } from '@/app/_ui/data/json-file';
import { loadCatalogue } from '@/lib/cards/load';
import { loadRulings } from '@/lib/cards/load-rulings';
import { rulingsByCard } from '@/lib/cards/rulings';

let file: JsonFile | undefined;

/** The whole catalogue for the browser: every card, the ids that have rulings, and a version. */
export function GET(request: Request): Response {
  file ??= jsonFile({
    cards: loadCatalogue().cards,
    ruled: [...rulingsByCard(loadRulings()).keys()],
  });
  return answerWith(request, file);
}
