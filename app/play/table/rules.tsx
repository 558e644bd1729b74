import { rulesShown } from '@/app/_table/manners';
import { RuleLinks } from '@/app/_ui/rules/rule-links';

/** The ids of the rules behind a line, where the player wants to see them. */
export function Rules({ ids }: { readonly ids: readonly string[] }) {
  return rulesShown.use() && ids.length > 0 ? <RuleLinks ids={ids} /> : null;
}
