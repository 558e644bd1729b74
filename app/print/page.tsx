import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { ProxyPrinter } from './proxy-printer';

export const metadata: Metadata = {
  title: 'Print proxies',
  description:
    'Card faces drawn by the Registry, nine a page, and image sheets for Tabletop Simulator.',
};

export default function PrintPage() {
  return (
    <NuqsAdapter>
      <ProxyPrinter />
    </NuqsAdapter>
  );
}
