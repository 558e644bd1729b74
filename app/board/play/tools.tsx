import {
  CircleHelp,
  Download,
  Ellipsis,
  FastForward,
  Link2,
  LogOut,
  Pause,
  Play,
  Redo2,
  Undo2,
} from 'lucide-react';
import { copyGameLink, saveGame } from '@/app/_table/share-game';
import { Button, IconButton } from '@/app/_ui/base/button';
import { Menu, MenuItem } from '@/app/_ui/base/menu';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { factionName } from '@/lib/board/engine/narration/names';
import { BOARD_GAME, writeGameLink } from '@/lib/codecs/links/game-link';
import type { BoardSnapshot, BoardTable } from './board-table';
import styles from './play.module.css';

/** What can be done with the game as such: back, on, faster, saved, shared, left. */
export function Tools({
  table,
  snapshot: { view, isRunning, isPaused, canUndo, canRedo },
  onLeave,
  onHelp,
}: {
  readonly table: BoardTable;
  readonly snapshot: BoardSnapshot;
  readonly onLeave: () => void;
  readonly onHelp: () => void;
}) {
  // On a phone what cannot be used leaves its room to the turn and the phase.
  const isNarrow = useMedia(NARROW);
  const mayHurry = view.outcome === null && (isRunning || isPaused);
  const undo = (
    <IconButton label="Take back" disabled={!canUndo} onClick={table.undo}>
      <Undo2 size={18} aria-hidden />
    </IconButton>
  );
  return (
    <div className={styles.tools} data-tools>
      {!isNarrow && undo}
      {(canRedo || !isNarrow) && (
        <IconButton label="Do again" disabled={!canRedo} onClick={table.redo}>
          <Redo2 size={18} aria-hidden />
        </IconButton>
      )}
      {isPaused && view.outcome === null ? (
        <IconButton label="Play on" onClick={table.resume}>
          <Play size={18} aria-hidden />
        </IconButton>
      ) : (
        (isRunning || !isNarrow) && (
          <IconButton label="Pause" disabled={!isRunning} onClick={table.pause}>
            <Pause size={18} aria-hidden />
          </IconButton>
        )
      )}
      {(mayHurry || !isNarrow) && (
        <IconButton label="Faster" disabled={!mayHurry} onClick={table.hurry}>
          <FastForward size={18} aria-hidden />
        </IconButton>
      )}
      {/* beside the last one it keeps its place, whatever else comes: it is pressed several times */}
      {isNarrow && undo}
      {isNarrow ? (
        <Menu
          align="end"
          trigger={
            <IconButton label="More about this game">
              <Ellipsis size={18} aria-hidden />
            </IconButton>
          }
        >
          <MenuItem icon={Download} onSelect={() => saveBoardGame(table)}>
            Save the game as a file
          </MenuItem>
          <MenuItem icon={Link2} onSelect={() => void copyLink(table)}>
            Copy the link to this game
          </MenuItem>
          <MenuItem icon={CircleHelp} onSelect={onHelp}>
            Signs on the map
          </MenuItem>
          <MenuItem icon={LogOut} onSelect={onLeave}>
            New game
          </MenuItem>
        </Menu>
      ) : (
        <>
          <IconButton label="Save the game as a file" onClick={() => saveBoardGame(table)}>
            <Download size={18} aria-hidden />
          </IconButton>
          <IconButton label="Copy the link to this game" onClick={() => void copyLink(table)}>
            <Link2 size={18} aria-hidden />
          </IconButton>
          <IconButton label="Keys" onClick={onHelp}>
            <CircleHelp size={18} aria-hidden />
          </IconButton>
          <Button size="small" kind="quiet" onClick={onLeave}>
            New game
          </Button>
        </>
      )}
    </div>
  );
}

function copyLink(table: BoardTable): Promise<void> {
  return copyGameLink('/board/play', writeGameLink(BOARD_GAME, table.record()));
}

export function saveBoardGame(table: BoardTable): void {
  const { view } = table.getSnapshot();
  saveGame(
    view.factions.map((_, seat) => factionName(view, seat)),
    view.turn,
    table.record(),
  );
}
