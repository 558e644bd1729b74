import { describe, expectTypeOf, it } from 'vitest';
import type { CardId } from '@/lib/cards/card';
import type { GameCardId, Seat } from '@/lib/engine/state/state';

describe('ids', () => {
  it('of two kinds do not mix: a seat is no card of the game, a card of the game no seat', () => {
    expectTypeOf<Seat>().not.toExtend<GameCardId>();
    expectTypeOf<GameCardId>().not.toExtend<Seat>();
  });

  it('are written as plain numbers and texts', () => {
    expectTypeOf<number>().toExtend<Seat>();
    expectTypeOf<'eots-valor'>().toExtend<CardId>();
    expectTypeOf<CardId>().toExtend<string>();
  });
});
