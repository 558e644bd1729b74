import type { Action } from '@/lib/engine/actions';
import { hasEndKey, keysOf } from './keys-of';
import { endsEarly } from './leading';
import { areAllOne, type Choice, endsAlike } from './outcomes';
import { isTrade, type Places } from './places';

/** Of cards that lie elsewhere so many stand as buttons; more are chosen from the list of all actions. */
const FEW = 4;

/** What is asked of a House, as far as its buttons go. */
export interface AskedOf {
  readonly actions: readonly Action[];
  readonly places: Places;
  /** The move that leads on (leading.ts), or null. */
  readonly lead: Action | null;
  /** What must be deployed before the Interval can end. */
  readonly due: readonly Action[];
  /** The pass that lets what the House itself declared go ahead, or null. */
  readonly ownPass: Action | null;
  /** It is the House's own Interval. */
  readonly isInterval: boolean;
  readonly isNarrow: boolean;
  /** Whether a move is suggested here, and which; it comes a moment later. */
  readonly suggestion: { readonly isAsked: boolean; readonly best: Action | null };
  readonly worded: (action: Action) => Choice;
}

export interface AnswerButton extends Choice {
  /** The key that presses it. */
  readonly key: string | undefined;
  /** The one that is held out: at most one, the numbers included. */
  readonly isFilled: boolean;
  readonly isSuggested: boolean;
  /** It ends as giving up does, and does nothing else. */
  readonly isSame: boolean;
}

export interface AnswerButtons {
  readonly list: readonly AnswerButton[];
  /** What ends, or is due before it, and on a phone what is held out or a pair: in reach of the thumb. */
  readonly foot: readonly AnswerButton[];
  /** The two of the foot share its width. */
  readonly isPair: boolean;
  /** Something else than a number is held out, or will be. */
  readonly hasLead: boolean;
  /** What is suggested, where it is a number. */
  readonly bestNumber: Action | null;
  /** Cards that lie elsewhere: too many for buttons. */
  readonly areManyElsewhere: boolean;
  /** The buttons and the framed cards are all that can be done. */
  readonly isAllShown: boolean;
}

/** Which moves stand as buttons, where, and which of them is held out. */
export function answerButtons(asked: AskedOf): AnswerButtons {
  const { actions, places, lead, isInterval, isNarrow, suggestion } = asked;
  const { isAsked, best: found } = suggestion;
  const isNumber = numbersOf(places).some(({ action }) => action === found);
  const best = isNumber ? null : found;
  const standing = standingOf(asked);
  const shown = [...new Set(withBest(standing, best, isInterval))];
  const answers = shown.map(asked.worded);
  const firstLike = copies(answers, places);
  const choices = answers.filter((one) => firstLike(one) === one);
  const buttonOf = (action: Action | null) => {
    const answer = answers.find((one) => one.action === action);
    return (answer && firstLike(answer).action) ?? null;
  };
  const isAllOne = areAllOne(choices);
  // what spends nothing is held out where all ends alike, or where a tactic would change nothing of how it ends
  const sparing = choices.find(({ action }) => endsEarly(action, choices.length));
  const bestChoice = answers.find(({ action }) => action === best);
  const isSpent = bestChoice?.action.kind === 'tactic' && bestChoice.comes === sparing?.comes;
  const isVain = !isInterval && (isAllOne || (isSpent && bestChoice.comes !== ''));
  const spared = isVain ? (sparing?.action ?? null) : null;
  // of cards that are chosen each does something of its own, whatever the outcome
  const suggested = spared === null ? buttonOf(best) : isAsked ? spared : null;
  const isPlain = lead !== null && places.plain.includes(lead);
  const isLeadLit = lead !== null && !isAllOne && (!isPlain || !endsEarly(lead, actions.length));
  // what is suggested comes a moment later: nothing else is held out before it
  const filled = suggested ?? spared ?? (isAsked ? null : isLeadLit ? lead : asked.ownPass);
  const fixed = standing.filter((one) => buttonOf(one) === one);
  const keys = keysOf(fixed, filled);
  const isEnd = ({ action }: Choice) => hasEndKey(keys.get(action));
  const asItIs = isInterval ? '' : (choices.find(isEnd)?.comes ?? '');
  const isPair = isNarrow && !isInterval && fixed.length === 2;
  // in place of the end, which waits for it
  const due = asked.due.filter((one) => one !== suggested);
  const isOnlyDue = ({ action }: Choice) => due.length === 1 && due[0] === action;
  const isAtFoot = (one: Choice) =>
    isEnd(one) ||
    (isPair && fixed.includes(one.action)) ||
    (isInterval && (isOnlyDue(one) || (isNarrow && one.action === suggested)));
  const buttons = choices.map((one) => ({
    ...one,
    key: keys.get(one.action),
    isFilled: one.action === filled,
    isSuggested: one.action === suggested,
    isSame: endsAlike(one, asItIs) && !isEnd(one),
  }));
  return {
    list: buttons.filter((one) => !isAtFoot(one)),
    foot: buttons.filter(isAtFoot),
    isPair,
    hasLead: lead !== null || (isAsked && !isNumber),
    bestNumber: isNumber ? found : null,
    areManyElsewhere: places.elsewhere.length > FEW,
    isAllShown: !isInterval && numbersOf(places).length === 0 && shown.length >= actions.length,
  };
}

/** What must be deployed, where few things are: they stand as buttons. */
export function fewDue(cards: readonly number[], places: Places): readonly Action[] {
  const due = cards
    .flatMap((card) => places.cards.get(card) ?? [])
    .filter(({ kind }) => kind === 'redeploy' || kind === 'deploy-event');
  return due.length <= FEW ? due : [];
}

/** The moves that have a button whatever is suggested: each once, what leads on first where it hangs on a card. */
function standingOf({
  places,
  lead,
  due,
  isInterval,
  isNarrow,
  suggestion,
}: AskedOf): readonly Action[] {
  const onCards = [...places.cards.values()].flat();
  // on a phone a list of cards to choose scrolls
  const isShort = isNarrow && onCards.some(({ kind }) => kind !== 'choose');
  const areFew = !isInterval && onCards.length <= (isShort ? 3 : 6);
  return [
    ...new Set([
      ...(lead === null || places.plain.includes(lead) ? [] : [lead]),
      // one has the place of the end; beside what is suggested more have no room, and are lit on the table
      ...(due.length > 1 && suggestion.isAsked ? [] : due),
      // none needs to be looked for
      ...(areFew ? onCards : []),
      ...places.plain,
      ...(places.elsewhere.length <= FEW ? places.elsewhere : []),
    ]),
  ];
}

/** What is suggested comes a moment later: what stands there does not move for it. */
function withBest(
  standing: readonly Action[],
  best: Action | null,
  isInterval: boolean,
): readonly Action[] {
  if (best === null) return standing;
  return isInterval ? [best, ...standing] : [...standing, best];
}

/** Copies of a card do the same: the first says it for all. But those that lie elsewhere may be of several Houses. */
function copies(answers: readonly Choice[], { elsewhere }: Places): (one: Choice) => Choice {
  return (one) =>
    (!elsewhere.includes(one.action) &&
      answers.find(({ words, comes }) => words === one.words && comes === one.comes)) ||
    one;
}

/** The choices of a number, but for what is bought and sold: that has a menu. */
function numbersOf({ numbers }: Places): readonly { readonly action: Action }[] {
  return numbers.filter((group) => !isTrade(group)).flatMap(({ choices }) => choices);
}
