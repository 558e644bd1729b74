import { Face, type FaceProps } from './face';
import { Operation } from './operation/operation';

export interface CardFaceProps extends Omit<FaceProps, 'text'> {
  /** What it does in our words, where the page has it; else the face fetches it. */
  readonly sentences?: readonly string[] | undefined;
}

/** A whole card that says what it does in the words that the reader wants: the printed ones, or ours. */
export function CardFace({ sentences, ...face }: CardFaceProps) {
  return <Face {...face} text={<Operation card={face.card.id} sentences={sentences} />} />;
}
