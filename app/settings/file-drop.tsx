import { type ReactNode, useState } from 'react';
import { classes } from '@/app/_ui/base/classes';
import styles from './settings.module.css';

/** A part of the page onto which files can be dropped: the pointer's way to the button inside it. */
export function FileDrop({
  label,
  className,
  onFiles,
  children,
}: {
  readonly label: string;
  readonly className?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  return (
    <section
      className={classes(className, isOver && styles.over)}
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </section>
  );
}
