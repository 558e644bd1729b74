import type { Edition } from '@/lib/board/rules/book';
import { Segments } from '../segments';

const CHOICES = [
  ['both', 'Both editions'],
  ['2019', '2019'],
  ['descartes', 'Descartes'],
] as const;
const TERM = /(^|\s)edition:(2019|descartes)(?=\s|$)/;

/** The edition that a search is limited to, as its text has it. */
export function editionIn(text: string): Edition | null {
  const asked = TERM.exec(text)?.[2];
  return asked === '2019' || asked === 'descartes' ? asked : null;
}

/** Limits a search to the cards of one edition, as a term of its text. */
export function EditionPick({
  text,
  onText,
}: {
  readonly text: string;
  readonly onText: (text: string) => void;
}) {
  const asked = editionIn(text);
  return (
    <Segments
      legend="Edition"
      isLegendHidden
      name="edition"
      options={CHOICES}
      value={asked ?? 'both'}
      onValueChange={(edition) => {
        const rest = text.replace(TERM, '').trim();
        onText(edition === 'both' ? rest : `${rest} edition:${edition}`.trim());
      }}
    />
  );
}
