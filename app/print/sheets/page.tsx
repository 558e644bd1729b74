import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { SheetPrinter } from './sheet-printer';

export const metadata: Metadata = {
  title: 'Registration sheets',
  description: 'One page a deck for a tournament: list, House Profile, verdict and signatures.',
};

export default function SheetsPage() {
  return (
    <NuqsAdapter>
      <SheetPrinter />
    </NuqsAdapter>
  );
}
