import {
  Bot,
  Dices,
  FileDown,
  Hand,
  Keyboard,
  Link2,
  MoreHorizontal,
  Plus,
  Redo2,
  RotateCcw,
  Undo2,
  UserRound,
} from 'lucide-react';
import { Button, IconButton } from '@/app/_ui/base/button';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '@/app/_ui/base/menu';
import { houseName } from '@/lib/engine/narration/naming';
import type { Controller } from './controllers';
import { copyRecordLink, saveRecord } from './save-record';
import { useTable } from './table-context';
import styles from './table-tools.module.css';

/** Back and forth, and what is done with the game as a whole. */
export function Tools() {
  const { table, snapshot, view, show, onRestart, onNew } = useTable();
  const { canUndo, canRedo, controllers } = snapshot;
  return (
    <>
      {(
        [
          ['Undo', 'u', canUndo, table.undo, Undo2],
          ['Redo', 'Shift+u', canRedo, table.redo, Redo2],
        ] as const
      ).map(([name, key, can, act, Sign]) => (
        <IconButton
          key={name}
          kind="plain"
          label={`${name} (${key})`}
          aria-keyshortcuts={key}
          disabled={!can}
          onClick={act}
        >
          <Sign size={18} aria-hidden />
        </IconButton>
      ))}
      <Button aria-label="Copy link" onClick={() => void copyRecordLink(table)}>
        <Link2 size={18} aria-hidden /> <span className={styles.wide}>Copy link</span>
      </Button>
      <Menu
        align="end"
        trigger={
          <Button>
            <MoreHorizontal size={18} aria-hidden /> More
          </Button>
        }
      >
        <MenuItem icon={FileDown} onSelect={() => void saveRecord(table)}>
          Save the record as a file
        </MenuItem>
        <MenuItem icon={Hand} end="m" onSelect={() => show({ manual: null })}>
          Do something by hand …
        </MenuItem>
        <MenuSeparator />
        <MenuGroup label="Who plays">
          {controllers.map((controller, seat) =>
            OTHERS[controller].map((other) => (
              <MenuItem
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                key={`${seat} ${other}`}
                icon={other === 'person' ? UserRound : Bot}
                onSelect={() => table.control(seat, other)}
              >
                {other === 'person'
                  ? `Take over ${houseName(view, seat)}`
                  : `Play on automatically for ${houseName(view, seat)} (${other})`}
              </MenuItem>
            )),
          )}
        </MenuGroup>
        <MenuSeparator />
        <MenuItem icon={RotateCcw} onSelect={() => onRestart(null)}>
          Start again with the same seed
        </MenuItem>
        <MenuItem icon={Dices} onSelect={() => onRestart('new')}>
          Start again with a new seed
        </MenuItem>
        <MenuItem icon={Plus} onSelect={onNew}>
          Set up another game
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Keyboard} end="?" onSelect={() => show('keys')}>
          Keys
        </MenuItem>
      </Menu>
    </>
  );
}

const OTHERS: Readonly<Record<Controller, readonly Controller[]>> = {
  person: ['greedy', 'random'],
  greedy: ['person'],
  random: ['person'],
};
