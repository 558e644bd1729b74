/** The Registry's mark: two dunes under a disc, in a square cut like a seal. Also app/icon.svg. */
export function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M4 1h24l3 3v24l-3 3H4l-3-3V4z" fill="var(--spice)" />
      <circle cx="21.5" cy="10" r="3.5" fill="var(--on-spice)" />
      <path d="M1 22.5C6 21 9 17 12.5 12.5 14 17.5 17 20 22 21.5L12 25.5z" fill="var(--on-spice)" />
      <path
        d="M12.5 12.5C11.5 17 13.5 19 11 22.5 9.5 24.5 5 26 1 26.5V28l3 3h24l3-3v-6.5C22 22.5 14.5 19.5 12.5 12.5z"
        fill="var(--on-spice)"
        opacity="0.72"
      />
    </svg>
  );
}
