import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DeckChoice, deckOptions, useDeckChoices } from '@/app/_deck/library/deck-choices';
import { IconButton } from '@/app/_ui/base/button';
import { Select } from '@/app/_ui/base/select';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { Deck } from '@/lib/decks/deck';
import { deckTitle } from '@/lib/decks/title';

/** The decks that an address names: ids of own ones, and samples. */
interface Named {
  readonly deck: readonly string[];
  readonly sample: readonly string[];
}

type SetNamed = (next: { deck?: string[]; sample?: string[] }) => unknown;

/** The decks that an address names, own ones first; what is not in this browser is `missing`. */
export function useNamedDecks({ deck, sample }: Named, setUrl: SetNamed) {
  const { choices, isRead } = useDeckChoices();
  const wanted = [...deck.map((id) => `deck ${id}`), ...sample.map((id) => `sample ${id}`)];
  const chosen = wanted.flatMap((wish) => choices.find(({ ref }) => ref === wish) ?? []);
  return {
    chosen,
    missing: isRead ? wanted.length - chosen.length : 0,
    isWaiting: !isRead && deck.length > 0,
    left: choices.filter((choice) => !chosen.includes(choice)),
    add(ref: string) {
      const [kind, id = ''] = ref.split(' ', 2);
      void setUrl(kind === 'deck' ? { deck: [...deck, id] } : { sample: [...sample, id] });
    },
    remove({ ref }: DeckChoice) {
      void setUrl({
        deck: deck.filter((id) => `deck ${id}` !== ref),
        sample: sample.filter((id) => `sample ${id}` !== ref),
      });
    },
  };
}

export type NamedDecks = ReturnType<typeof useNamedDecks>;

/** Adds one deck at a time: the player's own first, then the samples; not those that are chosen. */
export function DeckPicker({
  decks: { left, add },
  placeholder = 'Choose a deck',
}: {
  readonly decks: NamedDecks;
  readonly placeholder?: string | undefined;
}) {
  return (
    <Select
      label="Add a deck"
      value={null}
      placeholder={placeholder}
      disabled={left.length === 0}
      options={deckOptions(left)}
      onValueChange={add}
    />
  );
}

/** The parts of a chosen deck's line: what it is, what is asked about it, and how to take it out. */
export function ChosenDeck({
  deck,
  note,
  children,
  onRemove,
}: {
  readonly deck: Deck;
  readonly note?: string;
  readonly children?: ReactNode;
  readonly onRemove: () => void;
}) {
  const title = deckTitle(deck);
  return (
    <>
      <span className="flex gap-2 items-center min-w-0 wrap-anywhere">
        <PowerIcon power={deck.sponsor} coloured named />
        <span>
          {title} {note && <span className="block text-muted text-s">{note}</span>}
        </span>
      </span>
      {children}
      <IconButton label={`Take out ${title}`} size="small" onClick={onRemove}>
        <X size={16} aria-hidden />
      </IconButton>
    </>
  );
}
