import { Crown, Skull } from 'lucide-react';
import { cardOf, leaderOf, sheetOf } from '@/lib/board/engine/facts';
import { factionName, spiceCardName, thingName } from '@/lib/board/engine/narration/names';
import { strongholdsOf } from '@/lib/board/engine/queries/victory';
import type { BoardView, FactionView } from '@/lib/board/engine/state/view';
import { counted } from '@/lib/sentences';
import styles from './faction-rows.module.css';
import { FactionSign } from './faction-sign';
import { CONTROLLER_NAMES, type Controller } from './players';

/** How every faction stands, as everybody sees it; of the viewer's own, what it alone knows. */
export function FactionRows({
  view,
  controllers,
}: {
  readonly view: BoardView;
  readonly controllers: readonly Controller[];
}) {
  return (
    <section aria-labelledby="factions" className={styles.factions}>
      <h2 id="factions" className="visually-hidden">
        Factions
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Faction</th>
            <th scope="col">Spice</th>
            <th scope="col">Cards</th>
            <th scope="col">Reserves</th>
            <th scope="col">Tanks</th>
            <th scope="col">Leaders</th>
            <th scope="col">Strongholds</th>
          </tr>
        </thead>
        <tbody>
          {view.factions.map((faction, seat) => (
            <tr
              key={faction.id}
              data-asked={view.asked === seat || undefined}
              data-own={view.seat === seat || undefined}
            >
              <th scope="row">
                <FactionSign faction={faction.id} size={18} /> {sheetOf(faction.id).name}
                <small>{noteOf(view, faction, controllers[seat])}</small>
              </th>
              <td>{faction.own?.spice ?? <Hidden />}</td>
              <td>{faction.cards}</td>
              <td>{faction.reserves}</td>
              <td>{faction.tanks}</td>
              <td>
                {faction.leaders.filter(({ dead }) => !dead).length}/{faction.leaders.length}
              </td>
              <td>{strongholdsOf(view, [seat])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function noteOf(
  view: BoardView,
  { ally, bribes }: FactionView,
  controller: Controller | undefined,
): string {
  return [
    controller === undefined ? null : CONTROLLER_NAMES[controller].toLowerCase(),
    ally === null ? null : `allied with ${factionName(view, ally)}`,
    bribes > 0 ? `${bribes} spice before the shield` : null,
  ]
    .filter((part) => part !== null)
    .join(', ');
}

function Hidden() {
  return (
    <>
      <span aria-hidden>·</span>
      <span className="visually-hidden">behind the shield</span>
    </>
  );
}

/** What only its player knows: cards, traitors, leaders. */
export function OwnHand({ view }: { readonly view: BoardView }) {
  const faction = view.seat === null ? undefined : view.factions[view.seat];
  if (faction?.own == null) return null;
  const { hand, traitors } = faction.own;
  return (
    <section className={styles.own} aria-labelledby="own">
      <h2 id="own">
        <FactionSign faction={faction.id} size={20} /> Behind your shield
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
                <li key={`${card} ${at}`} title={cardOf(card).text}>
                  <b>{cardOf(card).name}</b>
                  <span>{cardOf(card).text}</span>
                </li>
              ))}
            </ul>
          )}
        </dd>
        <dt>{traitors.length === 1 ? 'Traitor' : 'Traitors'}</dt>
        <dd>{traitors.length === 0 ? 'None yet' : traitors.map(thingName).join(', ')}</dd>
        <dt>Leaders</dt>
        <dd>
          <ul className={styles.leaders}>
            {faction.leaders.map(({ id, dead, fought }) => (
              <li key={id} data-dead={dead || undefined}>
                {dead ? <Skull size={14} aria-hidden /> : <Crown size={14} aria-hidden />}
                {thingName(id)} <b>{leaderOf(id).strength}</b>
                {dead && <span className="visually-hidden">, in the Tanks</span>}
                {fought !== null && ' (has fought)'}
              </li>
            ))}
          </ul>
        </dd>
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
        {view.cardUp !== null && (
          <>
            <dt>Card for sale</dt>
            <dd>{thingName(view.cardUp)}</dd>
          </>
        )}
      </dl>
      <p className="text-muted">
        {counted(faction.own.spice, 'spice', 'spice')}, {counted(faction.reserves, 'force')} in
        reserve, {counted(faction.tanks, 'force')} in the Tanks.
      </p>
    </section>
  );
}
