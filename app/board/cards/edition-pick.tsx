import { SignRadios } from '@/app/_ui/base/sign-radios';
import type { Edition } from '@/lib/board/rules/book';

const CHOICES = [
  { value: 'both', label: 'Both editions' },
  { value: '2019', label: '2019' },
  { value: 'descartes', label: 'Descartes' },
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
    <SignRadios
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
