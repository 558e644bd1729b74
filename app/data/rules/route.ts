import { jsonRoute } from '@/app/_ui/data/json-file';
import { loadRules } from '@/lib/rules/load';

/** Every rule and conflict for the browser, and a version. */
export const GET = jsonRoute(() => {
  const { rules, conflicts } = loadRules();
  return { rules, conflicts };
});
