import { Columns3 } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import { Menu, MenuCheck, MenuItem, MenuSeparator } from '@/app/_ui/base/menu';
import { CARD_COLUMNS, USUAL_COLUMNS } from './column-keys';
import type { ColumnMenuProps } from './column-menu';
import { columnLabel } from './columns';

/** The open menu of columns. */
export function ColumnChooser({ columns, onColumnsChange }: ColumnMenuProps) {
  return (
    <Menu
      defaultOpen
      align="end"
      trigger={
        <Button size="small">
          <Columns3 size={16} aria-hidden />
          Columns
        </Button>
      }
    >
      {CARD_COLUMNS.map((key) => (
        <MenuCheck
          key={key}
          checked={columns.includes(key)}
          onCheckedChange={(checked) =>
            onColumnsChange(
              checked ? [...columns, key] : columns.filter((column) => column !== key),
            )
          }
        >
          {columnLabel(key)}
        </MenuCheck>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => onColumnsChange(USUAL_COLUMNS)}>The usual columns</MenuItem>
    </Menu>
  );
}
