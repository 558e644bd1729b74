import { KWISATZ_STRENGTH } from '@/lib/board/engine/battle/kwisatz';
import { outcomeOf, worthOf } from '@/lib/board/engine/battle/outcome';
import { cardOf, isLeader, KWISATZ, leaderOf, sheetOf } from '@/lib/board/engine/facts';
import { factionName, nameTo, territoryName, thingName } from '@/lib/board/engine/narration/names';
import type { BoardView } from '@/lib/board/engine/state/view';
import { capital, counted, listed } from '@/lib/sentences';
import { LeaderDisc } from '../bust/leader-disc';
import { CardFace } from '../card-face';
import { powerOf } from '../faction-power';
import styles from './battle-duel.module.css';
import type { BattleReport } from './battle-report';
import { FactionSign } from './faction-sign';
import { ownerOf } from './leader-owner';

const SIDES = [0, 1] as const;
type Side = (typeof SIDES)[number];

/** Plans as they were opened: both sides, who won and why, what was lost. Battles before it, a line each. */
export function BattleDuel({
  view,
  battles,
}: {
  readonly view: BoardView;
  readonly battles: readonly BattleReport[];
}) {
  const last = battles.at(-1);
  if (last === undefined) return null;
  return (
    <section className={styles.duel} aria-labelledby="duel">
      <h2 id="duel">{battleHeadline(view, last)}</h2>
      <BattleCourse view={view} battle={last} />
      {battles.length > 1 && (
        <ul className={styles.earlier} aria-label="Battles before it">
          {battles.slice(0, -1).map((battle) => (
            <li key={`${battle.territory} ${battle.fighters.join()}`}>
              {battleHeadline(view, battle)}. {whyText(view, battle)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Both plans of a battle side by side, and what decided. */
export function BattleCourse({
  view,
  battle,
}: {
  readonly view: BoardView;
  readonly battle: BattleReport;
}) {
  return (
    <div className={styles.course}>
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <Fighter key={side} view={view} battle={battle} side={side} />
        ))}
      </div>
      {battle.isOver && <p className={styles.why}>{whyText(view, battle)}</p>}
    </div>
  );
}

/** Where it was, and who beat whom. */
export function battleHeadline(
  view: BoardView,
  { territory, fighters, winner, isOver }: BattleReport,
): string {
  const name = (seat: number) => factionName(view, seat);
  const place = territoryName(territory);
  const [one, other] = fighters;
  if (!isOver) return `The plans in ${place}`;
  if (winner === null) return `${place}: neither ${name(one)} nor ${name(other)} won`;
  return `${place}: ${name(winner)} beat ${name(winner === one ? other : one)}`;
}

function Fighter({
  view,
  battle: { fighters, plans, traitors, killed, winner, totals, lost, isOver },
  side,
}: {
  readonly view: BoardView;
  readonly battle: BattleReport;
  readonly side: Side;
}) {
  const { edition } = view;
  const seat = fighters[side];
  const faction = view.factions[seat];
  const { leader, kwisatz, weapon, defense, dial = 0, spice } = plans[side];
  if (faction === undefined) return null;
  // till it is decided, what comes of it unless a traitor is called
  const outcome = isOver ? null : outcomeOf(plans);
  const coming = outcome?.kind === 'fought' ? outcome : null;
  const isDead = leader != null && (coming?.killed[side] ?? killed.includes(leader));
  const worth = worthOf(leader) + (kwisatz ? KWISATZ_STRENGTH : 0);
  const isTraitor = leader != null && traitors.includes(leader);
  // where a traitor decided there are no sums: it counts as the words below say
  const total = (coming?.totals ?? totals)?.[side] ?? dial + (isDead ? 0 : worth);
  const verdict = !isOver ? null : winner === seat ? 'won' : winner === null ? 'void' : 'lost';
  return (
    <div
      className={styles.side}
      data-power={powerOf(faction.id)}
      data-verdict={verdict ?? undefined}
    >
      <p className={styles.name}>
        <FactionSign faction={faction.id} size={20} /> {sheetOf(faction.id).name}
        {verdict === 'won' && <b>won</b>}
      </p>
      <div className={styles.total}>
        {leader != null && isLeader(leader) && (
          <LeaderDisc leader={leader} isDead={isDead} power={powerOf(ownerOf(view, leader))} />
        )}
        <p>
          <strong>{total}</strong>
          <small>
            {dial} dialed
            {worth > 0 &&
              (isTraitor
                ? ', void: its leader a traitor'
                : isDead
                  ? ', nothing by its leader'
                  : ` + ${worth} by its leader`)}
            {spice !== undefined && spice > 0 && `, ${spice} spice`}
          </small>
        </p>
      </div>
      <dl>
        <dt>Leader</dt>
        <dd data-dead={isDead || undefined}>
          {leader == null ? 'none' : thingName(leader, edition)}
          {leader != null && isLeader(leader) && <b> {leaderOf(leader).strength}</b>}
          {kwisatz && `, ${thingName(KWISATZ, edition)}`}
          {isDead && <small> killed</small>}
        </dd>
        <dt>Weapon</dt>
        <dd>{cardText(weapon, view)}</dd>
        <dt>Defense</dt>
        <dd>{cardText(defense, view)}</dd>
        <dt>Lost</dt>
        <dd>{isOver ? counted(lost[side], 'force') : '…'}</dd>
      </dl>
    </div>
  );
}

function cardText(card: string | null | undefined, { edition }: BoardView) {
  if (card == null) return 'none';
  const { kind } = cardOf(card);
  const name = thingName(card, edition);
  return (
    <span className={styles.card}>
      <CardFace id={card} kind={kind} size="tiny" />
      <span>
        {name}
        {name.toLowerCase() !== kind && <small> {kind}</small>}
      </span>
    </span>
  );
}

/** What decided, and what the winner got. */
function whyText(view: BoardView, battle: BattleReport): string {
  const { exploded, killed, plans, totals, earned, winner, fighters } = battle;
  // two may call the same leader
  const traitors = [...new Set(battle.traitors)];
  const thing = (id: string) => thingName(id, view.edition);
  const spice =
    earned === 0 || winner === null ? '' : ` ${capital(nameTo(view, winner))} got ${earned} spice.`;
  if (exploded) return 'Lasgun and shield exploded: everything there is lost.';
  if (traitors.length > 1) return 'Both leaders were traitors: both sides lost everything.';
  if (traitors.length === 1)
    return `${thing(traitors[0] ?? '')} was a traitor: that decides, whatever was dialed.${spice}`;
  if (totals === null) return '';
  const deaths = SIDES.flatMap((side) => {
    const { leader } = plans[side];
    const { weapon } = plans[side === 0 ? 1 : 0];
    return leader != null && killed.includes(leader) && weapon != null
      ? [`${thing(weapon)} killed ${thing(leader)}, who counts nothing`]
      : [];
  });
  const [one, other] = totals;
  const tie = one === other ? ', a tie, which the aggressor wins' : '';
  const sums = `${capital(nameTo(view, winner ?? fighters[0]))} had ${Math.max(one, other)} to ${Math.min(one, other)}${tie}.`;
  return `${deaths.length === 0 ? '' : `${capital(listed(deaths))}. `}${sums}${spice}`;
}
