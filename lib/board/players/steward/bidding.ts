import type { Action } from '../../engine/actions';
import { purse } from '../../engine/atoms/spice';
import { type CardId, kindOf, sheetOf } from '../../engine/facts';
import type { BiddingFrame } from '../../engine/state/frames';
import { ofKind, passOr } from './choices';
import { isMakeshift } from './karama';
import { type Table, unseen } from './table';
import { cardWorth } from './worths';

/** Bids up to what the card is worth to the hand, and never so much that nothing is left to ship with. */
export function bidding(table: Table, frame: BiddingFrame, legal: readonly Action[]): Action {
  const [least] = ofKind(legal, 'bid');
  const free = legal.find(({ kind }) => kind === 'karama');
  if (free !== undefined && isMakeshift(table) && cardWanted(table) > FOR_FREE) return free;
  if (least === undefined || frame.bidder === table.seat) return passOr(legal);
  return least.spice <= limit(table) ? least : passOr(legal);
}

/** What a card must be worth to be taken for a worthless one. */
const FOR_FREE = 0.5;

/** What the card that is up is worth to the hand. */
function cardWanted(table: Table): number {
  const { cardUp } = table;
  return cardUp === null ? hiddenWorth(table) : neededWorth(table, cardUp);
}

/** The most that it is worth paying. */
function limit(table: Table): number {
  const { me, state, seat } = table;
  const worth = cardWanted(table);
  const second = me.id === 'harkonnen' && me.hand.length < sheetOf(me.id).handLimit - 1;
  const both = second ? worth + 0.6 * hiddenWorth(table) : worth;
  const money = purse(state, seat);
  const spare = Math.max(0, money - RESERVE);
  return Math.min(money, Math.floor(both * Math.min(1, 0.35 + spare / 12)));
}

/** Spice that is kept for the shipment. */
const RESERVE = 5;

/** What a card is worth that nobody knows: the mean of those not seen. */
function hiddenWorth(table: Table): number {
  let sum = 0;
  let all = 0;
  for (const [kind, many] of unseen(table)) {
    const example = EXAMPLES[kind];
    if (example === undefined) continue;
    sum += many * Math.max(0, neededWorth(table, example));
    all += many;
  }
  return (all === 0 ? 0 : sum / all) * (table.cards[table.seat] === 0 ? 1.4 : 1);
}

const EXAMPLES: Readonly<Record<string, CardId>> = {
  'projectile weapon': 'crysknife',
  'poison weapon': 'chaumas',
  lasgun: 'lasgun',
  'projectile defense': 'shield',
  'poison defense': 'snooper',
  'cheap hero': 'cheap-hero',
  worthless: 'baliset',
  special: 'hajr',
};

/** What a card is worth to a hand: the first weapon and the first defense of each kind most. */
function neededWorth({ me }: Table, card: CardId): number {
  const kind = kindOf(card);
  const same = me.hand.filter((held) => kindOf(held) === kind).length;
  const isWeapon = (held: CardId) => /weapon|lasgun/.test(kindOf(held) ?? '');
  const isDefense = (held: CardId) => /defense/.test(kindOf(held) ?? '');
  const first =
    (isWeapon(card) && !me.hand.some(isWeapon)) || (isDefense(card) && !me.hand.some(isDefense));
  return (cardWorth(card) * (first ? 1.5 : 1)) / (1 + 0.5 * same);
}
