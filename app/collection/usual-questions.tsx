import { Button } from '@/app/_ui/base/button';
import { NativeSelect } from '@/app/_ui/base/native-select';
import { hasWord, toggleWord } from '@/app/_ui/search/query-text';
import { asksToOwn, toggleOwning } from '@/lib/cards/query/edit';
import styles from './collection.module.css';

interface Asking {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Nothing is asked: what is owned shows. */
  readonly isHome: boolean;
  /** Nothing is asked and nothing is owned: what the decks lack shows. */
  readonly isMissing: boolean;
  readonly show: 'all' | 'spare' | null;
  readonly onShowChange: (show: 'all' | 'spare' | null) => void;
}

/** The questions that a collector asks most, a press each. */
export function UsualQuestions({
  text,
  onTextChange,
  isHome,
  isMissing,
  show,
  onShowChange,
}: Asking) {
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
    <div role="group" aria-label="Show" className={styles.questions}>
      <Button
        size="small"
        aria-pressed={show === 'all' || (!isHome && !isMissing && show === null && text === '')}
        onClick={() => {
          onTextChange('');
          onShowChange(show === 'all' ? null : 'all');
        }}
      >
        All cards
      </Button>
      <Button
        size="small"
        aria-pressed={isHome || asksToOwn(text)}
        onClick={() => {
          if (text === '' && show !== null) onShowChange(null);
          else if (!isHome) onTextChange(toggleOwning(text));
        }}
      >
        Owned
      </Button>
      {term('own=0', 'Not owned')}
      {isMissing ? (
        <Button size="small" aria-pressed onClick={() => onShowChange('all')}>
          Missing for my decks
        </Button>
      ) : (
        term('missing:any', 'Missing for my decks')
      )}
      <Button
        size="small"
        aria-pressed={show === 'spare'}
        title="More than any one deck may hold, and more than all your decks take"
        onClick={() => onShowChange(show === 'spare' ? null : 'spare')}
      >
        To trade
      </Button>
    </div>
  );
}

const QUESTIONS = {
  all: 'All cards',
  owned: 'Owned',
  none: 'Not owned',
  missing: 'Missing',
  spare: 'To trade',
} as const;
type Question = keyof typeof QUESTIONS;

/** The same questions where there is room for one: a list of them, whose choice takes the place of the last. */
export function QuestionSelect(asking: Asking) {
  const { text, onTextChange, show, onShowChange } = asking;
  const asked = questionOf(asking);
  const ask = (question: Question) => {
    const rest = withoutQuestion(text);
    onShowChange(question === 'all' || question === 'spare' ? question : null);
    if (question === 'owned' && !(rest === '' && show !== null)) onTextChange(toggleOwning(rest));
    else if (question === 'none') onTextChange(toggleWord(rest, 'own=0'));
    else if (question === 'missing') onTextChange(toggleWord(rest, 'missing:any'));
    else onTextChange(question === 'all' ? '' : rest);
  };
  return (
    <NativeSelect
      className={styles.asked}
      aria-label="Show"
      value={asked ?? ''}
      onChange={({ target }) => ask(target.value as Question)}
    >
      {asked === null && <option value="">As asked</option>}
      {Object.entries(QUESTIONS).map(([question, label]) => (
        <option key={question} value={question}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Which of them is asked; null where something else is. */
function questionOf({ text, isHome, isMissing, show }: Asking): Question | null {
  if (show === 'spare') return 'spare';
  if (isHome || asksToOwn(text)) return 'owned';
  if (hasWord(text, 'own=0')) return 'none';
  if (isMissing || hasWord(text, 'missing:any')) return 'missing';
  return text === '' || show === 'all' ? 'all' : null;
}

function withoutQuestion(text: string): string {
  const rest = asksToOwn(text) ? toggleOwning(text) : text;
  return ['own=0', 'missing:any'].reduce(
    (left, word) => (hasWord(left, word) ? toggleWord(left, word) : left),
    rest,
  );
}
