import type { RiteTalent } from '@/lib/rules/talents';
import { ofKind } from '../abilities/by-kind';
import { holds } from '../abilities/condition';
import { type Filter, isKind, matches } from '../abilities/filter';
import type { Scope } from '../abilities/modifiers/kind';
import type { Prohibited } from '../abilities/modifiers/prohibit';
import type { Modifier } from '../abilities/modifiers/table';
import { refer } from '../abilities/ref';
import { type Scene, standing } from '../abilities/scene';
import { cardAt, type Game } from '../state/game';
import type { GameCard, GameCardId } from '../state/state';
import { abilitiesOn } from './abilities-on';
import { actingFor } from './acting';
import { isDeployed } from './face-up';
import { governedBy } from './governed';
import { unignored } from './lasting';

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
 * What settles before everything else, in this order (C43): a grant of a subtype is judged on printed values
 * alone, one of an allegiance on those and on settled subtypes. Every other condition, number and filter sees
 * the settled ones. What lies in a later layer counts for nothing while an earlier one is judged, so that two
 * cards that look at each other come to an end.
 */
const LAYER: Partial<Readonly<Record<Kind, number>>> = { subtype: 0, allegiance: 1 };
const LAST = 2;

/** How deep numbers that follow from numbers are followed; none of the cards needs more. */
const DEEPEST = 3;

/**
 * The modifiers of a kind on the table: of deployed cards in the order of the seats and their Domains, then of
 * lasting effects. Kept till something happens.
 */
export function liveModifiers<K extends Kind>(game: Game, kind: K): readonly Live<K>[] {
  game.table.live ??= collect(game);
  const live: readonly Live<K>[] | undefined = game.table.live[kind];
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
        const scene = standing(game, actingFor(game, card), card);
        for (const modifier of armed(game, card, ability.modifiers))
          add({ modifier, scene, those: NOBODY });
      }
  for (const { card, seat, on, modifiers, until, houses } of unignored(game)) {
    if (until === 'assignment' && !isDeployed(cardAt(game, card))) continue;
    const scene = standing(game, seat, cardAt(game, card), on, houses);
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
      const is = (kind: Filter) => judged(game, 0, () => isKind(scene, kind, card));
      if (is(modifier.idle)) return NOBODY;
      return is(modifier.working) ? left.map((one) => widened(one, modifier.rites)) : left;
    }, now);
  }, modifiers);
}

/** A modifier that holds in one of some rites as one that holds in all of them. */
function widened(modifier: Modifier, rites: readonly RiteTalent[]): Modifier {
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
): readonly Force<K>[] {
  const layer = LAYER[kind];
  if ((layer ?? LAST) >= game.settling) return NOBODY;
  if (layer === undefined && game.judging > DEEPEST) return NOBODY;
  const all = layer === undefined ? liveModifiers(game, kind) : settled(game, kind);
  if (all.length === 0) return NOBODY;
  let found: Force<K>[] | null = null;
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

/** The prohibitions of a kind that are in force. */
export function bansOf(game: Game, what: Prohibited): readonly Force<'prohibit'>[] {
  const live = liveModifiers(game, 'prohibit');
  if (LAST >= game.settling || game.judging > DEEPEST) return NOBODY;
  if (!live.some(({ modifier }) => modifier.what === what)) return NOBODY;
  return live
    .filter(({ modifier, scene }) => modifier.what === what && isMet(game, scene, modifier))
    .map((one) => ({ modifier: one.modifier, live: one }));
}

/** A modifier of a kind that is in force. */
export interface Force<K extends Kind> {
  readonly modifier: Extract<Modifier, { kind: K }>;
  readonly live: Standpoint;
}

/** The grants of a first layer that are in force: judged once, till something happens. */
function settled<K extends Kind>(game: Game, kind: K): readonly Live<K>[] {
  let grants: readonly Live<K>[] | undefined = game.settled[kind];
  if (grants === undefined) {
    grants = liveModifiers(game, kind).filter(({ scene, modifier }) =>
      isMet(game, scene, modifier),
    );
    game.settled = { ...game.settled, [kind]: grants };
  }
  return grants;
}

/** Whether what a modifier asks for holds. */
export function isMet(game: Game, scene: Scene, { kind, while: condition }: Modifier): boolean {
  if (condition === undefined) return true;
  return judged(game, LAYER[kind], () => holds(scene, condition));
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
