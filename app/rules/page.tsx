import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { preload } from 'react-dom';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { loadRules } from '@/lib/rules/load';
import { chapterOf, contentsOf, FIRST_CHAPTER } from './chapters';
import { RuleBrowser } from './rule-browser';

export const metadata: Metadata = {
  title: 'Rules',
  description:
    'Every rule of the Dune collectible card game by chapter, and where the rulebooks disagree.',
};

export default function RulesPage() {
  preload('/data/rules', { as: 'fetch', crossOrigin: 'anonymous' });
  const all = [...loadRules().byId.values()];
  const first = all.filter((entry) => chapterOf(entry) === FIRST_CHAPTER);
  const contents = contentsOf(all);
  return (
    <Page>
      <PageTitle
        title="Rules"
        note="Both rulebooks in our own words, and the places where they disagree or are silent, with the answer that is followed here."
      />
      <NuqsAdapter>
        <RuleBrowser contents={contents} first={first} />
      </NuqsAdapter>
    </Page>
  );
}
