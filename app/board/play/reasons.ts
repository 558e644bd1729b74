import type { Action } from '@/lib/board/engine/actions';
import { factionName, territoryName } from '@/lib/board/engine/narration/names';
import { givesAtOnce } from '@/lib/board/engine/narration/question';
import { sideOf } from '@/lib/board/engine/queries/order';
import { needed, strongholdsOf } from '@/lib/board/engine/queries/victory';
import type { Frame, NexusFrame } from '@/lib/board/engine/state/frames';
import type { BoardView } from '@/lib/board/engine/state/view';
import type { Seat } from '@/lib/kernel/game';
import { counted, listed } from '@/lib/sentences';
import { giftOf } from './ally-gift';
import { isAllysBattle } from './battle-sides';

/** How many forces there are for what is asked: "Reserves 10", "Tanks 4"; null where that says nothing. */
export function forcesFact({ frames, factions, asked }: BoardView): string | null {
  const frame = frames.at(-1);
  const faction = factions[asked ?? -1];
  if (frame === undefined || faction === undefined) return null;
  const isShipping = frame.step === 'ship' && frame.from === null && frame.to === null;
  if (isShipping && faction.reserves !== null) return `Reserves ${faction.reserves}`;
  return frame.step === 'revival' && frame.stage === 'forces' ? `Tanks ${faction.tanks}` : null;
}

/** Whether the own cards weigh on what is asked, or it leaves room for them, so that they stand in a question that is low. */
export function weighsHand({ frames, turn }: BoardView): boolean {
  const frame = frames.at(-1);
  return (
    frame?.step === 'bidding' ||
    frame?.step === 'revival' ||
    (frame?.step === 'storm' && frame.stage === 'dial' && turn === 1) ||
    (frame?.step === 'move' && frame.from === null)
  );
}

/** Whether the viewer is asked something of a battle before its plan, on which its cards weigh. */
export function armsBattle({ frames, asked, seat, factions }: BoardView): boolean {
  const frame = frames.at(-1);
  const own = factions[seat ?? -1]?.own;
  return (
    asked === seat &&
    own != null &&
    own.hand.length > 0 &&
    frame?.step === 'battle' &&
    (frame.stage === 'prescience' || frame.stage === 'voice')
  );
}

/** Whether the viewer is asked which of its battles comes first. */
export function choosesFight({ frames, asked, seat }: BoardView): boolean {
  return frames.at(-1)?.step === 'battles' && asked === seat;
}

/** What is asked for, and what hangs on it, in a line for who plays it the first time; null where it explains itself. */
export function reasonFor(view: BoardView): string | null {
  const frame = view.frames.at(-1);
  return frame === undefined ? null : reasonIn(frame, view);
}

/** How many strongholds a side lacks to win. */
function lacksOf(view: BoardView, side: readonly Seat[]): number {
  return needed(view, side.length) - strongholdsOf(view, side);
}

/**
 * Why an alliance is broken or made as it is suggested: "Alone you lack 1 stronghold, with Fremen 2"; null where no number
 * speaks for it.
 */
export function allianceReason(view: BoardView, counsel: Action | null): string | null {
  const { asked } = view;
  if (asked === null || counsel === null) return null;
  const own = sideOf(view, asked);
  const others = own.filter((seat) => seat !== asked);
  const names = (side: readonly Seat[]) => listed(side.map((seat) => factionName(view, seat)));
  const now = lacksOf(view, own);
  if (counsel.kind === 'break') {
    const alone = lacksOf(view, [asked]);
    return alone < now ? `Alone you lack ${lackText(alone)}, with ${names(others)} ${now}` : null;
  }
  if (counsel.kind !== 'propose' && counsel.kind !== 'accept') return null;
  const seat = counsel.kind === 'propose' ? counsel.to : counsel.from;
  if (own.includes(seat)) return null;
  const theirs = sideOf(view, seat);
  const together = lacksOf(view, [...own, ...theirs]);
  const near = lacksOf(view, theirs);
  const isRather = counsel.kind === 'propose' && isOffered(view);
  const who = `${isRather ? 'Rather ' : ''}${names(theirs)}`;
  if (together < now) return `${who}: together you lack ${lackText(together)}, now ${now}`;
  if (near <= now) return `${who}, ${near} from winning, would be no rival`;
  // else the answer says what it brings
  return isRather ? `${who}: ${giftOf(view, seat)}` : null;
}

function lackText(lacks: number): string {
  return lacks <= 0 ? 'nothing' : counted(lacks, 'stronghold');
}

/** Whether others offer who is asked an alliance. */
function isOffered({ frames, asked }: BoardView): boolean {
  const frame = frames.at(-1);
  return frame?.step === 'nexus' && frame.proposals.some(({ to }) => to === asked);
}

/** The allies of who is asked, or else who asks it for an alliance. */
function partners({ proposals }: NexusFrame, { factions, asked }: BoardView): readonly Seat[] {
  const { allies = [] } = factions[asked ?? -1] ?? {};
  return allies.length > 0
    ? allies
    : proposals.flatMap(({ from, to }) => (to === asked ? [from] : []));
}

/** What becomes of spice for an ally. */
function helpReason(view: BoardView): string {
  return givesAtOnce(view)
    ? 'It is theirs at once, to pay for anything.'
    : 'It pays only what your ally’s own spice does not; what is left over stays yours.';
}

function reasonIn(frame: Frame, view: BoardView): string | null {
  switch (frame.step) {
    case 'setup':
      return frame.stage === 'traitors'
        ? 'When a rival leads a battle with your traitor, you win it and lose nothing. Keep your own leader, and no rival can hold him as a traitor.'
        : null;
    case 'storm':
      return frame.stage === 'atomics'
        ? 'Without the wall the storm also comes to the Imperial Basin, Arrakeen and Carthag.'
        : null;
    case 'nexus': {
      const goal = needed(view, 2);
      const rule = Number.isFinite(goal)
        ? [`Two allies win together, with ${goal} strongholds, and cannot fight each other.`]
        : [];
      const gifts = partners(frame, view).map(
        (seat) => `With ${factionName(view, seat)} ${giftOf(view, seat)}.`,
      );
      return [...rule, ...gifts].join(' ') || null;
    }
    case 'bidding':
      return frame.stage === 'help' ? helpReason(view) : null;
    case 'revival':
      return frame.stage === 'help'
        ? helpReason(view)
        : frame.stage === 'forces'
          ? 'Who comes back from the Tanks joins your reserves, ready to ship.'
          : null;
    case 'shipment':
      return frame.stage === 'turn'
        ? 'Who goes later sees where the others went.'
        : frame.stage === 'help'
          ? helpReason(view)
          : null;
    case 'accompany':
      return 'It goes from your reserves, and costs nothing.';
    case 'ride':
      return `A worm came to ${territoryName(frame.from)}: it carries yours anywhere, besides their move.`;
    case 'move':
      return frame.from === null && frame.moves === 1
        ? 'One group moves: all or some of your forces in one territory.'
        : null;
    case 'battle': {
      const isAllys = isAllysBattle(view, frame);
      return (
        (
          {
            prescience: isAllys
              ? 'It is your ally’s battle: the rival must choose that part now.'
              : 'You see it before you make your own plan.',
            voice: isAllys
              ? 'It is your ally’s battle: the rival must obey if it can.'
              : 'Your rival must obey if it can.',
          } as { readonly [Stage in typeof frame.stage]?: string }
        )[frame.stage] ?? null
      );
    }
    default:
      return null;
  }
}
