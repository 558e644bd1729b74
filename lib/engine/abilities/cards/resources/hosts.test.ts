import { describe, expect, it } from 'vitest';
import { legalHosts } from '../../../deployment/legal-hosts';
import { takeUp } from '../../../state/open-game';
import { grant } from '../../../testing/rite-fixture';
import { scenario, type Table } from '../../../testing/scenario-fixture';
import { loadGameCatalogue } from '../../load';

const ALLIES = [
  'eots-duke-leto-atreides',
  'eots-paul-atreides',
  'eots-thufir-hawat',
  'eots-gurney-halleck',
  'eots-stilgar',
  'eots-gaius-helen-mohiam',
];
const AIDES = ['eots-house-agent', 'eots-house-physician', 'tat-imperial-suk', 'tat-house-courier'];
const PERSONAS = [...ALLIES, ...AIDES];
const ATREIDES = ALLIES.slice(0, 4);
const BASIN = 'eots-imperial-basin';
/** A fief and a charter, allied to the sponsor of its House. */
const DUNE = 'eots-dune';
const FIEFS = ['eots-arrakeen', BASIN, 'jotc-the-shield-wall'];
/** The Shield Wall belongs to the Spice Miners, these to nobody. */
const FREE_FIEFS = FIEFS.slice(0, 2);
const CHARTER = 'eots-choam-directorship';
const HARVESTER = 'eots-spice-harvester';

const make = (card: string, copies: readonly string[] = []): Table =>
  scenario({
    houses: [
      {
        domain: [DUNE, ...FIEFS, CHARTER, ...PERSONAS, `${HARVESTER} on ${BASIN}`, ...copies],
        hand: [card],
      },
      { domain: ['eots-house-mentat'] },
    ],
  });

const hostsIn = (table: Table, card: string): readonly string[] => {
  const game = takeUp(table.state, loadGameCatalogue());
  const held = table.house(0).zones.hand.map((id) => table.state.cards[id]);
  const found = held.find((one) => one?.card === card);
  if (found === undefined) throw new Error(`${card} is not in the hand`);
  return legalHosts(game, 0, found).map((host) => host.card);
};

describe('what a resource may be assigned to', () => {
  it.each([
    ['eots-baliset', PERSONAS],
    ['eots-engineering-corps', [DUNE, ...FIEFS, ...withCommand(PERSONAS)]],
    ['eots-flip-dart', ['eots-thufir-hawat', ...AIDES]],
    ['eots-gom-jabbar', ['eots-gaius-helen-mohiam']],
    ['eots-hereditary-claim', [DUNE, CHARTER]],
    ['eots-house-shield-generator', ['eots-arrakeen']],
    ['eots-imperial-conditioning', ['eots-house-physician', 'tat-imperial-suk']],
    ['eots-maker-hooks', ['eots-stilgar', ...AIDES]],
    ['eots-mentat-analysis', ['eots-thufir-hawat']],
    ['eots-naibs-countenance', PERSONAS],
    ['eots-personal-shield', ['eots-paul-atreides']],
    ['eots-sabotage-device', ['eots-thufir-hawat', 'eots-house-agent', 'tat-imperial-suk']],
    ['eots-seismic-probes', [HARVESTER]],
    ['eots-shield-fighting', ['eots-paul-atreides']],
    ['eots-spice-harvester', [BASIN]],
    ['eots-thumpers', ['eots-stilgar', ...AIDES]],
    ['eots-weirding-combat', ['eots-paul-atreides', 'eots-gaius-helen-mohiam']],
    ['jotc-arbiter-authority', AIDES],
    ['jotc-communinet-transmitter', PERSONAS],
    ['jotc-dune-men', [...FIEFS, ...AIDES]],
    ['jotc-guild-bank-representative', [...ALLIES.slice(2), ...AIDES]],
    ['jotc-guild-shuttle', [DUNE, ...FIEFS]],
    ['jotc-harvester-pad', [BASIN, 'jotc-the-shield-wall']],
    ['jotc-house-frigate', [DUNE, ...FIEFS]],
    ['jotc-imperial-servant', [...ALLIES.slice(2), ...AIDES]],
    ['jotc-judge-of-the-change', ALLIES.slice(2)],
    ['jotc-noble-born', PERSONAS],
    ['jotc-private-consortium', [DUNE, CHARTER]],
    ['jotc-sonar-probe', ['eots-gurney-halleck', 'eots-stilgar']],
    ['jotc-strategy-delegation', [DUNE, CHARTER, ...withCommand(PERSONAS)]],
    ['jotc-troop-carrier', ['eots-gurney-halleck', 'eots-stilgar']],
    ['tat-advance-base', [BASIN]],
    ['tat-atreides-brigade', [DUNE, ...FREE_FIEFS, ...ATREIDES, ...AIDES]],
    ['tat-battle-rigged-thopter', ['tat-house-courier']],
    ['tat-bill-of-particulars', ['eots-duke-leto-atreides']],
    ['tat-choam-company-flag', FIEFS],
    ['tat-demolition-corps', [DUNE, ...FIEFS, ...withCommand(PERSONAS)]],
    ['tat-division-leader', PERSONAS],
    ['tat-ducal-signet-ring', ALLIES.slice(0, 2)],
    ['tat-folk-of-graben-and-pan', [DUNE, ...FIEFS]],
    ['tat-fremen-band', [...FREE_FIEFS, 'eots-stilgar', ...AIDES]],
    ['tat-guild-security-division', FREE_FIEFS],
    ['tat-harvesting-outfit', [...FIEFS, ...AIDES]],
    ['tat-high-college', ['eots-house-physician', 'tat-imperial-suk']],
    ['tat-hydraulic-initiative-corps', [CHARTER, ...AIDES]],
    ['tat-imperial-agents', [CHARTER, ...AIDES]],
    ['tat-instrument-of-the-guild', AIDES],
    ['tat-manual-of-the-friendly-desert', PERSONAS],
    ['tat-propaganda-corps', [DUNE, CHARTER, ...ATREIDES, ...AIDES]],
    ['tat-sardaukar-drop-battalion', AIDES],
    ['tat-scout-thopter', ['tat-house-courier']],
    ['tat-smuggler-underground', AIDES],
    ['tat-thopter-piloting', PERSONAS],
  ] as const)('%s', (card, hosts) => {
    expect(new Set(hostsIn(make(card), card))).toEqual(new Set(hosts));
  });

  it('allies alone, of the Power of the decree', () => {
    const decree = (card: string, ...domain: readonly string[]) =>
      hostsIn(scenario({ houses: [{ domain, hand: [card] }, {}] }), card);
    const emrys = ['jotc-emrys-jago', 'jotc-water-peddler', 'eots-stilgar'];
    expect(decree('jotc-water-despot', ...emrys)).toEqual(['jotc-emrys-jago']);
    const esmar = ['jotc-esmar-tuek', 'jotc-free-trader-scout', 'eots-stilgar'];
    expect(decree('jotc-smugglers-ambassador', ...esmar)).toEqual(['jotc-esmar-tuek']);
  });

  it('Lisan Al-Gaib: a noble heir, were he Fremen', () => {
    const one = make('tat-lisan-al-gaib');
    expect(hostsIn(one, 'tat-lisan-al-gaib')).toEqual([]);
    grant(one, 'eots-paul-atreides', 0, { kind: 'allegiance', power: 'fremen', of: 'those' });
    expect(hostsIn(one, 'tat-lisan-al-gaib')).toEqual(['eots-paul-atreides']);
  });
});

/** Personnel goes where there is command for it. */
function withCommand(personas: readonly string[]): readonly string[] {
  return personas.filter((id) => id !== 'eots-gaius-helen-mohiam');
}

describe('how many of a title one card may bear', () => {
  it.each([
    ['eots-baliset', 'eots-paul-atreides', 1],
    ['eots-flip-dart', 'eots-house-agent', 1],
    ['eots-gom-jabbar', 'eots-gaius-helen-mohiam', 1],
    ['eots-hereditary-claim', CHARTER, 1],
    ['eots-house-shield-generator', 'eots-arrakeen', 1],
    ['eots-imperial-conditioning', 'eots-house-physician', 1],
    ['eots-naibs-countenance', 'eots-paul-atreides', 1],
    ['eots-personal-shield', 'eots-paul-atreides', 1],
    ['eots-seismic-probes', HARVESTER, 1],
    ['eots-weirding-combat', 'eots-paul-atreides', 1],
    ['jotc-communinet-transmitter', 'eots-paul-atreides', 1],
    ['jotc-guild-shuttle', 'eots-arrakeen', 1],
    ['jotc-harvester-pad', BASIN, 1],
    ['jotc-house-frigate', 'eots-arrakeen', 3],
    ['jotc-noble-born', 'eots-house-agent', 2],
    ['jotc-private-consortium', CHARTER, 1],
    ['jotc-troop-carrier', 'eots-gurney-halleck', 1],
    ['tat-division-leader', 'eots-paul-atreides', 1],
    ['tat-instrument-of-the-guild', 'eots-house-agent', 1],
    ['tat-manual-of-the-friendly-desert', 'eots-paul-atreides', 1],
    ['tat-thopter-piloting', 'eots-paul-atreides', 1],
  ] as const)('[TAT-6.2.2-10] %s on %s: %i', (card, host, limit) => {
    const copies = (many: number) => Array<string>(many).fill(`${card} on ${host}`);
    expect(hostsIn(make(card, copies(limit - 1)), card)).toContain(host);
    expect(hostsIn(make(card, copies(limit)), card)).not.toContain(host);
  });

  it.each(['tat-battle-rigged-thopter', 'tat-scout-thopter'])(
    '[C48] %s: no craft beside it, not even a subdued one',
    (card) => {
      const on = (craft: string) => hostsIn(make(card, [craft]), card);
      expect(on('tat-scout-thopter on tat-house-courier')).toEqual([]);
      expect(on('tat-scout-thopter subdued on tat-house-courier')).toEqual([]);
      expect(on('eots-maula-pistol on tat-house-courier')).toEqual(['tat-house-courier']);
    },
  );
});
