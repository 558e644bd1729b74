/** What a button is given to tell where the pointer or the keys are; a finger points at nothing. */
export function pointing(onCome: () => void, onGo: () => void) {
  return {
    onPointerEnter: ({ pointerType }: { readonly pointerType: string }) => {
      if (pointerType !== 'touch') onCome();
    },
    onPointerLeave: onGo,
    onFocus: onCome,
    onBlur: onGo,
  };
}
