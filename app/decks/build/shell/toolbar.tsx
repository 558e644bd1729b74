'use client';

import { Redo2, Undo2 } from 'lucide-react';
import Link from 'next/link';
import { memo } from 'react';
import { IconButton } from '@/app/_ui/base/button';
import { SponsorSeal } from '@/app/_ui/icons/sponsor-seal';
import { describeEdit } from '@/lib/decks/describe-edit';
import { deckTitle } from '@/lib/decks/title';
import { SaveState } from '../save/save-state';
import type { Derived } from '../state/derived';
import { useDeckPart, useSnapshot, useWorkshop } from '../state/workshop';
import { DeckMenu } from './deck-menu';
import styles from './toolbar.module.css';

/** The head of the builder: which deck this is, how its saving stands, undo, and where it can go. */
export const Toolbar = memo(function Toolbar() {
  const sponsor = useDeckPart(sponsorOf);
  return (
    <div className={styles.toolbar}>
      <SponsorSeal power={sponsor} size="small" />
      <div className="flex-1 min-w-0">
        <Names />
        <div className="flex items-center gap-3 text-s">
          <Link href="/decks" className={styles.back}>
            All decks
          </Link>
          <SaveState />
        </div>
      </div>
      <div className="flex items-center gap-1">
        <Steps />
        <DeckMenu />
      </div>
    </div>
  );
});

/** The two names, to be written over where they stand. */
function Names() {
  const { changes } = useWorkshop();
  const name = useDeckPart(nameOf);
  const houseName = useDeckPart(houseNameOf);
  const title = useDeckPart(titleOf);
  return (
    <div className={styles.fields}>
      <h1 className="visually-hidden">Deck builder: {title}</h1>
      <input
        className={styles.deckName}
        aria-label="Deck name"
        value={name}
        maxLength={200}
        placeholder="Name this deck"
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) =>
          changes.edit({ kind: 'set-name', name: currentTarget.value }, '')
        }
      />
      <input
        className={styles.houseName}
        aria-label="House name"
        value={houseName}
        maxLength={200}
        placeholder="Name the House"
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) =>
          changes.edit({ kind: 'set-house-name', houseName: currentTarget.value }, '')
        }
      />
    </div>
  );
}

/** Undo and redo; each says what it would take back or bring again. */
function Steps() {
  const { changes, catalogue } = useWorkshop();
  const { nextUndo, nextRedo } = useSnapshot();
  const undoes = nextUndo ? `: ${describeEdit(nextUndo.edit, catalogue)}` : '';
  const redoes = nextRedo ? `: ${describeEdit(nextRedo.edit, catalogue)}` : '';
  return (
    <>
      <IconButton
        size="small"
        label={`Undo${undoes}`}
        disabled={nextUndo === null}
        onClick={changes.undo}
        aria-keyshortcuts="Control+Z Meta+Z"
      >
        <Undo2 size={18} aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        label={`Redo${redoes}`}
        disabled={nextRedo === null}
        onClick={changes.redo}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
      >
        <Redo2 size={18} aria-hidden />
      </IconButton>
    </>
  );
}

const sponsorOf = ({ deck }: Derived) => deck.sponsor;
const nameOf = ({ deck }: Derived) => deck.name;
const houseNameOf = ({ deck }: Derived) => deck.houseName;
const titleOf = ({ deck }: Derived) => deckTitle(deck);
