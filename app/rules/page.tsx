import type { Metadata } from 'next';
import { Suspense } from 'react';
import { preload } from 'react-dom';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { RuleBrowser } from './rule-browser';

export const metadata: Metadata = {
  title: 'Rules',
  description:
    'Every rule of the Dune collectible card game by id, and where the rulebooks disagree.',
};

export default function RulesPage() {
  preload('/data/rules', { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <Page>
      <PageTitle
        title="Rules"
        note="Both rulebooks in our own words, a row a rule, each with an id that the checks and the rulings cite; and the places where they disagree or are silent, with the answer that the Registry follows."
      />
      <Suspense>
        <RuleBrowser />
      </Suspense>
    </Page>
  );
}
