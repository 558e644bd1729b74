import type { Metadata } from 'next';
import { Addressed } from '@/app/_ui/search/addressed';
import { SheetPrinter } from './sheet-printer';

export const metadata: Metadata = {
  title: 'Registration sheets',
  description: 'One page a deck for a tournament: list, House Profile, verdict and signatures.',
};

export default function SheetsPage() {
  return (
    <Addressed>
      <SheetPrinter />
    </Addressed>
  );
}
