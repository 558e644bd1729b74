import { RuleLinks } from '@/app/_ui/rules/rule-links';
import { rulesShown } from './manners';

/** The ids of the rules behind a line, where the player wants to see them. */
export function Rules({ ids }: { readonly ids: readonly string[] }) {
  return rulesShown.use() && ids.length > 0 ? <RuleLinks ids={ids} /> : null;
}
