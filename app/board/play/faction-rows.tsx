import { cardOf, KWISATZ, KWISATZ_LOSSES, leaderOf, sheetOf } from '@/lib/board/engine/facts';
import {
  eliteName,
  factionName,
  spiceCardName,
  thingName,
} from '@/lib/board/engine/narration/names';
import { strongholdsOf } from '@/lib/board/engine/queries/victory';
import type { Kwisatz } from '@/lib/board/engine/state/state';
import type { BoardView } from '@/lib/board/engine/state/view';
import { counted } from '@/lib/sentences';
import { powerOf } from '../faction-power';
import styles from './faction-rows.module.css';
import { FactionSign } from './faction-sign';

const COLUMNS = [
  ['Spice', 'Spice'],
  ['Cards', 'Cards'],
  ['Reserves', 'Res.'],
  ['Tanks', 'Tanks'],
  ['Leaders', 'Lead.'],
  ['Strongholds', 'Holds'],
] as const;

/** How every faction stands, as everybody sees it; of the viewer's own also its spice. */
export function FactionRows({ view }: { readonly view: BoardView }) {
  return (
    <table className={styles.table} aria-label="Factions">
      <thead>
        <tr>
          <th scope="col">Faction</th>
          {COLUMNS.map(([whole, short]) => (
            <th key={whole} scope="col" abbr={whole}>
              <span className={styles.whole}>{whole}</span>
              <span className={styles.short} aria-hidden>
                {short}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.factions.map((faction, seat) => (
          <tr key={faction.id} data-asked={view.asked === seat || undefined}>
            <th scope="row">
              <span className={styles.name}>
                <FactionSign faction={faction.id} size={18} />
                {sheetOf(faction.id).name}
                {view.seat === seat && <small>you</small>}
                {faction.allies.map((ally) => (
                  <Ally key={ally} view={view} seat={ally} />
                ))}
              </span>
            </th>
            <td>
              {faction.own?.spice ?? <Hidden />}
              {faction.bribes > 0 && (
                <span title="In front of the shield till the mentat pause"> +{faction.bribes}</span>
              )}
            </td>
            <td>{faction.cards ?? <Hidden />}</td>
            <td>
              {faction.reserves ?? <Hidden />}
              <Elite faction={faction.id} count={faction.eliteReserves ?? 0} />
            </td>
            <td>
              {faction.tanks}
              <Elite faction={faction.id} count={faction.eliteTanks} />
            </td>
            <td>{leadersLeft(view, seat)}</td>
            <td>{strongholdsOf(view, [seat])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many of some forces are elite: a star and a number. */
function Elite({ faction, count }: { readonly faction: string; readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.elite} title={`${count} of them ${eliteName(faction)}`}>
      <span aria-hidden>★{count}</span>
      <span className="visually-hidden">
        , {count} of them {eliteName(faction)}
      </span>
    </span>
  );
}

/** Leaders that are alive, but those that the Harkonnen hold or have killed unseen; of the Harkonnen also whom they hold. */
function leadersLeft({ factions }: BoardView, seat: number): string {
  const { leaders, captives, covered } = factions[seat] ?? {
    leaders: [],
    captives: [],
    covered: [],
  };
  const hidden = covered.filter((id) => id === null).length;
  const alive = leaders.filter(({ dead }) => !dead).length - hidden;
  return captives.length === 0 ? String(alive) : `${alive} +${captives.length}`;
}

/** "+" and the sign of an ally. */
function Ally({ view, seat }: { readonly view: BoardView; readonly seat: number }) {
  const name = factionName(view, seat);
  return (
    <span className={styles.ally} title={`Allied with ${name}`}>
      +<FactionSign faction={view.factions[seat]?.id ?? ''} size={14} />
      <span className="visually-hidden">allied with {name}</span>
    </span>
  );
}

function Hidden() {
  return (
    <>
      <span aria-hidden>·</span>
      <span className="visually-hidden">behind the shield</span>
    </>
  );
}

function ownerOf({ factions }: BoardView, leader: string): string {
  return factions.find(({ leaders }) => leaders.some(({ id }) => id === leader))?.id ?? '';
}

function kwisatzText({ dead, lost, fought }: Kwisatz): string {
  if (dead) return 'In the Tanks';
  if (lost < KWISATZ_LOSSES)
    return `Sleeps: ${lost} of ${KWISATZ_LOSSES} forces are lost in battles`;
  return fought === null ? 'Awake' : 'Awake, has fought';
}

/** What only its player knows: cards, traitors, leaders. */
export function OwnHand({ view }: { readonly view: BoardView }) {
  const faction = view.seat === null ? undefined : view.factions[view.seat];
  if (faction?.own == null) return null;
  const { hand, traitors } = faction.own;
  const held = view.factions.flatMap(({ captives }) => captives);
  return (
    <section className={styles.own} aria-labelledby="own">
      <h2 id="own">
        <FactionSign faction={faction.id} size={20} /> Behind your shield
        <small>{faction.own.spice} spice</small>
      </h2>
      <dl>
        <dt>Treachery cards</dt>
        <dd>
          {hand.length === 0 ? (
            'None'
          ) : (
            <ul className={styles.cards}>
              {hand.map((card, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
                <li key={`${card} ${at}`} data-kind={cardOf(card).kind}>
                  <b>{thingName(card, view.edition)}</b>
                  <span>{cardOf(card).text}</span>
                </li>
              ))}
            </ul>
          )}
        </dd>
        <dt>{traitors.length === 1 ? 'Traitor' : 'Traitors'}</dt>
        <dd>
          {traitors.length === 0
            ? 'None yet'
            : traitors.map((id) => thingName(id, view.edition)).join(', ')}
        </dd>
        <dt>Leaders</dt>
        <dd>
          <ul className={styles.leaders}>
            {faction.leaders.map(({ id, dead, fought }) => (
              <li key={id} data-dead={dead || undefined} data-power={powerOf(faction.id)}>
                <b>{leaderOf(id).strength}</b>
                {thingName(id, view.edition)}
                {dead && <small>in the Tanks</small>}
                {fought !== null && <small>has fought</small>}
                {held.includes(id) && <small>held by the Harkonnen</small>}
              </li>
            ))}
            {faction.captives.map(
              (id) =>
                id !== null && (
                  <li key={id} data-power={powerOf(ownerOf(view, id))}>
                    <b>{leaderOf(id).strength}</b>
                    {thingName(id, view.edition)}
                    <small>taken, for one battle</small>
                  </li>
                ),
            )}
          </ul>
        </dd>
        {faction.kwisatz !== null && (
          <>
            <dt>{thingName(KWISATZ, view.edition)}</dt>
            <dd>{kwisatzText(faction.kwisatz)}</dd>
          </>
        )}
        {view.prediction !== null && (
          <>
            <dt>Prediction</dt>
            <dd>
              {sheetOf(view.prediction.faction).name} in turn {view.prediction.turn}
            </dd>
          </>
        )}
        {view.foreseen !== null && (
          <>
            <dt>Next spice card</dt>
            <dd>{spiceCardName(view.foreseen)}</dd>
          </>
        )}
        {view.stormCard !== null && (
          <>
            <dt>Next storm</dt>
            <dd>{counted(view.stormCard, 'sector')}</dd>
          </>
        )}
        {view.cardUp !== null && (
          <>
            <dt>Card for sale</dt>
            <dd>{thingName(view.cardUp, view.edition)}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
