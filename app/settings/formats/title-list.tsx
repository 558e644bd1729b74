import { X } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { announce } from '@/app/_ui/base/announce';
import { Button, IconButton } from '@/app/_ui/base/button';
import { TextInput } from '@/app/_ui/base/field';
import { CARDS_NOT_FETCHED } from '@/app/_ui/data/not-fetched';
import { catalogueReady, useCatalogue } from '@/app/_ui/data/use-catalogue';
import type { Card } from '@/lib/cards/card';
import { fold } from '@/lib/words/fold';
import styles from '../settings.module.css';

const titleOf = ({ title }: Card) => title;

/** Titles of cards, added by typing a name that the catalogue knows. */
export function TitleList({
  label,
  hint,
  titles,
  onChange,
}: {
  readonly label: string;
  readonly hint: string;
  readonly titles: readonly string[];
  readonly onChange: (titles: readonly string[]) => void;
}) {
  const id = useId();
  const state = useCatalogue();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const known = useMemo(
    () => [...new Set(state.status === 'ready' ? state.catalogue.cards.map(titleOf) : [])],
    [state],
  );

  async function add() {
    const catalogue = await catalogueReady().then(
      (ready) => ready.catalogue,
      () => null,
    );
    const title = catalogue?.cards.map(titleOf).find((one) => fold(one) === fold(typed));
    if (title === undefined) {
      setProblem(catalogue ? 'No card has this title.' : `${CARDS_NOT_FETCHED}.`);
      return;
    }
    if (!titles.includes(title)) onChange([...titles, title].sort((a, b) => a.localeCompare(b)));
    announce(`${title} added to ${label.toLowerCase()}`);
    setTyped('');
    setProblem(undefined);
  }

  function takeOff(title: string) {
    onChange(titles.filter((one) => one !== title));
    announce(`${title} taken off ${label.toLowerCase()}`);
    // the button goes away with its title
    input.current?.focus();
  }

  return (
    <div className="flex flex-col gap-2">
      <div className={styles.addTitle}>
        <TextInput
          ref={input}
          label={label}
          hint={hint}
          problem={problem}
          value={typed}
          list={id}
          placeholder="A card’s title"
          autoComplete="off"
          onValueChange={(value) => {
            setTyped(value);
            setProblem(undefined);
          }}
          onKeyDown={(event) => {
            // Enter adds the title; it must not save the whole format.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void add();
          }}
        />
        <Button onClick={() => void add()} disabled={typed.trim() === ''}>
          Add
        </Button>
      </div>
      <datalist id={id}>
        {known.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      {titles.length > 0 && (
        <ul className={styles.chips} aria-label={label}>
          {titles.map((title) => (
            <li key={title}>
              {title}
              <IconButton
                size="small"
                label={`Take ${title} off: ${label.toLowerCase()}`}
                onClick={() => takeOff(title)}
              >
                <X size={14} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
