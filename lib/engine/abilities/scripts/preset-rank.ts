import { z } from 'zod';
import { beginLasting, endLasting } from '../../atoms/flow';
import { retire } from '../../leaving-play/discard';
import { homeWorldOf } from '../../queries/governed';
import { cardAt, type Game, seatsInPlay } from '../../state/game';
import type { Lasting, Seat } from '../../state/state';
import { inInitiativeOrder } from '../../windows/open-window';
import { effectKind } from '../effects/kind';
import { modifier } from '../modifiers/kind';
import type { Scene } from '../scene';
import { amountOf, sayValue, valueSchema } from '../value';

/**
 * Gives a rival a rank once all ranks are assigned; each rival can be the target of one such effect at a time,
 * for its home world bears the card: one that lies subdued bears none (TAT-5.4-19, TAT-5.4-21).
 * The Initiative phase asks `nextPreset` for them.
 */
export const presetRank = effectKind({
  kind: 'preset-rank',
  shape: { rank: valueSchema },
  say: ({ rank }, title) =>
    `choose a rival whose home world is deployed and that is not the target of another ${title}; once all initiative ranks are assigned, its rank becomes ${sayValue(rank, title)}, and a tie that comes of it is broken by discarding`,
  possible: (scene) => targets(scene).length > 0,
  ask: (scene, _effect, picks) =>
    picks.length > 0
      ? null
      : {
          seat: scene.seat,
          options: targets(scene).map((seat) => ({ kind: 'choose-house', seat })),
        },
  run(scene, { rank }, [target]) {
    if (target === undefined) return;
    const { game, seat, card } = scene;
    const modifiers = [{ kind: RANKED, by: amountOf(scene, rank) } as const];
    beginLasting(game, {
      ...{ card: card.id, seat, on: [], modifiers, until: 'turn', houses: [target] },
    });
  },
});

const RANKED = 'preset-rank';

/** What such an effect does while it lasts. */
export const presetRanked = modifier(
  { by: z.number().int() },
  ({ by }) => `that House’s initiative rank becomes ${by}`,
);

function targets({ game, seat }: Scene): Seat[] {
  const taken = presets(game).map(({ target }) => target);
  return seatsInPlay(game).filter(
    (other) => other !== seat && !taken.includes(other) && homeWorldOf(game, other) !== null,
  );
}

interface Preset {
  readonly lasting: Lasting;
  readonly target: Seat;
  readonly rank: number;
}

function presets({ state }: Game): Preset[] {
  return state.lasting.flatMap((lasting) => {
    const [target] = lasting.houses ?? [];
    const [set] = lasting.modifiers.flatMap((one) => (one.kind === RANKED ? [one.by] : []));
    return target === undefined || set === undefined ? [] : [{ lasting, target, rank: set }];
  });
}

/**
 * The next rank that is set, in initiative order of the Houses that do so; the effect is over with it. Null
 * where none is left.
 */
export function nextPreset(game: Game): Omit<Preset, 'lasting'> | null {
  const all = presets(game);
  const [next] = inInitiativeOrder(game).flatMap((seat) =>
    all.filter(({ lasting }) => lasting.seat === seat),
  );
  if (next === undefined) return null;
  endLasting(game, next.lasting.id);
  retire(game, cardAt(game, next.lasting.card));
  return next;
}
