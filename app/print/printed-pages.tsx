import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import styles from './printed-pages.module.css';

/** The pages as they will be printed, one below the other; on a phone larger where that is asked for. */
export function PrintedPages({ children, ...props }: ComponentProps<'section'>) {
  const [isLarge, setLarge] = useState(false);
  return (
    <section
      {...props}
      className={classes('printed-pages', styles.pages)}
      data-large={isLarge || undefined}
      aria-label="What will be printed"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <p className={styles.zoom} data-print="no">
        <Button size="small" onClick={() => setLarge(!isLarge)}>
          {isLarge ? <ZoomOut size={16} aria-hidden /> : <ZoomIn size={16} aria-hidden />}
          {isLarge ? 'Whole pages' : 'Enlarge'}
        </Button>
      </p>
      {children}
    </section>
  );
}
