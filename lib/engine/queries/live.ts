import type { Rite } from '@/lib/rules/rites';
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
import { governedBy } from './governed';

/** A modifier that may be in force, and where it is looked at from. */
export interface Live {
  readonly modifier: Modifier;
  readonly scene: Scene;
  /** The cards of a lasting effect. */
  readonly those: readonly GameCardId[];
}

const NOBODY: readonly never[] = [];

type Kind = Modifier['kind'];

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

/** The modifiers that lie on the table till something happens. */
export interface Standing {
  readonly all: readonly Live[];
  readonly byKind: ReadonlyMap<Kind, readonly Live[]>;
  /** Grants that have been judged: those of a first layer that are in force. */
  readonly settled: Map<Kind, readonly Live[]>;
}

/**
 * Every modifier on the table: of deployed cards in the order of the seats and their Domains, then of
 * lasting effects. Kept till something happens.
 */
export function liveModifiers(game: Game): readonly Live[] {
  return standingOn(game).all;
}

function standingOn(game: Game): Standing {
  if (game.live !== null) return game.live;
  const all = collect(game);
  const byKind = new Map<Kind, Live[]>();
  for (const live of all) {
    const { kind } = live.modifier;
    const list = byKind.get(kind);
    if (list === undefined) byKind.set(kind, [live]);
    else list.push(live);
  }
  game.live = { all, byKind, settled: new Map() };
  return game.live;
}

function collect(game: Game): Live[] {
  const found: Live[] = [];
  for (const seat of game.state.houses.keys())
    for (const card of governedBy(game, seat))
      for (const ability of abilitiesOn(game, card)) {
        if (ability.kind !== 'static') continue;
        const scene = standing(game, seat, card);
        for (const modifier of armed(game, card, ability.modifiers))
          found.push({ modifier, scene, those: NOBODY });
      }
  for (const { card, seat, on, modifiers, until } of game.state.lasting) {
    if (until === 'assignment' && !isDeployed(cardAt(game, card))) continue;
    const scene = standing(game, seat, cardAt(game, card), on);
    for (const modifier of modifiers) found.push({ modifier, scene, those: on });
  }
  return found;
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
function widened(modifier: Modifier, rites: readonly Rite[]): Modifier {
  const { while: held } = modifier;
  if (held?.kind !== 'rite' || !held.rites.some((rite) => rites.includes(rite))) return modifier;
  return { ...modifier, while: { ...held, rites: [...new Set([...held.rites, ...rites])] } };
}

/** A modifier of a kind that is in force. */
export interface Force<K extends Kind> {
  readonly modifier: Extract<Modifier, { kind: K }>;
  readonly live: Live;
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
  const lives = layer === undefined ? standingOn(game).byKind.get(kind) : granted(game, kind);
  if (lives === undefined || lives.length === 0) return NOBODY;
  const found: Force<K>[] = [];
  for (const live of lives) {
    const modifier = live.modifier as Extract<Modifier, { kind: K }>;
    const of = card !== undefined && 'of' in modifier ? modifier.of : undefined;
    const isSingle = typeof of === 'string';
    const fits = () => card === undefined || of === undefined || isAbout(live, of, card);
    if (isSingle && !fits()) continue;
    // What has settled is in force.
    const isLive = layer !== undefined || isMet(game, live.scene, modifier);
    if (isLive && (isSingle || fits())) found.push({ modifier, live });
  }
  return found;
}

/** The grants of a first layer that are in force, judged once till something happens. */
function granted(game: Game, kind: Kind): readonly Live[] {
  const { byKind, settled } = standingOn(game);
  let grants = settled.get(kind);
  if (grants === undefined) {
    grants = (byKind.get(kind) ?? NOBODY).filter(({ scene, modifier }) =>
      isMet(game, scene, modifier),
    );
    settled.set(kind, grants);
  }
  return grants;
}

/** Whether what a modifier asks for holds. */
export function isMet(game: Game, scene: Scene, { kind, while: condition }: Modifier): boolean {
  return condition === undefined || judged(game, LAYER[kind], () => holds(scene, condition));
}

/** Whether a modifier is about a card. */
export function isAbout(
  { scene, those, modifier }: Live,
  of: Scope,
  card: Readonly<GameCard>,
): boolean {
  if (of === 'those') return those.includes(card.id);
  if (typeof of === 'string') return refer(scene, of)?.id === card.id;
  return judged(scene.game, LAYER[modifier.kind], () => matches(scene, of, card as GameCard));
}

/** Judges what a modifier says of itself, one deeper; what a first layer asks sees the layers before it alone. */
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
