import { useState } from 'react';
import styles from './figure.module.css';

/** A number that shows for a moment that it has changed. */
export function Figure({ value }: { readonly value: number }) {
  const [last, setLast] = useState({ value, isNew: false });
  // what comes into sight has not changed
  if (last.value !== value) setLast({ value, isNew: true });
  return (
    <b key={value} className={last.isNew ? styles.figure : undefined}>
      {value}
    </b>
  );
}
