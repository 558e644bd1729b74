import { expect, it } from 'vitest';
import { loadGameCatalogue } from '../abilities/load';
import type { RiteFrame } from '../state/frames';
import { takeUp } from '../state/open-game';
import type { GameCardId } from '../state/state';
import { grantKeyword, riteTable } from '../testing/rite-fixture';
import { mayDefend } from './may-defend';

const catalogue = loadGameCatalogue();
const GURNEY = 'eots-gurney-halleck';
const DEFENSE = [
  'eots-arrakeen',
  'eots-sardaukar-battalion on eots-arrakeen',
  'eots-house-battalion on eots-arrakeen',
  'eots-feyd-rautha',
];

/** Who may defend against Gurney after these actions, by the card that each is a copy of. */
function after(...acts: readonly string[]) {
  const table = riteTable([GURNEY], [DEFENSE]);
  grantKeyword(table, 'eots-feyd-rautha', 1, 'counter');
  table.act(`rite battle ${GURNEY} against eots-arrakeen`, ...acts);
  const game = takeUp(table.state, catalogue);
  const rite = table.state.frames.find((frame): frame is RiteFrame => frame.step === 'rite');
  if (rite === undefined) throw new Error('the rite is on');
  const { counters, joins, most } = mayDefend(game, rite);
  const named = (ids: readonly GameCardId[]) => ids.map((id) => game.state.cards[id]?.card).sort();
  return { counters: named(counters), joins: named(joins), most };
}

it('[TAT-6.2.11-41] [TAT-6.2.11-43] who may still defend is named with the force that it would bring', () => {
  expect(after()).toEqual({
    counters: ['eots-feyd-rautha'],
    joins: ['eots-house-battalion', 'eots-sardaukar-battalion'],
    most: 4,
  });
});

it('once nobody counters, only those that join are left', () => {
  expect(after('pass')).toEqual({
    counters: [],
    joins: ['eots-house-battalion', 'eots-sardaukar-battalion'],
    most: 4,
  });
});

it('who has joined is not named a second time', () => {
  expect(after('pass', 'join eots-sardaukar-battalion')).toMatchObject({
    joins: ['eots-house-battalion'],
    most: 1,
  });
});

it('once they are named, nobody else steps in', () => {
  expect(after('pass', 'done')).toEqual({ counters: [], joins: [], most: 0 });
});
