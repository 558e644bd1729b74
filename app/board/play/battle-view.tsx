import type { ReactNode } from 'react';
import { isLeader, KWISATZ, sheetOf } from '@/lib/board/engine/facts';
import { fighterName } from '@/lib/board/engine/narration/action';
import { eliteName, thingName } from '@/lib/board/engine/narration/names';
import { VOICED_NAMES } from '@/lib/board/engine/narration/sentences';
import type { BattleFrame } from '@/lib/board/engine/state/frames';
import type { BoardView } from '@/lib/board/engine/state/view';
import { capital, counted } from '@/lib/sentences';
import { LeaderDisc } from '../bust/leader-disc';
import { powerOf } from '../faction-power';
import { CountOut, Risks, Sure } from './battle-counsel';
import { battleIn, type Fighter, fighterOf, SIDES, type Side } from './battle-sides';
import styles from './battle-view.module.css';
import { FactionSign } from './faction-sign';
import { ownerOf } from './leader-owner';
import { OwnArms } from './own-arms';

/** The battle that is on: both sides row by row as far as the viewer knows them, and what it must dial to be sure. */
export function BattleView({
  view,
  known,
}: {
  /** With the plan as it is chosen so far. */
  readonly view: BoardView;
  /** Without it: nothing in it is decided before it is locked. */
  readonly known: BoardView;
}) {
  const frame = battleIn(view);
  if (frame === undefined) return null;
  const row = (
    name: string,
    cell: (fighter: Fighter, side: Side) => ReactNode,
    className?: string,
  ) => (
    <tr className={className}>
      <th scope="row">{name}</th>
      {SIDES.map((side) => {
        const fighter = fighterOf(view, frame, side);
        return (
          <td key={side} data-power={powerOf(fighter?.faction.id ?? '')}>
            {fighter !== null && cell(fighter, side)}
          </td>
        );
      })}
    </tr>
  );
  return (
    <section className={styles.battle} aria-label="The battle">
      <table className={styles.sides}>
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <Head key={side} fighter={fighterOf(view, frame, side)} side={side} />
            ))}
          </tr>
        </thead>
        <tbody>
          {row('Forces', ({ faction, count, elites, forces }) => (
            <>
              <b className={styles.many}>{count}</b>
              {elites > 0 && (
                <small>
                  {elites} {eliteName(faction.id)}, for a dial up to {forces}
                </small>
              )}
            </>
          ))}
          {row('Leader', (fighter, side) => (
            <Leader view={view} frame={frame} fighter={fighter} side={side} />
          ))}
          {row('Cards', (fighter, side) => (
            <Cards view={view} frame={frame} fighter={fighter} side={side} />
          ))}
          {row(
            'Most possible',
            ({ most, dial, forces, leaders: [best = 0], isPaid, isUnsure }) => (
              <>
                <b className={styles.total}>{most}</b>
                <small>
                  {dial ?? forces} dialed + {best} by its leader
                  {isPaid && ', with spice for all'}
                  {isUnsure && ', unless a captive leads'}
                </small>
              </>
            ),
            styles.most,
          )}
        </tbody>
      </table>
      <Sure view={view} frame={frame} />
      <Risks view={view} frame={frame} />
      <CountOut view={known} />
    </section>
  );
}

function Head({ fighter, side }: { readonly fighter: Fighter | null; readonly side: Side }) {
  if (fighter === null) return <td />;
  const { id } = fighter.faction;
  return (
    <th scope="col" data-power={powerOf(id)}>
      <span className={styles.name}>
        <FactionSign faction={id} size={18} /> {sheetOf(id).name}
      </span>
      <small>{side === 0 ? 'aggressor, wins ties' : 'defender'}</small>
    </th>
  );
}

interface SideProps {
  readonly view: BoardView;
  readonly frame: BattleFrame;
  readonly fighter: Fighter;
  readonly side: Side;
}

/** Who leads, and how that is known; else the strengths of those who could. */
function Leader({ view, frame, fighter: { faction, leaders }, side }: SideProps) {
  const { leader, kwisatz } = frame.plans[side];
  const isOwn = view.factions[frame.fighters[side]]?.own != null;
  if (leader === undefined) {
    const isNobody = leaders.length === 1 && leaders[0] === 0;
    return isNobody ? (
      'none, or a cheap hero'
    ) : (
      <>
        {isOwn ? 'not chosen yet' : 'not known'}
        <small>
          {leaders.length === 1 ? 'of strength ' : 'one of '}
          {leaders.join(', ')}
        </small>
      </>
    );
  }
  const why = isOwn ? '' : whyKnown(frame, side, faction.id);
  return (
    <div className={styles.leads}>
      {leader !== null && isLeader(leader) && (
        <LeaderDisc leader={leader} power={powerOf(ownerOf(view, leader))} />
      )}
      <div>
        <b>{leader === null ? 'none' : fighterName(leader, view)}</b>
        {kwisatz && <small>with the {thingName(KWISATZ, view.edition)}</small>}
        {why !== '' && <small>{why}</small>}
      </div>
    </div>
  );
}

/** Why a viewer knows a part of another's plan. */
function whyKnown({ peek, question }: BattleFrame, side: Side, faction: string): string {
  if (peek === side) return 'seen in its plan';
  return question?.side === side ? `foreseen: ${sheetOf(faction).name} must keep to it` : '';
}

/** The own cards, or what is known of another's. */
function Cards({ view, frame, fighter: { faction }, side }: SideProps) {
  const { weapon, defense } = frame.plans[side];
  const { voice } = frame;
  const known = [
    ['weapon', weapon],
    ['defense', defense],
  ] as const;
  return (
    <>
      {known.map(([what, card]) =>
        card === undefined ? null : (
          <span key={what} className={styles.card}>
            {card === null ? `no ${what}` : thingName(card, view.edition)}
          </span>
        ),
      )}
      {faction.own !== null && weapon === undefined && <OwnArms view={view} />}
      {faction.own === null && faction.cards !== null && (
        <span className={styles.card}>{counted(faction.cards, 'card')} in hand</span>
      )}
      {voice?.side === side && (
        <small>
          {capital(`ordered ${voice.play ? 'to play' : 'not to play'} ${VOICED_NAMES[voice.what]}`)}
        </small>
      )}
    </>
  );
}
