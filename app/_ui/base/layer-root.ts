import { createContext, useContext } from 'react';

/** Whether a dialog stands around: what opens in it must not be put behind it, on the page it covers. */
export const InDialog = createContext(false);

/**
 * Where menus and lists that open are put: inside the page's main landmark, so that a reader who
 * moves by landmarks finds them; from a dialog above it. Spread on a Base UI portal.
 */
export function useLayerRoot(): { readonly container?: HTMLElement } {
  const inDialog = useContext(InDialog);
  if (inDialog || typeof document === 'undefined') return {};
  const main = document.getElementById('main');
  return main ? { container: main } : {};
}
