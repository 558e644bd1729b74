import { z } from 'zod';
import type { EffectFrame } from '../../state/frames';
import type { GameCard } from '../../state/state';
import { type Aim, askAim, hit, inSight } from '../aim';
import type { Choice } from '../choice';
import type { Scene } from '../scene';
import type { Effect } from './table';

/** What a House gains, or below 0 loses; `laid` is spice on cards, from where it can be brought in. */
export type Yield = Partial<Record<'solaris' | 'spice' | 'favor' | 'laid', number>>;

type Shape = z.core.$ZodLooseShape;
/** An effect of a kind, from what is written down of it. */
export type EffectOf<K extends string, S extends Shape> = z.infer<
  z.ZodObject<{ kind: z.ZodLiteral<K> } & S, z.core.$strict>
>;

/** A kind of effect, whole: how it is written down, said, offered, carried out and reckoned. Costs are effects too. */
export interface EffectKind<E> {
  readonly kind: string;
  readonly schema: z.ZodType<E>;
  /** An order without its full stop: "produce 3 solaris". */
  readonly say: (effect: E, title: string) => string;
  /** Whether it can do something now; as a cost: whether it can be paid. */
  readonly possible: (scene: Scene, effect: E) => boolean;
  /** The next thing to choose after those already picked, or null when it can run. */
  readonly ask: (scene: Scene, effect: E, picks: readonly number[]) => Choice | null;
  readonly run: (scene: Scene, effect: E, picks: readonly number[], frame: EffectFrame) => void;
  /** What an automatic player expects of it; null where it counts nothing. */
  readonly brings: ((scene: Scene, effect: E) => Yield) | null;
  /** The lists of effects inside it, by part. */
  readonly parts?: (effect: E) => readonly (readonly Effect[])[];
}

/** A kind as its file writes it: the shape of its effects, and what stands for them. */
interface Written<K extends string, S extends Shape> {
  readonly kind: K;
  readonly shape: S;
}
type Does<E> = Omit<EffectKind<E>, 'kind' | 'schema'>;
type Possible<E> = Partial<Pick<EffectKind<E>, 'possible'>>;

export function effectKind<K extends string, S extends Shape>({
  kind,
  shape,
  ...does
}: Written<K, S> & Does<EffectOf<K, S>>): EffectKind<EffectOf<K, S>> {
  return { kind, schema: z.strictObject({ kind: z.literal(kind), ...shape }), ...does };
}

/** A kind about which nothing is asked, and which is possible unless it says otherwise. */
export function unasked<K extends string, S extends Shape>(
  kind: Written<K, S> & Omit<Does<EffectOf<K, S>>, 'ask' | 'possible'> & Possible<EffectOf<K, S>>,
): EffectKind<EffectOf<K, S>> {
  return effectKind<K, S>({ possible: () => true, ask: () => null, ...kind });
}

interface Aimed<E> extends Omit<Does<E>, 'ask' | 'possible' | 'run'>, Possible<E> {
  /** What it is done to; nothing where it is done to no card. */
  readonly aim: (effect: E) => Aim | undefined;
  /** To which cards it could do something, if not to all. */
  readonly fits?: (scene: Scene, effect: E) => (card: GameCard) => boolean;
  readonly run: (scene: Scene, effect: E, cards: readonly GameCard[], frame: EffectFrame) => void;
}

/** A kind that is done to cards; nothing is asked but which. */
export function aimed<K extends string, S extends Shape>({
  aim,
  fits = () => () => true,
  run,
  ...kind
}: Written<K, S> & Aimed<EffectOf<K, S>>): EffectKind<EffectOf<K, S>> {
  return effectKind<K, S>({
    possible(scene, effect) {
      const at = aim(effect);
      return at === undefined || inSight(scene, at, fits(scene, effect)).length > 0;
    },
    ask(scene, effect, picks) {
      const at = aim(effect);
      return at === undefined ? null : askAim(scene, at, picks, fits(scene, effect));
    },
    run(scene, effect, picks, frame) {
      const at = aim(effect);
      const cards = at === undefined ? [] : hit(scene, at, picks, fits(scene, effect));
      run(scene, effect, cards, frame);
    },
    ...kind,
  });
}
