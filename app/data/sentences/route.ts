import { answerWith, type JsonFile, jsonFile } from '@/app/_ui/data/json-file';
import { sentencesByCard } from '@/lib/engine/abilities/sentences';

let file: JsonFile | undefined;

/** What each card that the engine runs does, in our own sentences, for the browser, and a version. */
export function GET(request: Request): Response {
  file ??= jsonFile({ sentences: Object.fromEntries(sentencesByCard()) });
  return answerWith(request, file);
}
