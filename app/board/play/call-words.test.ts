import { expect, it } from 'vitest';
import { questionOf } from '@/lib/board/engine/narration/question';
import { viewFor } from '@/lib/board/engine/state/view';
import { scenario } from '@/lib/board/engine/testing/scenario-fixture';
import { battleIn } from './battle-sides';
import { callWords } from './call-words';

it('says what comes of the battle if the traitor is called, and if not', () => {
  const table = scenario({
    phase: 'battle',
    factions: {
      harkonnen: { forces: { 'red-chasm-6': 6 }, traitors: ['caid'] },
      emperor: { forces: { 'red-chasm-6': 4 }, hand: ['crysknife'] },
      guild: {},
    },
  });
  table.play('harkonnen: leader feyd-rautha', 'harkonnen: weapon null', 'harkonnen: defense null');
  table.play('harkonnen: strength 6');
  table.play('emperor: leader caid', 'emperor: weapon crysknife', 'emperor: defense null');
  table.play('emperor: strength 1');
  const view = viewFor(table.state, table.state.asked);
  const frame = battleIn(view);
  if (frame === undefined) throw new Error('the battle is on');
  expect(questionOf(view)).toBe('Caid is your traitor: do you call it?');
  expect(callWords(view, frame)).toEqual({
    call: 'You win, lose nothing and get 3 spice, unless yours is a traitor too',
    pass: 'Feyd Rautha dies, 6 to 4, you win and keep 0 forces',
  });
});
