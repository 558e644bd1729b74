import { jsonRoute } from '@/app/_ui/data/json-file';
import { sentencesByCard } from '@/lib/engine/abilities/sentences';

/** What each card that the engine runs does, in our own sentences, for the browser, and a version. */
export const GET = jsonRoute(() => ({ sentences: Object.fromEntries(sentencesByCard()) }));
