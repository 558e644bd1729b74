import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/app/_ui/base/button';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import { sayAction } from '@/lib/engine/narration/action';
import { cardName } from '@/lib/engine/narration/naming';
import { subjectOf } from '@/lib/engine/refusals';
import type { View } from '@/lib/engine/state/view';
import { listed } from '@/lib/sentences';
import styles from './action-bar.module.css';
import { AllButton } from './all-button';
import { Brief } from './brief';
import { Key, pressedBy } from './button-key';
import { keyOf } from './card-menu';
import { bringsOf, gainOf, gainsAtOnce } from './gain';
import { Hint } from './hint';
import { END_KEY, keysOf } from './keys-of';
import { LastDeed, OwnOutcome } from './lately';
import { endsEarly, leadingAction } from './leading';
import { type BetweenShown, matterOf, tellsLast } from './matter';
import { MissingOperations } from './missing-operations';
import { MoveGroups } from './move-groups-bar';
import { Numbers } from './numbers';
import { areAllOne, type Choice, endsAlike } from './outcomes';
import { answersItself, ownOutcome } from './own-declared';
import type { Places } from './places';
import { Question } from './question';
import { Stops, WentByItself } from './stops';
import { useTable } from './table-context';
import type { MissingSaid } from './table-store';
import { isTrade, TradeMenu } from './trade-menu';
import { useSuggestion } from './use-suggestion';
import { useThen } from './use-then';
import { WhoseMove } from './whose-move';

/** What is asked of the House, and all its answers. */
export function Choices({ between }: { readonly between: BetweenShown }) {
  const { table, snapshot, view, catalogue, places, aim, act, show } = useTable();
  const then = useThen();
  const isNarrow = useMedia(NARROW);
  const { at, actions } = snapshot;
  const missing = table.missing();
  const due = dueBeforeTheEnd(missing, places);
  const lead = leadingAction(actions, view) ?? (due.length === 1 ? (due[0] ?? null) : null);
  // what leads on may hang on a card, or be a lone number
  const isPlain = lead !== null && places.plain.includes(lead);
  const onCards = [...places.cards.values()].flat();
  const few = onCards.length > mostOnCards(view, isNarrow) ? [] : onCards;
  const isInterval = view.frames.at(-1)?.step === 'house';
  const { isAsked, best: found, reason } = useSuggestion();
  const areFewElsewhere = places.elsewhere.length <= FEW;
  const standing = [
    ...(lead === null || isPlain ? [] : [lead]),
    ...due,
    ...(isInterval ? [] : few),
    ...places.plain,
    ...(areFewElsewhere ? places.elsewhere : []),
  ];
  const trades = places.numbers.filter(isTrade);
  const numbers = places.numbers.filter((group) => !isTrade(group));
  const isNumber = numbers.some((group) => group.choices.some(({ action }) => action === found));
  // it stands among the numbers
  const best = isNumber ? null : found;
  const others = best === null || standing.includes(best) ? [] : [best];
  // it comes a moment later: what stands there does not move for it
  const shown = isInterval && best !== null ? [best, ...standing] : [...standing, ...others];
  const answerWords = (action: Action) => listedWords(then(action), action === found ? reason : '');
  const answers = [...new Set(shown)].map((action): Choice => {
    const isOwn = action.kind === 'pass' && answersItself(view);
    const words = isOwn ? 'Go on' : sayAction(view, catalogue, action);
    if (isInterval && action === best)
      return {
        action,
        words: shortWords(view, catalogue, action, words),
        comes: whyWords(view, catalogue, action, reason),
      };
    // what it does is a sentence: it stands under the name
    return action.kind === 'use'
      ? { action, words: `Use ${cardName(view, catalogue, action.card)}`, comes: words }
      : { action, words, comes: isOwn ? ownOutcome(view, catalogue) : answerWords(action) };
  });
  // copies of a card do the same: one button says it; but those that lie elsewhere may be of several Houses
  const firstLike = (one: Choice) =>
    places.elsewhere.includes(one.action)
      ? one
      : answers.find(({ words, comes }) => words === one.words && comes === one.comes);
  const choices = answers.filter((one) => firstLike(one) === one);
  const buttonOf = (action: Action | null) => {
    const answer = answers.find((one) => one.action === action);
    return (answer && firstLike(answer)?.action) ?? null;
  };
  const isAllOne = areAllOne(choices);
  const isLeadLit = lead !== null && !isAllOne && (!isPlain || !endsEarly(lead, actions.length));
  const suggested = isAllOne && !isInterval ? null : buttonOf(best);
  // what is suggested comes a moment later: nothing else is held out before it
  const goesOn = answersItself(view) ? (actions.find(({ kind }) => kind === 'pass') ?? null) : null;
  const filled = suggested ?? (isAsked ? null : isLeadLit ? lead : goesOn);
  // something else is held out, or will be
  const hasLead = lead !== null || (isAsked && !isNumber);
  const fixed = [...new Set(standing)].filter((one) => buttonOf(one) === one);
  const keys = keysOf(fixed, filled);
  const isEnd = ({ action }: Choice) => keys.get(action) === END_KEY;
  const asItIs = isInterval ? '' : (choices.find(isEnd)?.comes ?? '');
  // side by side where both have room
  const isPair = isNarrow && fixed.length === 2;
  const atFoot = choices.filter(
    (one) =>
      isEnd(one) ||
      (isNarrow && (isInterval ? one.action === suggested : isPair && fixed.includes(one.action))),
  );
  const inList = choices.filter((one) => !atFoot.includes(one));
  const button = (choice: Choice) => {
    const { action, words, comes } = choice;
    const key = keys.get(action);
    const isSame = endsAlike(choice, asItIs) && !isEnd(choice);
    return (
      <Button
        key={keyOf(action)}
        {...(action === filled && { kind: 'primary' as const })}
        {...(action === suggested && { 'data-suggested': '' })}
        {...pressedBy(key)}
        data-act={action.kind}
        onClick={() => act(action)}
      >
        {action === suggested && (
          <Lightbulb size={16} className={styles.bulb} role="img" aria-label="Suggested:" />
        )}
        <Answer then={isSame ? 'the same outcome' : comes}>{words}</Answer>
        {key !== undefined && <Key>{key}</Key>}
      </Button>
    );
  };
  // in place of what cannot be done: the choices have the height, and keep their place
  const hintBelow = isInterval && !isNarrow;
  // what must be deployed first stands among the choices: its name is reason enough
  const first = listed(
    [...new Set(due.flatMap((one) => subjectOf(one) ?? []))].map((card) =>
      cardName(view, catalogue, card),
    ),
  );
  const groups = isInterval && (
    <MoveGroups>
      {trades.map((group) => (
        <TradeMenu key={group.kind} group={group} />
      ))}
    </MoveGroups>
  );
  // on a phone the moves stand in the line of whose move it is
  const movesBeside = isNarrow && isInterval;
  const reasons = <MissingOperations missing={missing} first={first} isNarrow={isNarrow} />;
  const isAllShown =
    !isInterval && numbers.length === 0 && new Set(shown).size >= snapshot.actions.length;
  return (
    <>
      <WhoseMove hasMoves={movesBeside}>
        {movesBeside && groups}
        <Stops />
        {!isAllShown && <AllButton />}
      </WhoseMove>
      {/* in an Interval the groups of moves and its end ask it */}
      <div className={isInterval ? 'visually-hidden' : undefined}>
        <Question />
      </div>
      {/* below whose move it is: that keeps its place, whatever is told */}
      <div className={styles.before} data-still={hintBelow ? '' : undefined}>
        {hintBelow ? (
          <OwnOutcome>
            <WentByItself />
          </OwnOutcome>
        ) : (
          <Hint>
            <WentByItself>
              {!isNarrow && !tellsLast(matterOf(view, aim), between) && <LastDeed />}
            </WentByItself>
          </Hint>
        )}
      </div>
      {choices.length === 0 && onCards.length > 0 && (
        <p className={styles.did}>Choose one of the framed cards.</p>
      )}
      {!movesBeside && groups}
      <div className={styles.choices} data-many={choices.length > 2 ? '' : undefined}>
        {inList.map(button)}
        {numbers.map((group) => (
          <Numbers
            key={`${group.kind} ${at}`}
            group={group}
            hasLead={hasLead}
            best={isNumber ? found : null}
            reason={reason}
          />
        ))}
        {!areFewElsewhere && (
          <Button kind={hasLead ? 'plain' : 'primary'} onClick={() => show('all')}>
            Choose among {places.elsewhere.length} cards …
          </Button>
        )}
      </div>
      {atFoot.length > 0 && (
        <div
          className={styles.foot}
          data-pair={isPair && !isInterval ? '' : undefined}
          data-waits={isInterval && isAsked ? '' : undefined}
        >
          {atFoot.map(button)}
        </div>
      )}
      {hintBelow ? (
        <div className={styles.after}>
          <Hint />
          {reasons}
        </div>
      ) : (
        reasons
      )}
    </>
  );
}

/** What a suggested move gains, and why it is suggested; of a card that it brings what that gives, or else what it has. */
function whyWords(view: View, catalogue: GameCatalogue, action: Action, reason: string): string {
  if (gainsAtOnce(action)) return listedWords(gainOf(view, catalogue, action), reason);
  return reason || bringsOf(view, catalogue, action) || 'its command and ranks are worth the price';
}

function listedWords(...parts: readonly string[]): string {
  return parts.filter(Boolean).join('; ');
}

/** Of a card that is used its name, for what it does stands beside it; else the whole words. */
function shortWords(view: View, catalogue: GameCatalogue, action: Action, words: string): string {
  return action.kind === 'use' ? `Use ${cardName(view, catalogue, action.card)}` : words;
}

const FEW = 4;

/** So many actions of cards stand as buttons too: none needs to be looked for. An answer waits for nothing else. */
function mostOnCards({ frames }: View, isNarrow: boolean): number {
  if (frames.at(-1)?.step === 'house') return isNarrow ? 1 : 2;
  return isNarrow ? 3 : 6;
}

/** What must be deployed before the Interval can end, where few things are. */
function dueBeforeTheEnd(missing: readonly MissingSaid[], places: Places): readonly Action[] {
  const cards = missing.find(({ kind }) => kind === 'end-interval')?.cards ?? [];
  const due = cards
    .flatMap((card) => places.cards.get(card) ?? [])
    .filter(({ kind }) => kind === 'redeploy' || kind === 'deploy-event');
  return due.length <= FEW ? due : [];
}

/** What a button does; under it what that comes to. */
function Answer({ then, children }: { readonly then: string; readonly children: ReactNode }) {
  if (then === '') return children;
  return (
    <span className={styles.answer}>
      {children}{' '}
      <span className={styles.then}>
        <Brief line={then} />
      </span>
    </span>
  );
}
