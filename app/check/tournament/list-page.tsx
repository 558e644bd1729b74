import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { onPlainClick } from '@/app/_ui/base/plain-click';
import styles from './report-view.module.css';

/** What takes the place of the table: its title, which has the focus when it opens, and the way back. */
export function ListPage({
  title,
  of,
  tools,
  onBack,
  children,
}: {
  readonly title: string;
  /** What it shows; the title takes the focus anew when that changes. */
  readonly of: string;
  /** Beside the title. */
  readonly tools: ReactNode;
  readonly onBack: () => void;
  readonly children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that it shows
  useEffect(() => {
    const focus = () => heading.current?.focus({ preventScroll: true });
    focus();
    // a dialog that led here gives the focus back to what is no longer there
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [of]);
  return (
    <article className="flex flex-col gap-5" aria-labelledby="list-page">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a href="/check" className={styles.back} onClick={onPlainClick(onBack)}>
          <ChevronLeft size={16} aria-hidden />
          All lists
        </a>
        <h2 id="list-page" ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {tools}
      </div>
      {children}
    </article>
  );
}
