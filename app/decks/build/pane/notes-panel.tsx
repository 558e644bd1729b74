import { type FormEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/app/_ui/base/button';
import { TextArea, TextInput } from '@/app/_ui/base/field';
import { sayFailed } from '@/app/_ui/stored/attempt';
import { findDeck, tagDeck } from '@/lib/storage/decks';
import { live } from '@/lib/storage/live';
import { useDerived, useWorkshop } from '../state/workshop';
import styles from './notes-panel.module.css';

/** What the player writes about the deck, and the tags that it is found by. */
export function NotesPanel() {
  const { changes } = useWorkshop();
  const { deck } = useDerived();
  return (
    <div className="flex flex-col gap-5">
      <TextArea
        label="Notes"
        value={deck.notes}
        maxLength={20_000}
        rows={12}
        placeholder="The plan, what to sideboard, what to try next"
        hint="Saved and exported with the deck; undo takes them back too."
        onValueChange={(notes) => changes.edit({ kind: 'set-notes', notes }, 'Notes changed.')}
      />
      <Tags />
    </div>
  );
}

function Tags() {
  const { store, deckId } = useWorkshop();
  const source = useMemo(() => live(store, (from) => findDeck(from, deckId)), [store, deckId]);
  const found = useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot);
  const stored = found?.ok ? found.value : null;
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  if (stored === null) return null;
  const { tags } = stored;

  async function keep(next: readonly string[]): Promise<boolean> {
    const done = await tagDeck(store, deckId, next);
    if (!done.ok) sayFailed('The tags were not changed', done.problems);
    return done.ok;
  }

  async function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '' && (await keep([...tags, text]))) setText('');
  }

  return (
    <section aria-label="Tags" className="flex flex-col gap-3">
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-1">
          {tags.map((tag) => (
            <li key={tag}>
              <Button
                size="small"
                aria-label={`Remove the tag ${tag}`}
                onClick={() => {
                  field.current?.focus();
                  void keep(tags.filter((other) => other !== tag));
                }}
              >
                {tag} <span aria-hidden>×</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.add} onSubmit={(event) => void add(event)}>
        <TextInput
          label="New tag"
          ref={field}
          value={text}
          maxLength={40}
          placeholder="tournament"
          autoComplete="off"
          onValueChange={setText}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          Add the tag
        </Button>
      </form>
    </section>
  );
}
