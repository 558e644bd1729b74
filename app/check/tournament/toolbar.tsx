'use client';

import {
  ClipboardCopy,
  ClipboardPaste,
  Download,
  FileArchive,
  FileUp,
  Printer,
  Table2,
  X,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { FileInput } from '@/app/_ui/base/file-input';
import { Menu, MenuGroup, MenuItem } from '@/app/_ui/base/menu';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { DeskEvent } from '@/lib/desk/desk-list';
import type { Row } from '@/lib/desk/rows';
import type { Format } from '@/lib/legality/format';
import { LIST_FILES } from '../one-list/list-input';
import { copySummary, downloadTable, downloadZip, ZIP_FORMATS } from './downloads';
import { PasteDialog } from './paste-dialog';
import styles from './toolbar.module.css';
import { usePrintSheets } from './use-print-sheets';

/** What can be done with the whole event: more lists, sheets, a table, a summary. */
export function Tools({
  event,
  rows,
  own,
  catalogue,
  onFiles,
  onText,
  onClear,
}: {
  readonly event: DeskEvent;
  readonly rows: readonly Row[];
  readonly own: readonly Format[];
  readonly catalogue: Catalogue | null;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onText: (text: string) => void;
  readonly onClear: () => void;
}) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isPasting, setPasting] = useState(false);
  const printSheets = usePrintSheets();
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => chooser.current?.click()}>
        <FileUp size={16} aria-hidden />
        Add lists…
      </Button>
      <Button onClick={() => setPasting(true)}>
        <ClipboardPaste size={16} aria-hidden />
        Paste a list…
      </Button>
      <Button onClick={() => printSheets(event, rows)}>
        <Printer size={16} aria-hidden />
        Registration sheets
      </Button>
      <Menu
        trigger={
          <Button>
            <Download size={16} aria-hidden />
            Download or copy
          </Button>
        }
      >
        <MenuItem icon={ClipboardCopy} onSelect={() => void copySummary(event, own, rows)}>
          Copy a summary
        </MenuItem>
        <MenuItem icon={Table2} onSelect={() => void downloadTable(event, rows)}>
          Download the table as CSV
        </MenuItem>
        {catalogue && (
          <MenuGroup label="All lists in a zip">
            {ZIP_FORMATS.map(({ id, label }) => (
              <MenuItem
                key={id}
                icon={FileArchive}
                onSelect={() => void downloadZip(event, rows, catalogue, id)}
              >
                As {label}
              </MenuItem>
            ))}
          </MenuGroup>
        )}
      </Menu>
      <Button kind="quiet" className={styles.end} onClick={onClear}>
        <X size={16} aria-hidden />
        Clear the event
      </Button>
      <FileInput
        ref={chooser}
        accept={LIST_FILES}
        multiple
        testId="event-files"
        onFiles={onFiles}
      />
      {isPasting && (
        <PasteDialog
          title="Paste a list"
          action="Add to the event"
          onClose={() => setPasting(false)}
          onText={onText}
        />
      )}
    </div>
  );
}
