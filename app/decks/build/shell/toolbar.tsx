import { ChevronLeft, Redo2, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '@/app/_ui/base/button';
import { Link } from '@/app/_ui/base/link';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { SponsorSeal } from '@/app/_ui/icons/sponsor-seal';
import { useTitle } from '@/app/_ui/offline/use-title';
import { describeEdit } from '@/lib/decks/describe-edit';
import { deckTitle } from '@/lib/decks/title';
import { SaveState } from '../save/saving';
import { useDeckPart, useSnapshot, useWorkshop } from '../state/workshop';
import { DeckMenu } from './deck-menu';
import { HeadFigures } from './head-figures';
import styles from './toolbar.module.css';

/** The head of the builder: which deck this is, how its saving stands, undo, and where it can go. */
export const Toolbar = memo(function Toolbar() {
  const sponsor = useDeckPart(({ deck }) => deck.sponsor);
  const narrow = useMedia(NARROW);
  // below, a line of its own says the sizes
  const hasFigures = useMedia('(min-width: 961px)');
  useTitle(useDeckPart(({ deck }) => deckTitle(deck)));
  return (
    <div className={styles.toolbar}>
      {narrow ? (
        <Link href="/decks" aria-label="All decks" className={styles.back}>
          <ChevronLeft size={22} aria-hidden />
        </Link>
      ) : (
        <SponsorSeal power={sponsor} size="small" />
      )}
      <div className="flex-1 min-w-0">
        <Names hasHouse={!narrow} />
        <div className="flex items-center gap-3 text-s">
          {!narrow && (
            <Link href="/decks" className={styles.allDecks}>
              All decks
            </Link>
          )}
          <SaveState />
        </div>
      </div>
      {hasFigures && <HeadFigures />}
      <div className="flex items-center gap-1">
        <Steps />
        <DeckMenu />
      </div>
    </div>
  );
});

/** The two names, to be written over where they stand; on a phone that of the House stands in the deck. */
function Names({ hasHouse }: { readonly hasHouse: boolean }) {
  const { changes } = useWorkshop();
  const name = useDeckPart(({ deck }) => deck.name);
  const houseName = useDeckPart(({ deck }) => deck.houseName);
  const title = useDeckPart(({ deck }) => deckTitle(deck));
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
      {hasHouse && (
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
      )}
    </div>
  );
}

/** Undo and redo; each says what it would take back or bring again. */
function Steps() {
  const { changes, catalogue } = useWorkshop();
  const { nextUndo, nextRedo } = useSnapshot();
  const steps = [
    ['Undo', nextUndo, changes.undo, 'Z', Undo2],
    ['Redo', nextRedo, changes.redo, 'Shift+Z', Redo2],
  ] as const;
  return steps.map(([name, line, act, key, Sign]) => (
    <IconButton
      key={name}
      size="small"
      className={styles.step}
      label={line === null ? name : `${name}: ${describeEdit(line.edit, catalogue)}`}
      disabled={line === null}
      onClick={act}
      aria-keyshortcuts={`Control+${key} Meta+${key}`}
    >
      <Sign size={18} aria-hidden />
    </IconButton>
  ));
}
