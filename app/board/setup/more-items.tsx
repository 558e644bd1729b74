import { Download, FolderOpen, Link2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { copyText } from '@/app/_ui/base/copy-text';
import { Menu, MenuItem } from '@/app/_ui/base/menu';

/** The open menu of a set-up. */
export function MoreItems({
  trigger,
  onSave,
  onOpen,
}: {
  readonly trigger: ReactElement;
  readonly onSave: () => void;
  readonly onOpen: () => void;
}) {
  return (
    <Menu defaultOpen align="end" trigger={trigger}>
      <MenuItem icon={Link2} onSelect={() => void copyText(location.href, 'The link')}>
        Copy the link
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
