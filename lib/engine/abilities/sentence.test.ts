import { describe, expect, it } from 'vitest';
import { loadGameCatalogue } from './load';
import { orderOf } from './sentence';
import { sentencesByCard } from './sentences';

const said = (id: string) => sentencesByCard().get(id)?.join(' ');

describe('sentences', () => {
  it('speak of the deferment tokens of events alone', () => {
    const { byId } = loadGameCatalogue();
    const ids = [...sentencesByCard()].flatMap(([id, lines]) =>
      lines.join(' ').includes('the number of deferment tokens it had') ? [id] : [],
    );
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter((id) => byId.get(id)?.type !== 'event')).toEqual([]);
  });

  it.each([
    [
      'Houses that each do something',
      'eots-imperial-reprimand',
      'The X of its cost is the CROE minus 1. The governor of Dune loses favor equal to the CROE minus 1.',
    ],
    [
      'and what they may do',
      'eots-philanthropy-drive',
      'Every House may pay X solaris and gain X favor, X at most 5.',
    ],
    [
      'the tokens of an event as X',
      'jotc-water-shortage',
      'Engage up to X non-Desert Dune Fiefs. X is the number of deferment tokens it had.',
    ],
    [
      'that an event is in force until the turn ends',
      'eots-emperors-outrage',
      'Until the turn ends, no House may buy favor.',
    ],
    [
      'where a card is taken from',
      'jotc-command-of-the-padishah',
      'Put a Decree from your Assembly on a card you govern that may bear it, subdued.',
    ],
    [
      'parts that differ in a few words as one',
      'jotc-scars-of-remembrance',
      'Until the rite is over, the Dueling rank or resistance of the opposing leader is lowered by the Dueling rank of your leader.',
    ],
    [
      'a card that is chosen as that one',
      'tat-medical-tampering',
      'Assign it to a Suk persona. Choose a Skill and pay solaris equal to its cost: discard that Skill.',
    ],
    [
      'a card that is known as what it is',
      'eots-witness-testimonial',
      'Once the opposing leader is vanquished, your opponent loses favor equal to the cost of that card.',
    ],
    [
      'how many of a resource one card may bear first of all',
      'eots-lasgun-rifle',
      'Limit 1. Assign it to a persona or a Troop that bears no Projectile. While taking part in a Battle rite, its persona or Troop has +3 force.',
    ],
    [
      'what a person does without an it',
      'eots-korba',
      'While leading a Battle rite, Korba has +1 force for each other Fremen participant on your side.',
    ],
    [
      'the cards of rivals as theirs',
      'eots-sabotage-device',
      'Assign it to a persona. Engage its persona and discard Sabotage Device: subdue a rival’s Transport.',
    ],
    [
      'what a card bears',
      'tat-duncan-idaho',
      'While there is an Atreides Noble persona, Duncan Idaho is also allied to Atreides. While bearing a Crysknife or Fabled Crysknife, Duncan Idaho has +1 command and +1 Battle.',
    ],
    [
      'nothing of what the order takes for granted',
      'tat-czigo',
      'Subdue Czigo: capture a rival’s subdued Aide and assign it to Czigo; once that Aide is deployed, hand that Aide over, as it lies, to the House that had it.',
    ],
    [
      'what is chosen beside what engages',
      'tat-watchdog',
      'Declaration tactic. Engage Watchdog and choose a Charter you govern: during this operation, that Charter has +2 Arbitration or resistance.',
    ],
    [
      'how often first',
      'tat-fremen-marauder',
      'Once a rite, when you vanquish an opposing participant, if Fremen Marauder leads a Battle rite and is deployed, you may capture a Projectile assigned to that card.',
    ],
    [
      'no means that the payment says',
      'eots-scuttled-negotiation',
      'Once you win a petition for a card, you may pay solaris equal to its cost and discard that card.',
    ],
    [
      'the persona of a venture as its own',
      'eots-arclight-assault',
      'Begin a Battle rite led by its persona, which counts against no limit.',
    ],
    [
      'what each of several Houses governs as its own',
      'tat-ducal-tithes',
      'If your home world is a Dune Fief, engage Ducal Tithes: every rival pays you 1 solari for each Dune Fief it governs other than home worlds and Dune, or all that it has.',
    ],
    [
      'what a card must have to be chosen',
      'jotc-strategic-positioning',
      'Choose a participant whose Battle rank plus command is at least X and pay X solaris: until the rite is over, that participant has +X Battle.',
    ],
  ])('say %s', (_, id, words) => {
    expect(said(id)).toBe(words);
  });

  it('have when a tactic may be used as a heading, which a button leaves out', () => {
    const [, use = ''] = sentencesByCard().get('eots-house-battalion') ?? [];
    const [, ability] = loadGameCatalogue().abilities.get('eots-house-battalion') ?? [];
    const order = ability === undefined ? '' : orderOf(ability, 'House Battalion');
    expect(order).toMatch(/^If its bearer /);
    expect(use).toBe(`Engagement tactic, Battle. ${order.replace('bearer', 'persona or Fief')}`);
  });

  it.each([
    [
      { all: ['Desert'] },
      { all: ['City'] },
      'Engage Alia: put 1 deferment token on a subdued Desert or City.',
    ],
    [
      { all: ['Desert'] },
      { all: ['City'], notTitles: ['Arrakeen'], notAllegiance: 'fremen' },
      'Engage Alia: either put 1 deferment token on a subdued Desert or put 1 deferment token on a subdued non-Fremen City other than Arrakeen.',
    ],
  ] as const)(
    'say once what parts have in common where they differ in a word or two: %#',
    (one, other, words) => {
      const parts = [one, other].map((choose) => [
        {
          kind: 'deferment',
          way: 'assign',
          amount: 1,
          on: { choose: { state: 'subdued', ...choose } },
        } as const,
      ]);
      const order = orderOf(
        { kind: 'operation', engage: 'this', effects: [{ kind: 'one-of', parts }] },
        'Alia',
      );
      expect(order).toBe(words);
    },
  );
});
