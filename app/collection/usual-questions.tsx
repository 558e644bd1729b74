import { Button } from '@/app/_ui/base/button';
import { hasWord, toggleWord } from '@/app/_ui/search/query-text';
import { asksToOwn, toggleOwning } from '@/lib/cards/query/edit';
import styles from './collection.module.css';

/** The questions that a collector asks most, a press each. */
export function UsualQuestions({
  text,
  onTextChange,
  isHome,
  isMissing,
  show,
  onShowChange,
}: {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Nothing is asked: what is owned shows. */
  readonly isHome: boolean;
  /** Nothing is asked and nothing is owned: what the decks lack shows. */
  readonly isMissing: boolean;
  readonly show: 'all' | 'spare' | null;
  readonly onShowChange: (show: 'all' | 'spare' | null) => void;
}) {
  const term = (word: string, label: string, rest = '') => (
    <Button
      size="small"
      aria-pressed={hasWord(text, word)}
      onClick={() => onTextChange(toggleWord(text, word))}
    >
      <span>
        {label}
        <span className={styles.rest}>{rest}</span>
      </span>
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of one row, not a form's fields
    <div role="group" aria-label="Show" className={styles.questions}>
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
      <Button
        size="small"
        aria-pressed={show === 'all' || (!isHome && !isMissing && show === null && text === '')}
        onClick={() => {
          onTextChange('');
          onShowChange(show === 'all' ? null : 'all');
        }}
      >
        <span>
          All<span className={styles.rest}> cards</span>
        </span>
      </Button>
      {term('own=0', 'Not owned')}
      {isMissing ? (
        <Button size="small" aria-pressed onClick={() => onShowChange('all')}>
          <span>
            Missing<span className={styles.rest}> for my decks</span>
          </span>
        </Button>
      ) : (
        term('missing:any', 'Missing', ' for my decks')
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
