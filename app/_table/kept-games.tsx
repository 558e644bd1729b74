import { Download, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { discardBroken } from '@/app/_deck/library/deck-actions';
import { Button, IconButton } from '@/app/_ui/base/button';
import { TextInput } from '@/app/_ui/base/field';
import { toast } from '@/app/_ui/base/toast';
import { when } from '@/app/_ui/base/when';
import { attempt } from '@/app/_ui/stored/attempt';
import { downloadRecord } from '@/app/_ui/stored/broken-record';
import { useStored } from '@/app/_ui/stored/use-stored';
import type { StoredGame } from '@/lib/storage/game-record';
import styles from './kept-games.module.css';

const FAILED = 'That did not work';
/** As storage takes it. */
const MOST_NAME = 60;

/** The games of one kind in this browser, to go on with; those that cannot be read as files. */
export function KeptGames<G extends StoredGame>({
  isOfKind,
  nameOf,
  seedOf,
  onOpen,
}: {
  readonly isOfKind: (game: StoredGame) => game is StoredGame & G;
  /** What a game is called as long as the player gives it no name. */
  readonly nameOf: (game: G) => string;
  readonly seedOf: (game: G) => string;
  readonly onOpen: (id: string) => void;
}) {
  const stored = useStored('games');
  const [renamed, setRenamed] = useState<string | null>(null);
  const listing = stored.status === 'ready' ? stored.value : null;
  const [games, broken] = [(listing?.rows ?? []).filter(isOfKind), listing?.broken ?? []];

  async function forget(game: StoredGame) {
    const done = await attempt(FAILED, (storage) => storage.deleteGame(game.id));
    if (done === null) return;
    toast({
      title: 'The game is gone from this browser',
      onUndo: () => void attempt(FAILED, (storage) => storage.putRow('games', game)),
    });
  }

  async function rename(id: string, name: string | null) {
    setRenamed(null);
    if (name === null) return;
    const done = await attempt(FAILED, (storage) => storage.renameGame(id, name));
    if (done === false) toast({ title: 'The game could not be renamed yet', tone: 'warning' });
  }

  return (
    <section className="min-w-0" aria-labelledby="kept" aria-busy={stored.status === 'loading'}>
      <h2 id="kept">Games in this browser</h2>
      {listing?.problem && <p className="mt-3 text-muted">{listing.problem.message}</p>}
      {games.length === 0 && broken.length === 0 ? (
        <p className="mt-3 text-muted">No games yet. They are saved as you play.</p>
      ) : (
        <ul className={styles.list}>
          {games.map((game) => {
            const usual = nameOf(game);
            const name = game.name ?? usual;
            return (
              <li key={game.id}>
                {renamed === game.id ? (
                  <Rename
                    name={name}
                    onDone={(next) =>
                      void rename(game.id, next !== null && next.trim() === usual ? '' : next)
                    }
                  />
                ) : (
                  <Words
                    name={name}
                    note={`${game.name === undefined ? '' : `${usual}. `}${progressOf(game)}, seed ${seedOf(game)}, played ${when(game.savedAt, Date.now())}`}
                  />
                )}
                <Button size="small" onClick={() => onOpen(game.id)}>
                  {game.isOver ? 'Look at it' : 'Go on'}
                </Button>
                <IconButton
                  size="small"
                  label="Rename this game"
                  disabled={renamed === game.id}
                  onClick={() => setRenamed(game.id)}
                >
                  <Pencil size={14} aria-hidden />
                </IconButton>
                <IconButton size="small" label="Forget this game" onClick={() => void forget(game)}>
                  <Trash2 size={14} aria-hidden />
                </IconButton>
              </li>
            );
          })}
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

/** How far it has come. A game of before turns were kept has 0. */
function progressOf({ isOver, turn }: StoredGame): string {
  if (turn === 0) return 'Begun';
  return `${isOver ? 'Over in turn' : 'Turn'} ${turn}`;
}

/** Enter or leaving the field takes the new name, Escape leaves the old one. */
function Rename({
  name,
  onDone,
}: {
  readonly name: string;
  readonly onDone: (name: string | null) => void;
}) {
  const [text, setText] = useState(name);
  return (
    <form
      className="flex-1 min-w-0"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(text);
      }}
      onBlur={() => onDone(text)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onDone(null);
      }}
    >
      <TextInput
        label="Name of the game"
        value={text}
        maxLength={MOST_NAME}
        autoFocus
        onValueChange={setText}
      />
    </form>
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
