'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOwnDecks } from '@/app/_deck/library/decks-with';
import { Button, type ButtonProps } from '@/app/_ui/base/button';
import { late } from '@/app/_ui/base/late';
import type { Card } from '@/lib/cards/card';
import { placeOf } from '@/lib/decks/places';
import type { Power } from '@/lib/rules/powers';

// Fetched beside the page; its button stands there from the start.
const AddToDeck = late(() => import('./add-to-deck').then((module) => module.AddToDeck));

/** The way of a card into a deck; nothing where no deck has a place for it. */
export function AddAct({
  card,
  sponsors,
  ...look
}: {
  readonly card: Card;
  /** In whose decks it could stand. */
  readonly sponsors: readonly Power[];
} & Pick<ButtonProps, 'kind' | 'size'>) {
  const own = useOwnDecks();
  /** Pressed before its menu was there. */
  const [isWanted, setIsWanted] = useState(false);
  if (placeOf(card) === null) return null;
  return (
    <AddToDeck
      card={card}
      decks={own}
      sponsors={sponsors}
      isWanted={isWanted}
      look={look}
      meanwhile={
        <Button
          {...look}
          aria-haspopup="menu"
          aria-busy={isWanted}
          onClick={() => setIsWanted(true)}
        >
          <Plus size={16} aria-hidden /> Add to a deck
        </Button>
      }
    />
  );
}
