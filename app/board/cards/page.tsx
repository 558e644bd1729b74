import type { Metadata } from 'next';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Page } from '@/app/_ui/base/page-title';
import { BOARD_CARDS } from '@/lib/board/cards/cards';
import { differencesOf } from '@/lib/board/cards/differences';
import type { Edition } from '@/lib/board/rules/book';
import { loadBoardRules } from '@/lib/board/rules/load';
import { briefOf } from '../brief';
import { CardBrowser } from './card-browser';
import { withEdition } from './edition-term';
import { EXAMPLES } from './example-queries';
import { findCards } from './find-cards';

export const metadata: Metadata = {
  title: 'Cards of the board game',
  description:
    'Treachery and spice cards of the Dune board game in both editions: what each does, how many there are, where the editions differ, what is in doubt.',
};

export default function BoardCardsPage() {
  const { byId } = loadBoardRules();
  return (
    <Page>
      <NuqsAdapter>
        <CardBrowser
          counts={{
            both: countsIn(null),
            2019: countsIn('2019'),
            descartes: countsIn('descartes'),
          }}
          cards={BOARD_CARDS.map((card) => ({
            card,
            brief: briefOf(card),
            differences: differencesOf(card, byId),
          }))}
        />
      </NuqsAdapter>
    </Page>
  );
}

/** How many cards of an edition each example finds; of both with null. */
function countsIn(edition: Edition | null): readonly number[] {
  return EXAMPLES.map(
    ([, query]) => findCards(BOARD_CARDS, withEdition(query, edition)).cards.length,
  );
}
