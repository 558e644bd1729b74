import { LayoutGrid, Rows3 } from 'lucide-react';
import { IconButton } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import styles from './view-switch.module.css';

/** How cards are shown: a line each, or their faces. */
export const VIEWS = ['rows', 'faces'] as const;
export type View = (typeof VIEWS)[number];

const SIGNS = [
  ['rows', 'As rows', Rows3],
  ['faces', 'As card faces', LayoutGrid],
] as const;

/** Rows or faces, by a button each. */
export function ViewSwitch({
  view,
  onViewChange,
  className,
}: {
  readonly view: View;
  readonly onViewChange: (view: View) => void;
  readonly className?: string | undefined;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons of one switch, not a form's fields
    <span role="group" aria-label="Show as" className={classes(styles.views, className)}>
      {SIGNS.map(([one, label, Sign]) => (
        <IconButton
          key={one}
          label={label}
          kind="plain"
          size="small"
          aria-pressed={view === one}
          onClick={() => onViewChange(one)}
        >
          <Sign size={16} aria-hidden />
        </IconButton>
      ))}
    </span>
  );
}
