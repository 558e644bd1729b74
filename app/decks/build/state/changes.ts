import { announce } from '@/app/_ui/base/announce';
import { sayFailed } from '@/app/_ui/stored/attempt';
import { type Card, fullName } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { type DeckPlace, MAX_COUNT } from '@/lib/decks/deck';
import { describeEdit } from '@/lib/decks/describe-edit';
import type { Edit } from '@/lib/decks/edits';
import { cardName } from '@/lib/decks/names';
import { addition, placeName, placeOf } from '@/lib/decks/places';
import { unfinished, verdict } from '@/lib/legality/words';
import { counted } from '@/lib/sentences';
import type { DeckSession } from '@/lib/storage/session';
import type { Derived } from './derived';

/** Every way in which a person changes the deck. Each is stored, undoable and said aloud. */
export function createChanges(session: DeckSession, catalogue: Catalogue, derived: () => Derived) {
  /** Does something and says it, with the verdict where that is another one now. */
  function change(act: () => boolean, said: () => string): void {
    const standing = () => unfinished(derived().report) ?? verdict(derived().report);
    const before = standing();
    if (!act()) return;
    const after = standing();
    const words = before === after ? said() : `${said()} ${after}`;
    if (words !== '') announce(words);
  }

  function made(edit: Edit): boolean {
    const result = session.edit(edit);
    if (!result.ok) sayFailed('That change was not made', result.problems);
    return result.ok;
  }

  function countAt(place: DeckPlace, id: string, name: string, by: number): void {
    const edit = countEdit(place, id, derived().count(place, id), by);
    if (edit === null) return;
    change(
      () => made(edit),
      () => countWords(derived(), place, id, name),
    );
  }

  function step(kind: 'undo' | 'redo'): void {
    const { nextUndo, nextRedo } = session.getSnapshot();
    const line = kind === 'undo' ? nextUndo : nextRedo;
    if (line === null) return;
    const what = describeEdit(line.edit, catalogue);
    change(
      () => {
        session[kind]();
        return true;
      },
      () => `${kind === 'undo' ? 'Undone' : 'Redone'}: ${what}.`,
    );
  }

  return {
    /** `said` is what a screen reader hears in place of the line that the history shows;
     *  nothing where it is empty, as the field that is typed into says it already. */
    edit: (edit: Edit, said?: string) =>
      change(
        () => made(edit),
        () => said ?? `${describeEdit(edit, catalogue)}.`,
      ),
    /** Lays a card on the side list, or takes it off. */
    consider(id: string, on: boolean) {
      const edit = { kind: on ? 'consider' : 'dismiss', card: id } as const;
      change(
        () => made(edit),
        () => `${describeEdit(edit, catalogue)}.`,
      );
    },
    /** One copy of a card of the side list goes where it belongs. */
    bringIn(card: Card) {
      const place = placeOf(card);
      if (place === null) return;
      const label = `${cardName(card.id, catalogue)} added from the side list`;
      const edits = [addition(place, card.id), { kind: 'dismiss', card: card.id }] as const;
      change(
        () => made({ kind: 'several', label, edits }),
        () => countWords(derived(), place, card.id, fullName(card)),
      );
    },
    /** Adds copies of a card where it belongs, or takes them away. */
    count(card: Card, by: number) {
      const place = placeOf(card);
      if (place !== null) countAt(place, card.id, fullName(card), by);
    },
    /** Makes it exactly so many; a home world or a program is there or not. */
    setCount(card: Card, copies: number) {
      const place = placeOf(card);
      if (place === null) return;
      const wanted = place === 'imperial' || place === 'house' ? copies : Math.min(copies, 1);
      countAt(place, card.id, fullName(card), wanted - derived().count(place, card.id));
    },
    /** The same as `count` for a line of the deck, whatever lies there. */
    countAt,
    undo: () => step('undo'),
    redo: () => step('redo'),
    /** Undoes or redoes until so many entries of the history are done. */
    goTo(goal: number) {
      change(
        () => {
          const { cursor } = session.getSnapshot();
          for (let at = cursor; at > goal; at -= 1) session.undo();
          for (let at = cursor; at < goal; at += 1) session.redo();
          return cursor !== goal;
        },
        () => 'The deck is as it was at that point.',
      );
    },
  };
}

/** The edit that changes a count, or null where there is nothing to change. */
function countEdit(place: DeckPlace, card: string, had: number, by: number): Edit | null {
  const most = place === 'homeworld' || place === 'programs' ? 1 : MAX_COUNT;
  const count = Math.min(Math.abs(by), by > 0 ? most - had : had);
  if (count < 1) return null;
  if (by > 0) return addition(place, card, count);
  switch (place) {
    case 'imperial':
    case 'house':
      return { kind: 'remove', list: place, card, count };
    case 'homeworld':
      return { kind: 'set-home-world', card: null };
    case 'programs':
      return { kind: 'remove-program', card };
  }
}

/** "House Battalion: 2 in the House deck, 14 House cards." */
function countWords(
  { resolved, count }: Derived,
  place: DeckPlace,
  id: string,
  name: string,
): string {
  const copies = count(place, id);
  if (place === 'homeworld')
    return copies > 0 ? `${name} is the home world.` : 'No home world is chosen.';
  if (place === 'programs') return `Program ${name} ${copies > 0 ? 'bought' : 'given up'}.`;
  const size = place === 'imperial' ? resolved.imperialSize : resolved.houseSize;
  const cards = counted(size, place === 'imperial' ? 'Imperial card' : 'House card');
  return `${name}: ${copies === 0 ? 'none' : copies} in ${placeName(place)}, ${cards}.`;
}
