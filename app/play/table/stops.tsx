import { BellOff } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { MenuGroup, MenuItem } from '@/app/_ui/base/menu';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { cardName, houseName } from '@/lib/engine/narration/naming';
import type { Game } from '@/lib/engine/state/game';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import type { View } from '@/lib/engine/state/view';
import { type Chance, tacticActions } from '@/lib/engine/windows/playable-tactics';
import { STANDING_ORDERS } from '@/lib/players/who-plays';
import { counted, listed } from '@/lib/sentences';
import styles from './action-bar.module.css';
import { sparesIn } from './ahead';
import { behave } from './behave';
import { STANDING_SHORT, STANDING_WORDS } from './controllers';
import { isOwnInterval } from './lately';
import { shortName } from './short-names';
import own from './stops.module.css';
import { useTable } from './table-context';

/** The order to pass for the House that is asked, while one stands: a press ends it. And what gives one for what is asked now. */
export function Stops() {
  const { view } = useTable();
  const seat = view.decision?.seat;
  if (seat === undefined) return null;
  return (
    <>
      <OrderNow seat={seat} />
      <PassAlike seat={seat} />
      {isOwnInterval(view) && <AsksEach seat={seat} />}
    </>
  );
}

function OrderNow({ seat }: { readonly seat: Seat }) {
  const { table, snapshot, view, catalogue } = useTable();
  const { letGo, spares, standing } = snapshot;
  const now = standing[seat] ?? 'ask';
  const spared = [...new Set(spares.flatMap((one) => (one.seat === seat ? one.cards : [])))];
  if (letGo?.seat === seat)
    return (
      <Order
        words="Pass for me in its bids"
        short={`Passes bids of ${shortName(houseName(view, letGo.of))}`}
        onEnd={table.askBids}
      />
    );
  if (spared.length > 0)
    return (
      <Order
        words={`Pass for me on ${cardNames(view, catalogue, spared)}`}
        short={`Passes on ${spared.length > 1 ? counted(spared.length, 'card') : cardNames(view, catalogue, spared)}`}
        onEnd={table.askUses}
      />
    );
  if (now === 'ask' || view.houses.length === 1) return null;
  return (
    <Order
      words={STANDING_WORDS[now]}
      short={STANDING_SHORT[now]}
      onEnd={() => table.stand(seat, 'ask')}
    />
  );
}

/** In a bid of a rival it passes all bids of its Interval, in a window all uses of the cards that could be used. */
function PassAlike({ seat }: { readonly seat: Seat }) {
  const { table, snapshot, view, catalogue } = useTable();
  const top = view.frames.at(-1);
  if (top?.step === 'window') {
    const { cards, inRite } = sparesIn(view, seat, snapshot.actions);
    if (cards.length === 0) return null;
    return (
      <PassAll
        words={`Pass all uses of ${cardNames(view, catalogue, cards)} ${inRite ? 'in this rite' : 'this Interval'}`}
        until={inRite ? 'Till the rite is over' : 'In this Interval, but for rites'}
        onPass={table.passUses}
      >
        Pass all {cards.length > 1 ? 'their' : 'its'} uses
      </PassAll>
    );
  }
  if (top?.step !== 'petition' || top.at !== 'options' || top.seat === seat) return null;
  return (
    <PassAll
      words={`Pass all bids of ${houseName(view, top.seat)} this Interval`}
      until="In this Interval, until you ask for them again"
      onPass={() => table.letGo(top.seat)}
    >
      Pass all its bids
    </PassAll>
  );
}

/** Whether the House is asked for tactics each time, where it has any for its own operations. */
function AsksEach({ seat }: { readonly seat: Seat }) {
  const { table, snapshot, view, catalogue } = useTable();
  const { asksEach } = snapshot.manners;
  const has = useMemo(() => hasTactic(takeUpView(view, catalogue), seat), [view, catalogue, seat]);
  if (!has) return null;
  return (
    <button
      type="button"
      className={own.order}
      aria-pressed={asksEach}
      title="After my own operations too, and again once I passed"
      onClick={() => behave(table, { asksEach: !asksEach })}
    >
      Ask for tactics
    </button>
  );
}

/** Whether a House has anything to add to an operation that it declares now. */
function hasTactic(game: Game, seat: Seat): boolean {
  const chance: Chance = {
    timing: 'declaration',
    answers: null,
    involved: [seat],
    plain: [seat],
  };
  return tacticActions(game, seat, chance).length > 0;
}

function cardNames(view: View, catalogue: GameCatalogue, cards: readonly GameCardId[]): string {
  return listed([...new Set(cards.map((card) => cardName(view, catalogue, card)))]);
}

/** Passes, and what is asked alike too. `until`: how long. */
function PassAll({
  words,
  until,
  onPass,
  children,
}: {
  readonly words: string;
  readonly until: string;
  readonly onPass: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" className={own.order} aria-label={words} title={until} onClick={onPass}>
      {children}
    </button>
  );
}

function Order({
  words,
  short,
  onEnd,
}: {
  readonly words: string;
  readonly short: string;
  readonly onEnd: () => void;
}) {
  return (
    <button
      type="button"
      className={own.order}
      aria-pressed
      aria-label={`${words}: ask me again`}
      onClick={onEnd}
    >
      <BellOff size={13} aria-hidden />
      {short}
    </button>
  );
}

/** When the table asks a House, to choose from in a menu. */
export function StandingOrders({ seat }: { readonly seat: Seat }) {
  const { table, snapshot } = useTable();
  const now = snapshot.standing[seat] ?? 'ask';
  return (
    <MenuGroup label="When the table asks you">
      {STANDING_ORDERS.map((standing) => (
        <MenuItem
          key={standing}
          {...(standing === now && { end: 'now' })}
          onSelect={() => table.stand(seat, standing)}
        >
          {STANDING_WORDS[standing]}
        </MenuItem>
      ))}
    </MenuGroup>
  );
}

/** What went by itself, by the kind of move, in few words: it has a part of a line; most passes are no news. */
const WENT = [
  ['disengage', 'card ready again', 'cards ready again'],
  ['draw', 'drawn', 'drawn'],
  ['bid', 'opening bid made', 'opening bids made'],
  ['vanquish', 'card vanquished', 'cards vanquished'],
  ['reward', 'reward taken', 'rewards taken'],
  ['discount', 'paid in solaris', 'paid in solaris'],
  ['pass', 'idle pass', 'idle passes'],
  ['decline', 'idle leader left out', 'idle leaders left out'],
] as const;

/** What went by itself since the House last chose. */
export function WentByItself() {
  const { table, view } = useTable();
  // what is paid is all that counts then
  const top = view.frames.at(-1);
  if (view.houses.length === 1 || (top?.step === 'petition' && top.at === 'discount')) return null;
  const went = table.wentByItself();
  const parts = WENT.flatMap(([kind, one, more]) => {
    const many = went.get(kind) ?? 0;
    return many === 0 ? [] : [counted(many, one, more)];
  });
  if (parts.length === 0) return null;
  return (
    <p className={styles.did}>
      <span className="visually-hidden">By itself: </span>
      {parts.join(', ')}
    </p>
  );
}
