import { mightOf } from '../../engine/battle/forecast';
import type { Side } from '../../engine/battle/plan';
import { cardOf, isLeader, kindOf, sheetOf } from '../../engine/facts';
import { isOn } from '../../engine/queries/options';
import type { BattleFrame } from '../../engine/state/frames';
import type { BoardView, FactionView } from '../../engine/state/view';
import { type CardClass, classOf } from '../cards';
import type { Asked } from '../fields';
import { type BattleFields, TRAITORS } from './question';

/**
 * What a fighter at the table may ask of its battle, from what its seat knows: null for who does not fight in it. What
 * spice the rival has is nobody's to know (GF9-secrecy-03): it is taken to have enough. Null with additional advantages
 * too, whose forces and leaders count otherwise.
 */
export function battleFromView(view: BoardView, frame: BattleFrame): Asked<BattleFields> | null {
  const side: Side = frame.fighters[0] === view.seat ? 0 : 1;
  const other: Side = side === 0 ? 1 : 0;
  const me = view.factions[frame.fighters[side]];
  const rival = view.factions[frame.fighters[other]];
  if (me?.own == null || rival === undefined || view.seat !== frame.fighters[side]) return null;
  if (isOn(view, 'advantages')) return null;
  const { own } = me;
  const ours = idsOf(me.id);
  const theirs = idsOf(rival.id);
  const { forces } = mightOf(frame, side, me);
  const { forces: theirForces } = mightOf(frame, other, rival);
  const shown = frame.plans[other];
  const lead = shown.leader;
  const isLed = lead != null && isLeader(lead);
  const dealt = own.traitors.filter((id) => ours.includes(id) || theirs.includes(id));
  return {
    ...{ edition: view.edition, advanced: isOn(view, 'advanced-combat'), defends: side === 1 },
    ...{ faction: me.id, forces, spice: own.spice, leaders: ableOf(frame, me) },
    ...{ against: rival.id, theirForces, theirSpice: theirForces },
    theirLeaders: lead === undefined ? ableOf(frame, rival) : isLed ? [lead] : [],
    hand: own.hand.map((card) => classOf(cardOf(card))),
    known: lead != null && !isLed ? ['cheap-hero'] : [],
    unknown:
      (rival.cards ?? sheetOf(rival.id).handLimit) -
      [lead, shown.weapon, shown.defense].filter(isKnownCard).length,
    seen: view.removed.map((card) => classOf(cardOf(card))),
    theirWeapon: shownAs(shown.weapon, ['projectile-weapon', 'poison-weapon', 'lasgun']),
    theirDefense: shownAs(shown.defense, ['shield', 'snooper']),
    theirDial: shown.dial ?? -1,
    players: view.factions.length,
    dealt,
    kept: dealt.filter((id) => theirs.includes(id)),
    elsewhere: Math.min(own.traitors.length, TRAITORS) - dealt.length,
  };
}

function idsOf(faction: string): readonly string[] {
  return sheetOf(faction).leaders.map(({ id }) => id);
}

/** Leaders that live and have not fought elsewhere (GF9-battle-13, -16). */
function ableOf({ territory }: BattleFrame, { leaders }: Pick<FactionView, 'leaders'>) {
  return leaders.flatMap(({ id, dead, fought }) =>
    !dead && (fought === null || fought === territory) ? [id] : [],
  );
}

/** What is known of a card of the rival's plan: a worthless one does nothing there. */
function shownAs<Class extends CardClass>(
  card: string | null | undefined,
  classes: readonly Class[],
): Class | 'any' | 'none' {
  if (card === undefined) return 'any';
  const one = card === null ? null : classOf(cardOf(card));
  return classes.find((other) => other === one) ?? 'none';
}

/** Whether it is a card that the plan shows; a worthless one stays among those that are not known. */
function isKnownCard(shown: string | null | undefined): boolean {
  return shown != null && !isLeader(shown) && kindOf(shown) !== 'worthless';
}
