import { describe, expect, it } from 'vitest';
import type { Manual } from '../by-hand/manual';
import { playManual } from '../by-hand/play-manual';
import { atTable, catalogue, linesFor, log } from '../testing/narration-fixture';
import { riteTable } from '../testing/rite-fixture';
import { scenario } from '../testing/scenario-fixture';

const PILE = [...Array<string>(9).fill('eots-kindjal'), 'eots-gom-jabbar'];

describe('the log', () => {
  it('tells an operation and, under it, what came of it', () => {
    const table = atTable({ domain: ['eots-caladan'] });
    const from = table.events.length;
    table.act('use eots-caladan 0');
    expect(log(table, from)).toEqual([
      'House 0 declares the use of Caladan',
      '- House 0 engages Caladan: produce 5 solaris',
      '- Caladan produces 5 solaris for House 0',
    ]);
  });

  it('tells apart what engages and what else an operation costs', () => {
    const [BASIN, HARVESTER] = ['eots-imperial-basin', 'eots-spice-harvester'];
    const table = atTable({ domain: ['eots-caladan', BASIN, `${HARVESTER} on ${BASIN}`] });
    table.card(BASIN).spice = 1;
    const from = table.events.length;
    table.act(`use ${HARVESTER} 1`);
    expect(log(table, from)).toEqual([
      'House 0 declares the use of Spice Harvester',
      '- House 0 uses Spice Harvester: If Imperial Basin has spice on it, engage Spice Harvester and pay 1 solari: move 1 spice from Imperial Basin to your hoard',
      '- House 0 pays 1 solari',
      '- Spice Harvester engages',
      '- Imperial Basin has no spice on it',
      '- House 0 gains 1 spice',
    ]);
  });

  it('tells the price and the place of a deployment', () => {
    const table = atTable({ domain: ['eots-caladan'], hand: ['eots-house-battalion'] });
    const from = table.events.length;
    table.act('deploy eots-house-battalion on eots-caladan');
    expect(log(table, from)).toEqual([
      'House 0 declares the deployment of House Battalion on Caladan',
      '- House 0 pays 1 solari',
      '- House 0 deploys House Battalion',
    ]);
  });

  it('tells a petition bid by bid, and who is out of it', () => {
    const table = atTable({ domain: ['eots-caladan'], assembly: ['eots-carthag'] });
    const told = ['petition eots-carthag', 'bid 4', 'bid 6', 'pass', 'pass'].flatMap((action) => {
      const from = table.events.length;
      return log(table.act(action), from);
    });
    expect(told).toEqual([
      'House 0 declares the petition for Carthag',
      '- Carthag is turned face up',
      '- House 0 bids 4',
      '- House 1 bids 6',
      '- House 0 passes',
      '- House 1 passes',
      '- House 1 wins the bidding for 2 solaris',
      '- House 1 pays 2 solaris',
      '- Carthag stays in the Assembly of House 0, which may not petition again',
    ]);
  });

  it('begins each turn with a line of its own', () => {
    const { state, events } = scenario({ houses: [{}, {}] }).toInterval(0);
    const turn = linesFor(state, events, 'all').find(({ text }) => text.startsWith('Turn'));
    expect(turn).toMatchObject({ depth: 0 });
  });

  it('gives the rules of each line', () => {
    const table = atTable({ treasury: 20 }, {}, { guildHoard: 5 });
    const from = table.events.length;
    table.act('buy-spice 3');
    expect(linesFor(table.state, table.events.slice(from), 'all')).toEqual([
      {
        text: 'House 0 declares the purchase of 3 spice',
        rules: ['TAT-6.2.2-22'],
        depth: 0,
        of: { kind: 'announced', card: null, paid: null },
      },
      {
        text: 'House 0 buys 3 spice for 4, 4 and 5 solaris',
        rules: ['TAT-6.2.10-07', 'TAT-6.2.10-08'],
        depth: 1,
        doer: 0,
        of: { kind: 'exchanged', card: null, paid: null },
      },
    ]);
  });

  it('says favor that was bought once', () => {
    const table = atTable({});
    const from = table.events.length;
    table.act('buy-favor 2');
    expect(log(table, from)).toEqual([
      'House 0 declares the purchase of 2 favor',
      '- House 0 pays 4 solaris',
      '- House 0 buys 2 favor',
    ]);
  });

  it('names a placed event to its own House alone', () => {
    const table = atTable({ hand: ['eots-emperors-outrage'] });
    const from = table.events.length;
    table.act('place eots-emperors-outrage');
    expect(log(table, from, 0)).toEqual([
      'House 0 declares the placing of an event',
      "- House 0 places Emperor's Outrage face down",
    ]);
    expect(log(table, from, 1)).toEqual([
      'House 0 declares the placing of an event',
      '- House 0 places a card face down',
    ]);
  });

  it('counts the cards that a rival draws, and names those that everybody sees', () => {
    const table = atTable({
      hand: ['eots-kindjal', 'eots-crysknife'],
      houseDeck: PILE,
    }).toClosing();
    const seen: Record<0 | 1, string[]> = { 0: [], 1: [] };
    while (table.state.turn === 1) {
      const from = table.events.length;
      table.act(table.can('done') ? 'done' : 'pass');
      for (const reader of [0, 1] as const)
        seen[reader].push(
          ...log(table, from, reader).filter((line) => line.includes('House 0 draws')),
        );
    }
    expect(seen[1]).toEqual(['House 0 draws 5 House cards']);
    expect(seen[0]).toEqual(['House 0 draws Gom Jabbar, Kindjal, Kindjal, Kindjal and Kindjal']);
  });

  it('[TAT-6.3.1-04] [TAT-6.3.2-04] cites the rule of the draw that it counts', () => {
    const imperialDeck = ['eots-jamis', 'eots-korba', 'eots-oberon'];
    const table = atTable({ hand: [], houseDeck: PILE, imperialDeck }, {}, { rules: 'eots' });
    let from = table.events.length;
    const cited: Record<string, readonly string[]> = {};
    table.toClosing();
    while (table.state.turn === 1) {
      table.act(table.can('done') ? 'done' : 'pass');
      for (const { text, rules } of linesFor(table.state, table.events.slice(from), 1))
        if (text.startsWith('House 0 draws')) cited[text] = rules;
      from = table.events.length;
    }
    expect(cited).toEqual({
      'House 0 draws 3 Imperial cards': ['TAT-6.3.1-04'],
      'House 0 draws 7 House cards': ['TAT-6.3.2-04'],
    });
  });

  it('names what is discarded to everybody', () => {
    const again = atTable({ hand: ['eots-kindjal', 'eots-crysknife'] }).toClosing();
    const before = again.events.length;
    again.act('discard eots-kindjal');
    expect(log(again, before, 1)).toEqual(['House 0 discards Kindjal from its hand']);
  });

  it('adds up the deferment tokens of a turn, House by House', () => {
    const table = scenario({
      houses: [
        { domain: ['eots-caladan', 'eots-dune subdued 1', 'eots-emperors-outrage subdued'] },
        { domain: ['eots-dune subdued', 'eots-kindjal subdued'] },
      ],
    });
    const told = (reader: 0 | 1) =>
      log(table, 0, reader).find((line) => line.startsWith('- Deferment'));
    expect(told(0)).toBe(
      "- Deferment tokens: House 0: Dune 2, Emperor's Outrage 1; House 1: Dune 1, 1 face-down card",
    );
    expect(told(1)).toBe(
      '- Deferment tokens: House 0: Dune 2, 1 face-down card; House 1: Dune 1, Kindjal 1',
    );
  });

  it('tells a rite from its declaration to its reward', () => {
    const table = atTable(
      { domain: ['eots-caladan', 'eots-fremen-naib'] },
      { domain: ['eots-giedi-prime'], hand: [] },
    );
    const from = table.events.length;
    table.act('rite battle eots-fremen-naib against eots-giedi-prime');
    while (table.state.frames.some(({ step }) => step === 'rite'))
      table.act(table.options()[0] ?? '');
    expect(log(table, from)).toEqual([
      'House 0 declares the Battle rite of Fremen Naib against Giedi Prime',
      '- House 0 begins a Battle rite: Fremen Naib against Giedi Prime of House 1',
      '- Fremen Naib engages',
      '- Giedi Prime engages',
      '- The attack has force 2, the defense 1',
      '- The Battle rite is over: its target stands',
    ]);
  });

  it('says in which side of a rite a card engages, and on what an effect lasts', () => {
    const table = riteTable(
      { domain: ['eots-gurney-halleck'], hand: ['eots-surprise-assault'] },
      [{ domain: ['eots-arrakeen', 'eots-house-physician'], hand: ['eots-perilous-terrain'] }],
      { tactics: true },
    );
    const from = table.events.length;
    table.act('rite battle eots-gurney-halleck against eots-arrakeen');
    table.act('tactic eots-perilous-terrain', 'choose eots-house-physician');
    table.act('pass', 'tactic eots-surprise-assault', 'choose eots-gurney-halleck');
    const told = log(table, from);
    expect(told).toContain('- Gurney Halleck engages in the attack');
    expect(told).toContain('- Perilous Terrain acts on House Physician until the rite is over');
  });

  it('tells every card that an effect engages', () => {
    const table = atTable({
      sponsor: 'guild',
      domain: [
        'eots-tupile',
        'eots-imperial-basin',
        'eots-the-minor-erg',
        'jotc-production-quota subdued 3',
      ],
    });
    const from = table.events.length;
    table.act('deploy-event jotc-production-quota');
    const told = log(table, from);
    expect(told).toContain('- Imperial Basin engages');
    expect(told).toContain('- The Minor Erg engages');
  });

  it('marks what a House did by hand, and names no hidden card in it', () => {
    const table = atTable(
      { domain: ['eots-caladan', 'eots-emperors-outrage subdued'], hand: ['eots-kindjal'] },
      {},
    );
    const byHand = (manual: Manual, reader: 0 | 1) => {
      const done = playManual(table.state, manual, catalogue);
      return done.ok
        ? linesFor(table.state, done.value, reader).map(({ text }) => text)
        : done.problems;
    };
    const placed = table.card('eots-emperors-outrage').id;
    expect(byHand({ kind: 'manual-gain', seat: 0, what: 'solaris', amount: 3 }, 1)).toEqual([
      'House 0 by hand: 3 solaris more for House 0',
    ]);
    const tokens = { kind: 'manual-tokens', card: placed, token: 'deferment', by: 2 } as const;
    expect(byHand(tokens, 0)).toEqual([
      "House 0 by hand: 2 more deferment tokens on Emperor's Outrage",
    ]);
    expect(byHand(tokens, 1)).toEqual([
      'House 0 by hand: 2 more deferment tokens on a face-down card of House 0',
    ]);
    const kindjal = table.card('eots-kindjal').id;
    expect(byHand({ kind: 'manual-discard', card: kindjal }, 1)).toEqual([
      'House 0 by hand: Kindjal is discarded',
    ]);
    const home = table.card('eots-caladan').id;
    const told = (manual: Manual) => byHand(manual, 1)[0];
    expect(told({ kind: 'manual-tokens', card: home, token: 'spice', by: 2 })).toBe(
      'House 0 by hand: 2 more spice on Caladan',
    );
    expect(told({ kind: 'manual-tokens', card: home, token: 'spice', by: -1 })).toBe(
      'House 0 by hand: 1 fewer spice on Caladan',
    );
    expect(told({ kind: 'manual-tokens', card: home, token: 'marks', by: 1 })).toBe(
      'House 0 by hand: 1 more tokens on Caladan',
    );
    expect(told({ kind: 'manual-draw', seat: 1, deck: 'house' })).toBe(
      'House 0 by hand: House 1 draws a House card',
    );
    expect(told({ kind: 'manual-guild-hoard', by: 3 })).toBe(
      'House 0 by hand: 3 spice more in the Guild Hoard',
    );
    expect(told({ kind: 'manual-guild-hoard', by: -2 })).toBe(
      'House 0 by hand: 2 spice less in the Guild Hoard',
    );
    expect(told({ kind: 'manual-shuffle', seat: 1, zone: 'house-deck' })).toBe(
      'House 0 by hand: the House deck of House 1 is shuffled',
    );
  });

  it('says who won and why', () => {
    const table = atTable({ hoard: 10, domain: ['eots-caladan'] });
    const from = table.events.length;
    table.act('request-admission eots-caladan');
    expect(log(table, from)).toEqual([
      'House 0 declares the request for admission with Caladan',
      '- Caladan engages',
      'House 0 is admitted to the High Council and wins',
    ]);
  });
});
