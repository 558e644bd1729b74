import { answerWith, type JsonFile, jsonFile } from '@/app/_ui/data/json-file';
import { loadRules } from '@/lib/rules/load';

let file: JsonFile | undefined;

/** Every rule and conflict for the browser, and a version. */
export function GET(request: Request): Response {
  if (!file) {
    const { rules, conflicts } = loadRules();
    file = jsonFile({ rules, conflicts });
  }
  return answerWith(request, file);
}
