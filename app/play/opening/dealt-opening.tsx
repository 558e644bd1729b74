import { type ReactNode, useMemo, useState } from 'react';
import { DealtCards } from '@/app/_deck/opening/dealt-cards';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { PhoneParts } from '@/app/_ui/base/phone-parts';
import { CardLine } from '@/app/_ui/card/card-line';
import { RuleLinks } from '@/app/_ui/rules/rule-links';
import type { Card, CardId } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { dealOpening, type Opening } from '@/lib/engine/setup/opening';
import { plural } from '@/lib/sentences';
import styles from './opening.module.css';

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
  /** What stands beside the cards. */
  readonly children: ReactNode;
}) {
  const [part, setPart] = useState<Part>('hand');
  const dealt = useMemo(() => dealOpening(deck, seed, catalogue), [deck, seed, catalogue]);
  if (!dealt.ok)
    return (
      <EmptyState tone="failed" title="This deck cannot be dealt">
        {dealt.problems.map((problem) => problem.message).join(' ')} Mend the list in the builder;
        nothing was changed.
      </EmptyState>
    );
  const opening = dealt.value;
  return (
    <>
      <PhoneParts label="Parts of the opening" parts={PARTS} value={part} onValueChange={setPart} />
      <div className={styles.parts} data-view={part}>
        <div data-part="assembly">
          <Figures opening={opening} />
        </div>
        <Dealt
          part="hand"
          title="Hand"
          cards={cardsOf(opening.hand, catalogue)}
          empty="The House deck holds no card."
        />
        <Dealt
          part="assembly"
          title="Assembly"
          cards={cardsOf(opening.assembly, catalogue)}
          empty="The Imperial deck holds no card."
        />
        <Domain deck={deck} catalogue={catalogue} />
        <div className={styles.odds} data-part="odds">
          {children}
        </div>
      </div>
    </>
  );
}

/** What a phone shows at a time. */
const PARTS = [
  ['hand', 'Hand'],
  ['assembly', 'Assembly'],
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

function Dealt({
  part,
  title,
  cards,
  empty,
}: {
  readonly part: Part;
  readonly title: string;
  readonly cards: readonly Card[];
  readonly empty: string;
}) {
  return (
    <section className={styles.dealt} aria-label={title} data-part={part}>
      <h2>
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

/** What lies on the table: the home world deployed, Dune subdued, the programs out of sight. */
function Domain({ deck, catalogue }: { readonly deck: Deck; readonly catalogue: Catalogue }) {
  const homeWorld = deck.homeWorld === null ? undefined : catalogue.byId.get(deck.homeWorld);
  const dune = catalogue.cards.find((card) => card.deck === 'dune');
  return (
    <section className={styles.dealt} aria-label="Domain" data-part="assembly">
      <h2>Domain</h2>
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
