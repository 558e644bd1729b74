import { fightingFor } from '../../engine/battle/forecast';
import { hasKwisatz } from '../../engine/battle/kwisatz';
import type { Side } from '../../engine/battle/plan';
import { cardOf, isLeader, kindOf, sheetOf } from '../../engine/facts';
import { isOn } from '../../engine/queries/options';
import type { BattleFrame } from '../../engine/state/frames';
import type { BoardView, FactionView } from '../../engine/state/view';
import { type CardClass, classOf } from '../cards';
import type { Asked } from '../fields';
import { type BattleFields, TRAITORS } from './question';
import { HERO } from './sides';

/**
 * What a fighter at the table may ask of its battle, from what its seat knows: null for who does not fight in it. What
 * spice the rival has is nobody's to know (GF9-secrecy-03): it is taken to have enough. Captives that the seat may not know
 * are left out, and leaders of the rival that may be held count as free (GF9-Q46).
 */
export function battleFromView(view: BoardView, frame: BattleFrame): Asked<BattleFields> | null {
  const side: Side = frame.fighters[0] === view.seat ? 0 : 1;
  const other: Side = side === 0 ? 1 : 0;
  const me = view.factions[frame.fighters[side]];
  const rival = view.factions[frame.fighters[other]];
  if (me?.own == null || rival === undefined || view.seat !== frame.fighters[side]) return null;
  const { own } = me;
  const ours = idsOf(me.id);
  const theirs = idsOf(rival.id);
  const { count: forces, elites } = troopsIn(frame, side, me);
  const { count: theirForces, elites: theirElites } = troopsIn(frame, other, rival);
  const shown = frame.plans[other];
  const { leader: lead, kwisatz } = shown;
  const able = fightingFor(view, frame.territory, me);
  const theirAble = fightingFor(view, frame.territory, rival);
  const isTheirs = (id: string) => theirs.includes(id) || theirAble.captives.includes(id);
  const dealt = own.traitors.filter(
    (id) => ours.includes(id) || able.captives.includes(id) || isTheirs(id),
  );
  const maybe = hasKwisatz(rival, frame.territory) ? 'maybe' : 'no';
  return {
    ...{ edition: view.edition, advanced: isOn(view, 'advanced-combat'), defends: side === 1 },
    fremenPay: frame.pays.some(
      (pays, at) => pays && view.factions[frame.fighters[at as Side]]?.id === 'fremen',
    ),
    ...{ faction: me.id, forces, elites, spice: own.spice, ...able },
    kwisatz: hasKwisatz(me, frame.territory) && frame.plans[side].kwisatz !== false,
    ...{ against: rival.id, theirForces, theirElites, theirSpice: theirForces },
    theirLeaders: theirAble.leaders,
    theirCaptives: theirAble.captives,
    theirKwisatz: kwisatz === undefined ? maybe : kwisatz ? 'yes' : 'no',
    ...voiceOf(frame, side),
    hand: own.hand.map((card) => classOf(cardOf(card))),
    theirLeader: lead === undefined ? 'any' : lead === null ? 'none' : isLeader(lead) ? lead : HERO,
    unknown:
      (rival.cards ?? sheetOf(rival.id).handLimit) -
      [lead, shown.weapon, shown.defense].filter(isKnownCard).length,
    seen: view.removed.map((card) => classOf(cardOf(card))),
    theirWeapon: shownAs(shown.weapon, ['projectile-weapon', 'poison-weapon', 'lasgun']),
    theirDefense: shownAs(shown.defense, ['shield', 'snooper']),
    theirDial: shown.dial ?? -1,
    players: view.factions.length,
    dealt,
    kept: dealt.filter(isTheirs),
    betrayers: rival.shown.filter((id) => !own.traitors.includes(id)),
    elsewhere: Math.min(own.traitors.length, TRAITORS) - dealt.length,
  };
}

function idsOf(faction: string): readonly string[] {
  return sheetOf(faction).leaders.map(({ id }) => id);
}

/** Forces in the battle, and how many of them count twice in it. */
function troopsIn({ places, worths }: BattleFrame, side: Side, { forces }: FactionView) {
  let [count, elites] = [0, 0];
  for (const stack of forces)
    if (places.includes(stack.at)) {
      count += stack.count;
      if (worths[side] > 1) elites += stack.elite ?? 0;
    }
  return { count, elites };
}

/** What the Voice has ordered, by whom it must be obeyed. */
function voiceOf({ voice }: BattleFrame, side: Side) {
  if (voice === null) return {};
  const order = `${voice.play ? 'play' : 'not'}-${voice.what}` as const;
  return voice.side === side ? { voice: order } : { theirVoice: order };
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
