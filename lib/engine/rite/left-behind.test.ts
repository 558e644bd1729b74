import { describe, expect, it } from 'vitest';
import { grantKeyword, riteTable, turn } from '../testing/rite-fixture';
import { inTurn } from '../testing/rite-play-fixture';

const KORBA = 'eots-korba';
const BARON = 'tat-baron-vladimir-harkonnen';
const FEYD = 'eots-feyd-rautha';

describe('a rite in which something has gone down meanwhile', () => {
  it('[TAT-6.2.11-34] [TAT-6.2.11-20] has no part for personnel whose persona can engage no more', () => {
    const table = riteTable(
      [KORBA, 'eots-jamis', 'eots-house-battalion on eots-jamis'],
      [{ domain: ['eots-arrakeen'], hand: [] }],
      { tactics: true },
    );
    grantKeyword(table, KORBA, 0, 'direct');
    table.act(`rite battle ${KORBA} against eots-arrakeen`);
    expect(table.options()).toContain('join eots-jamis');
    table.act('join eots-jamis', 'join eots-house-battalion');
    turn(table, 'eots-jamis', 0, 'engaged');
    inTurn(table, 'decline');
    expect(table.card('eots-house-battalion').status).toBe('disengaged');
    const took = table.events.filter(({ kind }) => kind === 'participates');
    expect(took).toHaveLength(1);
  });

  it('[TAT-5.4-20] gives no force to a card that lies subdued by now: it goes to whom it was meant for', () => {
    const table = riteTable(['eots-thufir-hawat'], [[BARON, FEYD]], { tactics: true });
    table.act(`rite intrigue eots-thufir-hawat against ${BARON}`);
    inTurn(table, `use ${BARON} 0`, `choose ${FEYD}`);
    turn(table, FEYD, 1, 'subdued');
    for (let step = 0; step < 20 && !table.can(`vanquish ${BARON}`); step += 1)
      table.act(['pass', 'engage-defense', 'decline'].find((one) => table.can(one)) ?? 'done');
    table.act(`vanquish ${BARON}`);
    expect(table.card(BARON, 1).status).toBe('subdued');
  });
});
