import { describe, expect, it } from 'vitest';
import { escaped } from '../../modifiers/phrases';
import { sentencesByCard } from '../../sentences';

/** One sentence each of what a maker of sentences must say well. */
describe('what resources do, in our words', () => {
  it.each([
    [
      'eots-weirding-combat',
      'When its persona takes part in a Dueling rite, until the rite is over, the force or resistance of its persona is raised by its Weirding rank.',
    ],
    [
      'eots-secret-allegiance',
      'When Secret Allegiance is deployed, for as long as it is assigned, its persona is also allied to Atreides, Corrino, Harkonnen, the Fremen, the Guild, the Sisterhood, the Smugglers, the Spice Miners or the Water Sellers.',
    ],
    [
      'eots-shield-fighting',
      'While its persona takes part in a Dueling rite and bears a Shield, its resistance is raised by its Dueling rank.',
    ],
    [
      'eots-gom-jabbar',
      'When an Intrigue rite has been resolved, if its Reverend Mother took part in the rite, discard a persona vanquished in the rite.',
    ],
    ['eots-seismic-probes', 'Limit 1. Assign it to a Spice Harvester.'],
    [
      'eots-spice-harvester',
      'If its Desert has spice on it, engage Spice Harvester and pay 1 solari: move 1 spice from its Desert to your hoard.',
    ],
    ['eots-baliset', 'Engage its persona: disengage a persona or Personnel you govern.'],
    [
      'eots-naibs-countenance',
      'If its persona is the target of a Dueling rite, engage a disengaged Fremen persona you govern to Counter.',
    ],
    ['jotc-judge-of-the-change', 'Engage its Vassal and discard Judge of the Change: subdue Dune.'],
    [
      'jotc-troop-carrier',
      'If there is a Battle rite against a Fief you govern, engage Troop Carrier: bring any of its persona and Troops assigned to its persona into the rite.',
    ],
    [
      'jotc-house-frigate',
      'Engage House Frigate: transfer it to a Fief you govern that may bear it.',
    ],
    [
      'tat-lisan-al-gaib',
      'If a Native persona or Dune Fief you govern takes part in a rite, engage Lisan Al-Gaib: end the rite, which counts against the limit all the same.',
    ],
    [
      'tat-choam-company-flag',
      'When its Dune Fief is vanquished in a Battle rite, the attacker loses 1 favor for each participant of the attack.',
    ],
    ['tat-fremen-band', 'When Fremen Band is vanquished in a Battle rite, discard it.'],
    [
      'tat-sardaukar-drop-battalion',
      'When a Battle rite has been resolved, if Sardaukar Drop-Battalion took part in the rite and the opposing leader was vanquished in it, gain 1 favor.',
    ],
  ])('%s', (id, sentence) => {
    const lines = sentencesByCard().get(id) ?? [];
    // When a tactic may answer is said before it.
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`(?:^|tactic[^.]*\\. )${escaped(sentence)}$`)),
    );
  });
});
