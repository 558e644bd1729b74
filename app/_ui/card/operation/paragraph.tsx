import type { CSSProperties, ReactNode } from 'react';
import { textFit, wallFit } from './fit';
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

/** How large a text stands on a face, and which picture it leaves room for; on a wall of faces too. */
export function fitted(said: readonly string[]) {
  const { size, picture } = textFit(said);
  const [wide, narrow] = [wallFit(said, 'wide'), wallFit(said, 'narrow')];
  return {
    style: { '--fit': size, '--wide': wide.size, '--narrow': narrow.size } as CSSProperties,
    'data-picture': picture,
    'data-wide': wide.picture,
    'data-narrow': narrow.picture,
  };
}

/** Our sentences for a face that the server draws whole, and that no printed text replaces. */
export function ServedText({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <span className={styles.operation} {...fitted(sentences)}>
      {sentences.map((sentence) => (
        <Paragraph key={sentence} sentence={sentence} />
      ))}
    </span>
  );
}
