import { useMemo } from 'react';
import { FirstOdds } from '@/app/_deck/odds/first-odds';
import { Dealt } from '@/app/_deck/opening/dealt';
import { freshSeed } from '@/app/_deck/opening/seed';
import { SeedInput } from '@/app/_deck/opening/seed-input';
import { announce } from '@/app/_ui/base/announce';
import { Button, LinkButton } from '@/app/_ui/base/button';
import { type View, ViewSwitch } from '@/app/_ui/card/view-switch';
import type { CardId } from '@/lib/cards/card';
import { dealOpening, laterDraws } from '@/lib/engine/setup/opening';
import { useDerived, useWorkshop } from '../state/workshop';
import { AskOdds } from './ask-odds';
import styles from './hand-panel.module.css';
import { NothingYet } from './nothing-yet';

/** Which hand is looked at, and how: kept while other tabs of the pane show. */
export interface HandLook {
  readonly seed: string;
  readonly view: View;
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
  const { seed, view } = look;
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
  const cardsOf = (ids: readonly CardId[]) => ids.flatMap((id) => catalogue.byId.get(id) ?? []);
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
        <ViewSwitch
          view={view}
          onViewChange={(next) => onLookChange({ ...look, view: next })}
          className="ms-auto"
        />
      </div>
      {dealt.ok ? (
        <>
          <Dealt
            title="Hand"
            cards={cardsOf([...dealt.value.hand, ...later])}
            view={view}
            empty="The House deck holds no card."
          />
          <Dealt
            title="Assembly"
            cards={cardsOf(dealt.value.assembly)}
            view={view}
            empty="The Imperial deck holds no card."
          />
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
