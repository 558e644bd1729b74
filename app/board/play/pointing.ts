/** What a button is given to tell where the pointer or the keys are; pointer events, as the map's, so that they come in order. */
export function pointing(onCome: () => void, onGo: () => void) {
  return { onPointerEnter: onCome, onPointerLeave: onGo, onFocus: onCome, onBlur: onGo };
}
