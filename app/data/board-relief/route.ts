import { jsonRoute } from '@/app/_ui/data/json-file';
import { ground } from '@/lib/board/map/ground';

/** The relief of the board game's map: worked out here once, so that no phone does. */
export const GET = jsonRoute(ground);
