import { expect, it } from 'vitest';
import { TERRITORIES } from '@/lib/board/map/map';
import { shareIn } from '@/lib/board/map/name-rooms';
import { isNarrow, labelOf } from '@/lib/board/map/names';
import { polarOf } from '@/lib/board/map/shape';
import { namesBesideStorm } from './storm-names';

it('an edge of the storm goes through hardly a name, wherever it stands', () => {
  const crossed = (names: 'whole' | 'small') =>
    Array.from({ length: 18 }, (_, storm) => {
      const moved = namesBesideStorm(storm, names, new Map(), []);
      return TERRITORIES.filter((territory) => {
        const name = moved.get(territory.id);
        const label = name ? { ...name, at: polarOf(name) } : labelOf(territory, names);
        if (names === 'small' && isNarrow(territory) && !name) return false;
        const share = label === undefined ? 0 : shareIn(storm, label, territory, names);
        return territory.type !== 'stronghold' && share > 0 && share < 1;
      });
    }).flat();
  expect(crossed('whole').length).toBeLessThanOrEqual(3);
  // on a small map letters stay so large that they can be read: a few more are cut, each part in its own ink
  expect(crossed('small').length).toBeLessThanOrEqual(23);
  for (let storm = 0; storm < 18; storm += 1)
    for (const name of namesBesideStorm(storm, 'small', new Map(), []).values())
      expect(name?.size).toBeGreaterThanOrEqual(26);
});
