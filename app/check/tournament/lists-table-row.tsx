import {
  CircleCheck,
  CircleHelp,
  CircleX,
  Copy,
  FileX2,
  LoaderCircle,
  Mail,
  Pencil,
  Swords,
  X,
} from 'lucide-react';
import { type MouseEvent, memo, useState } from 'react';
import { Button, IconButton } from '@/app/_ui/base/button';
import { Checkbox } from '@/app/_ui/base/field';
import { onPlainClick } from '@/app/_ui/base/plain-click';
import { PowerIcon } from '@/app/_ui/icons/powers';
import {
  problemsInWords,
  type Row,
  type RowState,
  rowName,
  shortCode,
  verdictOf,
} from '@/lib/desk/rows';
import { powerShortName } from '@/lib/rules/powers';
import { counted, plural } from '@/lib/sentences';
import { fold } from '@/lib/words/fold';
import { chooseList, removeRows } from './list-edits';
import styles from './lists-table.module.css';
import { focusRowSoon } from './row-focus';

export interface RowCalls {
  readonly open: (id: string) => void;
  readonly startRename: (id: string) => void;
  /** Null leaves the name as it was. */
  readonly rename: (id: string, player: string | null) => void;
  readonly remove: (id: string) => void;
  readonly copyLetter: (row: Row) => void;
  /** The cursor stands here now. */
  readonly stand: (id: string) => void;
}

export interface TableRowProps {
  readonly row: Row;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly isRenamed: boolean;
  /** Some list of the table names its House. */
  readonly hasHouses: boolean;
  /** Always the same. */
  readonly calls: RowCalls;
}

/** One list of a tournament. Only the current row is in the order of the Tab key. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, isCurrent, isChosen, isRenamed, hasHouses, calls } = props;
  const name = rowName(row);
  const tabIndex = isCurrent ? 0 : -1;
  const { judged, remarks, older, waiting, played } = row;
  const isRead = judged?.kind === 'read';
  const problems = problemsInWords(row);

  function onClick(event: MouseEvent<HTMLElement>) {
    const { target } = event;
    if (target instanceof Element && target.closest('a, button, input, label') !== null) return;
    if (window.getSelection()?.isCollapsed === false) return;
    calls.open(row.id);
  }

  return (
    <tr
      data-list={row.id}
      data-state={row.state}
      data-chosen={isChosen || undefined}
      className={styles.row}
      onClick={onClick}
      onFocus={() => calls.stand(row.id)}
    >
      <td className={styles.tick}>
        <Checkbox checked={isChosen} tabIndex={tabIndex} onCheckedChange={() => chooseList(row.id)}>
          <span className="visually-hidden">Choose {name}</span>
        </Checkbox>
      </td>
      <th scope="row" className={styles.player}>
        {isRenamed ? (
          <Rename row={row} onDone={(player) => calls.rename(row.id, player)} />
        ) : (
          <span className={styles.who}>
            <a
              href={`/check?list=${row.id}`}
              data-walk
              tabIndex={tabIndex}
              className={styles.link}
              data-unnamed={row.player === '' || undefined}
              onClick={onPlainClick(() => calls.open(row.id))}
            >
              {name}
            </a>
            <IconButton
              size="small"
              className={styles.rename}
              tabIndex={tabIndex}
              label={`Rename ${name}`}
              onClick={() => calls.startRename(row.id)}
            >
              <Pencil size={14} aria-hidden />
            </IconButton>
            {row.file !== '' && (
              <span
                className={isTold(row) ? 'visually-hidden' : styles.file}
                title={isTold(row) ? undefined : row.file}
              >
                {row.file}
              </span>
            )}
          </span>
        )}
      </th>
      {hasHouses && <td data-column="house">{row.house}</td>}
      <td data-column="sponsor">
        {row.sponsor && (
          <span className={styles.power}>
            <PowerIcon power={row.sponsor} coloured size={16} />
            {powerShortName(row.sponsor)}
          </span>
        )}
      </td>
      <td data-column="verdict">
        <Sign row={row} />
      </td>
      <td data-column="problems">
        <span className={styles.findings}>
          {waiting > 0 && (
            <span className={styles.waiting}>{counted(waiting, 'line')} to settle</span>
          )}
          {problems !== '' && (
            <span className={styles.problems} title={problems}>
              {problems}
            </span>
          )}
          {played !== null && (
            <span className={styles.played} title={played}>
              <Swords size={14} aria-hidden />
              <span>Played: {played}</span>
            </span>
          )}
          {remarks.map((remark) => (
            <span key={remark} className={styles.remark} title={remark}>
              <Copy size={14} aria-hidden />
              <span>{remark}</span>
            </span>
          ))}
          {older.length > 0 && (
            <Button
              size="small"
              className={styles.replace}
              tabIndex={tabIndex}
              title={`Keep this list of ${name}, and remove ${plural(older.length, 'the older one')}`}
              onClick={() => {
                removeRows(older);
                focusRowSoon([row.id]);
              }}
            >
              Replace the older
            </Button>
          )}
        </span>
      </td>
      <td data-column="sizes">
        {isRead && (
          <span title="Imperial and House cards">
            {row.imperial}
            <span aria-hidden>/</span>
            <span className="visually-hidden"> Imperial, </span>
            {row.houseCards}
            <span className="visually-hidden"> House cards</span>
          </span>
        )}
      </td>
      <td data-column="code">
        {row.code !== '' && <span title={row.code}>{shortCode(row.code)}</span>}
      </td>
      <td className={styles.last}>
        <IconButton
          size="small"
          tabIndex={tabIndex}
          label={`Copy a letter to ${name}`}
          disabled={judged === null}
          onClick={() => calls.copyLetter(row)}
        >
          <Mail size={16} aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          tabIndex={tabIndex}
          label={`Remove ${name}`}
          onClick={() => calls.remove(row.id)}
        >
          <X size={16} aria-hidden />
        </IconButton>
      </td>
    </tr>
  );
});

/** Whether the file is called as its player is. */
function isTold({ player, file }: Row): boolean {
  return fold(file.replace(/\.[^.]*$/, '')) === fold(player);
}

const SIGNS: Readonly<Record<RowState, typeof CircleX>> = {
  open: LoaderCircle,
  legal: CircleCheck,
  illegal: CircleX,
  settle: CircleHelp,
  refused: FileX2,
};

function Sign({ row }: { readonly row: Row }) {
  const Icon = SIGNS[row.state];
  return (
    <span className={styles.sign} data-state={row.state}>
      <Icon size={16} aria-hidden />
      {verdictOf(row)}
    </span>
  );
}

function Rename({
  row,
  onDone,
}: {
  readonly row: Row;
  readonly onDone: (player: string | null) => void;
}) {
  const [name, setName] = useState(row.player);
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it stands where the name was that was asked to be changed
      autoFocus
      aria-label="Player"
      className={styles.input}
      value={name}
      maxLength={200}
      autoComplete="off"
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setName(event.currentTarget.value)}
      onBlur={() => onDone(name.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onDone(name.trim());
        if (event.key === 'Escape') onDone(null);
      }}
    />
  );
}
