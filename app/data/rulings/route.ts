import { answerWith, type JsonFile, jsonFile } from '@/app/_ui/data/json-file';
import { loadRulings } from '@/lib/cards/load-rulings';

let file: JsonFile | undefined;

/** Every ruling on cards for the browser, and a version. */
export function GET(request: Request): Response {
  file ??= jsonFile({ rulings: loadRulings() });
  return answerWith(request, file);
}
