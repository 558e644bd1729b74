import { ClipboardCopy, FileDown, Sheet, Table } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/app/_ui/base/button';
import { Menu, MenuItem } from '@/app/_ui/base/menu';
import type { Form } from './save-lists';

/** The forms in which a list is saved, as they are called. */
const FORMS = [
  ['text', 'Text', FileDown],
  ['csv', 'CSV', Table],
  ['xlsx', 'Excel', Sheet],
] as const satisfies readonly (readonly [Form, string, unknown])[];

/** The button "Export" with its menu: a list of cards on the clipboard or as a file. */
export function ListMenu({
  disabled = false,
  onCopy,
  onSave,
  copies,
  children,
}: {
  readonly disabled?: boolean;
  readonly onCopy: () => void;
  readonly onSave: (form: Form) => void;
  /** What else can be copied. */
  readonly copies?: ReactNode;
  /** What stands after the forms. */
  readonly children?: ReactNode;
}) {
  return (
    <Menu
      align="end"
      trigger={
        <Button size="small">
          <FileDown size={16} aria-hidden />
          Export
        </Button>
      }
    >
      <MenuItem icon={ClipboardCopy} disabled={disabled} onSelect={onCopy}>
        Copy as text
      </MenuItem>
      {copies}
      {FORMS.map(([form, words, icon]) => (
        <MenuItem key={form} icon={icon} disabled={disabled} onSelect={() => onSave(form)}>
          {words}
        </MenuItem>
      ))}
      {children}
    </Menu>
  );
}
