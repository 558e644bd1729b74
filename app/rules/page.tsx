import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { preload } from 'react-dom';
import { Page, PageTitle } from '@/app/_ui/base/page-title';
import { type Game, gameOfId, isGame } from '@/app/_ui/data/rule-entry';
import { chapterOf, contentsOf } from './chapters';
import { chaptersOf, rulesOf } from './load';
import { RuleBrowser } from './rule-browser';
import styles from './rules.module.css';

export const metadata: Metadata = {
  title: 'Rules',
  description:
    'Every rule of the Dune collectible card game and of two editions of the Dune board game by chapter, and where the rulebooks disagree.',
};

const NOTES: Readonly<Record<Game, string>> = {
  cards:
    'Both rulebooks in our own words, and the places where they disagree or leave it open, with the answer that is followed here.',
  2019: 'The board game of 2019 by Gale Force Nine, in our own words. What stands only on its sheets and cards says where we have it from.',
  descartes:
    'The classic board game, by Avalon Hill and in French by Jeux Descartes, in our own words, and what its rulebook leaves open, with the answer that is followed here.',
};

export default async function RulesPage({
  searchParams,
}: {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}) {
  // one page of the offline copy answers every search
  const isCopy = (await headers()).has('x-offline-copy');
  const asked = isCopy ? undefined : (await searchParams).game;
  const game = isGame(asked) ? asked : 'cards';
  preload(game === 'cards' ? '/data/rules' : '/data/board-rules', {
    as: 'fetch',
    crossOrigin: 'anonymous',
  });
  const all = [...rulesOf(game).values()].filter(({ id }) => gameOfId(id) === game);
  const contents = contentsOf(chaptersOf(game), all);
  const first = all.filter((entry) => chapterOf(entry) === contents[0]?.key);
  return (
    <Page>
      <PageTitle
        title="Rules"
        note={<span className={styles.about}>{NOTES[game]}</span>}
        namedAbove
      />
      <NuqsAdapter>
        <RuleBrowser served={{ game, contents, first }} />
      </NuqsAdapter>
    </Page>
  );
}
