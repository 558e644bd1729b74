import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/app/_ui/base/button';
import { useMedia } from '@/app/_ui/base/use-media';
import { DunePicture } from '@/app/_ui/card/picture/dune-picture';
import type { Card } from '@/lib/cards/card';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import type { Action } from '@/lib/engine/actions';
import { cardName } from '@/lib/engine/narration/naming';
import { subjectOf } from '@/lib/engine/refusals';
import type { GameCardId } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { counted, listed } from '@/lib/sentences';
import styles from './action-bar.module.css';
import { AllButton } from './all-button';
import { type AnswerButton, answerButtons, fewDue } from './answer-buttons';
import { Brief } from './brief';
import { Keys, pressedBy } from './button-key';
import { keyOf } from './card-menu';
import { bringsOf, gainOf, gainsAtOnce, insteadOf, leavesOf } from './gain';
import { Hint } from './hint';
import { lyingInOrder } from './houses';
import { END_KEY } from './keys-of';
import { OwnOutcome, RivalReport } from './lately';
import { leadingAction } from './leading';
import { EndReason, NotNow } from './missing-operations';
import { MoreAnswers } from './more-answers';
import { MoveGroups } from './move-groups-bar';
import { Numbers } from './numbers';
import type { Choice } from './outcomes';
import { answersItself, ownOutcome } from './own-declared';
import { ownLoss } from './own-loss';
import { sayAnswer } from './pass-name';
import { asksNumber, isTrade } from './places';
import { Question } from './question';
import { Stops, WentByItself } from './stops';
import { briefIn } from './table-card';
import { TABBED, useTable } from './table-context';
import { threatsTo, threatWords } from './threats';
import { TradeMenu } from './trade-menu';
import { UseAll } from './use-all';
import { useSuggestion } from './use-suggestion';
import { useThen } from './use-then';
import { usesTogether } from './uses-together';
import { WhoseMove } from './whose-move';

/** On a phone so many answers have room whatever they say. */
const FEW_ROWS = 2;

/** What is asked of the House, and all its answers. */
export function Choices() {
  const { table, snapshot, view, catalogue, places, asked, aim, again, act, show } = useTable();
  const then = useThen();
  const isNarrow = useMedia(TABBED);
  const { at, actions } = snapshot;
  const missing = table.missing();
  const ends = missing.find(({ kind }) => kind === 'end-interval');
  const due = fewDue(ends?.cards ?? [], places);
  const isDue = (action: Action) => due.length === 1 && due[0] === action;
  const top = view.frames.at(-1);
  const isInterval = top?.step === 'house';
  const isBid = top?.step === 'petition' && top.at === 'options';
  const resolves = top?.step === 'effect' && asked !== null;
  const isOwn = answersItself(view);
  const found = useSuggestion();
  const uses = isInterval ? usesTogether(view, catalogue, places) : null;
  // before an envoy that may soon be asked for the others are used
  const isKept = uses !== null && uses.kept !== null && uses.kept === found.best;
  const suggestion = isKept ? { ...found, best: uses.actions[0] } : found;
  // where one of them is suggested all are
  const isOfAll = uses?.actions.some((action) => action === suggestion.best) === true;
  const usesAll = isOfAll ? uses : null;
  const isThinking = suggestion.isAsked && suggestion.best === null;
  // what it would cost the House stands in the place of what is suggested
  const loss = again === null ? '' : ownLoss(view, catalogue, again);
  const worded = (action: Action): Choice => {
    if (action.kind === 'pass' && isOwn)
      return { action, words: 'Go on', comes: ownOutcome(view, catalogue) };
    const { best, reason } = suggestion;
    if (loss !== '' && action === again) return { action, words: loss, comes: 'press again' };
    const said = sayAnswer(view, catalogue, action);
    const threat =
      action.kind === 'end-interval' ? threatWords(view, threatsTo(view, catalogue)) : '';
    if (threat !== '') return { action, words: said, comes: threat };
    const isUse = action.kind === 'use';
    const words = isUse ? `Use ${cardName(view, catalogue, action.card)}` : said;
    if (usesAll !== null && action === best)
      return {
        action,
        words: `Use ${usesAll.actions.length}: ${usesAll.gives}`,
        comes: listed(usesAll.names),
      };
    if (isInterval && action === best) {
      // on a phone its price says as much
      const leaves = isNarrow ? '' : leavesOf(view, catalogue, action);
      const without = insteadOf(view, catalogue, action, actions);
      const comes = listedWords(whyWords(view, catalogue, action, reason), leaves, without);
      return { action, words, comes };
    }
    if (isDue(action)) return { action, words: said, comes: 'before the end' };
    // on a phone what becomes of a card that is chosen stands under its name
    const [name = said, becomes = ''] =
      isNarrow && action.kind === 'choose' ? said.split(/ \((.*)\)$/) : [words];
    // what a use does is a sentence: it stands under the card's name
    const comes = isUse ? said : listedWords(becomes, then(action), action === best ? reason : '');
    return { action, words: name, comes };
  };
  const buttons = answerButtons({
    ...{ actions, places, due, isInterval, isNarrow, worded },
    suggestion: loss === '' ? suggestion : { ...suggestion, best: again },
    lead: leadingAction(actions, view) ?? (due.length === 1 ? (due[0] ?? null) : null),
    ownPass: isOwn ? (actions.find(({ kind }) => kind === 'pass') ?? null) : null,
  });
  const { list, foot, hasLead } = buttons;
  // on a phone the card that is chosen may lie out of sight: its picture and what it gives stand here, in the order of the table
  const chosenBy = ({ action }: AnswerButton) =>
    isNarrow && action.kind === 'choose' ? (action.card ?? null) : null;
  const byPlace = isNarrow ? list.toSorted(byPlaceIn(view, chosenBy)) : list;
  // what the House itself would lose comes last, and where a rival's card is suggested all own ones
  const isOwnCard = (action: Action | null | undefined) =>
    action?.kind === 'choose' && view.cards[action.card ?? -1]?.place.seat === view.seat;
  const isAtRivals = suggestion.best?.kind === 'choose' && !isOwnCard(suggestion.best);
  const loses = ({ action, words, comes }: AnswerButton) =>
    isOwnCard(action) && (isAtRivals || /\bloses\b/.test(`${words} ${comes}`));
  const inOrder = byPlace.toSorted((one, other) => Number(loses(one)) - Number(loses(other)));
  const able = places.cards.size;
  const endAgain = `${END_KEY} again to end${able === 0 ? '' : `: ${counted(able, 'card')} can act`}`;
  const moreWith = (action: Action) =>
    action === suggestion.best ? usesAll?.actions.filter((one) => one !== action) : undefined;
  const button = ({ action, words, comes, key, ...is }: AnswerButton, card: Card | undefined) => (
    <Button
      key={keyOf(action)}
      {...((is.isSuggested || actions.length === 1) &&
        action !== again && {
          // while a target is chosen the targets are what is held out
          kind: aim === null ? ('primary' as const) : ('plain' as const),
          'data-suggested': '',
        })}
      {...pressedBy(key)}
      data-act={action.kind}
      data-again={action === again ? '' : undefined}
      onClick={() => act(action, moreWith(action))}
    >
      {card !== undefined && (
        <span className={styles.picture}>
          <DunePicture card={card} crop="strip" />
        </span>
      )}
      {is.isSuggested && action !== again && (
        <Lightbulb size={16} className={styles.bulb} role="img" aria-label="Suggested:" />
      )}
      <Answer
        then={
          action === again && loss === ''
            ? action.kind === 'rite'
              ? `${comes}, press again`
              : endAgain
            : is.isSame
              ? 'the same outcome'
              : comes || (card ? givesOf(action, card) : '')
        }
      >
        {words}
      </Answer>
      {key !== undefined && <Keys of={key} />}
    </Button>
  );
  /** What lies on a card that is chosen, and what it gives. */
  function givesOf(action: Action, card: Card): string {
    const lying = action.kind === 'choose' ? (view.cards[action.card ?? -1]?.deferment ?? 0) : 0;
    const tokens = lying === 0 ? '' : counted(lying, 'token');
    return [tokens, briefIn(catalogue, card.id)].filter(Boolean).join('; ');
  }
  const pictureOf = (one: AnswerButton) =>
    catalogue.byId.get(view.cards[chosenBy(one) ?? -1]?.card ?? '');
  const answer = (one: AnswerButton) => button(one, pictureOf(one));
  // what must be deployed first stands among the choices: its name is reason enough
  const first = listed([
    ...new Set(due.map((one) => cardName(view, catalogue, subjectOf(one) ?? -1))),
  ]);
  // in place of the end, where nothing that is due has it
  const endReason = ends !== undefined && !foot.some(({ action }) => isDue(action)) && (
    <EndReason missing={ends} first={first} />
  );
  const groups = isInterval && (
    <MoveGroups>
      {places.numbers.filter(isTrade).map((group) => (
        <TradeMenu key={group.kind} group={group} />
      ))}
      {/* not before it is known whether they are suggested: it would only come to go */}
      {uses !== null && usesAll === null && !isThinking && <UseAll uses={uses} />}
    </MoveGroups>
  );
  return (
    <>
      <WhoseMove
        words={resolves ? `${cardName(view, catalogue, asked)}: choose` : undefined}
        below={isNarrow && isBid && top.seat !== view.seat && <RivalReport seat={top.seat} />}
      >
        <WentByItself />
        <Stops />
        {!buttons.isAllShown && <AllButton />}
      </WhoseMove>
      {/* of one height, whatever is asked and told: the first answer keeps its place */}
      <div className={styles.asks}>
        {/* in an Interval the groups of moves and its end ask it, and on a phone to raise and to pass do */}
        <div className={isInterval || (isNarrow && isBid) ? 'visually-hidden' : undefined}>
          <Question />
        </div>
        <Hint>
          {/* on a phone the line over the hand tells it */}
          {isInterval && !isNarrow && (
            <OwnOutcome>
              <NotNow key={at} missing={missing} />
            </OwnOutcome>
          )}
        </Hint>
      </div>
      {list.length + foot.length === 0 && places.cards.size > 0 && (
        <p className={styles.did}>Choose one of the framed cards.</p>
      )}
      {isNarrow && groups}
      <div
        className={styles.choices}
        data-many={list.length + foot.length > 2 ? '' : undefined}
        data-waits={isInterval && !isNarrow && suggestion.isAsked ? '' : undefined}
        data-numbers={places.numbers.some(asksNumber) ? '' : undefined}
      >
        {inOrder.map(answer)}
        {places.numbers
          .filter((group) => !isTrade(group))
          .map((group) => (
            <Numbers
              key={`${group.kind} ${at}`}
              group={group}
              hasLead={hasLead}
              best={buttons.bestNumber}
              most={suggestion.most}
              reason={suggestion.reason}
              keysFrom={1 + [...list, ...foot].filter(({ key }) => /^\d/.test(key ?? '')).length}
            />
          ))}
        {buttons.areManyElsewhere && (
          <Button kind={hasLead ? 'plain' : 'primary'} onClick={() => show('all')}>
            Choose among {places.elsewhere.length} cards …
          </Button>
        )}
        {isNarrow && list.length > FEW_ROWS && <MoreAnswers of={at} />}
      </div>
      {!isNarrow && groups}
      {(foot.length > 0 || endReason) && (
        <div
          className={styles.foot}
          data-pair={buttons.isPair ? '' : undefined}
          data-waits={isInterval && suggestion.isAsked ? '' : undefined}
          data-interval={isInterval ? '' : undefined}
          data-pictures={foot.some((one) => pictureOf(one) !== undefined) ? '' : undefined}
        >
          {foot.map(answer)}
          {endReason}
        </div>
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

/** What a button does; under it what that comes to. */
export function Answer({
  then,
  children,
}: {
  readonly then: string;
  readonly children: ReactNode;
}) {
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

/** Sorts answers by where the cards that they choose lie; those that choose none come last. */
function byPlaceIn(view: View, chosenBy: (one: AnswerButton) => GameCardId | null) {
  const lying = view.houses.flatMap((house) => lyingInOrder(view, house).map(({ id }) => id));
  const placeOf = (one: AnswerButton) => {
    const at = lying.indexOf(chosenBy(one) ?? -1);
    return at < 0 ? lying.length : at;
  };
  return (one: AnswerButton, other: AnswerButton) => placeOf(one) - placeOf(other);
}
