import { Download, Trash2 } from 'lucide-react';
import { discardBroken } from '@/app/_deck/library/deck-actions';
import { Button, IconButton } from '@/app/_ui/base/button';
import { toast } from '@/app/_ui/base/toast';
import { when } from '@/app/_ui/base/when';
import { attempt } from '@/app/_ui/stored/attempt';
import { downloadRecord } from '@/app/_ui/stored/broken-record';
import { useStored } from '@/app/_ui/stored/use-stored';
import type { StoredGame } from '@/lib/storage/game-record';
import styles from './kept-games-list.module.css';

const FAILED = 'That did not work';

/** The games of this browser, to go on with; those that cannot be read as files. */
export function KeptGames({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const stored = useStored('games');
  const listing = stored.status === 'ready' ? stored.value : null;
  const [games, broken] = [listing?.rows ?? [], listing?.broken ?? []];

  async function forget(game: StoredGame) {
    const done = await attempt(FAILED, (storage) => storage.deleteGame(game.id));
    if (done === null) return;
    toast({
      title: 'The game is gone from this browser',
      onUndo: () => void attempt(FAILED, (storage) => storage.putRow('games', game)),
    });
  }

  return (
    <section className="min-w-0" aria-labelledby="kept" aria-busy={stored.status === 'loading'}>
      <h2 id="kept">Games in this browser</h2>
      {listing?.problem && <p className="mt-3 text-muted">{listing.problem.message}</p>}
      {games.length === 0 && broken.length === 0 ? (
        <p className="mt-3 text-muted">
          Every move is kept here at once: close the page in the middle of a turn, and go on from
          this list another day.
        </p>
      ) : (
        <ul className={styles.list}>
          {games.map((game) => (
            <li key={game.id}>
              <Words
                name={game.setup.houses
                  .map(({ name }, at) => name || `House ${at + 1}`)
                  .join(' against ')}
                note={`${game.isOver ? 'Over in turn' : 'Turn'} ${game.turn}, seed ${game.setup.seed}, played ${when(game.savedAt, Date.now())}`}
              />
              <Button size="small" onClick={() => onOpen(game.id)}>
                {game.isOver ? 'Look at it' : 'Go on'}
              </Button>
              <IconButton size="small" label="Forget this game" onClick={() => void forget(game)}>
                <Trash2 size={14} aria-hidden />
              </IconButton>
            </li>
          ))}
          {broken.map((record) => (
            <li key={`${record.table} ${record.id}`}>
              <Words
                name="A game that cannot be read"
                note={`It lies untouched in this browser (${record.problem.at || record.id}: ${record.problem.message}). Download it before you forget it: somebody may be able to mend it.`}
              />
              <Button size="small" onClick={() => downloadRecord(record)}>
                <Download size={14} aria-hidden />
                Download
              </Button>
              <IconButton
                size="small"
                label="Forget this game permanently"
                onClick={() => void discardBroken(record)}
              >
                <Trash2 size={14} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Words({ name, note }: { readonly name: string; readonly note: string }) {
  return (
    <div className="flex-1 min-w-0 flex flex-col">
      <span className="font-semibold wrap-anywhere">{name}</span>
      <span className="text-muted text-s">{note}</span>
    </div>
  );
}
