import type { CSSProperties, ReactNode } from 'react';
import { textSize } from './fit';
import { operationLine } from './lines';
import styles from './operation.module.css';

/** One thing that a card does, what it takes in bold. */
export function Paragraph({
  sentence,
  show = (text) => text,
}: {
  readonly sentence: string;
  readonly show?: (text: string) => ReactNode;
}) {
  const { head, rest } = operationLine(sentence);
  return (
    <span className={styles.paragraph}>
      {head !== '' && <b>{show(head)} </b>}
      {show(rest)}
    </span>
  );
}

/** Our sentences for a face that the server draws whole, and that no printed text replaces. */
export function ServedText({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <span className={styles.operation} style={{ '--fit': textSize(sentences) } as CSSProperties}>
      {sentences.map((sentence) => (
        <Paragraph key={sentence} sentence={sentence} />
      ))}
    </span>
  );
}
