import { expect, it } from 'vitest';
import { arrowTo, dartTo } from './arrows';

const from = { x: -150, y: 0, width: 50, height: 34 };
const to = { x: 150, y: 0, width: 50, height: 34 };

/** Where a line bends to. */
const middleOf = (line = '') => Number(/Q\S+ (\S+) /.exec(line)?.[1]);

it('a line bends to the side where nothing lies, and ends short of its counter', () => {
  const free = arrowTo(from, to, []);
  expect(middleOf(free?.line)).toBeCloseTo(39);
  const name = { x: 0, y: 20, width: 120, height: 24 };
  expect(middleOf(arrowTo(from, to, [name])?.line)).toBeLessThan(0);
  const [tip] = /-?[\d.]+/.exec(free?.head ?? '') ?? [];
  expect(Number(tip)).toBeLessThan(to.x - to.width / 2 - 8);
});

it('a way whose head would not be seen is not drawn', () => {
  const all = { x: 150, y: 0, width: 160, height: 160 };
  expect(arrowTo(from, to, [all])).toBeNull();
  expect(dartTo(to, [all])).toBeNull();
});
