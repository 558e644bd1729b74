import { KWISATZ, KWISATZ_LOSSES, sheetOf } from '@/lib/board/engine/facts';
import { spiceCardName, thingName } from '@/lib/board/engine/narration/names';
import type { Kwisatz } from '@/lib/board/engine/state/state';
import type { BoardView } from '@/lib/board/engine/state/view';
import { counted } from '@/lib/sentences';
import { FactionSign } from './faction-sign';
import { Hand } from './hand';
import { LeaderFace } from './leader-face';
import styles from './own-hand.module.css';

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
  const frame = view.frames.at(-1);
  const isChoosing =
    view.asked === view.seat && frame?.step === 'setup' && frame.stage === 'traitors';
  const held = view.factions.flatMap(({ captives }) => captives);
  return (
    <section className={styles.own} aria-labelledby="own">
      <h2 id="own">
        <FactionSign faction={faction.id} size={20} /> Behind your shield
        <span className={styles.spice}>
          <b>{faction.own.spice}</b> spice
        </span>
      </h2>
      <dl>
        <dt className="visually-hidden">Treachery cards</dt>
        <dd className={styles.cards}>
          <Hand hand={hand} edition={view.edition} />
        </dd>
        {/* while one is chosen they stand in the question */}
        <dt hidden={isChoosing}>{traitors.length === 1 ? 'Traitor' : 'Traitors'}</dt>
        <dd hidden={isChoosing}>
          {traitors.length === 0 ? (
            'None yet'
          ) : (
            <ul className={styles.traitors}>
              {traitors.map((id) => (
                <li key={id}>
                  <LeaderFace id={id} view={view} hasFaction />
                </li>
              ))}
            </ul>
          )}
        </dd>
        <dt>Leaders</dt>
        <dd>
          <ul className={styles.leaders}>
            {faction.leaders.map(({ id, dead, fought }) => (
              <li key={id} data-dead={dead || undefined}>
                <LeaderFace id={id} view={view} isDead={dead} />
                {dead && <small>in the Tanks</small>}
                {fought !== null && <small>has fought</small>}
                {held.includes(id) && <small>held by the Harkonnen</small>}
              </li>
            ))}
            {faction.captives.map(
              (id) =>
                id !== null && (
                  <li key={id}>
                    <LeaderFace id={id} view={view} />
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
