import { expect, test } from 'vitest';
import { BOARD_CARDS } from '@/lib/board/cards/cards';
import { sceneOf } from './scenes';

test('every card has a scene in which something stands', () => {
  const empty = BOARD_CARDS.filter(({ id }) => (sceneOf(id)?.thing.length ?? 0) === 0);
  expect(empty.map(({ id }) => id)).toEqual([]);
});

test('what is no card has none', () => {
  expect(sceneOf('nothing')).toBeNull();
});
