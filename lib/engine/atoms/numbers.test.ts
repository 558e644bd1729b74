import { describe, expect, it } from 'vitest';
import { viewFor } from '../state/view';
import { scenario } from '../testing/scenario-fixture';
import { moveCard, shufflePile } from './cards';
import { lookAt } from './numbers';

const KINDJAL = 'eots-kindjal';
const SUMMIT = 'eots-landsraad-summit';
const ARRAKEEN = 'eots-arrakeen';
const MENTAT = 'eots-house-mentat';

const table = () =>
  scenario({
    houses: [
      { hand: [SUMMIT], domain: [ARRAKEEN, MENTAT], houseDeck: [KINDJAL, 'eots-crysknife'] },
      { hand: [] },
    ],
    tactics: true,
  }).toInterval(0);

describe('the number of a card', () => {
  it('[TAT-5.4-03] is another once a card that all saw is shuffled into a deck or taken into a hand', () => {
    for (const [card, zone, known] of [
      [ARRAKEEN, 'imperial-deck', []],
      [MENTAT, 'hand', [0]],
    ] as const) {
      const one = table();
      const { id } = one.card(card);
      one.by((game) => moveCard(game, id, { zone, seat: 0, host: null }));
      const now = one.card(card);
      expect(now.id).not.toBe(id);
      expect(now).toMatchObject({ place: { zone, seat: 0 }, known });
      expect(one.state.cards[id]).toBeUndefined();
      expect(one.house(0).zones[zone]).toContain(now.id);
      // What happened is told of the card by the number that it has now.
      const moved = one.events.filter(({ kind }) => kind === 'moved').at(-1);
      expect(moved).toMatchObject({ card: now.id });
    }
  });

  it('[CRF-3.C-08] is another for each card of a deck that is shuffled', () => {
    const one = table();
    const before = [...one.house(0).zones['house-deck']];
    one.by((game) => shufflePile(game, 0, 'house-deck'));
    const after = one.house(0).zones['house-deck'];
    expect(after).toHaveLength(before.length);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
  });

  it('[CRF-3.C-08] stays where all can follow the card, and where nobody has seen it', () => {
    const one = table();
    const { id } = one.card(ARRAKEEN);
    one.by((game) => moveCard(game, id, { zone: 'imperial-discard', seat: 0, host: null }));
    expect(one.card(ARRAKEEN)).toMatchObject({ id, known: 'all' });
    const summit = one.card(SUMMIT).id;
    one.act(`place ${SUMMIT}`, 'pass');
    expect(one.card(SUMMIT)).toMatchObject({ id: summit, status: 'subdued', known: [0] });
  });

  it('[CRF-3.C-08] is another where a card that a rival has examined in a hand is placed face down', () => {
    const one = table();
    const { id } = one.card(SUMMIT);
    one.by((game) => lookAt(game, 1, one.card(SUMMIT)));
    expect(one.card(SUMMIT).known).toEqual([0, 1]);
    one.act(`place ${SUMMIT}`, 'pass');
    const placed = one.card(SUMMIT);
    expect(placed.id).not.toBe(id);
    expect(placed).toMatchObject({ status: 'subdued', known: [0] });
    expect(viewFor(one.state, 1).cards[id]).toBeUndefined();
  });

  it('[TAT-6.2.1-30] [TAT-6.2.1-34] stays in an Assembly, where a card lies in its place: who saw it there knows it', () => {
    const one = scenario({
      houses: [{ assembly: ['eots-carthag'], domain: [ARRAKEEN] }, {}],
      tactics: true,
    }).toInterval(0);
    const { id } = one.card('eots-carthag');
    expect(viewFor(one.state, 1).cards[id]).toBeUndefined();
    one.act('petition eots-carthag', 'pass', 'pass');
    one.change(({ state }) => {
      const frame = state.frames.find(({ step }) => step === 'petition');
      if (frame?.step === 'petition') frame.at = 'cancelled';
    });
    one.by(() => {});
    const petitioned = one.card('eots-carthag');
    expect(petitioned).toMatchObject({ id, place: { zone: 'assembly' }, known: 'all' });
    expect(viewFor(one.state, 1).cards[id]?.card).toBe('eots-carthag');
    const taken = one.card(ARRAKEEN).id;
    one.by((game) => moveCard(game, taken, { zone: 'assembly', seat: 0, host: null }));
    expect(one.card(ARRAKEEN)).toMatchObject({ id: taken, known: 'all' });
  });
});
