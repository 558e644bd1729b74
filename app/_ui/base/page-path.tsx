import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from './link';
import styles from './page-title.module.css';

/** Where a page stands: the ways back up, and behind the last what is said of it, if anything is. */
export function PagePath({
  steps,
  children,
}: {
  readonly steps: readonly {
    readonly href: string;
    readonly name: string;
    readonly title?: string;
  }[];
  readonly children?: ReactNode;
}) {
  return (
    <nav className={styles.path} aria-label="Breadcrumb">
      {children === undefined && <ChevronLeft size={14} aria-hidden />}
      {steps.map(({ name, ...link }, at) => (
        <Fragment key={name}>
          {at > 0 && <ChevronRight size={14} aria-hidden />}
          <Link {...link}>{name}</Link>
        </Fragment>
      ))}
      {children}
    </nav>
  );
}
