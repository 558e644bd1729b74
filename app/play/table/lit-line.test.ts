import { expect, it } from 'vitest';
import type { Action } from '@/lib/engine/actions';
import { litWords } from './lit-line';

it('says for how many cards each operation is open, each card once', () => {
  const actions: Action[] = [
    { kind: 'end-interval' },
    { kind: 'petition', card: 4 },
    { kind: 'petition', card: 5 },
    { kind: 'deploy', card: 6, host: 1 },
    { kind: 'deploy', card: 6, host: 2 },
    { kind: 'buy-favor', amount: 1 },
  ];
  expect(litWords(actions)).toBe('Lit cards: petition for 2 and deploy 1');
});

it('is silent where no card is lit', () => {
  expect(litWords([{ kind: 'pass' }, { kind: 'bid', amount: 3 }])).toBeNull();
});
