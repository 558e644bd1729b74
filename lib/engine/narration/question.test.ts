import { describe, expect, it } from 'vitest';
import { atTable, buttons, question } from '../testing/narration-fixture';
import { grant, grantKeyword, riteTable } from '../testing/rite-fixture';
import { scenario } from '../testing/scenario-fixture';

const MARTIAL = { domain: ['eots-caladan', 'eots-gurney-halleck'], hand: ['eots-kindjal'] };
const TARGETS = { domain: ['eots-giedi-prime', 'eots-carthag'], hand: ['eots-kindjal'] };

describe('what a House is asked', () => {
  it('is an operation in its own Interval', () => {
    expect(question(atTable({}))).toEqual({
      seat: 0,
      text: 'Your Interval: choose an operation, or end the Interval',
      asks: 'Your Interval: choose an operation, or end the Interval',
      rules: ['TAT-6-03', 'TAT-6-04'],
    });
  });

  it('[TAT-6.2.4-06] says what must be deployed before the Interval can end', () => {
    const table = atTable({ domain: ['eots-caladan', 'eots-carthag subdued 4'] });
    expect(question(table)).toMatchObject({
      text: 'Your Interval: choose an operation; it cannot end before you deploy Carthag',
      rules: ['TAT-6-03', 'TAT-6.2.4-06', 'C23'],
    });
    table.act('redeploy eots-carthag');
    expect(question(table)?.text).toMatch(/, or end the Interval$/);
  });

  it('is what an effect does, with the numbers that there are by now', () => {
    const ERG = 'eots-the-minor-erg';
    const worm = atTable(
      { domain: ['eots-caladan', 'eots-arrakeen', 'eots-sandworm subdued 3'] },
      { domain: [ERG, `eots-house-battalion on ${ERG}`] },
    );
    worm.card(ERG, 1).spice = 2;
    worm.act('deploy-event eots-sandworm');
    expect(question(worm)?.text).toBe(
      'Sandworm: choose each card that it discards; its 4 force must cover their resistance, and 1 for each spice on a Desert',
    );
    const ramallo = atTable({
      domain: [
        'eots-caladan',
        'eots-sister-ramallo',
        'eots-spice-blow subdued',
        'eots-sandworm subdued',
      ],
    });
    ramallo.act('use eots-sister-ramallo 0');
    expect(question(ramallo)?.text).toBe(
      'Sister Ramallo: put 1 deferment token on a subdued Dune event',
    );
  });

  it('[TAT-3.2-02] is an X with what it is for', () => {
    const table = atTable({
      domain: ['eots-caladan', 'eots-the-minor-erg', 'eots-spice-blow subdued 2'],
    }).act('deploy-event eots-spice-blow');
    expect(question(table)?.text).toMatch(
      /^Spice Blow: how much is X\? Produce X spice on a Desert/,
    );
  });

  it('is an answer to what a rival declares', () => {
    const table = atTable({ assembly: ['eots-carthag'] }, {}, { tactics: true });
    table.act('petition eots-carthag', 'pass');
    expect(question(table)).toEqual({
      seat: 1,
      text: 'Declaration tactics: answer the petition for Carthag by House 0, or pass',
      asks: 'Declaration tactics: answer the petition for Carthag by House 0, or pass',
      rules: ['TAT-6.2.2-22'],
    });
  });

  it('[TAT-6.2.11-18] [TAT-6.2.11-43] is who else takes part in a rite, in the attack and then in the defense', () => {
    const GURNEY = 'eots-gurney-halleck';
    const table = riteTable(
      [GURNEY, `eots-house-battalion on ${GURNEY}`],
      [['eots-carthag', 'eots-house-battalion on eots-carthag']],
    );
    table.act(`rite battle ${GURNEY} against eots-carthag`);
    expect(question(table)).toMatchObject({
      seat: 0,
      text: expect.stringMatching(
        /^Battle rite against Carthag: who else takes part in the attack\?$/,
      ),
      asks: 'who else takes part in the attack?',
      rules: ['TAT-6.2.11-18', 'TAT-6.2.11-20'],
    });
    table.act('done');
    expect(question(table)).toMatchObject({
      seat: 1,
      text: expect.stringMatching(/: who takes part in the defense beside Carthag\?$/),
      rules: ['TAT-6.2.11-43', 'TAT-6.2.11-45'],
    });
  });

  it('does not name an event that a rival places', () => {
    const table = atTable({ hand: ['eots-emperors-outrage'] }, {}, { tactics: true });
    table.act('place eots-emperors-outrage', 'pass');
    expect(question(table)?.text).toBe(
      'Declaration tactics: answer the placing of an event by House 0, or pass',
    );
  });

  it('is an answer to what engages', () => {
    const table = atTable({ domain: ['eots-caladan'] }, {}, { tactics: true });
    table.act('use eots-caladan 0', 'pass', 'pass');
    expect(question(table)).toMatchObject({
      text: 'Engagement tactics: answer the engaging of Caladan, or pass',
      rules: ['TAT-6.2.2-21'],
    });
  });

  it('is a bid, and says whose bid stands', () => {
    const table = atTable({ treasury: 9, assembly: ['eots-carthag'] }).act('petition eots-carthag');
    expect(question(table)?.text).toBe('Petition for Carthag: make the opening bid');
    table.act('bid 4');
    expect(question(table)).toMatchObject({
      seat: 1,
      text: 'Petition for Carthag: House 0 bids 4; raise or pass; you pay only what is above its cost of 4',
      asks: 'raise or pass; you pay only what is above its cost of 4',
    });
    table.act('pass');
    expect(question(table)?.text).toBe('Petition for Carthag: your bid of 4 stands; raise or pass');
  });

  it('is the favor that a victor gives for a card of its sponsor', () => {
    const table = atTable({ assembly: ['eots-duncan-idaho'] });
    table.act('petition eots-duncan-idaho', 'bid 3', 'pass', 'pass');
    expect(question(table)).toMatchObject({
      text: 'You win Duncan Idaho for 3 solaris: how do you pay?',
      asks: 'how do you pay?',
      rules: ['TAT-6.2.1-26'],
    });
  });

  it('[TAT-6.2.1-32] is a card to subdue or favor to lose, where the treasury of a victor falls short', () => {
    const table = atTable({
      treasury: 5,
      domain: ['eots-shaddam-iv'],
      assembly: ['eots-military-appropriations'],
    });
    table.act('petition eots-military-appropriations', 'bid 7', 'pass', 'pass');
    expect(question(table)).toMatchObject({
      text: 'Your treasury falls short of 7 solaris: subdue a card, or lose favor',
      rules: ['TAT-6.2.1-32'],
    });
    expect(buttons(table)).toEqual(['Lose favor instead', 'Shaddam IV']);
  });

  it('[TAT-3.1.3-05] is the host of a card that was petitioned for', () => {
    const DECREE = 'jotc-governor-of-arrakis';
    const table = atTable({
      assembly: [DECREE],
      domain: ['eots-paul-atreides', 'eots-duke-leto-atreides'],
    });
    table.act(`petition ${DECREE}`, 'bid 4', 'pass', 'pass');
    if (table.can('pass')) table.act('pass');
    expect(question(table)).toMatchObject({
      text: 'Choose what Governor of Arrakis is assigned to',
      rules: ['TAT-3.1.3-05', 'C21'],
    });
    expect(buttons(table)[0]).toBe('Assign Governor of Arrakis to Paul Atreides');
  });

  it('[TAT-6.2.11-87] is favor or solaris, where an attacker may choose', () => {
    const table = atTable(
      { domain: ['eots-caladan', 'jotc-remy-egusku'] },
      { domain: ['eots-arrakeen'] },
    );
    grant(table, 'jotc-remy-egusku', 0, { kind: 'raise', what: 'force', by: 9, of: 'those' });
    table.act('rite battle jotc-remy-egusku against eots-arrakeen');
    for (let step = 0; step < 20 && table.asked() !== null; step += 1) {
      if (table.state.frames.at(-1)?.step === 'house') break;
      if (question(table)?.text.includes('favor, or')) break;
      const wanted = ['vanquish eots-arrakeen', 'decline', 'pass', 'done'];
      table.act(wanted.find((one) => table.can(one)) ?? table.options()[0] ?? '');
    }
    expect(question(table)).toMatchObject({
      text: 'Arrakeen is vanquished: favor, or solaris?',
      rules: ['TAT-6.2.11-87', 'TAT-6.2.11-88'],
    });
    expect(buttons(table)).toEqual(['Favor', 'Solaris']);
  });

  it('[TAT-6.2.11-67] is who strikes first, where Surprise takes part', () => {
    const GURNEY = 'eots-gurney-halleck';
    const table = riteTable([GURNEY], [['eots-arrakeen']]);
    grantKeyword(table, GURNEY, 0, 'surprise');
    table.act(`rite battle ${GURNEY} against eots-arrakeen`, 'decline');
    expect(question(table)?.text).toBe(
      'Battle rite: which of your participants with Surprise strike first?',
    );
    expect(buttons(table)).toEqual([
      'Gurney Halleck strikes first (gives 3 force before the others)',
      'Nobody strikes first',
    ]);
  });

  it('follows a rite through its segments', () => {
    const table = atTable(MARTIAL, TARGETS, { tactics: true });
    const asked: string[] = [];
    table.act('rite battle eots-gurney-halleck against eots-carthag');
    for (
      let step = 0;
      step < 40 &&
      table.state.frames.some((one) => one.step === 'rite' || one.step === 'operation');
      step += 1
    ) {
      const text = question(table)?.text ?? '';
      if (asked.at(-1) !== text) asked.push(text);
      table.act(table.can('pass') ? 'pass' : (table.options()[0] ?? ''));
    }
    expect(asked).toEqual([
      'Declaration tactics: answer the Battle rite against Carthag, or pass',
      'Engagement tactics: answer the Battle rite against Carthag, or pass',
      'Declaration tactics: answer the defense in the Battle rite against Carthag, or pass',
      'Battle rite: engage Carthag in the defense, or leave it out',
      'Engagement tactics: answer the defense in the Battle rite against Carthag, or pass',
    ]);
  });

  it('names the phases that all Houses go through', () => {
    const table = scenario({ houses: [{ domain: ['eots-caladan engaged'] }, {}] });
    expect(question(table)).toMatchObject({
      text: 'Disengage phase: name the cards that stay engaged, then disengage the rest',
      rules: ['TAT-6.1.1-01'],
    });
    expect(buttons(table)).toEqual(['Disengage all', 'Keep Caladan engaged']);
    table.toClosing();
    expect(question(table)?.text).toBe(
      'House discard: discard what you like from your hand, down to its limit',
    );
  });

  it('is nothing once the game is over', () => {
    const table = atTable({ hoard: 10, domain: ['eots-caladan'] });
    table.act('request-admission eots-caladan');
    expect(question(table)).toBeNull();
  });
});
