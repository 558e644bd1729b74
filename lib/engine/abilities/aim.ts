import { z } from 'zod';
import type { Action } from '../actions';
import { cardAt } from '../game';
import { isKept } from '../queries/ranks';
import type { GameCard } from '../state';
import type { Choice } from './effects/kind';
import { DECLINED } from './effects/kind';
import { cardsThat, type Filter, filterSchema, sayFilter } from './filter';
import { type Ref, refer, refSchema, sayRef } from './ref';
import type { Scene } from './scene';
import { amountOf, sayValue, type Value, valueSchema } from './value';

/** Which cards an effect is done to: one that is known, a chosen one or up to some, or each of a kind. */
export type Aim =
  | Ref
  | { readonly choose: Filter; readonly upTo?: Value | undefined; readonly may?: true | undefined }
  | { readonly each: Filter };

export const aimSchema: z.ZodType<Aim> = z.union([
  refSchema,
  z.strictObject({
    choose: filterSchema,
    upTo: valueSchema.optional(),
    may: z.literal(true).optional(),
  }),
  z.strictObject({ each: filterSchema }),
]);

/** The cards that could be meant now; `fits` leaves out those to which the effect could do nothing. */
export function inSight(
  scene: Scene,
  aim: Aim,
  fits: (card: GameCard) => boolean = () => true,
): GameCard[] {
  if (typeof aim === 'string') {
    const card = refer(scene, aim);
    return card !== null && fits(card) ? [card] : [];
  }
  return cardsThat(scene, 'each' in aim ? aim.each : aim.choose).filter(fits);
}

/** The next card to choose. Several are named in the order of their numbers, so that no set counts twice. */
export function askAim(
  scene: Scene,
  aim: Aim,
  picks: readonly number[],
  fits: (card: GameCard) => boolean = () => true,
): Choice | null {
  if (typeof aim === 'string' || 'each' in aim) return null;
  if (picks.includes(DECLINED)) return null;
  const most = aim.upTo === undefined ? 1 : amountOf(scene, aim.upTo);
  if (picks.length >= most) return null;
  const last = picks.at(-1) ?? 0;
  const options: Action[] = inSight(scene, aim, fits)
    .filter(({ id }) => id > last)
    .map(({ id }) => ({ kind: 'choose', card: id }));
  if (options.length === 0) return null;
  const free = aim.may === true || aim.upTo !== undefined;
  return { seat: scene.seat, options: free ? [{ kind: 'pass' }, ...options] : options };
}

/** The cards that were chosen or known, once nothing more is asked. */
export function hit(
  scene: Scene,
  aim: Aim,
  picks: readonly number[],
  fits: (card: GameCard) => boolean = () => true,
): GameCard[] {
  if (typeof aim === 'string' || 'each' in aim) return inSight(scene, aim, fits);
  return picks.filter((pick) => pick !== DECLINED).map((pick) => cardAt(scene.game, pick));
}

/** Whether no immunity keeps a card from being captured or discarded. */
export function isOpenTo(scene: Scene, card: GameCard, what: 'capture' | 'discard'): boolean {
  return !isKept(scene.game, card, what);
}

export function sayAim(aim: Aim, title: string): string {
  if (typeof aim === 'string') return sayRef(aim, title);
  if ('each' in aim) return `all ${sayFilter(aim.each, 'many')}`;
  if (aim.upTo !== undefined)
    return `up to ${sayValue(aim.upTo, title)} ${sayFilter(aim.choose, 'many')}`;
  return sayFilter(aim.choose, 'one');
}
