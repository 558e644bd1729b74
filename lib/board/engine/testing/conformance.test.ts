import { conforms } from '@/lib/kernel/conformance-fixture';
import { type DuneBoard, duneBoard } from '../../dune';
import type { BoardMove } from '../actions';
import { ADVANTAGES } from '../advantages/advantages';
import { PLACES } from '../facts';
import { randomSetup, wholeSetup } from './games-fixture';
import { otherwiseHidden } from './hidden-fixture';

conforms<DuneBoard>('the board game, both editions, 2 to 6 factions', {
  rules: duneBoard,
  // The first game, and every fourth after it, is the whole advanced one.
  setupOf: (seed) =>
    seed % 4 === 0
      ? wholeSetup(seed, seed % 8 === 0 ? '2019' : 'descartes')
      : randomSetup(seed * 5 + 2),
  games: 1,
  steps: 2_000,
  wildMoves,
  disguised: otherwiseHidden,
  isDelicate: ({ frames }) => frames.at(-1)?.step === 'truth',
  position: (state) => ({ spell: `${state.turn} ${state.phase}`, text: JSON.stringify(state) }),
  blame: ({ frames }) => frames.at(-1)?.step ?? 'nobody is asked',
});

/** Actions of all kinds, most of which are not legal now; bribes that nobody could pay. */
function wildMoves(): BoardMove[] {
  const places = PLACES.filter((_, at) => at % 17 === 3).map(({ id }) => id);
  return [
    { kind: 'pass' },
    { kind: 'predict', faction: 'atreides', turn: 11 },
    { kind: 'keep-traitor', leader: 'alia' },
    { kind: 'order', against: 0, advantage: ADVANTAGES[0] },
    { kind: 'dial', number: 4 },
    { kind: 'weather', sectors: 10 },
    { kind: 'atomics' },
    { kind: 'break' },
    { kind: 'propose', to: 1 },
    { kind: 'accept', from: 0 },
    { kind: 'claim' },
    { kind: 'help', spice: 999 },
    { kind: 'grant' },
    { kind: 'bid', spice: 0 },
    { kind: 'bid', spice: 999 },
    { kind: 'karama' },
    { kind: 'revive', forces: 4 },
    { kind: 'revive-elite', forces: 4 },
    { kind: 'revive-leader', leader: 'stilgar' },
    { kind: 'ghola-forces', forces: 6 },
    { kind: 'ghola-elite', forces: 6 },
    { kind: 'ghola-leader', leader: 'chani' },
    { kind: 'truthtrance', target: 5 },
    { kind: 'question', about: 'shield' },
    { kind: 'withdraw' },
    { kind: 'accompany' },
    { kind: 'advise' },
    { kind: 'flip', territory: 'arrakeen' },
    { kind: 'act' },
    { kind: 'worm', territory: 'arrakeen' },
    { kind: 'elites', count: 6 },
    { kind: 'kwisatz' },
    { kind: 'lose', forces: 21, elites: 6 },
    { kind: 'capture' },
    { kind: 'kill-captive' },
    { kind: 'move', from: 'arrakeen' },
    { kind: 'forces', count: 21 },
    { kind: 'hajr' },
    { kind: 'fight', territory: 'polar-sink', sector: 0, rival: 1 },
    { kind: 'voice', order: 'not', what: 'lasgun' },
    { kind: 'ask', element: 'dial' },
    { kind: 'leader', leader: 'nobody' },
    { kind: 'weapon', card: 'karama' },
    { kind: 'defense', card: 'lasgun' },
    { kind: 'strength', dial: 20 },
    { kind: 'call-traitor' },
    { kind: 'keep', card: 'shield' },
    { kind: 'discard', card: 'hajr' },
    { kind: 'bribe', to: 0, spice: 0 },
    { kind: 'bribe', to: 5, spice: 9_999 },
    { kind: 'gift', spice: 0 },
    { kind: 'gift', spice: 9_999 },
    ...places.flatMap((place): BoardMove[] => [
      { kind: 'ship', to: place },
      { kind: 'ship-from', from: place },
      { kind: 'to', to: place },
    ]),
  ];
}
