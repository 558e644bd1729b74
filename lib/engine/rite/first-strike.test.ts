import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from '../abilities/load';
import { riteOf } from '../abilities/rite';
import { cardName } from '../narration/naming';
import { thenWords } from '../narration/outlook';
import { takeUpView } from '../state/open-game';
import { viewFor } from '../state/view';
import { riteTable } from '../testing/rite-fixture';
import type { Table } from '../testing/scenario-fixture';
import { endOf } from './first-strike';

const catalogue = loadGameCatalogue();

/** What the rite that is on comes to, in words, for a House that looks. */
function said({ state }: Table, seat: number): string {
  const view = viewFor(state, seat);
  const before = structuredClone(view);
  const game = takeUpView(view, catalogue);
  const rite = riteOf(game);
  if (rite === null) throw new Error('the rite is on');
  const words = thenWords(endOf(game, rite), (card) => cardName(view, catalogue, card));
  expect(view).toEqual(before);
  return words;
}

describe('who falls before all other force is counted', () => {
  // House Assassin: Intrigue 3, resistance 2, Surprise when it leads in Intrigue.
  const ASSASSIN = 'eots-house-assassin';
  const [PHYSICIAN, BARON] = ['eots-house-physician', 'eots-baron-vladimir-harkonnen'];
  const begun = () =>
    riteTable([ASSASSIN], [[PHYSICIAN]]).act(`rite intrigue ${ASSASSIN} against ${PHYSICIAN}`);

  it('[TAT-6.2.11-67] is told while the defense is open, and so it comes', () => {
    const table = begun();
    for (const seat of [0, 1])
      expect(said(table, seat)).toBe(
        'House Physician would fall first, 3 against 3; House Assassin would stand',
      );
    table.act('engage-defense');
    expect(said(table, 0)).toBe('House Physician falls first, 3 against 3; House Assassin stands');
    table.act(`strike-first ${ASSASSIN}`);
    expect(said(table, 1)).toBe('House Physician falls first, 3 against 3; House Assassin stands');
    table.act(`vanquish ${PHYSICIAN}`);
    expect(table.card(PHYSICIAN, 1).status).toBe('subdued');
    expect(table.card(ASSASSIN, 0).status).toBe('engaged');
  });

  it('[TAT-6.2.11-69] in a duel with Surprise on one side is the other leader, though its force is enough', () => {
    // Paul Atreides: Dueling 3 and resistance 3, as Feyd-Rautha, who has Surprise in Dueling.
    const table = riteTable(['eots-paul-atreides'], [['eots-feyd-rautha']]).act(
      'rite dueling eots-paul-atreides against eots-feyd-rautha',
    );
    expect(said(table, 0)).toMatch(
      /^Paul Atreides would fall first, 3 against 3; Feyd Rautha would stand$/,
    );
  });

  it('[TAT-6.2.11-67] is nobody where what strikes first is too weak', () => {
    const table = riteTable([ASSASSIN], [[BARON, `eots-personal-shield on ${BARON}`]]);
    table.act(`rite intrigue ${ASSASSIN} against ${BARON}`);
    const game = takeUpView(viewFor(table.state, 0), catalogue);
    const rite = riteOf(game);
    expect(rite && endOf(game, rite).strike).toBeNull();
  });
});
