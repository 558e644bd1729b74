import {
  Bot,
  CircleHelp,
  Dices,
  FileDown,
  Hand,
  Lightbulb,
  Link2,
  MoreHorizontal,
  Plus,
  RotateCcw,
  ScrollText,
  UserRound,
} from 'lucide-react';
import { memo } from 'react';
import { rulesShown, suggestionsShown } from '@/app/_table/manners';
import { Button, IconButton } from '@/app/_ui/base/button';
import { Menu, MenuCheck, MenuGroup, MenuItem, MenuSeparator } from '@/app/_ui/base/menu';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { houseName } from '@/lib/engine/narration/naming';
import { behave } from './behave';
import type { Controller } from './controllers';
import { copyRecordLink, saveRecord } from './save-record';
import { StandingOrders } from './stops';
import { TABBED, type TableView, useTable, WITH_PANE } from './table-context';
import { UndoButtons, useUndoBelow } from './undo-buttons';

/** Back and forth, and what is done with the game as a whole. */
export function Tools() {
  const { table, snapshot, show } = useTable();
  const isUndoBelow = useUndoBelow();
  return <Buttons {...{ table, show, isUndoBelow }} mayAsk={snapshot.actions.length > 1} />;
}

const Buttons = memo(function Buttons({
  table,
  show,
  isUndoBelow,
  mayAsk,
}: Pick<TableView, 'table' | 'show'> & {
  readonly isUndoBelow: boolean;
  /** There is something to choose, so that advice is worth a question. */
  readonly mayAsk: boolean;
}) {
  const isTight = useMedia('(max-width: 1099.98px)');
  const isNarrow = useMedia(NARROW);
  // beside the table stands no log, and no tab has it
  const isLogAway = [useMedia(TABBED), useMedia(WITH_PANE)].every((has) => !has);
  return (
    <>
      {!isUndoBelow && <UndoButtons kind={isTight ? 'quiet' : 'plain'} />}
      {(isUndoBelow || !isNarrow) && (
        <IconButton
          kind={isTight ? 'quiet' : 'plain'}
          label="Hint (h)"
          aria-keyshortcuts="h"
          disabled={!mayAsk}
          onClick={() => show('advice')}
        >
          <Lightbulb size={18} aria-hidden />
        </IconButton>
      )}
      {isLogAway && (
        <IconButton kind="quiet" label="Log and turns" onClick={() => show('log')}>
          <ScrollText size={18} aria-hidden />
        </IconButton>
      )}
      {!isTight && (
        <IconButton kind="plain" label="Copy link" onClick={() => void copyRecordLink(table)}>
          <Link2 size={18} aria-hidden />
        </IconButton>
      )}
      <Menu
        align="end"
        trigger={
          <Button aria-label="More about this game" kind={isTight ? 'quiet' : 'plain'}>
            <MoreHorizontal size={18} aria-hidden />
          </Button>
        }
      >
        <GameMenu isTight={isTight} />
      </Menu>
    </>
  );
});

/** What opens under "More about this game". */
function GameMenu({ isTight }: { readonly isTight: boolean }) {
  const { table, snapshot, view, show, onRestart, onNew } = useTable();
  const { controllers } = snapshot;
  const hasKeys = !useMedia('(pointer: coarse)');
  const asked = view.decision?.seat;
  return (
    <>
      {isTight && (
        <MenuItem icon={Link2} onSelect={() => void copyRecordLink(table)}>
          Copy link
        </MenuItem>
      )}
      <MenuItem icon={FileDown} onSelect={() => saveRecord(table)}>
        Save the record as a file
      </MenuItem>
      <MenuItem icon={Hand} {...(hasKeys && { end: 'm' })} onSelect={() => show({ manual: null })}>
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
      {asked !== undefined && view.houses.length > 1 && <StandingOrders seat={asked} />}
      <MenuCheck
        checked={snapshot.manners.asksUsual}
        onCheckedChange={(asksUsual) => behave(table, { asksUsual })}
      >
        Confirm routine steps: what stays engaged, draws, opening bids, spice to the hoard
      </MenuCheck>
      <MenuCheck
        checked={snapshot.manners.asksEach}
        onCheckedChange={(asksEach) => behave(table, { asksEach })}
      >
        Ask me for tactics each time: after my own operations too, and again once I passed
      </MenuCheck>
      <MenuCheck checked={suggestionsShown.use()} onCheckedChange={suggestionsShown.set}>
        Suggest moves
      </MenuCheck>
      <MenuCheck checked={rulesShown.use()} onCheckedChange={rulesShown.set}>
        Show rule numbers in the log
      </MenuCheck>
      <MenuSeparator />
      <MenuItem icon={RotateCcw} onSelect={() => onRestart(null)}>
        Start again with the same seed
      </MenuItem>
      <MenuItem icon={Dices} onSelect={() => onRestart('new')}>
        Start again with a new seed
      </MenuItem>
      <MenuItem icon={Plus} onSelect={onNew}>
        Leave the table: set up another game
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={CircleHelp} {...(hasKeys && { end: '?' })} onSelect={() => show('help')}>
        {hasKeys ? 'Keys and signs' : 'What the signs mean'}
      </MenuItem>
    </>
  );
}

const OTHERS: Readonly<Record<Controller, readonly Controller[]>> = {
  person: ['mentat', 'steward', 'novice'],
  mentat: ['person'],
  steward: ['person'],
  greedy: ['person'],
  novice: ['person'],
  random: ['person'],
};
