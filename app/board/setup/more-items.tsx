import { Download, Ellipsis, FolderOpen, Link2, Printer } from 'lucide-react';
import { IconButton } from '@/app/_ui/base/button';
import { copyText } from '@/app/_ui/base/copy-text';
import { Menu, MenuItem } from '@/app/_ui/base/menu';
import styles from './setup.module.css';

/** The open menu of a set-up. */
export function MoreItems({
  onSave,
  onOpen,
}: {
  readonly onSave: () => void;
  readonly onOpen: () => void;
}) {
  return (
    <Menu
      defaultOpen
      align="end"
      trigger={
        <IconButton label="More about this set-up" className={styles.more}>
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={Link2} onSelect={() => void copyText(location.href, 'The link')}>
        Copy the link
      </MenuItem>
      <MenuItem icon={Printer} onSelect={() => print()}>
        Print the sheet
      </MenuItem>
      <MenuItem icon={Download} onSelect={onSave}>
        Save as a file
      </MenuItem>
      <MenuItem icon={FolderOpen} onSelect={onOpen}>
        Open a file
      </MenuItem>
    </Menu>
  );
}
