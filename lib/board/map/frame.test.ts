import { describe, expect, it } from 'vitest';
import { areaOf } from './area';
import { frameOf } from './frame';
import { LOCATIONS } from './map';
import { reach } from './reach';

describe('what of the map is shown larger', () => {
  it('holds every place that it is asked to show, or is the whole map', () => {
    for (const from of [...LOCATIONS.values()].filter((_, at) => at % 4 === 0)) {
      const reached = reach({ from, steps: 1, storm: 4 }).map(({ location }) => location);
      const ids = [from, ...reached].map(({ id }) => id);
      const box = frameOf(ids);
      const out = ids
        .flatMap(areaOf)
        .filter(
          ({ x, y }) =>
            box !== null &&
            (Math.abs(x - box.x) > box.width / 2 || Math.abs(y - box.y) > box.height / 2),
        );
      expect(out, from.id).toEqual([]);
    }
  });

  it('is the whole map where places lie far apart, or none is asked about', () => {
    expect(frameOf([])).toBeNull();
    expect(frameOf(['arrakeen-9', 'habbanya-sietch-16'])).toBeNull();
    expect(frameOf(['arrakeen-9', 'carthag-10'])).not.toBeNull();
  });
});
