import { Dices } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { TextInput } from '@/app/_ui/base/field';
import { treacheryName } from '@/lib/board/decks/treachery';
import { leaderName } from '@/lib/board/factions/factions';
import { type Deal, type DealtSeat, dealStart } from '@/lib/board/setup/deal';
import type { BoardSetup } from '@/lib/board/setup/setup';
import { seedOf } from '@/lib/kernel/seed';
import { listed } from '@/lib/sentences';
import { FactionSeal } from '../faction-seal';
import { Odds } from './odds';
import styles from './start-and-odds.module.css';

/** A start by seed, and the odds that each player may count. Not for the table: it shows what is secret. */
export function StartAndOdds({ setup }: { readonly setup: BoardSetup }) {
  const [seed, setSeed] = useState('1');
  const [isShown, setShown] = useState(false);
  const deal = dealStart(setup, seedOf(seed));
  if (deal === null) return null;
  return (
    <div className={styles.below}>
      <section aria-labelledby="start" className={styles.part}>
        <h2 id="start">A dealt start</h2>
        <p className="text-muted">
          How this game may begin, with all that is secret. The same seed deals the same start
          again.
        </p>
        <div className={styles.seed}>
          <TextInput label="Seed" value={seed} maxLength={40} onValueChange={setSeed} />
          <Button
            onClick={() => {
              if (isShown) setSeed(String(crypto.getRandomValues(new Uint16Array(1))[0]));
              setShown(true);
            }}
          >
            <Dices size={16} aria-hidden />
            {isShown ? 'Deal another' : 'Deal'}
          </Button>
        </div>
        {isShown && <Dealt setup={setup} deal={deal} />}
      </section>
      <Odds setup={setup} deal={deal} isDealt={isShown} />
    </div>
  );
}

function Dealt({ setup, deal }: { readonly setup: BoardSetup; readonly deal: Deal }) {
  const { dials, storm, seats, prediction, blow } = deal;
  const [first] = seats;
  return (
    <div className={styles.dealt} aria-live="polite">
      <p>
        {listed(dials.map(({ taken, number }) => `${taken.faction?.name} ${number}`))} on the dials:
        the storm stops in sector {storm}, and {first?.faction.name} moves first. Spice blows in{' '}
        {listed(
          blow.map(({ name, spice }) =>
            spice?.sector === storm
              ? `${name}, where the storm takes it`
              : `${name}, ${spice?.amount}`,
          ),
        )}
        .
        {prediction !== null &&
          ` The Bene Gesserit predict ${prediction.faction.name} in turn ${prediction.turn}.`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">In order of play</th>
            <th scope="col">Cards</th>
            <th scope="col">Traitors; those in bold are kept</th>
            <th scope="col">On the map</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <Row key={seat.circle} setup={setup} seat={seat} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  setup: { edition },
  seat,
}: {
  readonly setup: BoardSetup;
  readonly seat: DealtSeat;
}) {
  const { faction, cards, traitors, kept, forces } = seat;
  return (
    <tr>
      <th scope="row">
        <span className={styles.who}>
          <FactionSeal faction={faction.id} size="small" />
          {faction.name}
        </span>
      </th>
      <td data-label="Cards">{listed(cards.map((card) => treacheryName(card, edition)))}</td>
      <td data-label="Traitors">
        <ul className={styles.traitors}>
          {traitors.map((card) => {
            const words = `${leaderName(card.leader, edition)} ${card.leader.strength}`;
            return (
              <li key={card.leader.id}>{kept.includes(card) ? <strong>{words}</strong> : words}</li>
            );
          })}
        </ul>
      </td>
      <td data-label="On the map">
        {forces.length === 0
          ? 'nothing'
          : listed(forces.map(({ place, forces: many }) => `${many} in ${place.name}`))}
      </td>
    </tr>
  );
}
