import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The browser's own way to choose files, out of sight: a button presses it. */
export function FileInput({
  ref,
  label,
  accept,
  multiple = false,
  testId,
  onFiles,
}: {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** As a screen reader says it; without one only the button is there for it. */
  readonly label?: string;
  readonly accept: string;
  readonly multiple?: boolean;
  readonly testId?: string;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    // the same files may be chosen again, once they are mended
    input.value = '';
    if (files.length > 0) onFiles(files);
  };
  // What was chosen while the page's scripts were still on their way.
  const takeEarly = useEffectEvent(() => ref.current && take(ref.current));
  useEffect(() => void takeEarly(), []);
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple={multiple}
      aria-label={label}
      data-testid={testId}
      hidden={label === undefined}
      className="visually-hidden"
      tabIndex={-1}
      onChange={({ currentTarget }) => take(currentTarget)}
    />
  );
}
