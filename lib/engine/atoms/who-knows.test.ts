import { describe, expect, it } from 'vitest';
import { faceOf } from '../state/game';
import { takeUp } from '../state/open-game';
import { asSeenBy } from '../state/sight';
import { viewFor } from '../state/view';
import { scenario, type Table } from '../testing/scenario-fixture';
import { moveCard, turnCard } from './cards';

const CARTHAG = 'eots-carthag';
const table = () =>
  scenario({ houses: [{ hand: [], domain: [`${CARTHAG} unseen 5`] }, { hand: [] }] }).toInterval(0);
/** What a House takes the first House's card for. */
const seenBy = (one: Table, seat: number) => {
  const game = takeUp(one.state, one.catalogue);
  return asSeenBy(game, seat, () => faceOf(game, one.card(CARTHAG)));
};

describe('who knows a card that lies face down', () => {
  it('[TAT-5.4-23] its own House alone, until all have seen it deployed', () => {
    const one = table();
    expect([seenBy(one, 0), seenBy(one, 1)]).toEqual([CARTHAG, '']);
    one.act(`redeploy ${CARTHAG}`);
    one.by((game) => turnCard(game, one.card(CARTHAG).id, 'subdued'));
    expect([seenBy(one, 0), seenBy(one, 1)]).toEqual([CARTHAG, CARTHAG]);
  });

  it('[CRF-3.C-08] a House that gives it away as it lies, too', () => {
    const one = table();
    const { id } = one.card(CARTHAG);
    const rivals = { zone: 'domain', seat: 1, host: null } as const;
    one.by((game) => moveCard(game, id, rivals, 'subdued'));
    expect([seenBy(one, 0), seenBy(one, 1)]).toEqual([CARTHAG, CARTHAG]);
    expect(one.card(CARTHAG, 1).known).toEqual([0, 1]);
  });

  it('[TAT-5.4-23] its own House alone, where it is taken up from the Domain unseen', () => {
    const one = table();
    const { id } = one.card(CARTHAG);
    const assembly = { zone: 'assembly', seat: 0, host: null } as const;
    one.by((game) => moveCard(game, id, assembly));
    expect(one.card(CARTHAG)).toMatchObject({ known: [0], place: { zone: 'assembly' } });
    expect(viewFor(one.state, 1).cards[id]).toBeUndefined();
  });
});
