import { GitBranch } from 'lucide-react';
import { Button } from '@/app/_ui/base/button';
import type { linesBeside } from '@/lib/kernel/session';
import { counted } from '@/lib/sentences';
import styles from './other-lines.module.css';

/** What was played before something was taken back and played otherwise: each line can be taken up again. */
export function OtherLines({
  lines,
  onTake,
}: {
  readonly lines: ReturnType<typeof linesBeside>;
  readonly onTake: (id: number) => void;
}) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.lines} aria-label="Other lines">
      <h2>Other lines</h2>
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
    </section>
  );
}
