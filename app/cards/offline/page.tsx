import type { Metadata } from 'next';
import { CardCopy } from './card-copy';

export const metadata: Metadata = { title: 'Card', robots: { index: false } };

/** Stands in the offline copy for the page of every card. */
export default function OfflineCardPage() {
  return <CardCopy />;
}
