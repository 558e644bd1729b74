import type { ReactNode } from 'react';
import { useMedia } from '@/app/_ui/base/use-media';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { ByHand } from '@/lib/board/engine/actions';
import { KWISATZ, KWISATZ_LOSSES, sheetOf } from '@/lib/board/engine/facts';
import { spiceCardName, thingName } from '@/lib/board/engine/narration/names';
import type { Kwisatz } from '@/lib/board/engine/state/state';
import type { BoardView } from '@/lib/board/engine/state/view';
import { counted } from '@/lib/sentences';
import { powerOf } from '../faction-power';
import { GiveSpice } from './give-spice';
import { Hand } from './hand';
import { choosesTraitor, HandStrip } from './hand-strip';
import { LeaderFace } from './leader-face';
import styles from './own-hand.module.css';
import { StandingLine } from './standing-line';

/** Below the factions there is room for a row; the same width as in the style sheet. */
const LOW = '(min-width: 961px) and (max-width: 1799px)';

function kwisatzText({ dead, lost, fought }: Kwisatz): string {
  if (dead) return 'In the Tanks';
  if (lost < KWISATZ_LOSSES)
    return `Sleeps: ${lost} of ${KWISATZ_LOSSES} forces are lost in battles`;
  return fought === null ? 'Awake' : 'Awake, has fought';
}

/** What only its player knows: cards, traitors, leaders. */
export function OwnHand({
  view,
  onGive,
  standing,
  onAskAgain,
}: {
  readonly view: BoardView;
  /** Gives spice away; null while nothing is asked. */
  readonly onGive: ((gift: ByHand) => void) | null;
  /** What its player answers without being asked, and how to be asked again. */
  readonly standing: readonly string[];
  readonly onAskAgain: () => void;
}) {
  const isLow = useMedia(LOW);
  const faction = view.seat === null ? undefined : view.factions[view.seat];
  if (faction?.own == null) return null;
  const { hand, traitors } = faction.own;
  const power = powerOf(faction.id);
  const frame = view.frames.at(-1);
  const isChoosing = choosesTraitor(view);
  const isPlanning =
    view.asked === view.seat && frame?.step === 'battle' && frame.stage === 'plans';
  const held = view.factions.flatMap(({ captives }) => captives);
  return (
    <section
      className={styles.own}
      aria-labelledby="own"
      data-power={power}
      data-planning={isPlanning || undefined}
    >
      <header className={styles.crest}>
        {power !== undefined && <PowerIcon power={power} size={24} />}
        <h2 id="own">Behind your shield</h2>
        <p>
          <b>{faction.own.spice}</b> spice
        </p>
      </header>
      {isLow && (
        <div className={styles.strip}>
          <HandStrip view={view} />
        </div>
      )}
      <dl data-cards={isLow ? 0 : Math.min(hand.length, 3)}>
        {!isLow && (
          <div className={styles.cards}>
            <dt className="visually-hidden">Treachery cards</dt>
            <dd>
              <Hand hand={hand} edition={view.edition} />
            </dd>
          </div>
        )}
        {/* a plan has their faces */}
        {!isPlanning && (
          <div className={styles.alive}>
            <dt className="visually-hidden">Leaders</dt>
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
          </div>
        )}
        {/* while one is chosen they stand in the question */}
        {!isChoosing && !isLow && (
          <Fact name={traitors.length === 1 ? 'Traitor' : 'Traitors'} isWide={traitors.length > 1}>
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
          </Fact>
        )}
        {faction.kwisatz !== null && (
          <Fact name={thingName(KWISATZ, view.edition)}>{kwisatzText(faction.kwisatz)}</Fact>
        )}
        {view.prediction !== null && (
          <Fact name="Prediction">
            {sheetOf(view.prediction.faction).name} in turn {view.prediction.turn}
          </Fact>
        )}
        {view.foreseen !== null && !isLow && (
          <Fact name="Next spice card">{spiceCardName(view.foreseen)}</Fact>
        )}
        {view.stormCard !== null && (
          <Fact name="Next storm">{counted(view.stormCard, 'sector')}</Fact>
        )}
        {/* who bids has it in the question */}
        {view.cardUp !== null && view.asked !== view.seat && (
          <Fact name="Card for sale">{thingName(view.cardUp, view.edition)}</Fact>
        )}
      </dl>
      {standing.length > 0 && (
        <div className={styles.standing}>
          <StandingLine says="Answered without asking" texts={standing} onAskAgain={onAskAgain} />
        </div>
      )}
      {onGive !== null && <GiveSpice view={view} onGive={onGive} />}
    </section>
  );
}

/** What its player knows, under its name; side by side where there is room. */
function Fact({
  name,
  isWide = false,
  children,
}: {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={isWide ? styles.whole : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
