import type { CSSProperties, ReactNode } from 'react';
import { textFit } from './fit';
import { headParts, operationLine } from './lines';
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
      {headParts(head).map(({ text, bold }) =>
        bold ? <b key={text}>{show(text)}</b> : <span key={text}>{show(text)}</span>,
      )}
      {head !== '' && ' '}
      {show(rest)}
    </span>
  );
}

/** Our sentences for a face that the server draws whole, and that no printed text replaces. */
export function ServedText({ sentences }: { readonly sentences: readonly string[] }) {
  const { size, picture } = textFit(sentences);
  const style = { '--fit': size } as CSSProperties;
  return (
    <span className={styles.operation} style={style} data-picture={picture}>
      {sentences.map((sentence) => (
        <Paragraph key={sentence} sentence={sentence} />
      ))}
    </span>
  );
}
