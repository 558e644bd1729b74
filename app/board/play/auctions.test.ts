import { expect, it } from 'vitest';
import type { EventKind } from '@/lib/board/engine/state/events';
import { auctionsShort } from './auctions';

const line = (kind: EventKind, text: string, card?: string) => ({
  ...{ kind, seat: null, text },
  ...(card !== undefined && { card }),
});

it('an auction that is over is one line, with its card if that was seen; one that goes on is told bid by bid', () => {
  const told = [
    { at: 1, lines: [line('dealt', 'Two came up.'), line('card-up', 'Up.', 'Shield')] },
    { at: 2, lines: [line('bid', 'A bid 1.')] },
    {
      at: 3,
      lines: [
        line('passed', 'B passed.'),
        line('bought', 'A bought a card.'),
        line('card-up', 'Up.'),
      ],
    },
    { at: 4, lines: [line('bid', 'B bid 1.')] },
    { at: 5, lines: [line('passed', 'A passed.')] },
  ];
  const texts = auctionsShort(told).map(({ lines }) =>
    lines.map(({ text, ...more }) => ('whole' in more ? more.whole : text)),
  );
  expect(texts).toEqual([
    ['Two came up.'],
    [],
    ['A bought Shield.', 'Up.'],
    ['B bid 1.'],
    ['A passed.'],
  ]);
});
