import { z } from 'zod';
import type { EffectFrame } from '../../state/frames';
import type { GameCard } from '../../state/state';
import { type Aim, askAim, hit, isInSight } from '../aim';
import type { Choice } from '../choice';
import type { Scene } from '../scene';

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
  /** What the House is asked, where the order does not tell it plainly. What it has picked already no view shows. */
  readonly asks?: (scene: Scene, effect: E) => string;
  /** What becomes of a card that is chosen, where the order does not tell it plainly: "loses 1 of its 2 spice". */
  readonly tells?: (scene: Scene, effect: E, card: GameCard) => string;
  /** Whether it can do something now; as a cost: whether it can be paid. */
  readonly possible: (scene: Scene, effect: E) => boolean;
  /** The next thing to choose after those already picked, or null when it can run. */
  readonly ask: (scene: Scene, effect: E, picks: readonly number[]) => Choice | null;
  readonly run: (scene: Scene, effect: E, picks: readonly number[], frame: EffectFrame) => void;
  /** The cards that it is done to, where it is done to some. */
  readonly aim?: (effect: E) => Aim | undefined;
  /** What an automatic player expects of it, where it counts for something. */
  readonly brings?: (scene: Scene, effect: E) => Yield;
}

/** A kind as its file writes it: the shape of its effects, and what stands for them. */
interface Written<K extends string, S extends Shape> {
  readonly kind: K;
  readonly shape: S;
}
type Says<E> = Pick<EffectKind<E>, 'say' | 'brings'>;
type May<E> = Partial<Pick<EffectKind<E>, 'possible' | 'ask' | 'asks' | 'aim' | 'tells'>>;

/** A kind about which nothing is asked, and which is possible, unless it says otherwise. */
export function effectKind<K extends string, S extends Shape>({
  kind,
  shape,
  ...does
}: Written<K, S> &
  Says<EffectOf<K, S>> &
  May<EffectOf<K, S>> &
  Pick<EffectKind<EffectOf<K, S>>, 'run'>): EffectKind<EffectOf<K, S>> {
  const schema = z.strictObject({ kind: z.literal(kind), ...shape });
  return { kind, schema, possible: () => true, ask: () => null, ...does };
}

interface Aimed<E> extends Says<E>, Pick<May<E>, 'possible' | 'tells'> {
  /** What it is done to; nothing where it is done to no card. */
  readonly aim: (effect: E) => Aim | undefined;
  /** Whether it could do something to a card, if not to all. */
  readonly fits?: (scene: Scene, card: GameCard, effect: E) => boolean;
  /** Does it to one of the cards, which is a target by then. */
  readonly each?: (scene: Scene, effect: E, card: GameCard, frame: EffectFrame) => void;
  /** What is done once, after all of that. */
  readonly after?: (
    scene: Scene,
    effect: E,
    cards: readonly GameCard[],
    frame: EffectFrame,
  ) => void;
}

/** A kind that is done to cards, one after the other; nothing is asked but which. */
export function aimed<K extends string, S extends Shape>({
  aim,
  fits = () => true,
  each,
  after,
  ...kind
}: Written<K, S> & Aimed<EffectOf<K, S>>): EffectKind<EffectOf<K, S>> {
  type E = EffectOf<K, S>;
  const { say } = kind;
  const fitting = (scene: Scene, effect: E) => (card: GameCard) => fits(scene, card, effect);
  return effectKind<K, S>({
    aim,
    possible(scene, effect) {
      const at = aim(effect);
      return at === undefined || isInSight(scene, at, fitting(scene, effect));
    },
    ask(scene, effect, picks) {
      const at = aim(effect);
      return at === undefined ? null : askAim(scene, at, picks, fitting(scene, effect));
    },
    run(scene, effect, picks, frame) {
      const at = aim(effect);
      const cards = at === undefined ? [] : hit(scene, at, picks, fitting(scene, effect));
      for (const card of cards) {
        frame.targets.push(card.id);
        each?.(scene, effect, card, frame);
      }
      after?.(scene, effect, cards, frame);
    },
    ...kind,
    say: (effect, title) => sayMay(aim(effect), say(effect, title)),
  });
}

/** An order that the House may leave: "you may discard a city". */
export function sayMay(aim: Aim | undefined, order: string): string {
  const may = typeof aim === 'object' && 'choose' in aim && aim.may === true;
  return may ? `you may ${order}` : order;
}
