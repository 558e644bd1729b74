/**
 * Where menus and lists that open are put: inside the page's main landmark, so that a reader who
 * moves by landmarks finds them. Spread on a Base UI portal.
 */
export function layerRoot(): { readonly container?: HTMLElement } {
  const main = typeof document === 'undefined' ? null : document.getElementById('main');
  return main ? { container: main } : {};
}
