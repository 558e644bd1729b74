import type { Metadata } from 'next';
import { RuleCopy } from './rule-copy';

export const metadata: Metadata = { title: 'Rule', robots: { index: false } };

/** Stands in the offline copy for the page of every rule. */
export default function OfflineRulePage() {
  return <RuleCopy />;
}
