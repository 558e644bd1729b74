'use client';

import { usePathname } from 'next/navigation';
import { gameOfId } from '@/app/_ui/data/rule-entry';
import { useRulesOf } from '@/app/_ui/data/rules';
import { addressId } from '@/app/_ui/offline/address-id';
import { CopyMissing } from '@/app/_ui/offline/copy-missing';
import { useTitle } from '@/app/_ui/offline/use-title';
import RuleNotFound from '../[id]/not-found';
import { entryOf, RuleSheet } from '../[id]/rule-sheet';

/** The page of the rule that the address names, drawn from the copy in the browser. */
export function RuleCopy() {
  const id = addressId(usePathname());
  const rules = useRulesOf(gameOfId(id));
  const entry = rules.status === 'ready' ? entryOf(rules.byId, id) : undefined;
  useTitle(entry ? entry.id : rules.status === 'ready' ? 'No such rule' : undefined);

  if (rules.status !== 'ready') return <CopyMissing what="rule" states={[rules]} />;
  return entry ? <RuleSheet entry={entry} byId={rules.byId} /> : <RuleNotFound />;
}
