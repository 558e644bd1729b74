'use client';

import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '@/app/_ui/base/classes';
import styles from './list-heading.module.css';

/** The head of a list: its name, and how far it is from the least number of cards. */
export function ListHeading({
  id,
  title,
  size,
  minimum,
  tools,
}: {
  readonly id: string;
  readonly title: string;
  readonly size: number;
  readonly minimum: number;
  readonly tools?: ReactNode;
}) {
  const isEnough = size >= minimum;
  const share = minimum === 0 ? 1 : Math.min(1, size / minimum);
  return (
    <div className={classes(styles.heading, isEnough && styles.enough)}>
      <h2 id={id} className="flex-1 text-l">
        {title}
      </h2>
      {tools}
      <span className={styles.count}>
        {isEnough && <CircleCheck size={16} aria-hidden className={styles.sign} />}
        <b>{size}</b>
        <span className="text-muted">
          <span aria-hidden> / {minimum}</span>
          <span className="visually-hidden"> cards of at least {minimum}</span>
        </span>
      </span>
      <span className={styles.vessel} aria-hidden>
        <span className={styles.fill} style={{ width: `${(share * 100).toFixed(1)}%` }} />
      </span>
    </div>
  );
}
