import { jsonRoute } from '@/app/_ui/data/json-file';
import { loadCatalogue } from '@/lib/cards/load';
import { loadRulings } from '@/lib/cards/load-rulings';
import { rulingsByCard } from '@/lib/cards/rulings';

/** The whole catalogue for the browser: every card, the ids that have rulings, and a version. */
export const GET = jsonRoute(() => ({
  cards: loadCatalogue().cards,
  ruled: [...rulingsByCard(loadRulings()).keys()],
}));
