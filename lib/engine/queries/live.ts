import { ofKind } from '../abilities/by-kind';
import { holds } from '../abilities/condition';
import { matches } from '../abilities/matching';
import type { Scope } from '../abilities/modifiers/kind';
import type { Prohibited } from '../abilities/modifiers/prohibit';
import { type CardNumber, numberOf } from '../abilities/modifiers/raise';
import type { Modifier } from '../abilities/modifiers/table';
import { refer } from '../abilities/ref';
import { type Scene, standing } from '../abilities/scene';
import { armed } from '../abilities/scripts/arms';
import { cardAt, type Game, type Settled } from '../state/game';
import type { GameCard, GameCardId } from '../state/state';
import { abilitiesOn } from './abilities-on';
import { actingFor } from './acting';
import { isDeployed } from './face-up';
import { governedBy } from './governed';

/** What modifiers are asked for by: the number that they raise, what they prohibit, or their kind. */
export type Question = Exclude<Modifier['kind'], 'raise' | 'prohibit'> | CardNumber | Prohibited;
type Answer<Q extends Question> = Extract<
  Modifier,
  { kind: Q extends CardNumber ? 'raise' : Q extends Prohibited ? 'prohibit' : Q }
>;

function questionOf(modifier: Modifier): Question {
  switch (modifier.kind) {
    case 'raise':
      return numberOf(modifier.what);
    case 'prohibit':
      return modifier.what;
    default:
      return modifier.kind;
  }
}

/** Where a modifier is looked at from. */
export interface Standpoint {
  readonly scene: Scene;
  /** The cards of a lasting effect. */
  readonly those: readonly GameCardId[];
}

/** A modifier that may be in force. */
export interface Live<Q extends Question = Question> extends Standpoint {
  readonly modifier: Answer<Q>;
}

/** Live modifiers by what they are asked for: those of each question lie under their own. */
export type LiveByQuestion = ReadonlyMap<Question, readonly Live[]>;

const NOBODY: readonly never[] = [];

/**
 * What settles before everything else, in this order (C43): a grant of a subtype is judged on printed values
 * alone, one of an allegiance on those and on settled subtypes. Every other condition, number and filter sees
 * the settled ones. What lies in a later layer counts for nothing while an earlier one is judged, so that two
 * cards that look at each other come to an end.
 */
const LAST = 2;

/** The layer of what a modifier is, or is asked for by; none for the last one. */
function layerOf(what: Modifier['kind'] | Question): number | undefined {
  return what === 'subtype' ? 0 : what === 'allegiance' ? 1 : undefined;
}

/** How deep numbers that follow from numbers are followed; none of the cards needs more. */
const DEEPEST = 3;

/**
 * The modifiers on the table that answer a question: of deployed cards in the order of the seats and their Domains, then of
 * lasting effects. Kept till something happens.
 */
export function liveModifiers<Q extends Question>(game: Game, question: Q): readonly Live<Q>[] {
  game.table.live ??= collect(game);
  return (game.table.live.get(question) as readonly Live<Q>[] | undefined) ?? NOBODY;
}

function collect(game: Game): LiveByQuestion {
  const byPrint = (judge: () => boolean) => judged(game, 0, judge);
  const found = new Map<Question, Live[]>();
  const add = (live: Live) => {
    const question = questionOf(live.modifier);
    const known = found.get(question);
    if (known === undefined) found.set(question, [live]);
    else known.push(live);
  };
  for (let seat = 0; seat < game.state.houses.length; seat += 1)
    for (const card of governedBy(game, seat))
      for (const { ability } of ofKind(abilitiesOn(game, card), 'static')) {
        const scene = standing(game, actingFor(game, card), card);
        for (const modifier of armed(game, card, ability.modifiers, byPrint))
          add({ modifier, scene, those: NOBODY });
      }
  for (const { card, seat, on, modifiers, until, houses } of game.state.lasting) {
    if (until === 'assignment' && !isDeployed(cardAt(game, card))) continue;
    const scene = standing(game, seat, cardAt(game, card), on, houses);
    for (const modifier of modifiers) add({ modifier, scene, those: on });
  }
  return found;
}

/**
 * The modifiers that answer a question and are in force now; with a card, those that are about it. One that is about a
 * single other card is passed over before its condition is judged: most are.
 */
export function inForce<Q extends Question>(
  game: Game,
  question: Q,
  card?: Readonly<GameCard>,
): readonly Force<Q>[] {
  const layer = layerOf(question);
  if ((layer ?? LAST) >= game.settling) return NOBODY;
  if (layer === undefined && game.judging > DEEPEST) return NOBODY;
  const all = (
    question === 'subtype' || question === 'allegiance'
      ? settled(game, question)
      : liveModifiers(game, question)
  ) as readonly Live<Q>[];
  if (all.length === 0) return NOBODY;
  let found: Force<Q>[] | null = null;
  for (const live of all) {
    const { modifier } = live;
    const of = card !== undefined && 'of' in modifier ? modifier.of : undefined;
    const isSingle = typeof of === 'string';
    if (isSingle && !isAbout(live, of, card as GameCard, layer)) continue;
    // What has settled is in force.
    if (layer === undefined && !isMet(game, live.scene, modifier)) continue;
    if (of !== undefined && !isSingle && !isAbout(live, of, card as GameCard, layer)) continue;
    found ??= [];
    found.push({ modifier, live });
  }
  return found ?? NOBODY;
}

/** A modifier that is in force. */
export interface Force<Q extends Question> {
  readonly modifier: Answer<Q>;
  readonly live: Standpoint;
}

/** A prohibition that is in force. */
export type Ban = Force<Prohibited>;

/** The prohibitions that are in force; with a card, those that are about it. */
export function bansOf(game: Game, what: Prohibited, card?: Readonly<GameCard>): readonly Ban[] {
  return inForce(game, what, card);
}

/** The grants of a first layer that are in force: judged once, till something happens. */
function settled(game: Game, question: keyof Settled): readonly Live[] {
  const known = game.settled[question];
  if (known !== null) return known;
  const all = liveModifiers<Question>(game, question);
  const grants =
    all.length === 0 ? all : all.filter(({ scene, modifier }) => isMet(game, scene, modifier));
  game.settled[question] = grants;
  return grants;
}

/** Whether what a modifier asks for holds. */
export function isMet(game: Game, scene: Scene, { kind, while: condition }: Modifier): boolean {
  if (condition === undefined) return true;
  return judged(game, layerOf(kind), () => holds(scene, condition));
}

/** Whether a modifier is about a card, and one of a first layer as that layer settles. */
export function isAbout(
  { scene, those }: Standpoint,
  of: Scope,
  card: Readonly<GameCard>,
  layer?: number,
): boolean {
  if (of === 'those') return those.includes(card.id);
  if (of === 'this') return scene.card.id === card.id;
  if (typeof of === 'string') return refer(scene, of)?.id === card.id;
  return judged(scene.game, layer, () => matches(scene, of, card as GameCard));
}

/** Judges what a modifier says, one deeper; what a first layer asks sees the layers before it alone. */
function judged<T>(game: Game, layer: number | undefined, judge: () => T): T {
  const { settling } = game;
  if (layer !== undefined) game.settling = layer;
  game.judging += 1;
  const result = judge();
  game.judging -= 1;
  game.settling = settling;
  return result;
}

/** Looks at the number of a modifier, one deeper: numbers that follow from numbers come to an end. */
export function guarded<T>(game: Game, judge: () => T): T {
  return judged(game, undefined, judge);
}
