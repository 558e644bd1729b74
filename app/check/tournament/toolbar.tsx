import {
  ClipboardCopy,
  ClipboardPaste,
  Download,
  FileArchive,
  FileUp,
  Mail,
  Printer,
  Table2,
  X,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { FileInput } from '@/app/_ui/base/file-input';
import { Menu, MenuGroup, MenuItem } from '@/app/_ui/base/menu';
import { LIST_FILES } from '../list-files';
import { addFiles } from './add-files';
import { copyAllLetters, copySummary, downloadTable, downloadZip, ZIP_FORMATS } from './downloads';
import { addText, clearTournament } from './list-edits';
import { PasteDialog } from './paste-dialog';
import type { TableViewProps } from './table-view';
import styles from './toolbar.module.css';
import { usePrintSheets } from './use-print-sheets';

/** What can be done with the whole tournament: more lists, sheets, a table, a summary. */
export function Tools({ rows, catalogue, go }: Pick<TableViewProps, 'rows' | 'catalogue' | 'go'>) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isPasting, setPasting] = useState(false);
  const printSheets = usePrintSheets();
  const sheets = rows.filter(({ judged }) => judged?.kind === 'read').length;
  return (
    <div className={styles.tools}>
      <Button kind="primary" onClick={() => chooser.current?.click()}>
        <FileUp size={16} aria-hidden />
        Add lists…
      </Button>
      <Button onClick={() => setPasting(true)}>
        <ClipboardPaste size={16} aria-hidden />
        Paste a list…
      </Button>
      <Button onClick={() => printSheets(rows)}>
        <Printer size={16} aria-hidden />
        Registration sheets
        {sheets < rows.length && (
          <span className="font-normal">
            {sheets} of {rows.length}
          </span>
        )}
      </Button>
      <Menu
        trigger={
          <Button>
            <Download size={16} aria-hidden />
            Download or copy
          </Button>
        }
      >
        <MenuItem icon={ClipboardCopy} onSelect={() => void copySummary(rows)}>
          Copy a summary
        </MenuItem>
        {catalogue && (
          <MenuItem icon={Mail} onSelect={() => void copyAllLetters(rows, catalogue)}>
            Copy a letter to each player whose list is not in order
          </MenuItem>
        )}
        <MenuItem icon={Table2} onSelect={() => void downloadTable(rows)}>
          Download the table as CSV
        </MenuItem>
        {catalogue && (
          <MenuGroup label="All lists in a zip">
            {ZIP_FORMATS.map(({ id, label }) => (
              <MenuItem
                key={id}
                icon={FileArchive}
                onSelect={() => void downloadZip(rows, catalogue, id)}
              >
                As {label}
              </MenuItem>
            ))}
          </MenuGroup>
        )}
      </Menu>
      <Button
        kind="quiet"
        className={styles.end}
        onClick={() => {
          clearTournament();
          go({});
        }}
      >
        <X size={16} aria-hidden />
        Clear the tournament
      </Button>
      <FileInput
        ref={chooser}
        accept={LIST_FILES}
        multiple
        testId="event-files"
        onFiles={addFiles}
      />
      {isPasting && (
        <PasteDialog
          title="Paste a list"
          action="Add to the tournament"
          onClose={() => setPasting(false)}
          onText={addText}
        />
      )}
    </div>
  );
}
