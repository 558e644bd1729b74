import { hashText, mix32 } from '@/lib/kernel/hash';
import { RITES } from '@/lib/rules/rites';
import type { Action } from '../../actions';
import { abandon } from '../../state/open-game';
import type { GameCardId, GameState } from '../../state/state';

/* How a walk goes on. */

/** An action that may be done, as it is written down here. */
export interface Choice {
  readonly action: Action;
  readonly text: string;
  readonly hash: number;
}

/** Who walks: the card that it is about, the words of its text, and what has been done. */
export interface Walker {
  readonly focus: string;
  readonly words: ReadonlySet<string>;
  readonly done: Set<string>;
}

/** Kinds of actions that the words of records stand for. */
const MEANT: Readonly<Record<string, string>> = {
  'buy-spice': 'exchanged',
  'sell-spice': 'exchanged',
  'buy-favor': 'favor-bought',
  deploy: 'deployed',
};

/**
 * Of eight decisions six are about the card, as long as something may be done with it that has not been done, or about
 * what its text speaks of; kinds of actions are as likely as each other. An Interval ends when nothing else is drawn,
 * and bids are mostly low.
 */
export function chosen(
  choices: readonly Choice[],
  state: GameState,
  { focus, words, done }: Walker,
  key: number,
): Choice {
  const turn = key % 8;
  const isFocus = (id: GameCardId) => state.cards[id]?.card === focus;
  const hosts = new Set(
    Object.values(state.cards).map(({ card, place }) => (card === focus ? place.host : null)),
  );
  const isNear = (id: GameCardId) => isFocus(id) || hosts.has(id);
  const about = choices.filter(
    ({ action }) =>
      ('card' in action && isFocus(action.card) && (action.kind !== 'join' || turn < 3)) ||
      ('host' in action && action.host !== null && isFocus(action.host)),
  );
  const rites = choices.filter(
    ({ action }) =>
      action.kind === 'rite' && (words.has(action.rite) || !RITES.some((one) => words.has(one))),
  );
  const near = rites.filter(
    ({ action }) => action.kind === 'rite' && (isNear(action.leader) || isNear(action.target)),
  );
  const joined = choices.filter(({ action }) => 'card' in action && isNear(action.card));
  const spoken = choices.filter(
    ({ action: { kind, ...parts } }) =>
      words.has(kind) || words.has(MEANT[kind] ?? '') || ('rite' in parts && words.has(parts.rite)),
  );
  const going = choices.filter(({ action }) => action.kind !== 'end-interval' || key % 32 === 7);
  const passes = choices.filter(({ action }) => action.kind === 'pass');
  const fresh = (some: readonly Choice[]) => some.filter((one) => !done.has(deedOf(one)));
  const wanted =
    turn < 6
      ? [fresh(about), fresh(near), turn < 3 ? fresh(joined) : [], fresh(spoken), passes]
      : [];
  const pool = [...wanted, going, choices].find((some) => some.length > 0);
  let best: Choice | undefined;
  let least: readonly [kind: number, action: number] = [Infinity, Infinity];
  for (const choice of pool ?? []) {
    const kind = mix32(hashText(choice.action.kind) ^ key);
    if (kind > least[0]) continue;
    const low = choice.action.kind === 'bid' && key % 5 > 0;
    const score = low ? choice.action.amount : mix32(choice.hash ^ key);
    if (kind === least[0] && score >= least[1]) continue;
    best = choice;
    least = [kind, score];
  }
  if (best === undefined) throw new Error('a House that is asked has something to do');
  done.add(deedOf(best));
  return best;
}

/** What is done once: a card is not deployed on one host after the other. */
function deedOf({ action, text }: Choice): string {
  return 'host' in action ? `${action.kind} ${action.card}` : text;
}

/** Readies the House that has its Interval, so that it can do things again. */
export function freshen(state: GameState, focus: string): void {
  const frame = state.frames.at(-1);
  if (frame?.step !== 'house') return;
  for (const card of Object.values(state.cards)) {
    if (card.place.zone !== 'domain') continue;
    if (card.place.seat === frame.seat && card.status === 'engaged') card.status = 'disengaged';
    if (card.card === focus && card.group === 'program') card.program += 2;
    if (card.card === focus && card.status === 'subdued') card.deferment += 2;
  }
  const house = state.houses[frame.seat];
  if (house !== undefined) house.treasury += 6;
  abandon(state);
}
