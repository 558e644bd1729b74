import type { ReactNode } from 'react';
import { classes } from './classes';
import { PagePath } from './page-path';
import styles from './page-title.module.css';

export interface PageTitleProps {
  readonly title: ReactNode;
  /** The page that it belongs to: the way back there stands over the title. */
  readonly under?: { readonly href: string; readonly name: string };
  /** One or two lines: what this page is for, or what is known about it. */
  readonly note?: ReactNode;
  /** Whether the note stays on a phone, where the first sight is small; what is more than plain words does unless told. */
  readonly noteStays?: boolean;
  /** Buttons at the far end; on a phone beside the title where there is room. */
  readonly actions?: ReactNode;
  /** On a phone the ways between such pages say what it is: there it is only heard. */
  readonly namedAbove?: boolean;
}

/** The head of a page: its only h1, over the double rule of a ledger. */
export function PageTitle(props: PageTitleProps) {
  const { title, under, note, noteStays = typeof note !== 'string' } = props;
  const { actions, namedAbove = false } = props;
  return (
    <div className={classes(styles.head, namedAbove && styles.named)}>
      <div className={styles.words}>
        {under && <PagePath steps={[under]} />}
        <h1 className="wrap-anywhere">{title}</h1>
        {note && <p className={classes(styles.note, noteStays && styles.stays)}>{note}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** The column that most pages stand in. `narrow` is for reading. */
export function Page({
  narrow = false,
  className,
  children,
}: {
  readonly narrow?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <div className={classes(styles.page, narrow && styles.narrow, className)}>{children}</div>;
}
