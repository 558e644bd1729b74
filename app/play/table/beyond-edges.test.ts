import { expect, it } from 'vitest';
import { coverOf, cutAt, scrollFor } from './beyond-edges';

const box = { top: 100, bottom: 300 };
const row = (top: number, bottom: number, over = 0) => ({ top, bottom, over });

it('a row that the strip would cut is covered from its head, and so is what that cuts', () => {
  // the strip begins at 276
  expect(coverOf([row(100, 180), row(190, 270)], box, 300, 120)).toBe(0);
  expect(coverOf([row(100, 180), row(190, 290, 4)], box, 300, 120)).toBe(114);
  expect(coverOf([row(165, 195), row(190, 290)], box, 300, 140)).toBe(135);
  // more than may be empty, or too little above it
  expect(coverOf([row(100, 180), row(190, 290)], box, 300, 60)).toBeNull();
  expect(coverOf([row(120, 290)], box, 300, 400)).toBeNull();
});

it('what is cut at the upper edge reaches so far below it', () => {
  expect(cutAt(100, [row(60, 130), row(80, 140), row(150, 190)])).toBe(40);
  expect(cutAt(100, [row(40, 90), row(110, 190)])).toBe(0);
});

it('cards are brought into sight together where they have room, with what stands over them', () => {
  expect(scrollFor([row(290, 350)], 100, box)).toBe(76);
  expect(scrollFor([row(60, 120)], 100, box)).toBe(-54);
  expect(scrollFor([row(60, 120), row(300, 350)], 100, box)).toBeNull();
});
