import { needed } from '@/lib/board/engine/queries/victory';
import type { Frame } from '@/lib/board/engine/state/frames';
import type { BoardView } from '@/lib/board/engine/state/view';

/** What is asked for, and what hangs on it, in a line for who plays it the first time; null where it explains itself. */
export function reasonFor(view: BoardView): string | null {
  const frame = view.frames.at(-1);
  return frame === undefined ? null : reasonIn(frame, view);
}

function reasonIn(frame: Frame, view: BoardView): string | null {
  switch (frame.step) {
    case 'setup':
      return frame.stage === 'traitors'
        ? 'When a rival leads a battle with your traitor, you win it and lose nothing. A leader of your own that you keep is only safe: no rival can hold it.'
        : null;
    case 'storm':
      return frame.stage === 'atomics'
        ? 'Without the wall the storm also comes to the Imperial Basin, Arrakeen and Carthag.'
        : null;
    case 'nexus': {
      const goal = needed(view, 2);
      return Number.isFinite(goal)
        ? `Two allies win together, with ${goal} strongholds, and cannot fight each other.`
        : null;
    }
    case 'revival':
      return frame.stage === 'forces'
        ? 'Who comes back from the Tanks joins your reserves, ready to ship.'
        : null;
    case 'shipment':
      return frame.stage === 'turn' ? 'Who goes later sees where the others went.' : null;
    case 'accompany':
      return 'It goes from your reserves, and costs nothing.';
    case 'move':
      return frame.from === null && frame.moves === 1
        ? 'One group moves: all or some of your forces in one territory.'
        : null;
    case 'battle':
      return (
        (
          {
            prescience: 'You see it before you make your own plan.',
            voice: 'Your rival must obey if it can.',
            traitors: 'If it is, you win the battle and lose nothing.',
          } as { readonly [Stage in typeof frame.stage]?: string }
        )[frame.stage] ?? null
      );
    default:
      return null;
  }
}
