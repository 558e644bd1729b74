import { describe, expect, it } from 'vitest';
import { grant, grantKeyword, riteTable, turn } from '../testing/rite-fixture';

const GURNEY = 'eots-gurney-halleck';
const RABBAN = 'eots-glossu-rabban';
const FEYD = 'eots-feyd-rautha';

describe('a persona that counters engaged', () => {
  const countered = (status: 'engaged' | 'disengaged') => {
    const table = riteTable([GURNEY], [['eots-arrakeen', RABBAN, FEYD]]);
    for (const keyword of ['counter', 'direct'] as const) grantKeyword(table, RABBAN, 1, keyword);
    grant(
      table,
      RABBAN,
      1,
      { kind: 'counters-freely', of: 'those' },
      { kind: 'raise', what: 'command', by: 9, of: 'those' },
    );
    turn(table, RABBAN, 1, status);
    return table.act(`rite battle ${GURNEY} against eots-arrakeen`, `counter ${RABBAN}`);
  };

  it('[CRF-1.D.i-05] (C28) brings nobody by Direct: it was engaged before', () => {
    expect(countered('disengaged').can(`join ${FEYD}`)).toBe(true);
    expect(countered('engaged').can(`join ${FEYD}`)).toBe(false);
  });
});
