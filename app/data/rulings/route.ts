import { jsonRoute } from '@/app/_ui/data/json-file';
import { loadRulings } from '@/lib/cards/load-rulings';

/** Every ruling on cards for the browser, and a version. */
export const GET = jsonRoute(() => ({ rulings: loadRulings() }));
