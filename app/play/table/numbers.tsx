import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { useMedia } from '@/app/_ui/base/use-media';
import { doingOf } from '@/lib/engine/abilities/running/carry-out';
import type { Action } from '@/lib/engine/actions';
import { sayAction } from '@/lib/engine/narration/action';
import { cardName, OPERATION_NAMES, solarisWords } from '@/lib/engine/narration/naming';
import { priceOf, solarisLeft } from '@/lib/engine/narration/price';
import { sayQuestion } from '@/lib/engine/narration/question';
import { favorToDeploy } from '@/lib/engine/queries/allegiance';
import { cardAt, houseAt } from '@/lib/engine/state/game';
import { takeUpView } from '@/lib/engine/state/open-game';
import { ADMISSION } from '@/lib/rules/admission';
import { Keys, pressedBy } from './button-key';
import { numberKey, withFilled } from './keys-of';
import { numberWords } from './number-words';
import styles from './numbers.module.css';
import { bidComes, bidsFrom, blocks } from './petition-comes';
import { asksNumber, type NumberGroup } from './places';
import { isX } from './suggestion';
import { TABBED, useTable } from './table-context';
import { fillsHoard } from './to-hoard';
import { useThen } from './use-then';

const TITLES: Readonly<Record<NumberGroup['kind'], string>> = {
  ...OPERATION_NAMES,
  bid: 'Bid',
  discount: 'Favor given',
  'choose-number': 'Number',
};

const MOST_BUTTONS = 5;
/** What is paid with favor has a line for each; so many of them stand in the bar. */
const MOST_LINES = 4;
/** Beside so many others each has room for why it is held out. */
const ROOM_FOR_WHY = 2;

/** Answers that differ in a number: few as buttons with what they come to, many with a stepper. */
export function Numbers({
  group,
  hasLead,
  best,
  most,
  reason,
  keysFrom,
}: {
  readonly group: NumberGroup;
  /** Another button is lit: one choice at a time is. */
  readonly hasLead: boolean;
  /** What is suggested, where it is one of these. */
  readonly best: Action | null;
  /** How far it is suggested to raise; null where nothing is said of that. */
  readonly most: number | null;
  /** And why, in a few words. */
  readonly reason: string;
  /** The number that the first of them has as its key. */
  readonly keysFrom: number;
}) {
  const { table, view, catalogue, act } = useTable();
  const isNarrow = useMedia(TABBED);
  const { kind } = group;
  const isBare = (one: NumberGroup['choices'][number]) => {
    const { words, comes } = saysOf(one);
    return words === `${one.amount}` && comes === '';
  };
  // what is most stands first where a card asks for it
  const isPriced = asksNumber(group) && isX(view);
  const isDown = asksNumber(group) && !isPriced && group.choices.length <= MOST_BUTTONS;
  const all = isDown ? group.choices.toReversed() : group.choices;
  const { saysOf, isMostBest, isRaise, bidding, spare } = useSayings(kind);
  const isPaid = kind === 'discount';
  // a bid has one form, however many there are
  const hasAll = kind !== 'bid' && all.length <= (isPaid ? MOST_LINES : MOST_BUTTONS);
  // what costs no favor stands first in any case
  const stepped = hasAll ? [] : all.slice(isPaid ? 1 : 0);
  const [first, last] = [stepped[0], stepped.at(-1)];
  // what is suggested comes a moment later, and stands there until another is chosen
  const [own, setOwn] = useState<number | null>(null);
  // favor that admission does not ask for is what one would give
  const spared = isPaid ? stepped.findLast((one) => one.amount <= spare) : undefined;
  const suggested = most ?? (spared ?? stepped.find(({ action }) => action === best))?.amount;
  const amount = own ?? suggested ?? first?.amount;
  const chosen = stepped.find((choice) => choice.amount === amount) ?? first;
  const shown = all.filter((one) => !stepped.includes(one));
  const leads = !hasLead && (isPaid || isMostBest);
  const isLit = ({ amount: number, action }: (typeof all)[number]) =>
    best === null ? leads && number === all[0]?.amount : action === best;
  const isStepperBest = chosen !== undefined && best !== null && chosen.amount === suggested;
  // a higher bid is a limit: it is raised by as little as it can be
  const isLimit = isRaise && chosen !== first;
  // of what is paid nothing is suggested: what costs no favor is held out
  const isHeldOut = (one: (typeof all)[number]) => one.action === best || (isPaid && isLit(one));
  // what is filled is suggested, or the amount of a trade that was opened to make it
  const isStepperLit =
    isStepperBest ||
    (chosen !== undefined && kind !== 'bid' && !isPaid && best === null && !hasLead);
  const stepperPlace = numberKey(keysFrom + shown.length);
  const stepperKey =
    isStepperLit && (isStepperBest || kind !== 'bid') ? withFilled(stepperPlace) : stepperPlace;
  const withWhy = (comes: string, action: Action, hasRoom: boolean) =>
    [comes, hasRoom && action === best ? reason : ''].filter(Boolean).join('; ');
  // the key goes on; what a House bids it says itself, unless it is told
  const hasKey = leads || best !== null;
  return (
    <fieldset className={styles.numbers}>
      <legend className="visually-hidden">{TITLES[kind]}</legend>
      {kind !== 'bid' && !isPaid && shown.every(isBare) && (
        <span className={styles.title} aria-hidden>
          {TITLES[kind]}
        </span>
      )}
      {shown.map((choice, at) => {
        const lit = isLit(choice);
        // a number that a card asks for is its own key
        const place = asksNumber(group) && keysFrom === 1 ? choice.amount : keysFrom + at;
        const key = lit && hasKey ? withFilled(numberKey(place)) : numberKey(place);
        const { words, comes: leaves } = saysOf(choice);
        const comes = withWhy(leaves, choice.action, isPriced || shown.length <= ROOM_FOR_WHY);
        return (
          <Button
            key={choice.amount}
            kind={isHeldOut(choice) ? 'primary' : 'plain'}
            className={isPaid || isPriced ? styles.line : styles.number}
            {...pressedBy(key)}
            data-why={comes === leaves || isPriced ? undefined : ''}
            data-act={choice.action.kind}
            onClick={() => act(choice.action)}
          >
            <b className={styles.words}>
              {choice.action === best && <Suggested />}
              {words}
            </b>{' '}
            {comes !== '' && <span className={styles.comes}>{comes}</span>}
            {key !== undefined && <Keys of={key} />}
          </Button>
        );
      })}
      {chosen !== undefined && first !== undefined && last !== undefined && (
        <div className={styles.stepped}>
          <span className={styles.stepper}>
            <NumberStepper
              label={TITLES[kind]}
              min={first.amount}
              max={last.amount}
              value={chosen.amount}
              onValueChange={setOwn}
            />
            {bidding !== null && !isNarrow && chosen === last && (
              <span className={styles.from}>{bidding.from}</span>
            )}
          </span>
          <Button
            kind={isStepperLit ? 'primary' : 'plain'}
            className={kind === 'bid' || isPaid ? styles.bid : styles.number}
            {...pressedBy(stepperKey)}
            data-act={chosen.action.kind}
            onClick={() => (isLimit ? table.bidTo(chosen.amount) : act(chosen.action))}
          >
            {kind === 'bid' || isPaid ? (
              <>
                <b className={styles.words}>
                  {isStepperBest && <Suggested />}
                  {isLimit ? `Raise up to ${chosen.amount}` : saysOf(chosen).words}
                </b>{' '}
                {!isPaid && !isLimit && (
                  <span className={styles.comes}>{saysOf(chosen).comes}</span>
                )}{' '}
                <span className={styles.end}>
                  {withWhy(
                    [
                      isPaid && saysOf(chosen).comes,
                      isLimit && `${saysOf(chosen).comes} at worst`,
                      bidding?.end,
                      isNarrow && chosen === last && !isStepperBest && bidding?.from,
                    ]
                      .filter(Boolean)
                      .join('; '),
                    chosen.action,
                    true,
                  )}
                </span>
              </>
            ) : (
              <span>
                {isStepperBest && <Suggested />}
                {sayAction(view, catalogue, chosen.action)}
              </span>
            )}
            {stepperKey !== undefined && <Keys of={stepperKey} />}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function Suggested() {
  return <Lightbulb size={14} role="img" aria-label="Suggested:" className={styles.bulb} />;
}

/** What a number says, and what it leaves the House: "Raise to 4", "leaves 1" (petition-comes.ts for a bid). */
function useSayings(kind: NumberGroup['kind']) {
  const { view, catalogue } = useTable();
  const game = takeUpView(view, catalogue);
  const seat = view.decision?.seat ?? 0;
  const { treasury, hoard, favor } = houseAt(game, seat);
  const frame = view.frames.at(-1);
  const asks = sayQuestion(view, catalogue)?.asks ?? '';
  const isToHoard = kind === 'choose-number' && fillsHoard(game);
  const isRaise = frame?.step === 'petition' && frame.at === 'options';
  const isNarrow = useMedia(TABBED);
  const bidding =
    kind === 'bid' && frame?.step === 'petition'
      ? {
          from: bidsFrom(game, frame, seat),
          end: blocks(frame, seat)
            ? `${isNarrow ? 'Blocks it' : `Winning blocks ${cardName(view, catalogue, frame.card)}`}: nobody deploys it`
            : '',
        }
      : null;
  // a card of another Power asks for favor as it is deployed, beside what is paid for it
  const more =
    kind === 'discount' && frame?.step === 'petition' && frame.prize === 'own-card'
      ? favorToDeploy(game, seat, cardAt(game, frame.card))
      : 0;
  const then = useThen();
  // what an ability costs is paid at once
  const doing =
    frame?.step === 'effect' ? doingOf(game, cardAt(game, frame.card), frame.ability) : null;
  const isPaid = doing?.costs?.some((one) => one.kind === 'pay' && one.what === 'solaris') === true;
  const leavesAfter = (amount: number) => (isPaid ? `leaves ${treasury - amount}` : '');
  const saysOf = ({ amount, action }: NumberGroup['choices'][number]) => {
    if (kind === 'bid') {
      return {
        words: `${isRaise ? 'Raise to' : 'Bid'} ${amount}`,
        comes: frame?.step === 'petition' ? bidComes(game, frame, seat, amount) : '',
      };
    }
    if (kind === 'choose-number' && isX(view))
      return {
        words: `X ${amount}`,
        comes: [then(action), leavesAfter(amount)].filter(Boolean).join('; '),
      };
    if (kind === 'choose-number')
      return {
        words: numberWords(asks, amount),
        // what goes to the hoard says how much lies there then
        comes: isToHoard && amount > 0 ? `spice ${hoard} to ${hoard + amount}` : '',
      };
    const left = kind === 'discount' ? solarisLeft(game, seat, amount) : null;
    if (left === null) return { words: `${amount}`, comes: priceOf(game, seat, action) ?? '' };
    const paid = [left > 0 && solarisWords(left), amount > 0 && `${amount} favor`].filter(Boolean);
    return {
      words: `${amount === 0 ? 'Pay ' : ''}${paid.join(' and ') || 'nothing'}`,
      // what the solaris fall short is paid in favor too
      comes:
        left > treasury
          ? `${solarisWords(left - treasury)} short`
          : `leaves ${solarisWords(treasury - left)}, ${favor - amount - more} favor`,
    };
  };
  const spare = kind === 'discount' ? favor - more - ADMISSION.favor : 0;
  return { saysOf, bidding, spare, isRaise: kind === 'bid' && isRaise, isMostBest: isToHoard };
}
