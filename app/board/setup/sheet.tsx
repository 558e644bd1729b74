import { EDITIONS } from '@/lib/board/editions/editions';
import { factionOf, leaderName } from '@/lib/board/factions/factions';
import { editionName } from '@/lib/board/rules/book';
import { firstDialers } from '@/lib/board/setup/deal';
import { firstPlayers } from '@/lib/board/setup/first-player';
import { optionOf } from '@/lib/board/setup/options';
import { type BoardSetup, type Taken, takenSeats } from '@/lib/board/setup/setup';
import { startLines } from '@/lib/board/setup/start-words';
import { gameName } from '@/lib/board/setup/words';
import { capital, listed } from '@/lib/sentences';
import { FactionSeal } from '../faction-seal';
import { RuleIds } from '../rule-ids';
import { Facts } from './facts';
import styles from './sheet.module.css';
import { TurnOrder } from './turn-order';

/** The sheet for the table: how each begins, who moves first, and what is done when. Prints by itself. */
export function Sheet({ setup }: { readonly setup: BoardSetup }) {
  const taken = takenSeats(setup).filter(({ faction }) => faction !== null);
  const doubts = taken.flatMap(({ faction }) =>
    (faction?.doubts ?? []).filter(({ edition }) => edition === setup.edition),
  );
  return (
    <article className={styles.sheet} aria-labelledby="sheet">
      <header className={styles.head}>
        <h2 id="sheet">{setup.name.trim() || 'The sheet for the table'}</h2>
        <p>
          Dune, {editionName(setup.edition)}: {gameName(setup)}
        </p>
      </header>
      <Facts setup={setup} />
      <section aria-labelledby="starts">
        <h3 id="starts">How each begins</h3>
        <ul className={styles.starts}>
          {taken.map((one) => (
            <Start key={one.circle} setup={setup} taken={one} />
          ))}
        </ul>
        {doubts.map(({ text }) => (
          <p key={text} className={styles.doubt}>
            {text}
          </p>
        ))}
        <RuleIds
          ids={[
            ...taken.flatMap(({ faction }) => faction?.rules[setup.edition]?.slice(0, 1) ?? []),
            ...(EDITIONS[setup.edition].rules.traitors ?? []),
          ]}
        />
      </section>
      {taken.length > 1 && <First setup={setup} taken={taken} />}
      <TurnOrder setup={setup} />
      <Agreed setup={setup} />
    </article>
  );
}

function Start({ setup, taken }: { readonly setup: BoardSetup; readonly taken: Taken }) {
  const { faction, seat, sector } = taken;
  return (
    <li className={styles.start}>
      <div className={styles.who}>
        <FactionSeal faction={seat.faction} size="small" />
        <h4>{faction?.name ?? seat.faction}</h4>
        <span>
          {seat.player && `${seat.player}, `}
          sector {sector}
        </span>
      </div>
      {faction !== null && (
        <>
          <dl>
            {startLines(setup, taken).map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <ul className={styles.leaders} aria-label={`Leaders of ${faction.name}`}>
            {faction.leaders.map((leader) => (
              <li key={leader.id}>
                <b>{leader.strength}</b> {leaderName(leader, setup.edition)}
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

function First({ setup, taken }: { readonly setup: BoardSetup; readonly taken: readonly Taken[] }) {
  const nameOf = ({ seat }: Taken) => factionOf(seat.faction)?.name ?? seat.faction;
  const { storm, circles } = EDITIONS[setup.edition].rules;
  return (
    <section aria-labelledby="first">
      <h3 id="first">Who moves first</h3>
      <p>
        {listed(firstDialers(taken).map(nameOf))} dial the first storm, 0 to 20 each. Then, and in
        every turn, the first player goes by where the storm stands; the others follow to the right.
      </p>
      <table className={styles.first}>
        <thead>
          <tr>
            <th scope="col">Storm in sector</th>
            {firstPlayers(taken).map(({ from, to, taken: { circle } }) => (
              <td key={circle}>{from === to ? from : `${from} to ${to}`}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">First player</th>
            {taken.map((one) => (
              <td key={one.circle}>{nameOf(one)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <RuleIds ids={[...(storm ?? []), ...(circles ?? [])]} />
    </section>
  );
}

function Agreed({ setup }: { readonly setup: BoardSetup }) {
  const options = setup.options.flatMap((id) => optionOf(id) ?? []);
  if (options.length === 0) return null;
  return (
    <section aria-labelledby="options">
      <h3 id="options">Agreed beside the basic game</h3>
      <dl className={styles.agreed}>
        {options.map(({ id, label, text, layers }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {text} <small>{capital(layers[setup.edition] ?? 'of the other edition')}.</small>
            </dd>
          </div>
        ))}
      </dl>
      <RuleIds ids={[...new Set(options.flatMap(({ rules }) => rules[setup.edition] ?? []))]} />
    </section>
  );
}
