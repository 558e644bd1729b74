import type { LeaderId } from '@/lib/board/engine/facts';
import type { BoardEvent } from '@/lib/board/engine/state/events';
import type { Plan } from '@/lib/board/engine/state/frames';
import type { TerritoryId } from '@/lib/board/engine/state/state';
import type { Seat } from '@/lib/kernel/game';

/** What came of a battle, as everybody at the table saw it. */
export interface BattleReport {
  readonly territory: TerritoryId;
  /** The aggressor and the other. */
  readonly fighters: readonly [Seat, Seat];
  readonly plans: readonly [Plan, Plan];
  /** Leaders that were called traitors. */
  readonly traitors: readonly LeaderId[];
  readonly exploded: boolean;
  readonly killed: readonly LeaderId[];
  /** Forces that were lost, in the order of the fighters. */
  readonly lost: readonly [number, number];
  /** Null while it is not decided, and where neither won. */
  readonly winner: Seat | null;
  /** In the order of the fighters; null where a traitor or an explosion decided. */
  readonly totals: readonly [number, number] | null;
  readonly isOver: boolean;
  /** Spice that the winner got for leaders. */
  readonly earned: number;
}

type Changing = { -readonly [Key in keyof BattleReport]: BattleReport[Key] };

/** The battles whose plans were opened in what happened, the earliest first. */
export function battlesIn(events: readonly BoardEvent[]): readonly BattleReport[] {
  const found: Changing[] = [];
  let territory: TerritoryId = '';
  for (const event of events) {
    const battle = found.at(-1);
    if (event.kind === 'battle-began') territory = event.territory;
    else if (event.kind === 'plans-shown') found.push(begun(territory, event));
    else if (battle !== undefined) follow(battle, event);
  }
  return found;
}

function begun(
  territory: TerritoryId,
  { fighters, plans }: Extract<BoardEvent, { kind: 'plans-shown' }>,
): Changing {
  return {
    ...{ territory, fighters, plans },
    ...{ traitors: [], killed: [], lost: [0, 0], earned: 0 },
    ...{ exploded: false, winner: null, totals: null, isOver: false },
  };
}

function follow(battle: Changing, event: BoardEvent): void {
  switch (event.kind) {
    case 'traitor-called':
      battle.traitors = [...battle.traitors, event.leader];
      break;
    case 'exploded':
      battle.exploded = true;
      break;
    case 'leader-killed':
      battle.killed = [...battle.killed, event.leader];
      break;
    case 'forces-killed': {
      if (event.by !== 'battle' && event.by !== 'explosion') break;
      const [one, other] = battle.lost;
      if (event.seat === battle.fighters[0]) battle.lost = [one + event.count, other];
      if (event.seat === battle.fighters[1]) battle.lost = [one, other + event.count];
      break;
    }
    case 'battle-won':
      battle.winner = event.seat;
      battle.totals = event.totals;
      battle.isOver = true;
      break;
    case 'battle-void':
      battle.isOver = true;
      break;
    case 'earned':
      battle.earned += event.amount;
      break;
    default:
  }
}

/** The battles whose plans were opened in the moves since one of them, or in the battle that is on. */
export function battlesSince(
  made: readonly { readonly events: readonly BoardEvent[] }[],
  since: number,
  isOn: boolean,
): readonly BattleReport[] {
  const isOf = (kind: BoardEvent['kind']) => (played: (typeof made)[number]) =>
    played.events.some((event) => event.kind === kind);
  const later = made.slice(since);
  const [shown, began] = [
    later.findIndex(isOf('plans-shown')),
    later.findIndex(isOf('battle-began')),
  ];
  // where the battle began tells of which place it is
  const isOlder = began < 0 ? isOn || shown >= 0 : shown >= 0 && shown < began;
  const from = isOlder ? made.slice(0, since).findLastIndex(isOf('battle-began')) : since;
  return battlesIn(made.slice(Math.max(0, from)).flatMap(({ events }) => events));
}

/** Whether a battle of a seat ended in what happened. */
export function endsBattleOf(events: readonly BoardEvent[], seat: Seat): boolean {
  return events.some(
    (event) =>
      (event.kind === 'battle-won' && (event.seat === seat || event.over === seat)) ||
      (event.kind === 'battle-void' && event.fighters.includes(seat)),
  );
}

/** The last battle of a seat that is over, in the last phase of battles. */
export function lastBattleOf(
  made: readonly { readonly events: readonly BoardEvent[] }[],
  seat: Seat,
): BattleReport | null {
  const isBegun = (event: BoardEvent) => event.kind === 'phase-began' && event.phase === 'battle';
  const from = made.findLastIndex(({ events }) => events.some(isBegun));
  const all = battlesIn(made.slice(Math.max(0, from)).flatMap(({ events }) => events));
  return all.findLast(({ isOver, fighters }) => isOver && fighters.includes(seat)) ?? null;
}
