import type { ReactNode } from 'react';
import { Button } from '@/app/_ui/base/button';
import type { Action, ActionKind } from '@/lib/board/engine/actions';
import { isLeader, isStronghold, placesOf } from '@/lib/board/engine/facts';
import type { Offer } from '@/lib/board/engine/narration/action';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Location } from '@/lib/board/map/map';
import { capital } from '@/lib/sentences';
import { giftOf } from './ally-gift';
import { AskAnswers, isAsk } from './ask-answers';
import { cardsToKeep } from './battle-sides';
import { BidAnswers } from './bid-answers';
import { CallAnswers, isCall } from './call-answers';
import { meetText } from './coming';
import { CountAnswers } from './count-answers';
import { isGroupCount } from './count-choice';
import { KeepAnswers } from './keep-answers';
import { LeaderFace } from './leader-face';
import { isWhole, NumberAnswers } from './number-answers';
import { OfferSign } from './offer-sign';
import { Onwards } from './onwards';
import { PlaceAnswers } from './place-answers';
import { isPlace } from './place-keys';
import { isPrediction, PredictAnswers } from './predict-answers';
import styles from './question.module.css';
import { placesTogether, StartAnswers } from './start-answers';
import { isStorm, StormAnswers } from './storm-answers';
import { isTraitor, TraitorAnswers } from './traitor-answers';

/** From so many on, answers stand in columns. */
export const COLUMNS_FROM = 3;

/** What stands in groups of which each has its heading. */
const IN_ROWS: ReadonlySet<ActionKind> = new Set(['propose', 'accept', 'order']);

/** What the question says already. */
const PLAIN_LABELS: ReadonlySet<string> = new Set([
  ...['Bid', 'Ship to', 'Move from', 'Revive forces', 'Weather Control: sectors'],
]);

/** Answers that belong together, each kind in its own form. */
export function AnswerGroup({
  group,
  offers: some,
  view,
  isAlone,
  counsel,
  hasWhole,
  pointed,
  onPoint,
  stormNumber,
  onStorm,
  isSet,
  onSet,
  onAct,
  onAll,
  mostBid,
  onBidTo,
  back,
  children,
}: {
  readonly group: string;
  readonly pointed: Action | undefined;
  readonly onPoint: (place: Location | null) => void;
  readonly stormNumber: number | null;
  readonly onStorm: (number: number) => void;
  /** Whether a number was set, instead of what is suggested. */
  readonly isSet: boolean;
  readonly onSet: () => void;
  readonly counsel: Action | null;
  /** Whether a shipment or a move is suggested as one button. */
  readonly hasWhole: boolean;
  readonly offers: readonly Offer[];
  readonly view: BoardView;
  readonly onAct: (action: Action) => void;
  /** Plays several actions as one answer. */
  readonly onAll: (actions: readonly Action[]) => void;
  /** The most that a steward would bid for the card for sale. */
  readonly mostBid: number;
  /** Bids up to so much for the card for sale. */
  readonly onBidTo: (most: number) => void;
  /** Whether no other group of answers stands beside it. */
  readonly isAlone: boolean;
  /** What takes back the part that was chosen last, and what else stands at the foot. */
  readonly back: ReactNode;
  readonly children: ReactNode;
}) {
  const label = group.trim();
  const said = JSON.stringify(counsel);
  const isSaid = ({ action }: Offer) => JSON.stringify(action) === said;
  // what is suggested stands at the foot, with what declines
  const isChief = (offer: Offer) => offer.action.kind !== 'pass' && !isSaid(offer);
  // of factions, and below a heading, all stand in the row
  const isRow = label !== '' && some.every(({ action }) => IN_ROWS.has(action.kind));
  const chief = isRow ? some : some.length < COLUMNS_FROM ? [] : some.filter(isChief);
  const answer = (offer: Offer) => {
    const isLit = isSaid(offer);
    return (
      <Answer
        key={JSON.stringify(offer.action)}
        {...{ offer, view, onAct }}
        isFirst={isLit}
        isMarked={isLit && !isRow}
      />
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, not a form's fields
    <div role="group" aria-label={label || 'Answers'} className={styles.group}>
      {label !== '' && !PLAIN_LABELS.has(label) && <h3>{label}</h3>}
      {some.every(isPlace) ? (
        <PlaceAnswers
          {...{ offers: some, view, counsel, hasWhole, pointed, onPoint, onAct }}
          label={label || 'Place'}
          back={back}
        >
          {children}
        </PlaceAnswers>
      ) : some.every(isStorm) ? (
        <StormAnswers
          {...{ view, counsel, onAct }}
          offers={some}
          number={stormNumber}
          onNumber={onStorm}
        >
          {back}
          {children}
        </StormAnswers>
      ) : isCall(view) ? (
        <CallAnswers {...{ view, onAct }} offers={some} />
      ) : some.some(isAsk) ? (
        <AskAnswers {...{ view, counsel, onAct }} offers={some.filter(isAsk)}>
          {some.filter((offer) => !isAsk(offer)).map(answer)}
          {children}
        </AskAnswers>
      ) : some.every(isTraitor) ? (
        <TraitorAnswers {...{ view, counsel, onAct }} offers={some}>
          {back}
          {children}
        </TraitorAnswers>
      ) : some.every(isPrediction) ? (
        <PredictAnswers {...{ counsel, onAct }} offers={some} />
      ) : cardsToKeep(view).length > 0 ? (
        <KeepAnswers {...{ view, onAll }} cards={cardsToKeep(view)} />
      ) : placesTogether(view) ? (
        <StartAnswers {...{ view, onAll }} />
      ) : isGroupCount(view, some) ? (
        <CountAnswers {...{ view, onAct }} offers={some}>
          {back}
          {children}
        </CountAnswers>
      ) : label === 'Bid' && isWhole(some) ? (
        <BidAnswers {...{ view, mostBid, isSet, onSet, onAct, onBidTo }} offers={some}>
          {back}
          {children}
        </BidAnswers>
      ) : some.every(({ number }) => number !== undefined) ? (
        <NumberAnswers {...{ label, view, counsel, isAlone, onAct }} offers={some}>
          {back}
          {children}
        </NumberAnswers>
      ) : (
        <>
          {chief.length > 0 && (
            <div className={styles.columns} data-many={chief.length > 6 || undefined}>
              {chief.map(answer)}
            </div>
          )}
          <div data-foot className={styles.answers}>
            {some.filter((offer) => !chief.includes(offer)).map(answer)}
            {back}
            {children}
          </div>
        </>
      )}
    </div>
  );
}

interface AnswerProps {
  readonly offer: Offer;
  readonly view: BoardView;
  /** Whether it is filled: Enter takes it. */
  readonly isFirst?: boolean;
  /** Whether it has the mark of what is suggested. */
  readonly isMarked?: boolean;
  readonly onAct: (action: Action) => void;
}

export function Answer({ offer, view, isFirst = false, isMarked = false, onAct }: AnswerProps) {
  const { action } = offer;
  const isPass = action.kind === 'pass';
  if (action.kind === 'revive-leader' || action.kind === 'leader')
    if (action.leader !== null && isLeader(action.leader))
      return (
        <Button onClick={() => onAct(action)}>
          <LeaderFace
            id={action.leader}
            view={view}
            says={action.kind === 'revive-leader' ? 'Revive' : ''}
          />
          <Onwards />
        </Button>
      );
  return (
    <Button
      kind={isFirst ? 'primary' : undefined}
      className={isMarked ? styles.whole : isPass && !isFirst ? styles.decline : undefined}
      data-decline={isPass || undefined}
      data-lit={isFirst || undefined}
      onClick={() => onAct(action)}
    >
      {isMarked ? (
        <>
          <small>Suggested{whyFight(view, action)}</small>{' '}
        </>
      ) : (
        <OfferSign action={action} view={view} />
      )}
      {action.kind === 'propose' && !isMarked ? (
        <span>
          <span className="visually-hidden">Propose an alliance to </span>
          {offer.text} <small>{giftOf(view, action.to)}</small>
        </span>
      ) : action.kind === 'fight' ? (
        <span>
          {offer.text}: {meetText(view, action.territory, action.rival)}
        </span>
      ) : (
        capital(isMarked ? wholeText(offer) : offer.text)
      )}
      {!isPass && !isFirst && <Onwards />}
    </Button>
  );
}

/** Why a fight comes first: ": for the stronghold", ": for 8 spice". */
function whyFight(view: BoardView, action: Action): string {
  if (action.kind !== 'fight') return '';
  const places = placesOf(action.territory);
  if (places.some(({ territory }) => isStronghold(view, territory))) return ': for the stronghold';
  const lying = view.spice.filter(({ at }) => places.some(({ id }) => id === at));
  const spice = lying.reduce((sum, { amount }) => sum + amount, 0);
  return spice > 0 ? `: for ${spice} spice` : '';
}

/** With what its group says of it: it stands apart from the others. */
function wholeText({ action, group, text }: Offer): string {
  return group === undefined ? text : `${group}${action.kind === 'order' ? ':' : ''} ${text}`;
}
