import { Dices } from 'lucide-react';
import { useMemo } from 'react';
import { DealtCards } from '@/app/_deck/opening/dealt-cards';
import { freshSeed } from '@/app/_deck/opening/seed';
import { SeedInput } from '@/app/_deck/opening/seed-input';
import { announce } from '@/app/_ui/base/announce';
import { Button, LinkButton } from '@/app/_ui/base/button';
import type { CardId } from '@/lib/cards/card';
import { dealOpening } from '@/lib/engine/setup/opening';
import { useDerived, useWorkshop } from '../state/workshop';
import { AskOdds } from './ask-odds';
import { FirstOdds } from './first-odds';
import styles from './hand-panel.module.css';

/** The first hand and Assembly of the deck as it is now; the same seed deals the same again. */
export function HandPanel({
  seed,
  onSeedChange,
}: {
  readonly seed: string;
  readonly onSeedChange: (seed: string) => void;
}) {
  const { catalogue, deckId } = useWorkshop();
  const { deck } = useDerived();
  const dealt = useMemo(() => dealOpening(deck, seed || '1', catalogue), [deck, seed, catalogue]);

  function draw() {
    onSeedChange(freshSeed());
    announce('Another hand is dealt.');
  }

  return (
    <div className="flex flex-col gap-4">
      <div className={styles.bar}>
        <Button kind="primary" onClick={draw}>
          <Dices size={16} aria-hidden />
          Draw again
        </Button>
        <SeedInput value={seed} onValueChange={onSeedChange} />
      </div>
      {dealt.ok ? (
        <>
          <FirstOdds />
          <AskOdds onDeal={onSeedChange} />
          <Dealt title="Hand" ids={dealt.value.hand} empty="The House deck holds no card." />
          <Dealt
            title="Assembly"
            ids={dealt.value.assembly}
            empty="The Imperial deck holds no card."
          />
          <LinkButton
            size="small"
            className={styles.more}
            href={`/play/opening?deck=${encodeURIComponent(deckId)}&seed=${encodeURIComponent(seed)}`}
          >
            Large faces
          </LinkButton>
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
  empty,
}: {
  readonly title: string;
  readonly ids: readonly CardId[];
  readonly empty: string;
}) {
  const { catalogue } = useWorkshop();
  const cards = ids.flatMap((id) => catalogue.byId.get(id) ?? []);
  return (
    <section aria-label={title}>
      <h2 className="text-l">
        {title} <span className="text-muted font-normal">{cards.length}</span>
      </h2>
      {cards.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <DealtCards cards={cards} className={styles.cards} />
      )}
    </section>
  );
}
