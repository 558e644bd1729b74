import { ClipboardPaste, Columns2, FileUp, ListChecks } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { FileInput } from '@/app/_ui/base/file-input';
import { Menu, MenuItem } from '@/app/_ui/base/menu';
import { toast } from '@/app/_ui/base/toast';
import type { DeskList } from '@/lib/desk/desk-list';
import { type Row, rowName } from '@/lib/desk/rows';
import { LIST_FILES } from '../list-files';
import { readFile } from '../one-list/read-file';
import type { Address } from './address';
import { OtherListDialog } from './other-list-dialog';
import { PasteDialog } from './paste-dialog';
import { changeList } from './tournament-store';

export interface CompareMenuProps extends Pick<Address, 'go'> {
  readonly row: Row;
  /** All lists of the tournament. */
  readonly rows: readonly Row[];
}

/** What a list can be held against: what was played, or another list of the tournament. */
export function CompareMenu({ row, rows, go }: CompareMenuProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<'paste' | 'other' | null>(null);

  const show = () => go({ list: row.id, played: true });

  function hold(played: DeskList['played']) {
    changeList(row.id, { played });
    show();
  }

  async function take(file: File | undefined) {
    if (file === undefined) return;
    const read = await readFile(file);
    if (read?.ok) hold({ file: file.name, text: read.value.text });
    else
      toast({
        tone: 'illegal',
        title: `${file.name} was not taken`,
        description: read?.problems[0]?.message ?? 'This is an archive; choose a single list.',
      });
  }

  return (
    <>
      <Menu
        trigger={
          <Button>
            <Columns2 size={16} aria-hidden />
            Compare…
          </Button>
        }
      >
        {row.list.played !== null && (
          <MenuItem icon={ListChecks} onSelect={show}>
            Show what was played
          </MenuItem>
        )}
        <MenuItem icon={FileUp} onSelect={() => chooser.current?.click()}>
          Open the played list…
        </MenuItem>
        <MenuItem icon={ClipboardPaste} onSelect={() => setAsked('paste')}>
          Paste the played list…
        </MenuItem>
        {rows.length > 1 && (
          <MenuItem icon={Columns2} onSelect={() => setAsked('other')}>
            With another list of the tournament…
          </MenuItem>
        )}
      </Menu>
      <FileInput
        ref={chooser}
        accept={LIST_FILES}
        testId="played-file"
        onFiles={([file]) => void take(file)}
      />
      {asked === 'paste' && (
        <PasteDialog
          title={`What ${rowName(row)} played`}
          action="Compare"
          onClose={() => setAsked(null)}
          onText={(text) => hold({ file: null, text })}
        />
      )}
      {asked === 'other' && (
        <OtherListDialog row={row} rows={rows} go={go} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
