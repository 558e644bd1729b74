import { type ReactNode, useMemo, useState } from 'react';
import { Dealt } from '@/app/_deck/opening/dealt';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { PhoneParts } from '@/app/_ui/base/phone-parts';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { CardLine } from '@/app/_ui/card/card-line';
import { ViewSwitch } from '@/app/_ui/card/view-switch';
import { RuleLinks } from '@/app/_ui/rules/rule-links';
import type { Card, CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { dealOpening, type Opening } from '@/lib/engine/setup/opening';
import { plural } from '@/lib/sentences';
import styles from './opening.module.css';
import { useOpeningUrl } from './use-opening-url';

/** The table before the first turn: what the House holds, draws and has in its Domain. */
export function DealtOpening({
  deck,
  seed,
  catalogue,
  children,
}: {
  readonly deck: Deck;
  readonly seed: string;
  readonly catalogue: Catalogue;
  /** What stands beside the Assembly. */
  readonly children: ReactNode;
}) {
  const [part, setPart] = useState<Part>('cards');
  const [url, setUrl] = useOpeningUrl();
  const narrow = useMedia(NARROW);
  const dealt = useMemo(() => dealOpening(deck, seed, catalogue), [deck, seed, catalogue]);
  if (!dealt.ok)
    return (
      <EmptyState tone="failed" title="This deck cannot be dealt">
        {dealt.problems.map((problem) => problem.message).join(' ')} Mend the list in the builder;
        nothing was changed.
      </EmptyState>
    );
  const opening = dealt.value;
  const view = url.view ?? (narrow ? 'rows' : 'faces');
  return (
    <>
      <PhoneParts label="Parts of the opening" parts={PARTS} value={part} onValueChange={setPart} />
      <div className={styles.parts} data-view={part}>
        <div className={styles.hand} data-part="cards">
          <Figures opening={opening} />
          <Dealt
            title="Hand"
            cards={cardsOf(opening.hand, catalogue)}
            view={view}
            empty="The House deck holds no card."
          >
            <ViewSwitch
              view={view}
              onViewChange={(next) => void setUrl({ view: next })}
              className={styles.views}
            />
          </Dealt>
        </div>
        <div className={styles.rest} data-part="cards">
          <Dealt
            title="Assembly"
            cards={cardsOf(opening.assembly, catalogue)}
            view={view}
            empty="The Imperial deck holds no card."
          />
          <Domain deck={deck} catalogue={catalogue} />
        </div>
        <div data-part="odds">{children}</div>
      </div>
    </>
  );
}

/** What a phone shows at a time. */
const PARTS = [
  ['cards', 'Hand and Assembly'],
  ['odds', 'Odds'],
] as const;
type Part = (typeof PARTS)[number][0];

function cardsOf(ids: readonly CardId[], catalogue: Catalogue): readonly Card[] {
  return ids.flatMap((id) => catalogue.byId.get(id) ?? []);
}

function Figures({ opening }: { readonly opening: Opening }) {
  const figures = [
    ['Treasury', opening.treasury, 'solaris'],
    ['Favor', opening.favor, ''],
    ['Hoard', opening.hoard, 'spice'],
    ['Guild Hoard', opening.guildHoard, 'spice'],
    ['CROE', opening.croe, plural(opening.croe, 'solari a spice', 'solaris a spice')],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value, unit]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b> <span className="wide-only">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What lies on the table: the home world deployed, Dune subdued, the programs out of sight. */
function Domain({ deck, catalogue }: { readonly deck: Deck; readonly catalogue: Catalogue }) {
  const homeWorld = deck.homeWorld === null ? undefined : catalogue.byId.get(deck.homeWorld);
  const dune = catalogue.cards.find((card) => card.deck === 'dune');
  return (
    <section aria-label="Domain">
      <h2 className="mb-2">Domain</h2>
      <ul className={styles.domain}>
        {homeWorld ? (
          <DomainCard card={homeWorld} note="Home world, deployed" />
        ) : (
          <li className="text-muted">No home world is chosen.</li>
        )}
        {dune && <DomainCard card={dune} note="Subdued, no deferment tokens" />}
        {cardsOf(deck.programs, catalogue).map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a program bought twice differs by place alone
          <DomainCard key={`${card.id}-${place}`} card={card} note="Program, concealed" />
        ))}
      </ul>
      <p className="mt-3 text-muted text-s">
        The rules of the hand, Assembly and Domain:{' '}
        <RuleLinks ids={['TAT-5.2.3-02', 'TAT-5.2.1-03', 'TAT-5.2.2-02']} quiet />
      </p>
    </section>
  );
}

function DomainCard({ card, note }: { readonly card: Card; readonly note: string }) {
  return (
    <li>
      <CardLine card={card} note={note} picture linked />
    </li>
  );
}
