import { isKilled, outcomeOf } from '@/lib/board/engine/battle/outcome';
import { cardOf, isLeader, sheetOf } from '@/lib/board/engine/facts';
import { fighterName } from '@/lib/board/engine/narration/action';
import { thingName } from '@/lib/board/engine/narration/names';
import { VOICED_NAMES } from '@/lib/board/engine/narration/sentences';
import type { BattleFrame } from '@/lib/board/engine/state/frames';
import type { BoardView } from '@/lib/board/engine/state/view';
import { capital, counted, listed, plural } from '@/lib/sentences';
import { LeaderDisc } from '../bust/leader-disc';
import { powerOf } from '../faction-power';
import styles from './battle-line.module.css';
import { battleIn, fighterOf, ownSide, SIDES, type Side } from './battle-sides';
import { FactionSign } from './faction-sign';
import { ownerOf } from './leader-owner';
import { armsBattle } from './reasons';

/** The battle that is on, till it is decided. */
export function sidesIn(view: BoardView): BattleFrame | null {
  const frame = battleIn(view);
  return frame === undefined || isDecided(frame.stage) ? null : frame;
}

/** Both sides of a battle beside one another, till it is decided: how many forces, the most that each can come to, or what its plan comes to once it lies open, who wins ties, and what is known of the other plan. */
export function BattleLine({ view }: { readonly view: BoardView }) {
  const frame = sidesIn(view);
  if (frame === null) return null;
  const outcome = isOpen(frame) ? outcomeOf(frame.plans) : null;
  const order = ownSide(view, frame) === 1 ? ([1, 0] as const) : SIDES;
  const fighters = order.flatMap((side) => {
    const fighter = fighterOf(view, frame, side);
    if (fighter === null) return [];
    const known = frame.fighters[side] === view.seat ? ownOf(view) : knownOf(view, frame, side);
    const isSecret = fighter.faction.own === null && frame.plans[side].leader === undefined;
    const total = outcome?.kind === 'fought' ? outcome.totals[side] : fighter.most;
    const { leader = null } = frame.plans[side];
    const face = isOpen(frame) && leader !== null && isLeader(leader) ? leader : null;
    return [{ ...fighter, side, known, isSecret, total, face }];
  });
  const own = view.factions[view.seat ?? -1]?.id;
  const unsure = fighters.find(({ isUnsure }) => isUnsure);
  return (
    <div className={styles.sides}>
      <ul className={styles.line} aria-label="Both sides">
        {fighters.map(({ faction, count, total, dial, side, known, isSecret, leaders, face }) => (
          <li key={faction.id} data-power={powerOf(faction.id)}>
            <FactionSign faction={faction.id} size={18} />
            <span>
              <b>{faction.id === own ? 'You' : sheetOf(faction.id).name}</b>
              <small>{counted(count, 'force')}</small>
            </span>
            <small>{dial === null ? 'strength at most' : 'strength'}</small>
            <strong>{total}</strong>
            {face !== null && (
              <div>
                <LeaderDisc
                  leader={face}
                  isDead={isDead(frame, side)}
                  power={powerOf(ownerOf(view, face))}
                />
              </div>
            )}
            <p>
              {side === 0 && 'Aggressor, wins ties'}
              {side === 1 && 'Defender'}
              {isSecret && (
                <span>
                  {leaders.length > 0 &&
                    `Leader ${leaders.length > 1 ? 'one of ' : ''}${leaders.join(', ')}`}
                  {faction.cards !== null && ` · ${counted(faction.cards, 'card')}`}
                </span>
              )}
              {known.map((line) => (
                <b key={line}>{line}</b>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {unsure !== undefined && (
        <p className={styles.unsure}>
          A captive that you do not know could bring {sheetOf(unsure.faction.id).name} more.
        </p>
      )}
    </div>
  );
}

/** The traitors that the viewer holds, where its cards do not stand beside them. */
function ownOf(view: BoardView): readonly string[] {
  const own = view.factions[view.seat ?? -1]?.own;
  if (own == null || own.traitors.length === 0 || armsBattle(view)) return [];
  const names = listed(own.traitors.map((id) => thingName(id, view.edition)));
  return [`${capital(plural(own.traitors.length, 'traitor'))}: ${names}`];
}

/** Whether both plans lie open. */
export function isOpen({ stage }: BattleFrame): boolean {
  return stage === 'traitors' || isDecided(stage);
}

/** Whether it is known who won. */
function isDecided(stage: BattleFrame['stage']): boolean {
  return stage === 'losses' || stage === 'cards' || stage === 'capture' || stage === 'captive';
}

/** Whether the other side's weapon kills the leader of one. */
function isDead({ plans }: BattleFrame, side: Side): boolean {
  return isKilled(plans[side], plans[side === 0 ? 1 : 0]);
}

/** What the viewer knows of a plan, and what the Voice has ordered of one that is not open yet: "Foreseen: Umman Kudu 1". */
function knownOf(view: BoardView, frame: BattleFrame, side: Side): readonly string[] {
  const { plans, peek, voice, question, stage } = frame;
  const areOpen = isOpen(frame);
  const { leader, weapon, defense, dial } = plans[side];
  const how = areOpen ? '' : peek === side ? 'Seen: ' : question?.side === side ? 'Foreseen: ' : '';
  const card = (id: string | null | undefined, what: string) =>
    id === undefined ? [] : [id === null ? `no ${what}` : cardText(id, view)];
  const name = leader == null ? 'no leader' : fighterName(leader, view);
  const known = [
    ...(leader === undefined
      ? []
      : [areOpen && leader !== null && isDead(frame, side) ? `${name} is killed` : name]),
    ...card(weapon, 'weapon'),
    ...card(defense, 'defense'),
    // else the sum says it
    ...(how !== '' && dial !== undefined ? [`dials ${dial}`] : []),
  ];
  const isBlind =
    known.length === 0 && stage === 'plans' && question === null && sees(view, frame, side);
  return [
    ...(known.length === 0 ? [] : [capital(`${how}${known.join(', ')}`)]),
    ...(isBlind ? ['Nothing foreseen'] : []),
    ...(voice?.side === side && !areOpen
      ? [`Must ${voice.play ? 'play' : 'not play'} ${VOICED_NAMES[voice.what]}`]
      : []),
  ];
}

/** A card by its name, which does not say that it is worthless. */
function cardText(id: string, { edition }: BoardView): string {
  const name = thingName(id, edition);
  return cardOf(id).kind === 'worthless' ? `${name} (worthless)` : name;
}

/** Whether the viewer could have asked for a part of the plan of a side. */
function sees({ factions, seat }: BoardView, { fighters }: BattleFrame, side: Side): boolean {
  return factions[seat ?? -1]?.id === 'atreides' && fighters[side === 0 ? 1 : 0] === seat;
}
