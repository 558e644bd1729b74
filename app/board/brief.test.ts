import { expect, it } from 'vitest';
import { BOARD_CARDS } from '@/lib/board/cards/cards';
import { briefOf } from './brief';

it('says of every card what it does in a few words', () => {
  for (const card of BOARD_CARDS) {
    expect(briefOf(card), card.id).not.toBe('');
    expect(briefOf(card).length, card.id).toBeLessThan(42);
  }
});
