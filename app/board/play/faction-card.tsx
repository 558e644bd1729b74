import type { ReactElement } from 'react';
import { Dialog } from '@/app/_ui/base/dialog';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import { sheetOf } from '@/lib/board/engine/facts';
import { eliteName, factionName, territoryName } from '@/lib/board/engine/narration/names';
import { sideOf } from '@/lib/board/engine/queries/order';
import { heldBy, needed, strongholdsOf } from '@/lib/board/engine/queries/victory';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';
import { counted, listed } from '@/lib/sentences';
import { powerOf } from '../faction-power';
import { aloneWords } from '../factions/faction-words';
import styles from './faction-card.module.css';
import { FactionSign } from './faction-sign';
import { LeaderFace } from './leader-face';
import { NEAR_TEXTS, nearness } from './nearly-won';

/** What is known of a faction, by a press on what stands for it: what it alone may do, what it has, who leads for it. */
export function FactionCard({
  view,
  seat,
  trigger,
}: {
  readonly view: BoardView;
  readonly seat: Seat;
  readonly trigger: ReactElement;
}) {
  const isNarrow = useMedia(NARROW);
  const id = view.factions[seat]?.id ?? '';
  return (
    <Dialog
      trigger={trigger}
      shape={isNarrow ? 'sheet' : 'normal'}
      title={
        <span className={styles.title}>
          <FactionSign faction={id} size={22} /> {sheetOf(id).name}
        </span>
      }
    >
      <Known view={view} seat={seat} />
    </Dialog>
  );
}

function Known({ view, seat }: { readonly view: BoardView; readonly seat: Seat }) {
  const faction = view.factions[seat];
  if (faction === undefined) return null;
  const { id, allies, own, bribes, cards, tanks, eliteTanks, leaders, captives } = faction;
  const near = nearness(view, seat);
  const held = view.factions.flatMap((other) => other.captives);
  const hidden = faction.covered.filter((leader) => leader === null).length;
  const facts = [
    ['Strongholds', strongholdsText(view, seat)],
    ['Spice', `${own?.spice ?? 'hidden'}${bribes > 0 ? `, ${bribes} more at the turn’s end` : ''}`],
    ['Cards', cards ?? 'hidden'],
    ['Reserves', forcesText(id, faction.reserves, faction.eliteReserves)],
    ['In the Tanks', forcesText(id, tanks, eliteTanks)],
    ['Ally', allies.length === 0 ? 'none' : listed(allies.map((ally) => factionName(view, ally)))],
  ] as const;
  return (
    <div className={styles.card} data-power={powerOf(id)}>
      {near !== null && <p className={styles.near}>★ {NEAR_TEXTS[near]}</p>}
      <p>{aloneWords(id)}</p>
      <dl>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ul aria-label="Leaders">
        {leaders.map((leader) => (
          <li key={leader.id} data-dead={leader.dead || undefined}>
            <LeaderFace id={leader.id} view={view} isDead={leader.dead} />
            {leader.dead && <small>in the Tanks</small>}
            {leader.fought !== null && <small>has fought</small>}
            {held.includes(leader.id) && <small>held by the Harkonnen</small>}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>The Harkonnen hold or have killed {hidden} of them unseen.</p>}
      {captives.length > 0 && <p>Holds {counted(captives.length, 'leader')} of others.</p>}
    </div>
  );
}

/** "2 of the 3 that win: Arrakeen and Carthag"; of its allies too. */
function strongholdsText(view: BoardView, seat: Seat): string {
  const side = sideOf(view, seat);
  const goal = needed(view, side.length);
  const names = heldBy(view, side).map(territoryName);
  return [
    `${strongholdsOf(view, side)}${Number.isFinite(goal) ? ` of the ${goal} that win` : ''}`,
    ...(names.length === 0 ? [] : [listed(names)]),
  ].join(': ');
}

function forcesText(id: string, count: number | null, elite: number | null): string {
  if (count === null) return 'hidden';
  return elite === null || elite === 0
    ? String(count)
    : `${count}, ${elite} of them ${eliteName(id)}`;
}
