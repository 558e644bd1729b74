import type { Rite } from '@/lib/rules/rites';
import { ofKind } from '../abilities/by-kind';
import { holds } from '../abilities/condition';
import { type Filter, isKind, matches } from '../abilities/filter';
import type { Scope } from '../abilities/modifiers/kind';
import type { Modifier } from '../abilities/modifiers/table';
import { refer } from '../abilities/ref';
import { type Scene, standing } from '../abilities/scene';
import { cardAt, type Game } from '../state/game';
import type { GameCard, GameCardId } from '../state/state';
import { abilitiesOn } from './abilities-on';
import { isDeployed } from './face-up';
import { governedBy, youOf } from './governed';

type Kind = Modifier['kind'];

/** Where a modifier is looked at from. */
export interface Standpoint {
  readonly scene: Scene;
  /** The cards of a lasting effect. */
  readonly those: readonly GameCardId[];
}

/** A modifier that may be in force. */
export interface Live<K extends Kind = Kind> extends Standpoint {
  readonly modifier: Extract<Modifier, { kind: K }>;
}

/** Live modifiers by their kind. */
export type LiveByKind = { readonly [K in Kind]?: readonly Live<K>[] };

const NOBODY: readonly never[] = [];

/**
 * The modifiers of a kind on the table: of deployed cards in the order of the seats and their Domains, then of
 * lasting effects. Kept till something happens.
 */
export function liveModifiers<K extends Kind>(game: Game, kind: K): readonly Live<K>[] {
  game.live ??= collect(game);
  const live: readonly Live<K>[] | undefined = game.live[kind];
  return live ?? NOBODY;
}

function collect(game: Game): LiveByKind {
  const found: Partial<Record<Kind, Live[]>> = {};
  const add = (live: Live) => {
    found[live.modifier.kind] ??= [];
    found[live.modifier.kind]?.push(live);
  };
  for (const seat of game.state.houses.keys())
    for (const card of governedBy(game, seat))
      for (const { ability } of ofKind(abilitiesOn(game, card), 'static')) {
        const scene = standing(game, youOf(card), card);
        for (const modifier of armed(game, card, ability.modifiers))
          add({ modifier, scene, those: NOBODY });
      }
  for (const { card, seat, on, modifiers, until } of game.state.lasting) {
    if (until === 'assignment' && !isDeployed(cardAt(game, card))) continue;
    const scene = standing(game, seat, cardAt(game, card), on);
    for (const modifier of modifiers) add({ modifier, scene, those: on });
  }
  // Each lies under the name of its kind.
  return found as LiveByKind;
}

/**
 * The modifiers of a card as an effect on its bearer leaves them: weapons that work in one of some rites work
 * in all of them, or weapons of a kind lie idle.
 */
function armed(game: Game, card: GameCard, modifiers: readonly Modifier[]): readonly Modifier[] {
  const { host } = card.place;
  if (host === null) return modifiers;
  return game.state.lasting.reduce<readonly Modifier[]>((now, lasting) => {
    if (!lasting.on.includes(host)) return now;
    const scene = standing(game, lasting.seat, cardAt(game, lasting.card), lasting.on);
    return lasting.modifiers.reduce((left, modifier) => {
      if (modifier.kind !== 'arms') return left;
      const is = (kind: Filter) => guarded(game, () => isKind(scene, kind, card));
      if (is(modifier.idle)) return NOBODY;
      return is(modifier.working) ? left.map((one) => widened(one, modifier.rites)) : left;
    }, now);
  }, modifiers);
}

/** A modifier that holds in one of some rites as one that holds in all of them. */
function widened(modifier: Modifier, rites: readonly Rite[]): Modifier {
  const { while: held } = modifier;
  if (held?.kind !== 'rite' || !held.rites.some((rite) => rites.includes(rite))) return modifier;
  return { ...modifier, while: { ...held, rites: [...new Set([...held.rites, ...rites])] } };
}

/**
 * The modifiers of a kind that are in force now; with a card, those that are about it. One that is about a
 * single other card is passed over before its condition is judged: most are.
 */
export function inForce<K extends Kind>(
  game: Game,
  kind: K,
  card?: Readonly<GameCard>,
): { readonly modifier: Extract<Modifier, { kind: K }>; readonly live: Standpoint }[] {
  const all = liveModifiers(game, kind);
  if (all.length === 0) return [];
  const found: { modifier: Extract<Modifier, { kind: K }>; live: Standpoint }[] = [];
  for (const live of all) {
    const { modifier } = live;
    const of = card !== undefined && 'of' in modifier ? modifier.of : undefined;
    const isSingle = typeof of === 'string';
    const fits = () => card === undefined || of === undefined || isAbout(live, of, card);
    if (isSingle && !fits()) continue;
    if (isMet(game, live.scene, modifier) && (isSingle || fits())) found.push({ modifier, live });
  }
  return found;
}

/** Whether what a modifier asks for holds. */
export function isMet(game: Game, scene: Scene, { while: condition }: Modifier): boolean {
  return condition === undefined || guarded(game, () => holds(scene, condition));
}

/** Whether a modifier is about a card. */
export function isAbout(live: Standpoint, of: Scope, card: Readonly<GameCard>): boolean {
  if (of === 'those') return live.those.includes(card.id);
  if (typeof of === 'string') return refer(live.scene, of)?.id === card.id;
  return guarded(live.scene.game, () => matches(live.scene, of, card as GameCard));
}

/**
 * Conditions and numbers of modifiers are looked at one deep: while one is judged, subtypes and allegiances are
 * what is printed, so that two cards that look at each other come to an end.
 */
export function guarded<T>(game: Game, judge: () => T): T {
  game.judging += 1;
  const result = judge();
  game.judging -= 1;
  return result;
}
