import { gainSubtype } from '@/lib/rules/personas';
import type { Talent } from '@/lib/rules/talents';
import type { Keyword, Prohibited } from '../abilities/modifier';
import { amountOf } from '../abilities/value';
import { type Game, printed } from '../game';
import type { GameCard } from '../state';
import { inForce, isAbout, liveModifiers } from './live';

/** The subtypes of a card, with those that it has gained. */
export function subtypesOf(game: Game, card: Readonly<GameCard>): readonly string[] {
  const { subtypes } = printed(game, card);
  if (game.judging > 0 || !has(game, 'subtype')) return subtypes;
  let all: readonly string[] = subtypes;
  for (const { modifier, live } of inForce(game, 'subtype'))
    if (isAbout(live, modifier.of, card)) all = gainSubtype(all, modifier.subtype);
  return all;
}

/**
 * The rank of a card in a talent, null where it lacks it (TAT-3.3-03). A bonus grants rank 0 first
 * (TAT-3.3-04, TAT-3.3-05); a loss does not. Never below 0.
 */
export function rankOf(game: Game, card: Readonly<GameCard>, talent: Talent): number | null {
  let rank = printed(game, card).talents?.[talent] ?? null;
  if (!has(game, 'rank')) return rank;
  for (const { modifier, live } of inForce(game, 'rank')) {
    if (modifier.talent !== talent || !isAbout(live, modifier.of, card)) continue;
    const by = amountOf(live.scene, modifier.by);
    if (rank !== null || by >= 0) rank = (rank ?? 0) + by;
  }
  return rank === null ? null : Math.max(0, rank);
}

/** Command of a card; without a number it is 0 (TAT-3.2-10). */
export function commandOf(game: Game, card: Readonly<GameCard>): number {
  return sumOf(game, 'command', card, printed(game, card).command ?? 0);
}

/** Resistance of a card; without a number it is 1 (TAT-3.2-12). */
export function resistanceOf(game: Game, card: Readonly<GameCard>): number {
  return sumOf(game, 'resistance', card, printed(game, card).resistance ?? 1);
}

/** Force that a card adds in a rite beside its rank. */
export function extraForce(game: Game, card: Readonly<GameCard>): number {
  return sumOf(game, 'force', card, 0);
}

function sumOf(
  game: Game,
  kind: 'command' | 'resistance' | 'force',
  card: Readonly<GameCard>,
  base: number,
): number {
  if (!has(game, kind)) return base;
  let sum = base;
  for (const { modifier, live } of inForce(game, kind))
    if (isAbout(live, modifier.of, card)) sum += amountOf(live.scene, modifier.by);
  return Math.max(0, sum);
}

export function hasKeyword(game: Game, card: Readonly<GameCard>, keyword: Keyword): boolean {
  return inForce(game, 'keyword').some(
    ({ modifier, live }) => modifier.keyword === keyword && isAbout(live, modifier.of, card),
  );
}

/** Whether something keeps a card from doing or suffering what is named. */
export function isKept(game: Game, card: Readonly<GameCard>, from: Prohibited): boolean {
  return inForce(game, 'prohibit').some(
    ({ modifier, live }) =>
      modifier.what === from && modifier.of !== undefined && isAbout(live, modifier.of, card),
  );
}

function has(game: Game, kind: string): boolean {
  return liveModifiers(game).some(({ modifier }) => modifier.kind === kind);
}
