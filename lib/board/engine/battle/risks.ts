import { chanceAtLeast } from '@/lib/kernel/hypergeometric';
import { treacheryDeck } from '../../decks/treachery';
import type { Edition } from '../../rules/book';
import { leaderOdds } from '../../setup/odds';
import { type CardId, isLeader, sheetOf } from '../facts';
import type { BattleFrame } from '../state/frames';
import type { BoardView } from '../state/view';
import { isKilled } from './outcome';
import type { Side } from './plan';

/** Chances from 0 to 1 about what the other fighter holds, from the cards that the viewer holds and what it was shown. */
export interface BattleRisks {
  /** A weapon that kills our leader, as we defend it. */
  readonly weapon: number;
  /** A defense against our weapon; null where we play none that kills. */
  readonly defense: number | null;
  /** Our leader as its traitor; null for a cheap hero, or none. */
  readonly traitor: number | null;
}

/**
 * What a fighter must fear, with its plan as far as it is made. Any unseen cards may be the other's hand; what prescience
 * has shown is certain (GF9-card-weapon-02, -04, GF9-card-lasgun-01, GF9-traitor-01).
 */
export function risksOf(view: BoardView, frame: BattleFrame, side: Side): BattleRisks | null {
  const own = view.factions[frame.fighters[side]]?.own;
  const rival = view.factions[frame.fighters[side === 0 ? 1 : 0]];
  if (own == null || rival === undefined) return null;
  const { weapon = null, defense = null, leader = null } = frame.plans[side];
  const shown = frame.plans[side === 0 ? 1 : 0];
  const unseen = unseenCards(view.edition, [
    ...own.hand,
    ...view.removed,
    ...(view.discards?.treachery ?? []),
  ]);
  // Where hands are not counted it may be full.
  const most = rival.cards ?? sheetOf(rival.id).handLimit;
  const holds = (known: CardId | null | undefined, isOne: (card: CardId) => boolean) => {
    if (known !== undefined) return known !== null && isOne(known) ? 1 : 0;
    return chanceAtLeast(1, most, unseen.filter(isOne).length, unseen.length);
  };
  const kills = weapon !== null && isKilled({ defense: null }, { weapon });
  return {
    weapon: holds(shown.weapon, (card) => isKilled({ defense }, { weapon: card })),
    defense: kills
      ? holds(shown.defense, (card) => !isKilled({ defense: card }, { weapon }))
      : null,
    traitor: leader === null || !isLeader(leader) ? null : traitorRisk(view, frame, side, leader),
  };
}

/** The deck without some cards, each copy by itself. */
function unseenCards(edition: Edition, seen: readonly CardId[]): readonly CardId[] {
  const left = treacheryDeck(edition).map(({ id }) => id);
  for (const card of seen) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The chance that one leader is among the traitors that the other kept. */
export function traitorRisk(
  view: BoardView,
  frame: BattleFrame,
  side: Side,
  leader: string,
): number {
  const me = view.factions[frame.fighters[side]];
  const rival = view.factions[frame.fighters[side === 0 ? 1 : 0]];
  if (me?.own == null || rival === undefined) return 0;
  if (rival.shown.includes(leader)) return 1;
  const { traitors } = me.own;
  if (traitors.includes(leader)) return 0;
  const among = (faction: string) => {
    const ids = new Set(sheetOf(faction).leaders.map(({ id }) => id));
    return traitors.filter((id) => ids.has(id)).length;
  };
  const seen = {
    ...{ factions: view.factions.length, own: traitors.length },
    ...{ mine: among(me.id), theirs: among(rival.id) },
  };
  return leaderOdds(seen, sheetOf(rival.id).traitors);
}
