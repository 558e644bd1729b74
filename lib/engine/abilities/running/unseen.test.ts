import { describe, expect, it } from 'vitest';
import { subdue } from '../../leaving-play/subdue';
import { type ScenarioHouse, scenario } from '../../testing/scenario-fixture';

const PAUL = 'eots-paul-atreides'; // looks at a subdued event
const OBERON = 'eots-oberon'; // 3 tokens on a subdued Imperium event
const HAWAT = 'eots-thufir-hawat'; // an ally
const MENTAT = 'eots-house-mentat'; // an aide, of the House deck
const BLOW = 'eots-spice-blow'; // a Dune event
const SUMMIT = 'eots-landsraad-summit'; // an Imperium event
const SURRENDER = 'eots-compel-surrender'; // captures a subdued ally of a rival

const facing = (house: ScenarioHouse, rival: ScenarioHouse) =>
  scenario({
    houses: [
      { favor: 20, hand: [], ...house },
      { favor: 5, ...rival },
    ],
  }).toInterval(0);

describe('a card that lies face down before rivals that never saw it', () => {
  it('[TAT-11-18] [CRF-3.C-08] may be aimed at by what is for cards with its back, whatever it is', () => {
    const events = [`${SUMMIT} subdued`, `${BLOW} subdued`, `${HAWAT} unseen`, `${MENTAT} unseen`];
    const one = facing({ domain: [OBERON] }, { domain: events });
    one.act(`use ${OBERON} 0`);
    // Events have the back of House cards.
    expect(one.options()).toEqual([SUMMIT, BLOW, MENTAT].map((id) => `choose ${id}`));
  });

  it('[TAT-11-18] is aimed at in vain where it is none of those that are meant: the ability is spent, and only that is told', () => {
    const one = facing({ domain: [OBERON] }, { domain: [`${BLOW} subdued`] });
    const { deferment } = one.card(BLOW, 1);
    one.act(`use ${OBERON} 0`, `choose ${BLOW}`);
    expect(one.card(OBERON).status).toBe('engaged');
    expect(one.card(BLOW, 1).deferment).toBe(deferment);
    const { id: card } = one.card(BLOW, 1);
    expect(one.events.slice(-1)).toEqual([{ kind: 'unfit', seat: 0, card }]);
    expect(one.can(`use ${OBERON} 0`)).toBe(false);
  });

  it('[CRF-3.C-08] leaves an ability legal that could be about it', () => {
    const with_ = (line: string) => facing({ domain: [PAUL] }, { domain: [line] });
    expect(with_(`${MENTAT} unseen`).can(`use ${PAUL} 0`)).toBe(true);
    expect(with_(`${HAWAT} unseen`).can(`use ${PAUL} 0`)).toBe(false);
    expect(with_(`${MENTAT} subdued`).can(`use ${PAUL} 0`)).toBe(false);
  });

  it('[CRF-3.C-08] is told apart by a House that saw it go down', () => {
    const rival = { domain: [HAWAT, `${PAUL} unseen`, 'eots-carthag'] };
    const one = facing({ domain: [MENTAT, `${SURRENDER} on ${MENTAT}`] }, rival);
    for (const id of [HAWAT, 'eots-carthag']) one.by((game) => subdue(game, one.card(id, 1)));
    one.act(`activate ${SURRENDER}`);
    expect(one.options()).toEqual([HAWAT, PAUL].map((id) => `choose ${id}`));
  });

  it('[TAT-11-18] the rest of what an ability would do falls away as well', () => {
    const ATOMICS = 'eots-house-atomics'; // discards a subdued fief, for favor equal to its cost
    const one = facing(
      { domain: [MENTAT, `${ATOMICS} on ${MENTAT}`] },
      { domain: [`${HAWAT} unseen`] },
    );
    one.act(`activate ${ATOMICS}`, `choose ${HAWAT}`);
    expect(one.house(0).favor).toBe(20);
    expect(one.card(HAWAT, 1).status).toBe('subdued');
    expect(one.zone('house-discard')).toContain(ATOMICS);
  });

  it('[CRF-3.C-07] is known to the House that has it', () => {
    const one = facing({ domain: [OBERON, `${SUMMIT} subdued`, `${BLOW} subdued`] }, {});
    one.act(`use ${OBERON} 0`);
    expect(one.options()).toEqual([`choose ${SUMMIT}`]);
  });

  it('[TAT-5.4-23] is known to a House that has examined it', () => {
    const one = facing(
      { domain: [PAUL, OBERON] },
      { domain: [`${SUMMIT} subdued`, `${BLOW} subdued`] },
    );
    one.act(`use ${PAUL} 0`, `choose ${BLOW}`, `use ${OBERON} 0`);
    expect(one.options()).toEqual([`choose ${SUMMIT}`]);
  });
});
