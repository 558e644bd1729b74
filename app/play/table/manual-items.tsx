'use client';

import { Menu } from '@base-ui/react/menu';
import popup from '@/app/_ui/base/popup.module.css';
import type { GameCardId } from '@/lib/engine/state/state';
import { useTable } from './table-context';

/** In a card's menu: the way to what the engine does not do. */
export function ManualItems({ card }: { readonly card: GameCardId }) {
  const { onManual } = useTable();
  return (
    <Menu.Item className={popup.item} onClick={() => onManual(card)}>
      By hand …
    </Menu.Item>
  );
}
