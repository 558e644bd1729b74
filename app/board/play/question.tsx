import { Undo2 } from 'lucide-react';
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { Button } from '@/app/_ui/base/button';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import type { Action } from '@/lib/board/engine/actions';
import { isIdle } from '@/lib/board/engine/advantages/idle';
import { isPlanPart } from '@/lib/board/engine/battle/plan-parts';
import { placeOf, sheetOf } from '@/lib/board/engine/facts';
import { type Offer, offers } from '@/lib/board/engine/narration/action';
import { thingName } from '@/lib/board/engine/narration/names';
import { planQuestion, questionOf } from '@/lib/board/engine/narration/question';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Location } from '@/lib/board/map/map';
import { listed } from '@/lib/sentences';
import { powerOf } from '../faction-power';
import { Answer, AnswerGroup, COLUMNS_FROM } from './answer-group';
import { isAside } from './asides';
import { AskedHead } from './asked-head';
import { BattleLine, sidesIn } from './battle-line';
import { cardsToKeep } from './battle-sides';
import { useFirstAnswer } from './board-keys';
import { CardAsides } from './card-asides';
import { GOING } from './going';
import { grouped } from './grouped';
import { HandStrip } from './hand-strip';
import { MoreBelow } from './more-below';
import { isLeaving, moveHint } from './move-hint';
import { alarmText } from './nearly-won';
import { OwnLeaders } from './own-leaders';
import { startIn } from './place-asked';
import { pointing } from './pointing';
import styles from './question.module.css';
import { armsBattle, choosesFight, forcesFact, reasonFor, weighsHand } from './reasons';
import { Sale, saleIn } from './sale';
import { shippingHint } from './shipping-hint';
import { oftenAsked } from './standing-answers';
import { StandingLine } from './standing-line';
import { StandingPasses } from './standing-passes';
import { placesTogether } from './start-answers';
import { stormMoveIn } from './storm-choice';
import type { Whole } from './whole-suggestion';

/** What is asked of the person at the table, and everything that may be answered. */
export function Question({
  view,
  legal,
  at,
  counsel,
  whole,
  because,
  plan,
  late,
  isNews,
  pointed,
  onPoint,
  stormNumber,
  onStorm,
  onAct,
  onAll,
  mostBid,
  onBidTo,
  onNever,
  answered,
  onAskAgain,
  onStay,
  passesAll,
  onBack,
}: {
  readonly view: BoardView;
  readonly legal: readonly Action[];
  /** Which step of the game it is: moves before it, and steps that are chosen and not played. */
  readonly at: string;
  /** Where one bids, or says from where it moves, what a steward would do. */
  readonly counsel: Action | null;
  /** Where places are asked for, the shipment or the move that is suggested. */
  readonly whole: Whole | null;
  /** Why it is suggested that all stay, or an alliance; null for neither. */
  readonly because: string | null;
  /** Where a battle plan is asked for, its form instead of answers for its first part. */
  readonly plan: ReactNode;
  /** What happened before, where it has no panel of its own; in a line where there is no room. */
  readonly late: (isTight: boolean) => ReactElement | false;
  /** Whether a battle or a turn ended since the last decision: that is told at once. */
  readonly isNews: boolean;
  readonly pointed: Action | undefined;
  readonly onPoint: (place: Location | null) => void;
  /** How far the storm is to move, as it is set. */
  readonly stormNumber: number | null;
  readonly onStorm: (number: number) => void;
  readonly onAct: (action: Action) => void;
  /** Plays several actions as one answer. */
  readonly onAll: (actions: readonly Action[]) => void;
  /** The most that a steward would bid for the card for sale. */
  readonly mostBid: number;
  /** Bids up to so much for the card for sale, or for all that are left, or passes. */
  readonly onBidTo: (most: number, isAll?: boolean) => void;
  /** Answers no, now and as often as it is asked. */
  readonly onNever: () => void;
  /** What was answered without asking since the last decision, and what has it asked again. */
  readonly answered: readonly string[];
  readonly onAskAgain: () => void;
  /** Ships and moves nothing, where both are suggested. */
  readonly onStay: (() => void) | null;
  /** Whether who would pass would on all cards that are left. */
  readonly passesAll: boolean;
  /** Takes back the part of this decision that was chosen last; null where none was. */
  readonly onBack: (() => void) | null;
}) {
  const hasForm = plan !== null;
  const said = JSON.stringify(counsel);
  const [groups, asides] = useMemo(() => {
    const others = legal.filter(
      (action) =>
        !(hasForm && isPlanPart(action)) && !(action.kind === 'order' && isIdle(view, action)),
    );
    const all = offers(view, others);
    const main = all.filter((offer) => !isAside(offer));
    // where nothing else is asked, the card is the question
    const isAsked =
      main.some(({ action }) => action.kind !== 'pass') || hasForm || saleIn(view) !== null;
    return isAsked
      ? ([grouped(main, said), all.filter(isAside)] as const)
      : ([grouped(all, said), []] as const);
  }, [view, legal, hasForm, said]);
  const isNarrow = useMedia(NARROW);
  const hint =
    shippingHint(
      view,
      legal.flatMap((action) => (action.kind === 'ship' ? [action.to] : [])),
      isNarrow,
    ) ??
    moveHint(view) ??
    reasonFor(view);
  const fact = forcesFact(view);
  const alarm = alarmText(view);
  const section = useFirstAnswer();
  const isTight = useTight(section) && isNarrow;
  const [isBidSet, setBidSet] = useState(false);
  const [isStill, setStill] = useState(true);
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('mousemove', () => setStill(false), {
      once: true,
      signal: stop.signal,
    });
    return () => stop.abort();
  }, []);
  const faction = view.asked === null ? undefined : view.factions[view.asked];
  if (faction === undefined) return null;
  const power = powerOf(faction.id);
  const sale = saleIn(view);
  // a phone has no room for more
  const isFull = isNarrow && (hasForm || stormMoveIn(legal) === 'weather');
  const told = (!isFull || isNews) && late(isTight);
  const asked = sale === null ? askedOf(view) : 'What do you bid?';
  // what takes a number that was set is filled then, not what is suggested
  const isSet = isBidSet || (stormNumber !== null && stormMoveIn(legal) === 'weather');
  // who would not bid now would not bid more later
  const isGone = sale !== null && counsel?.kind === 'pass';
  const isAdvised = ({ action }: Offer) => !isGone && JSON.stringify(action) === said;
  const often = oftenAsked(legal) !== null;
  const isBattling = view.phase === 'battle';
  // what belongs to no group stands at the foot, unless that is much
  const tail = groups.find(
    ([group, some]) => group === '' && groups.length > 1 && some.length < COLUMNS_FROM,
  );
  const shown = groups.filter((group) => group !== tail);
  const suggestion =
    whole &&
    `Suggested${whole.why === null ? '' : `: ${whole.why}`}${whole.but === null ? '' : `, but ${whole.but}`}`;
  // on a phone a long button would cover answers: why stands above them
  const isWhyAbove = isNarrow && suggestion !== null && suggestion !== 'Suggested';
  const about = fact && <b>{fact}.</b>;
  const cards = <CardAsides offers={asides} onAct={onAct} />;
  const why =
    because !== null ? <b>{because}.</b> : isWhyAbove ? <b aria-hidden>{suggestion}.</b> : null;
  const back = onBack && (
    <Button data-aside data-decline className={styles.decline} onClick={onBack}>
      <Undo2 size={16} aria-hidden /> {isLeaving(view) ? 'Move others' : 'Back'}
    </Button>
  );
  return (
    <section
      ref={section}
      className={styles.question}
      aria-labelledby="question"
      data-at={at}
      data-power={power}
      data-high={shown.length > 1 || undefined}
      data-battle={isBattling || undefined}
      data-duel={sidesIn(view) !== null || undefined}
      data-plan={hasForm || undefined}
      data-still={isStill || undefined}
      data-tight={isTight || undefined}
    >
      <AskedHead
        faction={faction.id}
        who={
          <>
            <b>{sheetOf(faction.id).name}</b>, your turn
          </>
        }
        spice={faction.own?.spice ?? null}
        id="question"
      >
        {asked}
      </AskedHead>
      {told}
      <StandingLine says="Answered as before" texts={answered} onAskAgain={onAskAgain} />
      {isNarrow && (weighsHand(view) || armsBattle(view) || choosesFight(view)) && (
        <HandStrip view={view} />
      )}
      {alarm !== null && <p className={styles.alarm}>{alarm}</p>}
      {isTight && hint !== null ? (
        <>
          <details className={styles.hint}>
            <summary>
              <span>
                {because !== null && why} {about} {hint}
              </span>
            </summary>
          </details>
          {because === null && why && <p className={styles.hint}>{why}</p>}
        </>
      ) : (
        (hint ?? about ?? why) && (
          <p className={styles.hint}>
            {about} {hint} {why}
          </p>
        )
      )}
      <BattleLine view={view} />
      {!hasForm && isNarrow && <OwnLeaders view={view} />}
      {sale !== null && <Sale view={view} frame={sale} />}
      {isNarrow && hasForm && cards}
      {plan}
      {shown.map(([group, some], rank) => (
        <AnswerGroup
          key={group}
          {...{ group, view, pointed, onPoint, stormNumber, onStorm }}
          counsel={isGone ? null : counsel}
          {...{ isSet, onAct, onAll, mostBid, onBidTo }}
          onSet={() => setBidSet(true)}
          hasWhole={whole !== null}
          offers={some}
          isAlone={shown.length === 1}
          back={rank === shown.length - 1 && back}
        >
          {rank === shown.length - 1 && (
            <>
              {whole !== null && (
                <Button
                  data-lit
                  data-whole
                  kind="primary"
                  className={styles.whole}
                  onClick={() => onAll(whole.steps)}
                  {...pointing(
                    () => onPoint(placeOf(whole.to)),
                    () => onPoint(null),
                  )}
                >
                  <small className={isWhyAbove ? 'visually-hidden' : undefined}>{suggestion}</small>{' '}
                  {whole.text}
                </Button>
              )}
              {onStay !== null && (
                <Button
                  data-lit
                  data-whole
                  kind="primary"
                  className={styles.whole}
                  onClick={onStay}
                >
                  <small>Suggested</small> Stay: ship and move nothing
                </Button>
              )}
              {tail?.[1].map((offer) => (
                <Answer
                  key={JSON.stringify(offer.action)}
                  offer={offer}
                  view={view}
                  isFirst={isAdvised(offer) && !isSet && onStay === null}
                  isMarked={sale === null && isAdvised(offer) && onStay === null}
                  onAct={onAct}
                />
              ))}
              {often && (
                <Button data-aside data-decline onClick={onNever}>
                  No, and stop asking
                </Button>
              )}
              {sale !== null && (
                <StandingPasses
                  view={view}
                  lit={!isGone || isSet ? null : passesAll ? 'all' : 'this'}
                  onPass={(isAll) => onBidTo(0, isAll)}
                />
              )}
            </>
          )}
        </AnswerGroup>
      ))}
      {isNarrow && GOING.has(view.frames.at(-1)?.step ?? 'turn') && !weighsHand(view) && (
        <div className={styles.room} data-aside>
          <HandStrip view={view} />
        </div>
      )}
      {!(isNarrow && hasForm) && cards}
      {isNarrow && <MoreBelow />}
    </section>
  );
}

/** Whether a question is higher than its room: what stands above its answers gives way then. */
function useTight(section: RefObject<HTMLElement | null>): boolean {
  const [isTight, setTight] = useState(false);
  useLayoutEffect(() => {
    const { current } = section;
    if (current === null) return;
    const observer = new ResizeObserver(() => {
      if (current.scrollHeight > current.clientHeight) setTight(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [section]);
  return isTight;
}

/** What is asked; of a battle plan, of cards that are kept, and of starting forces, all parts together. */
export function askedOf(view: BoardView): string {
  const frame = view.frames.at(-1);
  const kept = cardsToKeep(view).map((card) => thingName(card, view.edition));
  if (kept.length > 0) return `Do you keep ${listed(kept)}?`;
  if (placesTogether(view)) return `Where do your ${startIn(view)?.forces} forces begin?`;
  return frame?.step === 'battle' && frame.stage === 'plans'
    ? planQuestion(frame)
    : questionOf(view);
}
