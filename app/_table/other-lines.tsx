import { GitBranch } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import type { linesBeside } from '@/lib/kernel/session';
import { counted } from '@/lib/sentences';
import styles from './other-lines.module.css';

/** What was played before something was taken back and played otherwise, folded to a line: each can be taken up again. */
export function OtherLines({
  lines,
  onTake,
}: {
  readonly lines: ReturnType<typeof linesBeside>;
  readonly onTake: (id: number) => void;
}) {
  if (lines.length === 0) return null;
  return (
    <details className={styles.lines}>
      <summary>Other lines ({lines.length})</summary>
      <ul>
        {lines.map(({ id, from, moves, turn }) => (
          <li key={id}>
            <Button size="small" onClick={() => onTake(id)}>
              <GitBranch size={14} aria-hidden />
              Line {id}: from move {from + 1} on, {counted(moves, 'move')}, up to turn {turn}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
