import type { Metadata } from 'next';
import { Addressed } from '@/app/_ui/search/addressed';
import { ProxyPrinter } from './proxy-printer';

export const metadata: Metadata = {
  title: 'Print proxies',
  description:
    'Card faces drawn by the Registry, nine a page, and image sheets for Tabletop Simulator.',
};

export default function PrintPage() {
  return (
    <Addressed>
      <ProxyPrinter />
    </Addressed>
  );
}
