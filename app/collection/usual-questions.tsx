import { Button } from '@/app/_ui/base/button';
import { hasWord, toggleWord } from '@/app/_ui/search/query-text';
import { asksToOwn, toggleOwning } from '@/lib/cards/query/edit';

/** The questions that a collector asks most, a press each. */
export function UsualQuestions({
  text,
  onTextChange,
}: {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
}) {
  const term = (word: string, label: string) => (
    <Button
      size="small"
      aria-pressed={hasWord(text, word)}
      onClick={() => onTextChange(toggleWord(text, word))}
    >
      {label}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of one row, not a form's fields
    <div role="group" aria-label="Show" className="flex flex-wrap gap-2">
      <Button
        size="small"
        aria-pressed={asksToOwn(text)}
        onClick={() => onTextChange(toggleOwning(text))}
      >
        Owned
      </Button>
      {term('own=0', 'Not owned')}
      {term('missing:any', 'Missing for my decks')}
    </div>
  );
}
