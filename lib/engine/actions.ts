import type { Rite } from '@/lib/rules/rites';
import type { GameCardId, Seat } from './state/state';

/** What a House may do. Every action is spelt out in full, so that a record needs nothing else. */
export type Action =
  /** Leaves a card engaged in the Disengage phase (TAT-6.1.1-01). */
  | { readonly kind: 'keep-engaged'; readonly card: GameCardId }
  /** Disengages every engaged card that was not kept. */
  | { readonly kind: 'disengage' }
  /** Places an event face down (TAT-6.2.3-01). */
  | { readonly kind: 'place'; readonly card: GameCardId }
  /** Deploys a House card from the hand, on a host where it needs one (TAT-6.2.2-01). */
  | { readonly kind: 'deploy'; readonly card: GameCardId; readonly host: GameCardId | null }
  /** Deploys a subdued card where it lies (TAT-6.2.4-01). */
  | { readonly kind: 'redeploy'; readonly card: GameCardId }
  /** Deploys a concealed program on a persona (TAT-6.2.5-02). */
  | { readonly kind: 'deploy-program'; readonly card: GameCardId; readonly host: GameCardId }
  /** Turns a ripe event face up (TAT-6.2.8-07). */
  | { readonly kind: 'deploy-event'; readonly card: GameCardId }
  /** Buys favor, 1 to 5 points at 2 solaris (TAT-6.2.9). */
  | { readonly kind: 'buy-favor'; readonly amount: number }
  /** Declares how much spice to buy or sell, 1 to 3 (TAT-6.2.10). */
  | { readonly kind: 'buy-spice'; readonly amount: number }
  | { readonly kind: 'sell-spice'; readonly amount: number }
  /** Turns a card of the Assembly up and petitions for it (TAT-6.2.1-02). */
  | { readonly kind: 'petition'; readonly card: GameCardId }
  | { readonly kind: 'bid'; readonly amount: number }
  /** Gives favor to lower the cost by as much (TAT-6.2.1-26). */
  | { readonly kind: 'discount'; readonly favor: number }
  /** Engages an ally of the sponsor or the home world for the High Council (TAT-6.2.7-03). */
  | { readonly kind: 'request-admission'; readonly card: GameCardId }
  /** Engages the six fiefs (TAT-8.1-01). */
  | { readonly kind: 'engage-six-fiefs' }
  /** Uses an ability of a deployed card: as an operation of the own Interval, or as a tactic (TAT-6.2.6-01). */
  | { readonly kind: 'use'; readonly card: GameCardId; readonly ability: number }
  /** Engages the persona that a venture, or a program with tokens, is assigned to (TAT-6.2.6-06, TAT-6.2.6-16). */
  | { readonly kind: 'activate'; readonly card: GameCardId }
  /** Deploys a tactic from the hand (TAT-6.2.2-18). */
  | { readonly kind: 'tactic'; readonly card: GameCardId }
  /** Declares a rite: the leader against the target (TAT-6.2.11-16, TAT-6.2.11-24). */
  | {
      readonly kind: 'rite';
      readonly rite: Rite;
      readonly leader: GameCardId;
      readonly target: GameCardId;
    }
  /** Names another participant of the own side (TAT-6.2.11-18, TAT-6.2.11-20, TAT-6.2.11-43). */
  | { readonly kind: 'join'; readonly card: GameCardId }
  /** Makes a persona the defense leader in place of the target (TAT-6.2.11-39). */
  | { readonly kind: 'counter'; readonly card: GameCardId }
  /** Engages the declared participants of the defense, or leaves the leader out (TAT-6.2.11-47, TAT-6.2.11-49). */
  | { readonly kind: 'engage-defense' }
  | { readonly kind: 'decline' }
  /** Gives an opposing participant the force that vanquishes it (TAT-6.2.11-57, TAT-6.2.11-64). */
  | { readonly kind: 'vanquish'; readonly card: GameCardId }
  /** Takes the reward of a rite: raises the own side, or lowers the defender (TAT-6.2.11-87 to TAT-6.2.11-90). */
  | { readonly kind: 'reward'; readonly way: 'gain' | 'take' }
  /** Answers what an ability asks: a card, a House, a number, one of its parts. */
  | { readonly kind: 'choose'; readonly card: GameCardId }
  | { readonly kind: 'choose-house'; readonly seat: Seat }
  | { readonly kind: 'choose-number'; readonly amount: number }
  | { readonly kind: 'choose-part'; readonly part: number }
  /** Gives a card without host another one. */
  | { readonly kind: 'assign'; readonly card: GameCardId; readonly host: GameCardId }
  | { readonly kind: 'discard'; readonly card: GameCardId }
  | { readonly kind: 'draw' }
  /** Lets a tied rival have the better rank (TAT-8.2.1-01). */
  | { readonly kind: 'surrender'; readonly to: Seat }
  | { readonly kind: 'accept' }
  | { readonly kind: 'pass' }
  /** Ends the discards of an Administration phase. */
  | { readonly kind: 'done' }
  | { readonly kind: 'end-interval' };

/** One text for each action, for comparing and for records: the parts in a fixed order. */
export function actionKey(action: Action): string {
  const { kind, ...rest } = action;
  const parts = Object.keys(rest)
    .sort()
    .map((name) => String(rest[name as keyof typeof rest]));
  return [kind, ...parts].join(' ');
}
