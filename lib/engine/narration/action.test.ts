import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookAt } from '../atoms/numbers';
import { duneCcg } from '../dune-ccg';
import { legalActions, play } from '../play';
import { anyTable, deal, runs } from '../testing/hidden-fixture';
import { atTable, buttons, catalogue, linesFor, question } from '../testing/narration-fixture';
import { grant, riteTable } from '../testing/rite-fixture';
import { scenario } from '../testing/scenario-fixture';
import { sayAction } from './action';
import { sayQuestion } from './question';

const MARTIAL = { domain: ['eots-caladan', 'eots-arrakeen'] };

describe('what a button says', () => {
  it('names the card, the least bid and the favor of a petition', () => {
    const table = atTable({ ...MARTIAL, assembly: ['eots-carthag', 'eots-stilgar'] });
    expect(buttons(table)).toContain('Petition for Carthag (from 4 solaris)');
    // Fremen under an Atreides sponsor: one favor (TAT-7-02).
    expect(buttons(table)).toContain('Petition for Stilgar (from 5 solaris, 1 favor)');
  });

  it('names host and price of a deployment', () => {
    const table = atTable({ ...MARTIAL, hand: ['eots-house-battalion', 'eots-fremen-naib'] });
    expect(buttons(table)).toContain('Deploy House Battalion on Caladan (1 solari)');
    expect(buttons(table)).toContain('Deploy Fremen Naib (3 solaris, 1 favor)');
  });

  it('takes the deferment tokens off the price of a subdued card', () => {
    const table = atTable({ domain: ['eots-caladan', 'eots-carthag subdued 1'] });
    // One more token came in the Opening Interval.
    expect(buttons(table)).toContain('Deploy subdued Carthag (2 solaris)');
  });

  it('says in the Closing Interval what a House does no more of', () => {
    const house = { assembly: ['eots-stilgar'], imperialDeck: ['eots-jamis'] };
    const table = scenario({ houses: [house, {}] }).toClosing();
    expect(buttons(table)).toContain('Discard no more');
    expect(buttons(table.act('done'))).toContain('Draw no more');
  });

  it('says what engaging a card does', () => {
    expect(buttons(atTable(MARTIAL))).toContain('Engage Caladan: produce 5 solaris');
  });

  it('calls the card that bears another by its name', () => {
    const table = atTable({
      ...MARTIAL,
      domain: ['eots-duncan-idaho', 'tat-water-magnate on eots-duncan-idaho'],
    });
    expect(buttons(table)).toContain(
      'Water Magnate: Engage Duncan Idaho: produce solaris equal to its command',
    );
  });

  it('prices each spice of an exchange by the rate of its moment', () => {
    const table = atTable({ treasury: 20, hoard: 2 }, {}, { guildHoard: 5 });
    expect(buttons(table)).toContain('Buy 3 spice at 4, 4, 5 solaris');
    expect(buttons(table)).toContain('Sell 2 spice at 4, 4 solaris');
    const poor = atTable({ treasury: 9 }, {}, { guildHoard: 5 });
    expect(buttons(poor)).toContain('Buy 3 spice, of which 2 can be had, at 4, 4 solaris');
  });

  it('prices favor, bids and what a discount leaves', () => {
    const table = atTable({ ...MARTIAL, treasury: 6, assembly: ['eots-duncan-idaho'] });
    expect(buttons(table)).toContain('Buy 3 favor (6 solaris)');
    table.act('petition eots-duncan-idaho');
    expect(buttons(table)).toEqual(expect.arrayContaining(['Bid 3', 'Bid 4', 'Bid 5', 'Bid 6']));
    table.act('bid 5', 'pass', 'pass');
    expect(buttons(table).slice(0, 3)).toEqual([
      'Pay in solaris (5 solaris left to pay)',
      'Give 1 favor (4 solaris left to pay)',
      'Give 2 favor (3 solaris left to pay)',
    ]);
  });

  it('names what engages for an event, a venture or the High Council', () => {
    const table = atTable({
      ...MARTIAL,
      hoard: 10,
      domain: [
        ...MARTIAL.domain,
        'eots-duncan-idaho',
        'eots-act-of-cowardice on eots-duncan-idaho',
        'eots-emperors-outrage subdued 3',
      ],
    });
    expect(buttons(table)).toContain('Request admission: engage Caladan');
    expect(buttons(table)).toContain('Engage Duncan Idaho for Act of Cowardice');
    expect(buttons(table)).toContain("Deploy event Emperor's Outrage");
  });

  it('names leader and target of a rite, and what each answer in it does', () => {
    const table = atTable(
      { domain: ['eots-caladan', 'eots-gurney-halleck'] },
      { domain: ['eots-giedi-prime', 'eots-carthag'] },
    );
    expect(buttons(table)).toContain('Battle rite: Gurney Halleck against Carthag');
    table.act('rite battle eots-gurney-halleck against eots-carthag');
    expect(buttons(table)).toEqual(['Engage Carthag (adds 2 force)', 'Leave Carthag out']);
  });

  it('[TAT-6.2.11-87] [TAT-6.2.11-88] names the reward, and of solaris no more than the rival has', () => {
    const won = (leader: string, rite: string, target: string, treasury = 20) => {
      const table = riteTable([leader], [{ domain: [target], treasury }]);
      grant(table, leader, 0, { kind: 'raise', what: 'force', by: 9, of: 'those' });
      table.act(`rite ${rite} ${leader} against ${target}`, 'decline', `vanquish ${target}`);
      return buttons(table);
    };
    expect(won('eots-gurney-halleck', 'battle', 'eots-arrakeen')).toEqual([
      'Gain 1 favor',
      'House 1 loses 1 favor',
    ]);
    const physician = (treasury: number) =>
      won('eots-thufir-hawat', 'intrigue', 'eots-house-physician', treasury);
    expect(physician(20)).toEqual(['Gain 2 solaris', 'House 1 loses 2 solaris']);
    expect(physician(1)).toEqual(['Gain 2 solaris', 'House 1 loses 1 solari']);
  });

  it('names what is let go in the Closing Interval', () => {
    const table = atTable({ ...MARTIAL, hand: ['eots-kindjal'], assembly: [] }).toClosing();
    expect(buttons(table)).toEqual(['Discard no more', 'Discard Kindjal']);
  });

  it('[TAT-8.1-01] engages the six fiefs by their option', () => {
    const fiefs = [
      ...['eots-dune', 'eots-arrakeen', 'eots-carthag'],
      ...['eots-imperial-basin', 'eots-the-minor-erg', 'eots-the-open-bled'],
    ];
    const table = atTable(
      { domain: fiefs },
      { favor: -9 },
      { options: { sixFiefsWin: true }, tactics: true },
    );
    expect(buttons(table)).toContain('Engage the six fiefs');
    expect(question(table.act('engage-six-fiefs'))?.text).toBe(
      'Declaration tactics: answer the engaging of the six fiefs by House 0, or pass',
    );
  });

  it('[TAT-6.2.1-30] leaves to chance which card of an Assembly is meant', () => {
    const MARK = 'jotc-mark-of-the-drowned-man';
    const ADEPT = 'eots-gaius-helen-mohiam';
    const table = atTable(
      { domain: ['eots-caladan', ADEPT, `${MARK} on ${ADEPT}`] },
      { assembly: ['eots-paul-atreides', 'eots-chani'] },
    );
    table.change((game) => lookAt(game, 0, table.card('eots-chani', 1)));
    table.act(`activate ${MARK}`, 'choose-house 1');
    expect(buttons(table)).toEqual(['Leave it to chance', 'Chani of House 1']);
  });

  it('says of a pass in a rite that nobody counters', () => {
    const [GURNEY, ARRAKEEN] = ['eots-gurney-halleck', 'eots-arrakeen'];
    const table = riteTable([GURNEY], [[ARRAKEEN, 'eots-guard-commander']]);
    table.act(`rite battle ${GURNEY} against ${ARRAKEEN}`);
    expect(buttons(table)).toEqual(['Do not counter', 'Counter with Guard Commander']);
  });

  it('says of each card that may be chosen whose it is and what becomes of it', () => {
    const ERG = 'eots-the-minor-erg';
    const worm = atTable(
      { domain: ['eots-caladan', 'eots-arrakeen', 'eots-sandworm subdued 3'] },
      { domain: [ERG, `eots-house-battalion on ${ERG}`] },
    );
    worm.card(ERG, 1).spice = 2;
    worm.act('deploy-event eots-sandworm');
    expect(buttons(worm)).toEqual([
      'The Minor Erg of House 1 (loses 1 of its 2 spice)',
      'House Battalion of House 1 (discard it for 2 force)',
    ]);
  });

  it('tells two cards of one title apart', () => {
    const GURNEY = 'eots-gurney-halleck';
    const troop = `eots-house-battalion on ${GURNEY}`;
    const table = riteTable(
      [GURNEY, troop, 'eots-arrakeen', 'eots-house-battalion on eots-arrakeen'],
      [['eots-carthag']],
    );
    table.act(`rite battle ${GURNEY} against eots-carthag`);
    expect(buttons(table)).toEqual([
      'House Battalion (on Gurney Halleck) takes part',
      'Nobody else',
    ]);
  });

  it('does not name an event that a rival has placed', () => {
    const table = atTable(
      { domain: ['eots-caladan', 'eots-sister-ramallo', 'eots-spice-blow subdued'] },
      { domain: ['eots-spice-blow subdued 2'] },
    );
    table.act('use eots-sister-ramallo 0');
    expect(buttons(table)).toEqual([
      'Spice Blow, your own',
      'Face-down card of House 1 with 3 deferment tokens',
    ]);
  });
});

describe('whatever happens', () => {
  const rules = duneCcg(catalogue);

  it('the question, every button and every line of the log is said in words', () => {
    fc.assert(
      fc.property(anyTable, (drawn) => {
        const { state, next } = deal(drawn);
        for (let step = 0; step < 150 && state.outcome === null; step += 1) {
          const legal = legalActions(state, catalogue);
          const view = rules.viewFor(state, rules.toAct(state));
          const said = [
            sayQuestion(view, catalogue)?.text,
            ...legal.map((action) => sayAction(view, catalogue, action)),
          ];
          const done = play(state, legal[next() % legal.length] ?? { kind: 'pass' }, catalogue);
          if (!done.ok) throw new Error('the game cannot go on');
          for (const reader of ['all', null, 0, 1] as const)
            said.push(...linesFor(state, done.value, reader).map(({ text }) => text));
          const odd = said.filter(
            (text) =>
              !/^'?[A-Z0-9]/.test(text ?? '') ||
              /undefined|null|NaN|\[object| {2}/.test(text ?? ''),
          );
          expect(odd).toEqual([]);
        }
      }),
      runs(10),
    );
  });
});
