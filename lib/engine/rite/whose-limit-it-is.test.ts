import { describe, expect, it } from 'vitest';
import { holds } from '../abilities/condition';
import { standing } from '../abilities/scene';
import { takeUp } from '../state/open-game';
import { grant, grantKeyword, offered, riteTable } from '../testing/rite-fixture';

const IDAHO = 'eots-duncan-idaho';
const FEYD = 'eots-feyd-rautha';

describe('a rite', () => {
  it('[TAT-6.2.11-04] is the first free one of its House, whatever others began against the same rival', () => {
    const event = 'tat-culmination-of-training'; // the first Intrigue rite is free
    const table = riteTable(['eots-thufir-hawat', `${event} disengaged 2`], [[FEYD], []]);
    const card = table.card(event).id;
    table.change(({ state }) => {
      const frame = state.frames.find((one) => one.step === 'house');
      if (frame?.step === 'house') frame.freed.push({ card, by: 2, rival: 1 });
    });
    table.act(`rite intrigue eots-thufir-hawat against ${FEYD}`);
    const rite = table.state.frames.find((one) => one.step === 'rite');
    expect(rite).toMatchObject({ counts: false });
  });

  it('[TAT-6.2.11-85] that is held asks for no kind of reward', () => {
    const asked = (last: string) => {
      const table = riteTable([IDAHO], [[FEYD]]);
      grant(table, IDAHO, 0, { kind: 'reward', by: 'choice' });
      table.act(`rite dueling ${IDAHO} against ${FEYD}`, 'decline', last);
      return offered(table, 'choose-part').length;
    };
    expect([asked(`vanquish ${FEYD}`), asked('done')]).toEqual([2, 0]);
  });

  it('[TAT-6.2.11-39] has the target that was declared, though another persona has countered', () => {
    const mentat = 'eots-house-mentat';
    const table = riteTable(['eots-thufir-hawat'], [[FEYD, mentat]]);
    grantKeyword(table, mentat, 1, 'counter');
    table.act(`rite intrigue eots-thufir-hawat against ${FEYD}`, `counter ${mentat}`);
    const game = takeUp(table.state, table.catalogue);
    const isTarget = (id: string) =>
      holds(standing(game, 1, table.card(id, 1)), {
        ...{ kind: 'rite', rites: ['intrigue'], card: 'this', as: 'target' },
      });
    expect([isTarget(FEYD), isTarget(mentat)]).toEqual([true, false]);
  });

  it('[TAT-6.2.11-67] counts no force twice against a card that is immune to some of it', () => {
    const troop = 'eots-house-battalion'; // Battle 1
    const gurney = 'eots-gurney-halleck'; // Battle 3
    const table = riteTable([gurney, `${troop} on ${gurney}`], [['eots-arrakeen']]);
    grantKeyword(table, gurney, 0, 'surprise');
    grant(table, troop, 0, { kind: 'raise', what: 'force', by: 5, of: 'those' });
    grant(table, 'eots-arrakeen', 1, { kind: 'raise', what: 'resistance', by: -3, of: 'those' });
    grant(table, 'eots-arrakeen', 1, {
      ...{ kind: 'prohibit', what: 'be-given-force', of: 'those', from: { all: ['Personnel'] } },
    });
    table.act(`rite battle ${gurney} against eots-arrakeen`, `join ${troop}`, 'decline');
    table.act(`strike-first ${gurney}`, 'done');
    // The 6 that are left come from what it is immune to; the 3 that it is not immune to are spent.
    expect(offered(table, 'vanquish')).toEqual([]);
  });
});
