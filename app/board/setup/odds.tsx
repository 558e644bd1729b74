import { useState } from 'react';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { percent } from '@/app/_ui/base/percent';
import { Select } from '@/app/_ui/base/select';
import { chanceOfWorm } from '@/lib/board/decks/spice-blow';
import { treacheryDeck, treacheryName } from '@/lib/board/decks/treachery';
import { type Deal, type DealtSeat, spiceLeft } from '@/lib/board/setup/deal';
import { chanceInPile, rivalOdds } from '@/lib/board/setup/odds';
import type { BoardSetup } from '@/lib/board/setup/setup';
import { counted } from '@/lib/sentences';
import { RuleIds } from '../rule-ids';
import styles from './start-and-odds.module.css';

/** What one of the players can count at the start: traitors among the rivals, worms, and where a card is. */
export function Odds({
  setup,
  deal,
  isDealt,
}: {
  readonly setup: BoardSetup;
  readonly deal: Deal;
  readonly isDealt: boolean;
}) {
  const [mine, setMine] = useState('');
  const bySeat = [...deal.seats].sort((one, other) => one.circle - other.circle);
  const me = bySeat.find(({ faction }) => faction.id === mine) ?? bySeat[0];
  if (me === undefined) return null;
  const blows = deal.blow.length;
  return (
    <section aria-labelledby="odds" className={styles.part}>
      <h2 id="odds">The odds beside it</h2>
      <Select
        label="For"
        value={me.faction.id}
        options={bySeat.map(({ faction }) => ({ value: faction.id, label: faction.name }))}
        onValueChange={setMine}
        className={styles.short}
      />
      <table className={styles.odds}>
        <caption>
          That a rival has a leader of {me.faction.name} as traitor, {seenWords(isDealt)}
        </caption>
        <thead>
          <tr>
            <th scope="col">Rival</th>
            <th scope="col">Was dealt one</th>
            <th scope="col">Keeps one</th>
          </tr>
        </thead>
        <tbody>
          {rivalOdds(deal, me, isDealt).map(({ rival, dealt, kept }) => (
            <tr key={rival.circle}>
              <th scope="row">{rival.faction.name}</th>
              <td>{percent(dealt)}</td>
              <td>{percent(kept)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-s text-muted">
        Exact, by counting. “Keeps one” takes it that a rival keeps any opponent’s leader with the
        same chance.
      </p>
      <p>
        A worm comes in turn 2 with {percent(chanceOfWorm(spiceLeft(deal), blows))}, and with the
        same chance in each turn after it that nobody has counted cards in, while the deck lasts;
        within turns 2 to 4 with {percent(chanceOfWorm(spiceLeft(deal), 3 * blows))}.
      </p>
      <CardOdds setup={setup} deal={deal} me={me} />
      <RuleIds
        ids={
          setup.edition === '2019'
            ? [
                'GF9-setup-14',
                'GF9-setup-16',
                'GF9-harkonnen-05',
                'GF9-spice-11',
                'GF9-card-deck-01',
              ]
            : [
                'DES-setup-10',
                'DES-setup-11',
                'DES-harkonnen-04',
                'DES-blow-05',
                'DES-card-deck-01',
              ]
        }
      />
    </section>
  );
}

function seenWords(isDealt: boolean): string {
  return isDealt ? 'its own four cards seen' : 'before any card is seen';
}

/** Where a card is that the player has not seen. */
function CardOdds({
  setup: { edition },
  deal,
  me,
}: {
  readonly setup: BoardSetup;
  readonly deal: Deal;
  readonly me: DealtSeat;
}) {
  const kinds = [...new Set(treacheryDeck(edition))].sort((one, other) =>
    treacheryName(one, edition) < treacheryName(other, edition) ? -1 : 1,
  );
  const [id, setId] = useState('karama');
  const [known, setKnown] = useState(0);
  const card = kinds.find((one) => one.id === id) ?? kinds[0];
  if (card === undefined) return null;
  const all = treacheryDeck(edition).length;
  const copies = card.copies[edition] ?? 0;
  const gone = Math.min(known, copies);
  const unseen = { copies: copies - gone, unseen: all - Math.max(me.cards.length, gone) };
  const hand = deal.seats.find((seat) => seat !== me)?.faction.startingCards ?? 1;
  return (
    <div className={styles.card}>
      <Select
        label="A card"
        value={card.id}
        options={kinds.map((one) => ({ value: one.id, label: treacheryName(one, edition) }))}
        onValueChange={setId}
      />
      <div className={styles.known}>
        <span className="text-s font-semibold" aria-hidden>
          Of {counted(copies, 'copy', 'copies')}, seen
        </span>
        <NumberStepper
          label="Copies in the own hand"
          value={gone}
          max={Math.min(copies, me.cards.length)}
          onValueChange={setKnown}
        />
      </div>
      <p aria-live="polite">
        {unseen.copies === 0
          ? 'Every copy has been seen: none is in the deck.'
          : `${percent(chanceInPile(unseen, deal.deck))} that one is still in the deck of ${deal.deck}; ${percent(chanceInPile(unseen, hand))} that a given rival with ${counted(hand, 'card')} has one.`}
      </p>
    </div>
  );
}
