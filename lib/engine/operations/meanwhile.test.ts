import { describe, expect, it } from 'vitest';
import type { Ability } from '../abilities/ability';
import { turnCard } from '../atoms/cards';
import { beginLasting } from '../atoms/flow';
import { raise } from '../deployment/deploy';
import { moveAway } from '../leaving-play/discard';
import { subdue } from '../leaving-play/subdue';
import { grant, riteTable } from '../testing/rite-fixture';
import { scenario } from '../testing/scenario-fixture';

const MENTAT = 'eots-house-mentat';

describe('an operation that something has come between', () => {
  it('[TAT-6.2.5-03] a program goes on no persona that has gone down while tactics answered', () => {
    const program = 'tat-abduct-heir';
    const one = scenario({
      houses: [
        { favor: 12, hand: [], domain: ['eots-caladan', MENTAT], concealed: [program] },
        { favor: 8, hand: ['eots-vanish-without-trace'] },
      ],
      tactics: true,
    }).toInterval(0);
    one.act(`deploy-program ${program} on ${MENTAT}`);
    while (one.card('eots-caladan').status === 'disengaged') one.act('pass');
    one.change((game) => turnCard(game, one.card(MENTAT).id, 'subdued'));
    for (let step = 0; step < 5 && one.can('pass'); step += 1) one.act('pass');
    expect(one.card(program).place.zone).toBe('concealed');
    expect(one.events.map(({ kind }) => kind)).toContain('prevented');
  });

  it('[TAT-6.2.7-01] admission is not had where requests have come to be forbidden', () => {
    const one = scenario({
      houses: [
        { favor: 20, hoard: 12, hand: [], domain: ['eots-caladan'] },
        { favor: 8, hand: ['eots-vanish-without-trace'] },
      ],
      tactics: true,
    }).toInterval(0);
    one.act('request-admission eots-caladan');
    expect(one.asked()).toBe(1);
    one.change((game) => {
      const { id: card } = one.card('eots-caladan');
      const modifiers = [{ kind: 'prohibit', what: 'request-admission' } as const];
      beginLasting(game, { card, seat: 1, on: [], modifiers, until: 'turn' });
    });
    while (one.can('pass')) one.act('pass');
    expect([one.state.outcome, one.card('eots-caladan').status]).toEqual([null, 'disengaged']);
  });
});

describe('a card that comes up engaged', () => {
  it('[TAT-5.4-06] has not been engaged: what waits for that stays silent', () => {
    const carthag = 'eots-carthag';
    const texts: Readonly<Record<string, readonly Ability[]>> = {
      [carthag]: [
        {
          ...{ kind: 'trigger', on: { event: 'engaged', card: 'this' } },
          effects: [{ kind: 'favor', who: 'you', way: 'gain', amount: 1 }],
        },
      ],
    };
    const one = scenario({
      texts,
      houses: [{ favor: 12, domain: [`${carthag} subdued 2`, 'eots-arrakeen'] }, {}],
    }).toInterval(0);
    one.by((game) => raise(game, 0, one.card(carthag), 'engaged'));
    expect(one.house(0).favor).toBe(12);
    one.by((game) => turnCard(game, one.card(carthag).id, 'disengaged'));
    one.by((game) => turnCard(game, one.card(carthag).id, 'engaged'));
    expect(one.house(0).favor).toBe(13);
  });
});

describe('what goes with its host', () => {
  it('[CRF-3.C-01] (C01) the other participants of the defense, in Eye of the Storm', () => {
    const [feyd, troop] = ['eots-feyd-rautha', 'eots-house-battalion'];
    const table = riteTable(['eots-duncan-idaho'], [[feyd, `${troop} on ${feyd}`]], {
      rules: 'eots',
    });
    grant(table, troop, 1, { kind: 'raise', what: 'dueling', by: 1, of: 'those' });
    table.act(`rite dueling eots-duncan-idaho against ${feyd}`, `join ${troop}`);
    table.by((game) => subdue(game, table.card(feyd, 1)));
    expect(table.card(troop, 1).status).toBe('subdued');
  });

  it('[TAT-5.4-29] equipment stays behind where its persona is taken back into an Assembly', () => {
    const [paul, blade] = ['eots-paul-atreides', 'eots-kindjal'];
    const one = scenario({
      houses: [
        {
          favor: 12,
          domain: [
            paul,
            `${blade} on ${paul}`,
            'eots-duncan-idaho',
            'tat-scavenging-warfare disengaged 2',
          ],
        },
        {},
      ],
    }).toInterval(0);
    one.by((game) => moveAway(game, one.card(paul), { zone: 'assembly', seat: 0, host: null }));
    expect(one.options()).toContain(`assign ${blade} on eots-duncan-idaho`);
  });
});
