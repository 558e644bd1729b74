/** The sign of spice, before its number. */
export function Grain({ size = 10 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1 22 12 12 23 2 12z" fill="currentColor" />
    </svg>
  );
}
