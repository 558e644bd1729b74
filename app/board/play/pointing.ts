/** What a button is given to tell where the pointer or the keys are; mouse events, as the map's, so that they come in order. */
export function pointing(onCome: () => void, onGo: () => void) {
  return { onMouseEnter: onCome, onMouseLeave: onGo, onFocus: onCome, onBlur: onGo };
}
