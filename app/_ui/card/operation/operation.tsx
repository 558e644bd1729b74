'use client';

import { useContext } from 'react';
import type { Card, CardId } from '@/lib/cards/card';
import { gist } from './lines';
import { MarkContext } from './mark';
import styles from './operation.module.css';
import { fitted, Paragraph } from './paragraph';
import { useOperation } from './use-operation';

/** The text of a card for its face, as large as its length allows. */
export function Operation({
  card,
  sentences,
}: {
  readonly card: CardId;
  readonly sentences?: readonly string[] | undefined;
}) {
  const said = useOperation(card, sentences);
  if (said === null) return null;
  return (
    <span className={styles.operation} {...fitted(said)}>
      <Paragraphs said={said} />
    </span>
  );
}

/** The same in a place of its own, in the size of what stands round it. */
export function CardText({ card }: { readonly card: CardId }) {
  const said = useOperation(card);
  return said && <Paragraphs said={said} />;
}

/** The text of a card, a paragraph for each thing that it does. */
export function Paragraphs({ said }: { readonly said: readonly string[] }) {
  const mark = useContext(MarkContext);
  const show = mark?.show ?? ((text: string) => text);
  return said.map((sentence) => <Paragraph key={sentence} sentence={sentence} show={show} />);
}

/** The first words of what a card does, for a line of a list; as much of it as the line has room for. */
export function Gist({ card }: { readonly card: Card }) {
  const said = useOperation(card.id);
  const mark = useContext(MarkContext);
  if (said === null) return null;
  const line = gist(said, card.title);
  return mark === null ? line : mark.show(mark.begin(line));
}
