import { jsonRoute } from '@/app/_ui/data/json-file';
import { loadCatalogue } from '@/lib/cards/load';
import { loadRulings } from '@/lib/cards/load-rulings';
import { rulingsByCard } from '@/lib/cards/rulings';
import { keywordsByCard } from '@/lib/engine/abilities/keywords';

/** The whole catalogue for the browser: every card, its keywords, the ids that have rulings, and a version. */
export const GET = jsonRoute(() => ({
  cards: loadCatalogue().cards,
  keywords: Object.fromEntries(keywordsByCard()),
  ruled: [...rulingsByCard(loadRulings()).keys()],
}));
