import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { describeDeck } from '@/app/_deck/library/deck-actions';
import { announce } from '@/app/_ui/base/announce';
import { Button, IconButton } from '@/app/_ui/base/button';
import { Dialog, DialogClose } from '@/app/_ui/base/dialog';
import { TextArea, TextInput } from '@/app/_ui/base/field';
import { deckTitle } from '@/lib/decks/title';
import type { StoredDeck } from '@/lib/storage/decks';
import styles from './describe-dialog.module.css';
import { addTags, MAX_TAG } from './tags';

export interface DescribeDialogProps {
  readonly stored: StoredDeck;
  /** Tags in use on any deck. */
  readonly known: readonly string[];
  readonly onClose: () => void;
}

/** A deck's tags and its note, changed together and stored with one button. */
export function DescribeDialog({ stored, known, onClose }: DescribeDialogProps) {
  const [tags, setTags] = useState(stored.tags);
  const [typed, setTyped] = useState('');
  const [notes, setNotes] = useState(stored.deck.notes);
  const [isStoring, setStoring] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const offered = known.filter((tag) => !tags.includes(tag));

  function add(text: string) {
    const next = addTags(tags, text);
    setTyped('');
    setTags(next);
    if (next.length > tags.length) announce(`Tag ${next.slice(tags.length).join(', ')} added`);
  }

  function remove(tag: string) {
    setTags(tags.filter((other) => other !== tag));
    announce(`Tag ${tag} removed`);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '') {
      const last = tags.at(-1);
      if (last !== undefined) remove(last);
    }
  }

  async function store() {
    setStoring(true);
    const isStored = await describeDeck(stored, addTags(tags, typed), notes);
    setStoring(false);
    if (isStored) onClose();
  }

  return (
    <Dialog
      onClose={onClose}
      title={`Tags and note of ${deckTitle(stored.deck)}`}
      initialFocus={input}
      foot={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button kind="primary" disabled={isStoring} onClick={() => void store()}>
            {isStoring ? 'Storing…' : 'Store'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {tags.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label="Tags of this deck">
            {tags.map((tag) => (
              <li key={tag} className={styles.tag}>
                <span>{tag}</span>
                <IconButton size="small" label={`Remove tag ${tag}`} onClick={() => remove(tag)}>
                  <X size={14} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
        <TextInput
          ref={input}
          label="Add a tag"
          hint="Enter or a comma ends a tag: tournament, two players, to try"
          value={typed}
          maxLength={MAX_TAG}
          autoComplete="off"
          onValueChange={(text) => (text.includes(',') ? add(text) : setTyped(text))}
          onKeyDown={onKeyDown}
        />
        {offered.length > 0 && (
          <div className="flex flex-wrap items-center gap-2 text-muted text-s">
            <span>In use:</span>
            {offered.slice(0, 12).map((tag) => (
              <Button key={tag} size="small" aria-label={`Add tag ${tag}`} onClick={() => add(tag)}>
                {tag}
              </Button>
            ))}
          </div>
        )}
        <TextArea
          label="Note"
          hint="The deck’s own notes; they go with it into every file."
          value={notes}
          rows={6}
          maxLength={20_000}
          onValueChange={setNotes}
        />
      </div>
    </Dialog>
  );
}
