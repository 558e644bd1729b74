import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '@/app/_ui/base/button';
import { Dialog, DialogClose } from '@/app/_ui/base/dialog';
import { useBack } from '@/app/_ui/base/use-back';
import { useMedia } from '@/app/_ui/base/use-media';
import { CardLine } from '@/app/_ui/card/card-line';
import { DunePicture } from '@/app/_ui/card/picture/dune-picture';
import { GoodIcon } from '@/app/_ui/icons/goods';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { houseName } from '@/lib/engine/narration/naming';
import type { Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import bar from './action-bar.module.css';
import { DeedRow } from './deed-row';
import styles from './lately.module.css';
import { type OwnOutcome as Outcome, outcomeWords } from './own-outcomes';
import { shortName } from './short-names';
import { TABBED, useTable } from './table-context';
import type { GoodsThen } from './table-log';
import { type LastDeeds, lastDeedsOf } from './told-deeds';

/** So many moves back it may have been: what four Houses do and pass in some turns, so that the last deed of each is among them. */
const BACK = 900;

/** What others did of late, and what was done to the own House, drawn after the table, as the log is. */
export function useLately() {
  const { table, snapshot } = useTable();
  const late = useDeferredValue(snapshot);
  // many rivals ask, and few renders change it
  return useMemo(() => table.lately(Math.max(0, late.at - BACK), late.at), [table, late]);
}

/** How ended in what the own House had a part since it last chose something, but for what is `shown` elsewhere; '' for nothing. */
function useOwnOutcome(shown: Outcome | null = null): string {
  const { table, snapshot } = useTable();
  const { at, view } = useDeferredValue(snapshot);
  const shownAt = shown?.at;
  return useMemo(
    () =>
      table
        .ownOutcomes(at)
        .filter(([one]) => one.kind !== 'rite' || one.at !== shownAt)
        .map(([outcome, resistance]) => outcomeWords(outcome, resistance, table.onceNamed, view))
        .join('. '),
    [table, at, view, shownAt],
  );
}

/** What came of the own answer, before all else, but for a rite that still stands in the middle; without such a thing what stands there. */
export function OwnOutcome({ children }: { readonly children?: ReactNode }) {
  const { over } = useTable();
  const outcome = useOwnOutcome(useMedia(TABBED) ? null : over);
  return outcome === '' ? (
    children
  ) : (
    <p className={bar.did} data-outcome>
      {outcome}
    </p>
  );
}

/** What a House did last; it is told after the table. */
export function useLastDeeds(seat: Seat): LastDeeds {
  const { table, view, struck } = useTable();
  const told = useLately();
  const name = houseName(view, seat);
  return useMemo(
    () => lastDeedsOf(seat, name, told, [...struck.keys()].map(table.onceNamed)),
    [seat, name, told, struck, table],
  );
}

/** So many letters of it stand in a line of a phone, and so many are what a House has more or less. */
const LETTERS = 42;
const CHANGE = 9;
/** Of one rival in two lines. */
const LETTERS_ALONE = 86;
/** Beside other things of the line. */
const LETTERS_BESIDE = 36;
/** So many rivals stand there with their names; more of them with their signs, as on their tabs. */
const NAMED = 2;

/** The rivals that did something since the last own move, and whether that is told of now: as the own Interval begins and at the end of the turn. */
export function useNews(): { readonly seats: readonly Seat[]; readonly isTold: boolean } {
  const { view, closing } = useTable();
  const { since } = useLately();
  return {
    seats: [...new Set(since.flatMap(({ doer }) => (doer === null ? [] : [doer])))],
    isTold: isOwnInterval(view) || closing !== null,
  };
}

/**
 * For a phone, as the own Interval begins and at the end of the turn: in two lines what a rival has more or less since the last
 * own move and what it did, of several in one the first number of each; or in two lines how ended in what the House had a part. A touch
 * opens all of it. It goes with the first own move. Without such news what stands there.
 */
export function RivalsReport({
  onLog,
  children,
}: {
  readonly onLog: () => void;
  readonly children: ReactNode;
}) {
  const { seats, isTold } = useNews();
  const outcome = useOwnOutcome();
  const [isOpen, setOpen] = useState(false);
  if (!isTold || (seats.length === 0 && outcome === '')) return children;
  const isLong = outcome.length > LETTERS;
  const opens = {
    type: 'button',
    'aria-haspopup': 'dialog',
    onClick: () => setOpen(true),
  } as const;
  return (
    <section className={styles.report} aria-label="What the rivals did">
      {outcome !== '' ? (
        <p className={styles.outcome} data-long={isLong ? '' : undefined}>
          <span>{outcome}</span>
        </p>
      ) : (
        <ul>
          {seats.map((seat) => (
            <li key={seat}>
              <button {...opens}>
                <Whose seat={seat} isSign={seats.length > NAMED} />
                <Deeds seat={seat} isAlone={seats.length === 1} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {(seats.length > 0 || isLong) && (
        <button {...opens} className={styles.link}>
          More
        </button>
      )}
      {isOpen && <WholeReport {...{ outcome, seats, onLog }} onClose={() => setOpen(false)} />}
    </section>
  );
}

function WholeReport({
  outcome,
  seats,
  onLog,
  onClose,
}: {
  readonly outcome: string;
  readonly seats: readonly Seat[];
  readonly onLog: () => void;
  readonly onClose: () => void;
}) {
  useBack(true, onClose);
  return (
    <Dialog
      title="Since your last move"
      shape="sheet"
      onClose={onClose}
      foot={
        <DialogClose>
          <Button onClick={onLog}>Whole log</Button>
        </DialogClose>
      }
    >
      <div className={styles.whole}>
        {outcome !== '' && <p className={styles.outcome}>{outcome}</p>}
        <ul>
          {seats.map((seat) => (
            <li key={seat}>
              <Whose seat={seat} />
              <Deeds seat={seat} isWhole />
              <Came seat={seat} isWhole />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** For a phone, as a bid of a rival is asked about: in one line what it did last, and how much more or less it has; a touch opens the log. */
export function RivalReport({ seat }: { readonly seat: Seat }) {
  const { show } = useTable();
  const { deeds } = useLastDeeds(seat);
  const changes = useChanges(seat);
  if (deeds.length === 0 && changes.length === 0) return null;
  return (
    <button type="button" className={styles.rival} onClick={() => show('log')}>
      <Changes changes={changes} />{' '}
      <DeedRow deeds={deeds} letters={LETTERS_BESIDE - CHANGE * changes.length} />
    </button>
  );
}

export function Whose({
  seat,
  isSign = false,
}: {
  readonly seat: Seat;
  readonly isSign?: boolean;
}) {
  const { view } = useTable();
  const sponsor = view.houses[seat]?.sponsor;
  return (
    <b className={styles.whose}>
      {isSign && sponsor !== undefined && <PowerIcon power={sponsor} coloured size={15} />}
      <span className={isSign ? 'visually-hidden' : undefined}>
        {shortName(houseName(view, seat))}
      </span>
    </b>
  );
}

export function Deeds({
  seat,
  isWhole = false,
  isAlone = true,
}: {
  readonly seat: Seat;
  readonly isWhole?: boolean;
  readonly isAlone?: boolean;
}) {
  const { deeds } = useLastDeeds(seat);
  const changes = useChanges(seat);
  const letters = isAlone ? LETTERS_ALONE : LETTERS;
  const room = isWhole ? Number.POSITIVE_INFINITY : letters - CHANGE * changes.length;
  const isBrief = !isAlone && changes.length > 0;
  return (
    <>
      <Changes changes={isBrief ? changes.slice(0, 1) : changes} />{' '}
      {!isBrief && <DeedRow deeds={deeds} letters={room} />}
    </>
  );
}

/** The cards that came down before a rival since the last own move: the sign and name of each, or whole with what it does. */
export function Came({
  seat,
  isWhole = false,
}: {
  readonly seat: Seat;
  readonly isWhole?: boolean;
}) {
  const { view, catalogue, came } = useTable();
  const cards = [...came].flatMap((id) => {
    const { place, card } = view.cards[id] ?? {};
    const facts = catalogue.byId.get(card ?? '');
    return place?.zone === 'domain' && place.seat === seat && facts ? [{ id, facts }] : [];
  });
  if (cards.length === 0) return null;
  return (
    <ul className={styles.came} aria-label="New cards" data-whole={isWhole ? '' : undefined}>
      {cards.map(({ id, facts }) => (
        <li key={id} data-type={facts.type} data-inspect={facts.id}>
          {isWhole ? (
            <CardLine card={facts} picture wraps />
          ) : (
            <>
              <DunePicture card={facts} crop="strip" />
              {facts.title}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

export function isOwnInterval({ frames, decision, seat }: View): boolean {
  return frames.at(-1)?.step === 'house' && decision?.seat === seat;
}

/** What a House has more or less of since the last own move, told after the table. */
export function useChanges(seat: Seat) {
  const { table, snapshot } = useTable();
  const { at, view } = useDeferredValue(snapshot);
  const then = useMemo(() => table.goodsThen(at), [table, at]);
  return changesOf(then[seat], view.houses[seat]);
}

export function Changes({ changes }: { readonly changes: ReturnType<typeof useChanges> }) {
  return changes.map(({ good, was, is }) => (
    <span key={good} className={styles.change}>
      <GoodIcon good={good} size={11} />
      {was} → {is}
    </span>
  ));
}

/** What a House has more or less of than then. */
function changesOf(then: GoodsThen | undefined, now: GoodsThen | undefined) {
  if (then === undefined || now === undefined) return [];
  const goods = [
    { good: 'solaris', was: then.treasury, is: now.treasury },
    { good: 'spice', was: then.hoard, is: now.hoard },
    { good: 'favor', was: then.favor, is: now.favor },
  ] as const;
  return goods.filter(({ was, is }) => was !== is);
}
