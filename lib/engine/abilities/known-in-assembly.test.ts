import { describe, expect, it } from 'vitest';
import { lookAt } from '../atoms/numbers';
import { viewFor } from '../state/view';
import { scenario, type Table } from '../testing/scenario-fixture';

const ADEPT = 'eots-gaius-helen-mohiam'; // Prescience
const CHARTER = 'eots-military-appropriations'; // a holding, cost 4, allied to nobody
const PAUL = 'eots-paul-atreides';
const CHANI = 'eots-chani';
const CARTHAG = 'eots-carthag';

/** A venture on a persona that has what it asks for, against an Assembly of which some cards have been seen. */
const against = (venture: string, assembly: readonly string[], seen: readonly string[]): Table => {
  const one = scenario({
    houses: [
      { favor: 20, hand: [], domain: ['eots-caladan', ADEPT, `${venture} on ${ADEPT}`] },
      { favor: 5, assembly, hand: ['eots-kindjal', 'eots-house-mentat'] },
    ],
  }).toInterval(0);
  return one.change((game) => {
    for (const card of seen) lookAt(game, 0, one.card(card, 1));
  });
};
const options = (one: Table, venture: string) =>
  one.act(`activate ${venture}`, 'choose-house 1').options();

describe('a card that lies in a rival’s Assembly', () => {
  const MARK = 'jotc-mark-of-the-drowned-man';

  it('[TAT-6.2.1-30] (C42) may be named by a House that has seen it there, and the others by chance', () => {
    const set = () => against(MARK, [PAUL, CHANI], [CHANI]);
    const one = set();
    expect(options(one, MARK)).toEqual(['pass', `choose ${CHANI}`]);
    expect(one.act(`choose ${CHANI}`).zone('assembly', 1)).toEqual([PAUL]);
    const other = set();
    options(other, MARK);
    expect(other.act('pass').zone('assembly', 1)).toEqual([CHANI]);
    // Of one that has seen all of them none is left to chance.
    const all = against(MARK, [PAUL, CHANI], [PAUL, CHANI]);
    expect(options(all, MARK)).toEqual([`choose ${PAUL}`, `choose ${CHANI}`]);
  });

  it('[CRF-3.C-08] is named by chance where the House has seen none, and asked is nothing', () => {
    const one = against(MARK, [PAUL, CHANI], []).act(`activate ${MARK}`, 'choose-house 1');
    expect(one.zone('assembly', 1)).toHaveLength(1);
    expect(one.state.frames.at(-1)?.step).toBe('house');
  });

  it('[CRF-3.C-08] is meant without a question where it is the only one there', () => {
    const one = against(MARK, [CHANI], [CHANI]).act(`activate ${MARK}`, 'choose-house 1');
    expect(one.zone('assembly', 1)).toEqual([]);
  });

  it('[CRF-3.C-08] shows to the House that has seen it, and to no other', () => {
    const one = against(MARK, [PAUL, CHANI], [CHANI]);
    const { id } = one.card(CHANI, 1);
    expect(viewFor(one.state, 0).cards[id]?.card).toBe(CHANI);
    expect(viewFor(one.state, 0).cards[one.card(PAUL, 1).id]).toBeUndefined();
    expect(viewFor(one.state, null).cards[id]).toBeUndefined();
  });

  it('[TAT-5.4-03] is known no more once it has been shuffled into its deck', () => {
    const one = against(MARK, [PAUL, CHANI], [CHANI]);
    options(one, MARK);
    one.act(`choose ${CHANI}`);
    expect(one.card(CHANI, 1)).toMatchObject({ known: [], place: { zone: 'imperial-deck' } });
  });

  it('[TAT-11-18] is no target for what is about a holding, where the House knows that it is none', () => {
    const VENTURE = 'eots-unprecedented-intercession';
    const one = against(VENTURE, [PAUL, CHARTER, CARTHAG], [PAUL, CHARTER]);
    expect(options(one, VENTURE)).toEqual(['pass', `choose ${CHARTER}`]);
    one.act(`choose ${CHARTER}`);
    expect(one.state.frames.findLast(({ step }) => step === 'petition')).toMatchObject({
      card: one.card(CHARTER, 1).id,
    });
    expect(against(VENTURE, [PAUL], [PAUL]).can(`activate ${VENTURE}`)).toBe(false);
    expect(against(VENTURE, [PAUL], []).can(`activate ${VENTURE}`)).toBe(true);
  });

  it('[TAT-5.4-23] is not examined again: those are that the House has not seen', () => {
    const VENTURE = 'eots-waking-dream';
    const one = against(VENTURE, [PAUL, CHANI, CARTHAG], [CHANI]);
    one.act(`activate ${VENTURE}`, 'choose-house 1', 'choose-part 0');
    const examined = one.events.flatMap((event) => (event.kind === 'examined' ? [event.card] : []));
    expect(examined).not.toContain(one.card(CHANI, 1).id);
    expect(examined.length).toBeGreaterThan(0);
  });

  it('[CRF-3.C-08] (C42) but in a hand, where it may be mixed, nothing can be told apart', () => {
    const VENTURE = 'eots-waking-dream';
    const one = against(VENTURE, [PAUL], ['eots-kindjal']);
    const frames = one.act(`activate ${VENTURE}`, 'choose-house 1', 'choose-part 1').state.frames;
    expect(frames.at(-1)?.step).toBe('house');
    expect(viewFor(one.state, 0).houses[1]?.zones.hand.cards).toBeNull();
  });
});
