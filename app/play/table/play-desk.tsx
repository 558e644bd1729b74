'use client';

import { useSharedDeck } from '@/app/_deck/link/use-shared-deck';
import { freshSeed } from '@/app/_deck/opening/seed';
import { BeingLaid, NotLaid } from '@/app/_table/being-laid';
import { KeptGames } from '@/app/_table/kept-games';
import { useOpened } from '@/app/_table/use-opened';
import { useFragment } from '@/app/_ui/base/address';
import { LinkButton } from '@/app/_ui/base/button';
import { late } from '@/app/_ui/base/late';
import { PageTitle } from '@/app/_ui/base/page-title';
import { catalogueReady } from '@/app/_ui/data/use-catalogue';
import { openStorage } from '@/app/_ui/stored/use-stored';
import { isCardGame } from '@/lib/storage/game-kind';
import type { StoredCardGame } from '@/lib/storage/game-record';
import type { Opener, Opening } from './open-game';
import styles from './play-desk.module.css';
import { usePlayUrl } from './play-url';
import { SetupPanel } from './setup-panel';

const TableOfPlay = late(() => import('./table').then((module) => module.TableOfPlay));

/** Sets a game up, takes a kept one or one from a link up again, and shows it. */
export function PlayDesk() {
  const [url, setUrl] = usePlayUrl();
  const fragment = useFragment();
  const isRecord = fragment?.startsWith(RECORD_MARK) ?? false;
  const shared = useSharedDeck(isRecord ? '' : fragment);
  const { shown, open, toSetup } = useOpened({
    gameId: url.game,
    brought: isRecord ? fragment : null,
    isKnown: fragment !== null,
    fetchCode: fetchEngine,
  });
  switch (shown.status) {
    case 'opening':
      return <BeingLaid title="Play" moves={shown.moves} of={shown.of} onCancel={toSetup} />;
    case 'failed':
      return <NotLaid title="Play" message={shown.message} onSetup={toSetup} />;
    case 'table': {
      const { table } = shown;
      return (
        <TableOfPlay
          table={table}
          asksWho={shown.asksWho}
          meanwhile={<BeingLaid title="Play" onCancel={toSetup} />}
          onNew={toSetup}
          onRestart={(seed) => {
            const { controllers } = table.getSnapshot();
            const setup = seed === null ? table.setup : { ...table.setup, seed: freshSeed() };
            void open({ kind: 'new', setup, controllers });
          }}
        />
      );
    }
    case 'setup':
      return (
        <>
          <PageTitle
            title="Play"
            actions={
              <LinkButton slim href="/play/opening">
                Try opening hands
              </LinkButton>
            }
          />
          <div className={styles.desk}>
            <SetupPanel
              shared={shared.status === 'ready' ? shared.deck : null}
              onStart={(setup, controllers) => void open({ kind: 'new', setup, controllers })}
              onFile={async (file) => void open({ kind: 'file', text: await file.text() })}
            />
            <KeptGames
              isOfKind={isCardGame}
              nameOf={housesOf}
              seedOf={({ setup }) => String(setup.seed)}
              onOpen={(id) => void setUrl({ game: id }, { history: 'push' })}
            />
          </div>
        </>
      );
  }
}

function housesOf({ setup: { houses } }: StoredCardGame): string {
  return houses.map(({ name }, at) => name || `House ${at + 1}`).join(' against ');
}

/** How the part of a link behind "#" begins that holds a game. */
const RECORD_MARK = 'g';

/** The cards, the engine and what the cards do: fetched with the first game. Null where they cannot be. */
async function fetchEngine() {
  try {
    const { catalogue } = await catalogueReady();
    const [{ openGame }, { withAbilities }, games] = await Promise.all([
      import('./open-game'),
      import('@/lib/engine/abilities/book'),
      openStorage(),
    ]);
    const parts = { catalogue: withAbilities(catalogue), games };
    return (opening: Opening, opener: Omit<Opener, keyof typeof parts>) =>
      openGame(opening, { ...opener, ...parts });
  } catch {
    return null;
  }
}
