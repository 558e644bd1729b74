import { expect, it } from 'vitest';
import { type Action, PASS } from '@/lib/board/engine/actions';
import type { Offer } from '@/lib/board/engine/narration/action';
import { grouped } from './grouped';

const offer = (action: Action, group?: string): Offer => ({
  ...{ action, text: '' },
  ...(group !== undefined && { group }),
});
const pass = offer(PASS);

it('what is offered comes before what one may propose, and what is suggested stands with what declines', () => {
  const accept = (from: number) => offer({ kind: 'accept', from });
  const propose = offer({ kind: 'propose', to: 3 }, 'Propose');
  const all = [pass, accept(1), accept(2), propose];
  expect(grouped(all, '')).toEqual([
    ['Offered to you', [accept(1), accept(2)]],
    ['Propose', [propose]],
    ['', [pass]],
  ]);
  expect(grouped(all, JSON.stringify(accept(2).action))).toEqual([
    ['Offered to you', [accept(1)]],
    ['Propose', [propose]],
    ['', [accept(2), pass]],
  ]);
  // where nothing can be proposed, they need no heading
  expect(grouped([pass, accept(1)], '')).toEqual([['', [accept(1), pass]]]);
});

it('so does the order for a Karama that is suggested', () => {
  const voice = offer({ kind: 'order', against: 1, advantage: 'voice' }, 'Stop');
  const accompany = offer({ kind: 'order', against: 1, advantage: 'accompany' }, 'Stop');
  expect(grouped([pass, voice, accompany], JSON.stringify(voice.action))).toEqual([
    ['Stop', [accompany]],
    ['', [voice, pass]],
  ]);
});
