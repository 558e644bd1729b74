import type { Card, CardId } from '@/lib/cards/card';
import { type Deck, type DeckList, entriesOf } from '@/lib/decks/deck';
import { PLACE_OF_GROUP } from '@/lib/decks/places';
import { type GameCatalogue, isEncoded } from '@/lib/engine/abilities/game-catalogue';
import { createCard } from '@/lib/engine/atoms/cards';
import { baseCost } from '@/lib/engine/payment/cost';
import { newGame } from '@/lib/engine/setup/new-game';
import { cloneState } from '@/lib/engine/state/clone';
import { takeUp } from '@/lib/engine/state/open-game';
import type { Checker } from '@/lib/legality/check';
import { playWorth } from '@/lib/players/steward/interval';
import { pricesOf } from '@/lib/players/steward/prices';
import { worthInPlay } from '@/lib/players/steward/worth';
import { ok, type Result } from '@/lib/result';
import { type Changed, changedDeck } from './swap';

/** Solaris by which the costs of two cards may lie apart that are swapped. */
const NEAR = 1;

/**
 * Single swaps of one copy that may be worth trying, the most promising first, `many` at most. For each card of
 * the deck stands every card of the same type and the same deck that costs about as much, that the engine plays
 * by itself, and with which the deck is legal; what the steward thinks of both before the first turn, less what
 * they cost, puts them in order. Only what it thinks better is proposed; a title goes out or comes in once.
 * Problems: those of newGame, for a deck that cannot be dealt.
 */
export function suggestedSwaps(
  deck: Deck,
  many: number,
  catalogue: GameCatalogue,
  checker: Checker,
  mayComeIn: (card: CardId) => boolean = () => true,
): Result<readonly Changed[]> {
  const worth = stewardsWorth(deck, catalogue);
  if (!worth.ok) return worth;
  const pairs = (['imperial', 'house'] as const).flatMap((list) =>
    alternatives(deck, list, catalogue)
      .filter(([, into]) => mayComeIn(into.id))
      .map(([out, into]) => ({ out, into, gain: worth.value(into) - worth.value(out) })),
  );
  const ordered = pairs
    .filter(({ gain }) => gain > 0)
    .sort(
      (one, other) =>
        other.gain - one.gain || order(one.out, other.out) || order(one.into, other.into),
    );
  const found: Changed[] = [];
  const taken = new Set<string>();
  for (const { out, into } of ordered) {
    if (found.length === many) break;
    if (taken.has(out.title) || taken.has(into.title)) continue;
    const change = [{ out: out.id, into: into.id, copies: 1 }];
    const changed = changedDeck(deck, change, checker);
    if (!changed.ok) continue;
    taken.add(out.title).add(into.title);
    found.push({ change, deck: changed.value });
  }
  return ok(found);
}

function order({ id: one }: Card, { id: other }: Card): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Every card of a list with every card that could stand in its place. */
function alternatives(
  deck: Deck,
  list: DeckList,
  catalogue: GameCatalogue,
): readonly (readonly [out: Card, into: Card])[] {
  const ids = new Set(entriesOf(deck, list).map(({ card }) => card));
  const there = [...ids].flatMap((id) => catalogue.byId.get(id) ?? []);
  const others = catalogue.cards.filter(
    ({ id, deck: group }) =>
      PLACE_OF_GROUP[group] === list && !ids.has(id) && isEncoded(catalogue, id),
  );
  return there.flatMap((out) =>
    others
      .filter(({ type, cost }) => type === out.type && isNear(cost, out.cost))
      .map((into) => [out, into] as const),
  );
}

function isNear(one: Card['cost'], other: Card['cost']): boolean {
  return one === 'X' || other === 'X' ? one === other : Math.abs(one - other) <= NEAR;
}

/**
 * What the steward thinks a card worth that its House has in hand when the game begins, less its cost, in solaris.
 * Problems: those of newGame.
 */
function stewardsWorth(deck: Deck, catalogue: GameCatalogue): Result<(card: Card) => number> {
  const begun = newGame(
    { seed: 0, rules: 'tat', houses: [{ name: '', deck }], players: 2 },
    catalogue,
  );
  if (!begun.ok) return begun;
  const known = new Map<CardId, number>();
  return ok((card) => {
    const before = known.get(card.id);
    if (before !== undefined) return before;
    // Each in a game of its own: what it is worth must not depend on what was asked before.
    const state = cloneState(begun.value);
    const held = createCard(state, card, 0, { zone: 'hand', seat: 0, host: null });
    const game = takeUp(state, catalogue);
    const prices = pricesOf(game, 0);
    const isPlayed = card.type === 'plan' || card.type === 'event';
    const worth = isPlayed ? playWorth(game, 0, held, prices) : worthInPlay(game, 0, held, prices);
    const less = worth - baseCost(game, held);
    known.set(card.id, less);
    return less;
  });
}
