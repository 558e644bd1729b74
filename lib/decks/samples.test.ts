import { describe, expect, it } from 'vitest';
import type { Card } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { POWERS } from '@/lib/rules/powers';
import { RITE_TALENTS, TALENTS, type Talent, talentName } from '@/lib/rules/talents';
import type { Deck, DeckEntry } from './deck';
import { SAMPLE_DECKS } from './samples';
import { deckSchema } from './schema';

const { byId } = loadCatalogue();

function cardOf(id: string): Card {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

/** One card a copy. */
function copies(entries: readonly DeckEntry[]): readonly Card[] {
  return entries.flatMap(({ card, count }) => Array<Card>(count).fill(cardOf(card)));
}

function cardsOf(deck: Deck) {
  const homeWorld = cardOf(deck.homeWorld ?? '');
  const imperial = copies(deck.imperialDeck);
  const house = copies(deck.houseDeck);
  const all = [homeWorld, ...imperial, ...house];
  const personas = all.filter((card) => card.type === 'persona');
  return { homeWorld, imperial, house, all, personas };
}

const has = (subtype: string) => (card: Card) => card.subtypes.includes(subtype);
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const printedCosts = (cards: readonly Card[]) =>
  cards.flatMap(({ cost }) => (cost === 'X' ? [] : [cost]));
const ids = (cards: readonly Card[]) => [...new Set(cards.map((card) => card.id))];

type Host = (card: Card) => boolean;

const persona: Host = (card) => card.type === 'persona';
const fief: Host = (card) => has('Fief')(card) || has('Dune Fief')(card);
const charter: Host = has('Charter');
const troop: Host = has('Troop');
const homeWorld: Host = (card) => card.deck === 'homeworld';
const either =
  (...hosts: readonly Host[]): Host =>
  (card) =>
    hosts.some((host) => host(card));
const both =
  (...hosts: readonly Host[]): Host =>
  (card) =>
    hosts.every((host) => host(card));
const named =
  (id: string): Host =>
  (card) =>
    card.id === id;

/** Where the resources of the sample decks may be assigned; `rivals` are for a card of another House. */
const HOSTS: readonly (readonly [host: Host | 'rivals', resources: readonly string[]])[] = [
  [
    persona,
    [
      'eots-accomplished-blademaster',
      'eots-arms-training',
      'eots-assassin-cohort',
      'eots-crysknife',
      'eots-flip-dart',
      'eots-full-reverend-mother',
      'eots-kindjal',
      'eots-maker-hooks',
      'eots-order-of-the-sword',
      'eots-personal-shield',
      'eots-prescience',
      'eots-slip-tip',
      'eots-subterfuge',
      'eots-weirding-talent',
      'jotc-justice-of-the-great',
      'jotc-learning-of-the-wise',
      'jotc-prana-bindu-conditioning',
      'jotc-prayer-of-the-righteous',
      'jotc-spice-infusion',
      'jotc-the-voice',
      'tat-bill-of-particulars',
      'tat-deep-training',
      'tat-honor-guard',
      'tat-sardaukar-drop-battalion',
    ],
  ],
  [
    either(persona, fief),
    [
      'eots-engineering-corps',
      'eots-fremen-battalion',
      'eots-sardaukar-battalion',
      'jotc-dune-men',
      'jotc-ice-riggers',
      'jotc-smuggler-battalion',
      'tat-fremen-band',
      'tat-harvesting-outfit',
    ],
  ],
  [
    either(persona, charter),
    [
      'eots-guild-entourage',
      'jotc-imperial-entourage',
      'jotc-soaks',
      'jotc-spice-dogs',
      'jotc-weirding-embassy',
    ],
  ],
  [either(persona, troop), ['eots-lasgun-rifle']],
  [both(persona, has('Mentat')), ['eots-master-of-assassins']],
  [both(persona, has('Navigator')), ['eots-high-steersman']],
  [both(persona, has('Reverend Mother')), ['eots-gom-jabbar', 'jotc-emperors-truthsayer']],
  [both(persona, has('Noble')), ['tat-ducal-signet-ring', 'jotc-governor-of-arrakis']],
  [both(persona, has('Pilot')), ['tat-battle-rigged-thopter', 'tat-scout-thopter']],
  [both(persona, has('Ally')), ['tat-water-magnate']],
  [both(persona, either(has('Vassal'), has('Aide'))), ['eots-peer-of-the-realm']],
  [
    both(persona, (card) => card.allegiance === 'smugglers' || has('Smuggler')(card)),
    ['jotc-smuggler-band'],
  ],
  [
    either(
      both(persona, has('Sardaukar')),
      both(troop, (card) => card.allegiance === 'corrino'),
    ),
    ['tat-sardaukar-mystique'],
  ],
  [
    fief,
    [
      'eots-thopter-outpost',
      'jotc-guild-shuttle',
      'jotc-pyon-labor-force',
      'jotc-pyon-village',
      'jotc-tithing-clemency',
    ],
  ],
  [has('Dune Fief'), ['jotc-fremen-sietch-reserves', 'tat-choam-company-flag']],
  [
    has('Desert'),
    [
      'eots-ecological-testing-site',
      'eots-spice-harvester',
      'jotc-house-subfief',
      'jotc-unreckoned-numbers',
    ],
  ],
  [either(has('Desert'), named('jotc-the-shield-wall')), ['jotc-harvester-pad']],
  [both(fief, (card) => card.allegiance === 'smugglers'), ['jotc-smuggler-frigate']],
  [homeWorld, ['eots-guild-heighliner']],
  [named('jotc-northern-polar-sink'), ['jotc-glacier-refinery']],
  [named('eots-spice-harvester'), ['eots-carryall', 'eots-seismic-probes', 'tat-drag-line-outfit']],
  ['rivals', ['jotc-his-majestys-fief']],
];

/** Personnel that their host's command does not limit. */
const BEYOND_COMMAND = ['jotc-fremen-sietch-reserves', 'tat-honor-guard'];

/** Whether `host` could carry `resource` as both are printed. */
function mayCarry(host: Card, resource: Card): boolean {
  const needed = resource.requirement;
  const skilled = needed === undefined || (host.talents?.[needed.talent] ?? -1) >= needed.rank;
  const allied = [undefined, resource.allegiance].includes(host.allegiance);
  const commands =
    !has('Personnel')(resource) || BEYOND_COMMAND.includes(resource.id) || (host.command ?? 0) > 0;
  return skilled && (resource.allegiance === undefined || allied) && commands;
}

describe('the sample decks', () => {
  it('are one for each of the nine sponsors, each with its own name, House and plan', () => {
    expect(SAMPLE_DECKS.map(({ id }) => id)).toEqual([...POWERS]);
    expect(SAMPLE_DECKS.map(({ deck }) => deck.sponsor)).toEqual([...POWERS]);
    for (const told of [
      SAMPLE_DECKS.map(({ deck }) => deck.name),
      SAMPLE_DECKS.map(({ deck }) => deck.houseName),
      SAMPLE_DECKS.map(({ plan }) => plan),
    ])
      expect(new Set(told).size).toBe(POWERS.length);
  });

  describe.each(SAMPLE_DECKS.map((sample) => [sample.id, sample.deck] as const))(
    '%s',
    (_, deck) => {
      const { imperial, house, all, personas, homeWorld: world } = cardsOf(deck);
      const best = (talent: Talent) =>
        Math.max(...personas.map((card) => card.talents?.[talent] ?? -1));
      const skilled = (talent: Talent) =>
        personas.filter((card) => card.talents?.[talent] !== undefined);

      it('is a whole deck file, with notes on how to play it', () => {
        expect(deckSchema.strict().parse(deck)).toEqual(deck);
        const sentences = deck.notes.split(/(?<=[.!?]) /).length;
        expect(sentences).toBeGreaterThanOrEqual(4);
        expect(sentences).toBeLessThanOrEqual(8);
      });

      it('keeps to a handy size and draws on all three sets', () => {
        expect(imperial.length).toBeGreaterThanOrEqual(10);
        expect(imperial.length).toBeLessThanOrEqual(14);
        expect(house.length).toBeGreaterThanOrEqual(30);
        expect(house.length).toBeLessThanOrEqual(40);
        expect(new Set(all.map((card) => card.set)).size).toBe(3);
      });

      it('[TAT-3.2-04] [TAT-3.4-01] has for every talent requirement a persona who meets it', () => {
        const unmet = house.filter(
          ({ requirement }) =>
            requirement !== undefined && best(requirement.talent) < requirement.rank,
        );
        expect(ids(unmet)).toEqual([]);
      });

      it('[TAT-3.4-02] [TAT-3.4-03] has two personas for every talent that its plans work with', () => {
        const plans = house.filter((card) => card.type === 'plan');
        const used = TALENTS.filter((talent) => plans.some(has(talentName(talent))));
        expect(used.filter((talent) => new Set(skilled(talent)).size < 2)).toEqual([]);
        expect(used.length).toBeGreaterThan(0);
      });

      it('[TAT-6.2.2-06] [TAT-7-01] has a host for every resource', () => {
        const homeless = [...imperial, ...house].filter((card) => {
          if (card.type !== 'resource') return false;
          const host = HOSTS.find(([, resources]) => resources.includes(card.id))?.[0];
          if (host === undefined) return true;
          return host !== 'rivals' && !all.some((at) => host(at) && mayCarry(at, card));
        });
        expect(ids(homeless)).toEqual([]);
      });

      it('[TAT-3.2-06] has command for all its personnel', () => {
        const hosts = all.filter((card) => card.type === 'holding' || card.type === 'persona');
        const unique = new Set(hosts);
        const command = [...unique].reduce((sum, card) => sum + (card.command ?? 0), 0);
        const bound = house.filter(
          (card) => has('Personnel')(card) && !BEYOND_COMMAND.includes(card.id),
        );
        expect(bound.length).toBeLessThanOrEqual(command);
      });

      it('[TAT-6.2.1-05] [TAT-6.2.2-05] [TAT-6.2.8-02] has a Dune fief for its natives and Dune events', () => {
        const bound = all.filter((card) => has('Native')(card) || has('Dune Event')(card));
        const fiefs = [world, ...imperial].filter(has('Dune Fief'));
        expect(bound.length === 0 || fiefs.length > 0).toBe(true);
      });

      it('[TAT-6.2.7-03] has allies of the sponsor who can ask for admission beside the home world', () => {
        const allies = imperial.filter(
          (card) => has('Ally')(card) && card.allegiance === deck.sponsor,
        );
        expect(allies.length).toBeGreaterThanOrEqual(2);
      });

      it('[TAT-6.2.5-03] has a persona for each program', () => {
        for (const id of deck.programs) {
          const { allegiance } = cardOf(id);
          const bearers = personas.filter(
            (card) => allegiance === undefined || [undefined, allegiance].includes(card.allegiance),
          );
          expect(bearers.length).toBeGreaterThan(0);
        }
      });

      it('earns: solaris from holdings beside the home world, spice from two of them at least', () => {
        const earning = imperial.filter((card) => card.income?.solaris !== undefined);
        expect(earning.length).toBeGreaterThanOrEqual(2);
        const spice = imperial.filter(
          (card) => has('Desert')(card) || card.income?.spice !== undefined,
        );
        expect(spice.length).toBeGreaterThanOrEqual(2);
      });

      it('can pay for itself: cheap cards to open with, few dear ones', () => {
        const houseCosts = printedCosts(house);
        expect(mean(houseCosts)).toBeGreaterThanOrEqual(1);
        expect(mean(houseCosts)).toBeLessThanOrEqual(2.6);
        expect(mean(printedCosts(imperial))).toBeLessThanOrEqual(3.4);
        expect(printedCosts(imperial).filter((cost) => cost <= 2).length).toBeGreaterThanOrEqual(2);
        const dear = houseCosts.filter((cost) => cost >= 5);
        expect(dear.length).toBeLessThanOrEqual(4);
      });

      it('can defend or attack by some rite', () => {
        expect(RITE_TALENTS.some((talent) => best(talent) >= 3)).toBe(true);
      });
    },
  );
});
