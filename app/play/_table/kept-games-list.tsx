'use client';

import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, IconButton } from '@/app/_ui/button';
import { toast } from '@/app/_ui/toast';
import { when } from '@/app/_ui/when';
import { forgetGame, type KeptEntry, listGames, putBack } from './kept-games';
import styles from './kept-games-list.module.css';

/** The games of this browser, to go on with. */
export function KeptGames({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const [games, setGames] = useState<readonly KeptEntry[]>([]);
  useEffect(() => setGames(listGames()), []);

  function forget(id: string) {
    const text = forgetGame(id);
    setGames(listGames());
    toast({
      title: 'The game is gone from this browser',
      action: {
        label: 'Undo',
        onAction: () => {
          if (text !== null) putBack(id, text);
          setGames(listGames());
        },
      },
    });
  }

  return (
    <section className={styles.kept} aria-labelledby="kept">
      <h2 id="kept">Games in this browser</h2>
      {games.length === 0 ? (
        <p className={styles.none}>
          Every move is kept here at once: close the page in the middle of a turn, and go on from
          this list another day.
        </p>
      ) : (
        <ul className={styles.list}>
          {games.map(({ id, game }) => (
            <li key={id}>
              <div className={styles.words}>
                <span className={styles.name}>
                  {game.setup.houses
                    .map(({ name }, at) => name || `House ${at + 1}`)
                    .join(' against ')}
                </span>
                <span className={styles.note}>
                  {game.isOver ? 'Over in turn' : 'Turn'} {game.turn}, seed{' '}
                  {String(game.setup.seed)}, played {when(game.savedAt, Date.now())}
                </span>
              </div>
              <Button size="small" onClick={() => onOpen(id)}>
                {game.isOver ? 'Look at it' : 'Go on'}
              </Button>
              <IconButton size="small" label="Forget this game" onClick={() => forget(id)}>
                <Trash2 size={14} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
