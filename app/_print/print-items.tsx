import { ClipboardList, Printer } from 'lucide-react';
import { MenuLink } from '@/app/_ui/base/menu';
import { proxiesHref, sheetHref } from './print-hrefs';

/** The lines of a deck's menu that lead to paper. */
export function PrintItems({ deckId }: { readonly deckId: string }) {
  return (
    <>
      <MenuLink href={sheetHref(deckId)} icon={ClipboardList}>
        Registration sheet
      </MenuLink>
      <MenuLink href={proxiesHref(deckId)} icon={Printer}>
        Print proxies
      </MenuLink>
    </>
  );
}
