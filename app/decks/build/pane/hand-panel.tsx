import { useMemo } from 'react';
import { FirstOdds } from '@/app/_deck/odds/first-odds';
import { DealtCards } from '@/app/_deck/opening/dealt-cards';
import { DealtLines } from '@/app/_deck/opening/dealt-lines';
import { freshSeed } from '@/app/_deck/opening/seed';
import { SeedInput } from '@/app/_deck/opening/seed-input';
import { announce } from '@/app/_ui/base/announce';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import type { Card, CardId } from '@/lib/cards/card';
import { dealOpening, laterDraws } from '@/lib/engine/setup/opening';
import { useDerived, useWorkshop } from '../state/workshop';
import { AskOdds } from './ask-odds';
import styles from './hand-panel.module.css';
import { NothingYet } from './nothing-yet';

/** Which hand is looked at, and how: kept while other tabs of the pane show. */
export interface HandLook {
  readonly seed: string;
  /** Faces, or lines with what each card does. */
  readonly faces: boolean;
  /** House cards drawn after the first hand. */
  readonly later: number;
}

/** The first hand and Assembly of the deck as it is now; the same seed deals the same again. */
export function HandPanel({
  look,
  onLookChange,
  onShowCards,
}: {
  readonly look: HandLook;
  readonly onLookChange: (look: HandLook) => void;
  readonly onShowCards: (query: string) => void;
}) {
  const { catalogue, deckId } = useWorkshop();
  const { deck, resolved } = useDerived();
  const { seed, faces } = look;
  const narrow = useMedia(NARROW);
  const dealt = useMemo(() => dealOpening(deck, seed || '1', catalogue), [deck, seed, catalogue]);
  const rest = useMemo(() => laterDraws(deck, seed || '1', catalogue), [deck, seed, catalogue]);
  const later = rest.slice(0, look.later);

  function draw() {
    onLookChange({ ...look, seed: freshSeed(), later: 0 });
    announce('Another hand is dealt.');
  }

  if (resolved.imperialSize + resolved.houseSize === 0)
    return (
      <NothingYet title="No cards to draw yet" onShowCards={onShowCards}>
        Here lies the first hand of seven House cards and the Assembly of three Imperial cards, with
        the odds of what they hold.
      </NothingYet>
    );
  const assembly = dealt.ok && (
    <Dealt
      title="Assembly"
      ids={dealt.value.assembly}
      faces={faces}
      empty="The Imperial deck holds no card."
    />
  );
  return (
    <div className="flex flex-col gap-5">
      <div className={styles.bar}>
        <Button kind="primary" onClick={draw}>
          Draw again
        </Button>
        {later.length < rest.length && (
          <Button onClick={() => onLookChange({ ...look, later: later.length + 1 })}>
            Draw one more
          </Button>
        )}
        <Button
          kind="quiet"
          aria-label={faces ? 'Show as lines' : 'Show as faces'}
          onClick={() => onLookChange({ ...look, faces: !faces })}
        >
          {faces ? 'Lines' : 'Faces'}
        </Button>
      </div>
      {dealt.ok ? (
        <>
          {/* where all is in one look the three come first */}
          {!narrow && assembly}
          <Dealt
            title="Hand"
            ids={[...dealt.value.hand, ...later]}
            faces={faces}
            empty="The House deck holds no card."
          />
          {narrow && assembly}
          <FirstOdds deck={deck} catalogue={catalogue} />
          <AskOdds onDeal={(dealt) => onLookChange({ ...look, seed: dealt, later: 0 })} />
          <div>
            <div className={styles.seed}>
              <SeedInput
                value={seed}
                onValueChange={(typed) => onLookChange({ ...look, seed: typed, later: 0 })}
              />
              <LinkButton
                href={`/play/opening?deck=${encodeURIComponent(deckId)}&seed=${encodeURIComponent(seed)}`}
              >
                Large faces
              </LinkButton>
            </div>
            <p className="mt-2 text-muted text-s">
              A seed deals the same cards again. At the table the first hand stays: there is no
              mulligan.
            </p>
          </div>
        </>
      ) : (
        <p className="text-muted">{dealt.problems.map(({ message }) => message).join(' ')}</p>
      )}
    </div>
  );
}

function Dealt({
  title,
  ids,
  faces,
  empty,
}: {
  readonly title: string;
  readonly ids: readonly CardId[];
  readonly faces: boolean;
  readonly empty: string;
}) {
  const { catalogue } = useWorkshop();
  const cards = ids.flatMap((id) => catalogue.byId.get(id) ?? []);
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <h2 className="flex-1 text-l">
          {title} <span className="text-muted font-normal">{cards.length}</span>
        </h2>
        {cards.length > 0 && <span className="text-muted text-s">{costWords(cards)}</span>}
      </div>
      {cards.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : faces ? (
        <DealtCards cards={cards} className={styles.cards} />
      ) : (
        <DealtLines cards={cards} />
      )}
    </section>
  );
}

/** "14 solaris for all"; what costs X is told apart: "12 solaris for 6, 1 costs X". */
function costWords(cards: readonly Card[]): string {
  const sum = cards.reduce((all, { cost }) => (cost === 'X' ? all : all + cost), 0);
  const open = cards.filter(({ cost }) => cost === 'X').length;
  if (open === 0) return `${sum} solaris for all`;
  const priced = cards.length - open;
  const rest = `${open} ${open === 1 ? 'costs' : 'cost'} X`;
  return priced === 0 ? rest : `${sum} solaris for ${priced}, ${rest}`;
}
