import { gainSubtype } from '@/lib/rules/personas';
import type { Talent } from '@/lib/rules/talents';
import { isKind } from '../abilities/matching';
import type { Prohibited } from '../abilities/modifiers/prohibit';
import type { Keyword } from '../abilities/modifiers/table';
import { talentNow } from '../abilities/rite';
import { amountOf } from '../abilities/value';
import { cardAt, type Game, printed } from '../state/game';
import type { GameCard, GameCardId } from '../state/state';
import { leaderOfBody } from './bodies';
import { bansOf, guarded, inForce } from './live';

/** The subtypes of a card, with those that it has gained. */
export function subtypesOf(game: Game, card: Readonly<GameCard>): readonly string[] {
  const leader = leaderOfBody(game.state, card.id);
  const typed = leader === null ? card : cardAt(game, leader);
  let { subtypes }: { subtypes: readonly string[] } = printed(game, typed);
  for (const { modifier } of inForce(game, 'subtype', card))
    subtypes = gainSubtype(subtypes, modifier.subtype);
  return subtypes;
}

/**
 * The rank of a card in a talent, null where it lacks it (TAT-3.3-03). A bonus grants rank 0 first
 * (TAT-3.3-04, TAT-3.3-05); a loss does not. Never below 0.
 */
export function rankOf(game: Game, card: Readonly<GameCard>, talent: Talent): number | null {
  let rank = printed(game, card).talents?.[talent] ?? null;
  for (const { modifier, live } of inForce(game, 'rank', card)) {
    const raised = modifier.what === 'rite' ? talentNow(game, 'rite') : modifier.what;
    if (raised !== talent) continue;
    const by = guarded(game, () => amountOf(live.scene, modifier.by));
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

/**
 * The force of a participant: its rank and what cards add to it or take off it (TAT-6.2.11-54). Without the
 * talent it has none, whatever cards add (TAT-6.2.11-55), but for what says otherwise (CRF-4.B-01).
 * Each part of the sum is `told` where somebody asks for it.
 */
export function forceIn(
  game: Game,
  card: Readonly<GameCard>,
  talent: Talent,
  told?: (part: ForcePart) => void,
): number {
  const rank = rankOf(game, card, talent);
  let sum = rank ?? 0;
  if (rank !== null) told?.({ by: card.id, amount: rank });
  for (const { modifier, live } of inForce(game, 'force', card))
    if (rank !== null || modifier.what === 'bare-force') {
      const amount = guarded(game, () => amountOf(live.scene, modifier.by));
      told?.({ by: live.scene.card.id, amount });
      sum += amount;
    }
  return Math.max(0, sum);
}

/** A part of a force: the rank of the card itself, or what another adds to it or takes off it. */
export interface ForcePart {
  readonly by: GameCardId;
  readonly amount: number;
}

function sumOf(
  game: Game,
  kind: 'command' | 'resistance',
  card: Readonly<GameCard>,
  base: number,
): number {
  let sum = base;
  for (const { modifier, live } of inForce(game, kind, card))
    sum += guarded(game, () => amountOf(live.scene, modifier.by));
  return Math.max(0, sum);
}

export function hasKeyword(game: Game, card: Readonly<GameCard>, keyword: Keyword): boolean {
  return inForce(game, 'keyword', card).some(({ modifier }) => modifier.keyword === keyword);
}

/** Whether something keeps a card from doing or suffering what is named, by another card where one is given. */
export function isKept(
  game: Game,
  card: Readonly<GameCard>,
  from: Prohibited,
  by?: Readonly<GameCard>,
): boolean {
  return bansOf(game, from, card).some(
    ({ modifier, live }) =>
      modifier.of !== undefined &&
      (modifier.from === undefined ||
        (by !== undefined && isKind(live.scene, modifier.from, by as GameCard))),
  );
}
