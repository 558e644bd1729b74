import type { Metadata } from 'next';
import { FactionCopy } from './faction-copy';

export const metadata: Metadata = { title: 'Faction', robots: { index: false } };

/** Stands in the offline copy for the page of every faction. */
export default function OfflineFactionPage() {
  return <FactionCopy />;
}
