import styles from './phone-parts.module.css';

/** Which part of a page a phone shows; a wide page shows all of them, without these. */
export function PhoneParts<V extends string>({
  label,
  parts,
  value,
  onValueChange,
}: {
  readonly label: string;
  readonly parts: readonly (readonly [part: V, name: string])[];
  readonly value: V;
  readonly onValueChange: (part: V) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not a form's fields
    <div role="group" aria-label={label} className={styles.parts}>
      {parts.map(([part, name]) => (
        <button
          key={part}
          type="button"
          className="one-of"
          aria-pressed={part === value}
          onClick={() => onValueChange(part)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
