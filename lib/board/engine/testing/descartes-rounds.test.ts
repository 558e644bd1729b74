import { describe, expect, it } from 'vitest';
import { duneBoard } from '../../dune';
import { type Scenario, scenario, type Table } from './scenario-fixture';

const table = (plan: Omit<Scenario, 'edition'>) => scenario({ ...plan, edition: 'descartes' });
const kinds = ({ events }: Table) => events.map(({ kind }) => kind);
const allies = ({ state }: Table) => state.factions.map((faction) => faction.allies);

describe('the rounds of Descartes', () => {
  it('[DES-seq-02] [DES-seq-03] [DES-seq-04] [DES-seq-05] [DES-seq-06] [DES-seq-07] [DES-seq-08] [DES-seq-09] are six: charity begins the bidding, revival the movement, and the collection ends the turn', () => {
    const turn = table({
      ...{ phase: 'storm', turn: 3, wheels: ['atreides', 'guild'], lastBlow: 'red-chasm' },
      factions: { atreides: { tanks: 2 }, emperor: {}, guild: {} },
    });
    while (turn.state.turn === 3) turn.play(`${turn.asked()}: ${turn.options()[0]}`);
    const phases = turn.events.flatMap((event) =>
      event.kind === 'phase-began' ? [event.phase] : [],
    );
    expect(phases).toEqual([
      ...['storm', 'spice-blow', 'bidding', 'shipment', 'battle', 'harvest'],
      'storm',
    ]);
  });

  it('[DES-storm-10] [DES-move-15] the storm hits the part of a territory that lies in its sector', () => {
    const storm = table({
      ...{ phase: 'storm', storm: 0, wheels: ['atreides', 'guild'] },
      factions: {
        atreides: { forces: { 'cielago-north-1': 2, 'cielago-north-0': 3 } },
        emperor: {},
        guild: {},
      },
    });
    storm.until('atreides', 'dial');
    storm.play('atreides: dial 1', 'guild: dial 1');
    expect(storm.faction('atreides')).toMatchObject({ tanks: 2 });
    expect(storm.forces('atreides', 'cielago-north-0')).toBe(3);
  });

  it('[DES-blow-03] a blow in the storm brings no spice, and is where the next worm comes', () => {
    const blow = table({
      ...{ phase: 'spice-blow', turn: 3, storm: 6, spiceDeck: ['red-chasm'] },
      factions: { atreides: {}, emperor: {}, harkonnen: {} },
    });
    expect(blow.spice('red-chasm-6')).toBe(0);
    expect(blow.state.lastBlow).toBe('red-chasm');
  });

  it('[DES-blow-10] [DES-blow-09] worms of turn 1 bring no nexus and go back into the deck', () => {
    const blow = table({
      ...{ phase: 'spice-blow', turn: 1, storm: 0, spiceDeck: ['shai-hulud', 'red-chasm'] },
      factions: { atreides: {}, emperor: {}, harkonnen: {} },
    });
    expect(kinds(blow)).not.toContain('nexus-began');
    expect(blow.state.spiceDeck.filter((card) => card === 'shai-hulud')).toHaveLength(6);
  });

  it('[DES-blow-11] [DES-seq-01] the spice deck has a territory for each of the fifteen turns', () => {
    const { state } = table({ phase: 'storm', factions: { atreides: {}, emperor: {} } });
    expect(state.spiceDeck.filter((card) => card !== 'shai-hulud')).toHaveLength(15);
  });

  it('[DES-tips-04] neither worm nor storm comes to the Polar Sink', () => {
    const storm = table({
      ...{ phase: 'storm', turn: 1, storm: 0 },
      factions: { atreides: { forces: { 'polar-sink': 4 } }, emperor: {}, guild: {} },
    });
    storm.until('atreides', 'dial');
    storm.play('atreides: dial 20', 'guild: dial 20');
    expect(storm.forces('atreides', 'polar-sink')).toBe(4);
  });

  const nexus = (more: Partial<Scenario['factions']> = {}, options: readonly string[] = []) =>
    table({
      ...{ phase: 'spice-blow', turn: 3, storm: 0, lastBlow: 'red-chasm', options },
      spiceDeck: ['shai-hulud', 'broken-land'],
      factions: { atreides: {}, emperor: {}, guild: {}, harkonnen: {}, ...more },
    });

  it('[DES-ally-03] [DES-ally-06] [DES-ally-08] a third player comes into an alliance when both its members agree', () => {
    const three = nexus();
    three.play('atreides: propose 1', 'atreides: pass', 'emperor: accept 0', 'emperor: pass');
    expect(three.options()).toContain('propose 0');
    three.play('guild: propose 0', 'guild: pass', 'harkonnen: pass');
    three.play('atreides: accept 2', 'atreides: pass');
    expect(allies(three)).toEqual([[1], [0], [], []]);
    expect(three.log('harkonnen')).toContain('Atreides agreed to what Guild proposed.');
    three.play('emperor: accept 2', 'emperor: pass');
    expect(allies(three)).toEqual([[1, 2], [0, 2], [0, 1], []]);
    expect(three.log('harkonnen')).toContain('Guild, Atreides and Emperor allied.');
    expect(duneBoard.viewFor(three.state, 3).factions[0]?.allies).toEqual([1, 2]);
  });

  it('[DES-ally-10] [DES-ally-11] [DES-ally-12] [DES-tips-03] several alliances come of one nexus, nobody is in two, and then none is made till the next', () => {
    const two = nexus();
    two.play('atreides: propose 1', 'atreides: pass', 'emperor: accept 0', 'emperor: pass');
    two.play('guild: propose 3', 'guild: pass', 'harkonnen: accept 2');
    // Two alliances do not become one: a player comes at a time.
    expect(two.options()).toEqual(['pass', 'break']);
    two.play('harkonnen: pass');
    expect(allies(two)).toEqual([[1], [0], [3], [2]]);
    expect(two.state.phase).toBe('bidding');
    two.finish();
    expect(two.events.filter(({ kind }) => kind === 'allied')).toHaveLength(2);
  });

  it('[DES-ally-13] [DES-ally-14] who leaves an alliance of three leaves two together, and may join again at once', () => {
    const all = ['atreides', 'emperor', 'guild'];
    const others = (id: string) => ({ ally: all.filter((one) => one !== id) });
    const left = nexus(Object.fromEntries(all.map((id) => [id, others(id)])));
    left.play('atreides: break');
    expect(allies(left)).toEqual([[], [2], [1], []]);
    left.play('atreides: propose 3', 'atreides: pass', 'emperor: break');
    expect(allies(left)).toEqual([[], [], [], []]);
  });

  it('[DES-opt-long-01] nobody allies with that option, or at most two do', () => {
    const none = nexus({}, ['no-alliances']);
    expect(none.state.phase).toBe('bidding');
    const two = nexus({}, ['alliances-of-two']);
    two.play('atreides: propose 1', 'atreides: pass', 'emperor: accept 0');
    expect(two.options()).toEqual(['pass', 'break']);
  });

  it('[DES-bid-02] [DES-bid-15] who holds four cards may not bid; how many each holds all can see', () => {
    const full = ['shield', 'shield', 'shield', 'shield'];
    const sale = table({
      ...{ phase: 'bidding', storm: 0 },
      factions: { atreides: {}, emperor: { hand: full }, guild: {} },
    });
    sale.play('atreides: pass', 'emperor: pass', 'guild: pass', 'atreides: bid 1');
    expect(sale.asked()).toBe('guild');
    expect(duneBoard.viewFor(sale.state, 0).factions[1]?.cards).toBe(4);
  });

  it('[DES-atreides-04] Atreides alone see the card that is up, before anybody bids', () => {
    const sale = table({
      ...{ phase: 'bidding', storm: 0, deck: ['lasgun'] },
      factions: { atreides: {}, emperor: {}, guild: {} },
    });
    sale.play('atreides: pass', 'emperor: pass', 'guild: pass');
    const cards = [0, 1, 2].map((seat) => duneBoard.viewFor(sale.state, seat).cardUp);
    expect(cards).toEqual(['lasgun', null, null]);
    expect(sale.log('atreides')).toContain('The next card is Lasegun.');
    expect(sale.log('guild').join(' ')).not.toContain('Lasegun');
  });

  it('[DES-bid-03] [DES-bid-07] [DES-bid-08] [DES-bid-09] [DES-bid-13] who passed may come back while a card is up, and the round ends with the last card', () => {
    const sale = table({
      ...{ phase: 'bidding', storm: 0, deck: ['lasgun', 'hajr', 'karama'] },
      factions: { atreides: {}, emperor: {}, guild: {} },
    });
    sale.play('atreides: pass', 'emperor: pass', 'guild: pass');
    sale.play('atreides: pass', 'emperor: bid 1', 'guild: bid 2', 'atreides: bid 3');
    sale.play('emperor: pass', 'guild: pass');
    expect(sale.faction('atreides').hand).toEqual(['lasgun']);
    sale.play('emperor: bid 1', 'guild: pass', 'atreides: pass');
    sale.play('guild: bid 1', 'atreides: pass', 'emperor: pass');
    expect(sale.state.row).toEqual([]);
    expect(sale.state.phase).toBe('shipment');
  });

  const payers = (phase: 'bidding' | 'shipment', tanks = 0) =>
    table({
      ...{ phase, storm: 0 },
      factions: {
        emperor: { spice: 9, ally: ['atreides', 'guild'] },
        atreides: { spice: 1, ally: ['emperor', 'guild'], tanks },
        guild: { spice: 4, ally: ['emperor', 'atreides'] },
        harkonnen: {},
      },
    });

  it('[DES-ally-17] [DES-ally-21] [DES-emperor-05] [DES-emperor-06] allies pay for a card together, and the Emperor has it back', () => {
    const sale = payers('bidding');
    sale.play('emperor: pass', 'atreides: pass', 'guild: pass', 'harkonnen: pass');
    sale.play('emperor: help 6', 'atreides: help 0', 'guild: help 2');
    sale.play('emperor: pass');
    expect(sale.options()).toContain('bid 9');
    expect(sale.options()).not.toContain('bid 10');
    sale.play('atreides: bid 9', 'guild: pass', 'harkonnen: pass', 'emperor: pass');
    // 1 of its own, 6 of the Emperor, 2 of the Guild: all to the Emperor.
    expect(sale.state.factions.map(({ spice }) => spice)).toEqual([12, 0, 2, 5]);
  });

  it('[DES-emperor-05] [DES-revive-03] the Emperor pays for revivals of allies too, which others cannot', () => {
    const revival = payers('shipment', 5);
    revival.until('emperor', 'help');
    revival.play('emperor: help 4');
    revival.until('atreides', 'revive');
    expect(revival.options()).toContain('revive 3');
    revival.play('atreides: revive 3');
    expect(revival.faction('atreides')).toMatchObject({ spice: 0, tanks: 2 });
    expect(revival.faction('emperor').spice).toBe(8);
  });

  it('[DES-ally-18] [DES-guild-09] [DES-guild-16] allies of the Guild ship as it does, and pay it', () => {
    const ships = table({
      ...{ phase: 'shipment', storm: 0 },
      factions: {
        atreides: { spice: 3, ally: 'guild', forces: { 'arrakeen-9': 4 } },
        guild: { spice: 4, ally: 'atreides' },
        harkonnen: {},
      },
    });
    ships.until('atreides', 'ship');
    ships.play('atreides: ship-from arrakeen-9', 'atreides: ship red-chasm-6');
    ships.play('atreides: forces 3');
    expect(ships.forces('atreides', 'red-chasm-6')).toBe(3);
    expect(ships.state.factions.map(({ spice }) => spice)).toEqual([0, 7, 5]);
  });

  it('[DES-ship-10] [DES-ship-11] [DES-move-01] [DES-fremen-02] forces go anywhere but where a rule bars, and not back to reserves', () => {
    const ships = table({
      ...{ phase: 'shipment', storm: 0 },
      factions: {
        emperor: { spice: 9, forces: { 'arrakeen-9': 1 } },
        atreides: { forces: { 'red-chasm-6': 2 } },
        harkonnen: { forces: { 'red-chasm-6': 1 } },
        'bene-gesserit': {},
        fremen: {},
      },
    });
    ships.until('emperor', 'ship');
    expect(ships.options()).toContain('ship red-chasm-6');
    expect(ships.options().join()).not.toContain('withdraw');
    ships.until('fremen', 'ship');
    ships.play('fremen: ship the-great-flat-14', 'fremen: forces 2');
    // Their reserves are on the planet: nobody goes along.
    expect(ships.asked()).toBe('fremen');
  });

  it('[DES-move-01] [DES-move-11] a group goes to another territory, not to another sector of its own', () => {
    const moves = table({
      ...{ phase: 'shipment', storm: 9 },
      factions: { emperor: { forces: { 'cielago-north-0': 2 } }, atreides: {}, guild: {} },
    });
    moves.until('emperor', 'move');
    moves.play('emperor: move cielago-north');
    expect(moves.options()).toContain('to cielago-depression-1');
    expect(moves.options()).toContain('to cielago-depression-2');
    expect(moves.options().join()).not.toContain('to cielago-north');
  });

  it('[DES-ship-08] [DES-move-13] says by which of its rules something is refused', () => {
    const ships = table({
      ...{ phase: 'shipment', storm: 9 },
      factions: { atreides: {}, emperor: {}, guild: {} },
    });
    ships.until('atreides', 'ship');
    const refusal = duneBoard.refusal(ships.state, { kind: 'ship', to: 'arrakeen-9' });
    expect(refusal).toEqual({ code: 'storm', rules: ['DES-ship-08', 'DES-move-09'] });
  });

  it('[DES-collect-04] [DES-tips-07] a collector takes what lies there and no more; a worm takes what waits', () => {
    const plan = { phase: 'harvest', storm: 0, spice: { 'red-chasm-6': 3 } } as const;
    const rest = { emperor: {}, guild: {} };
    const taken = table({
      ...plan,
      factions: { atreides: { forces: { 'red-chasm-6': 5 } }, ...rest },
    });
    expect(taken.faction('atreides').spice).toBe(8);
    const worm = nexus({}, []);
    expect(worm.spice('red-chasm-6')).toBe(0);
  });

  it('[DES-tips-02] the last in line ships when all others have moved', () => {
    const ships = table({
      ...{ phase: 'shipment', storm: 1 },
      factions: { atreides: {}, emperor: {}, guild: {} },
    });
    ships.until('atreides', 'ship');
    expect(ships.state.frames.find(({ step }) => step === 'shipment')).toMatchObject({ left: [] });
  });

  it('[DES-bribe-05] [DES-bribe-06] [DES-bribe-08] [DES-bribe-11] spice of a deal passes at once, to allies as well, and others need not hear how much', () => {
    const deal = table({
      ...{ phase: 'bidding', storm: 0 },
      factions: { atreides: { ally: 'guild' }, emperor: {}, guild: { ally: 'atreides' } },
    });
    deal.play('atreides: bribe 3 1', 'atreides: bribe 2 2');
    expect(deal.state.factions.map(({ spice }) => spice)).toEqual([0, 8, 7]);
    expect(deal.state.factions.map(({ bribes }) => bribes)).toEqual([0, 0, 0]);
    expect(deal.log('emperor')).toContain('Atreides gave Emperor 3 spice for a deal.');
    expect(deal.log('guild')).toContain('Atreides gave Emperor spice for a deal.');
  });

  it('calls leaders and cards what the edition calls them', () => {
    const at = table({
      phase: 'battle',
      factions: {
        emperor: { forces: { 'arrakeen-9': 2 }, hand: ['lasgun'] },
        harkonnen: { forces: { 'arrakeen-9': 2 } },
        guild: {},
      },
    });
    at.play('emperor: leader hasimir-fenring', 'emperor: weapon lasgun', 'emperor: defense null');
    at.play('emperor: strength 1', 'harkonnen: leader iakin-nefud', 'harkonnen: weapon null');
    at.play('harkonnen: defense null', 'harkonnen: strength 1');
    const said = at.log('guild').join(' ');
    for (const name of ['Count Hasimir Fenring', 'Lasegun', 'Captain Iakin Nefud'])
      expect(said).toContain(name);
  });

  it('[DES-bribe-03] [DES-bribe-02] reserves and spice are behind the shield', () => {
    const { state } = table({
      phase: 'bidding',
      factions: { atreides: {}, emperor: { tanks: 3 } },
    });
    const seen = duneBoard.viewFor(state, 0).factions;
    expect(seen[0]?.reserves).toBe(20);
    expect(seen[1]).toMatchObject({ reserves: null, own: null, tanks: 3 });
    expect(duneBoard.sumUp(state, []).map(({ reserves }) => reserves)).toEqual([null, null]);
  });

  const ended = (factions: Scenario['factions'], more: Partial<Scenario> = {}) =>
    table({ phase: 'harvest', storm: 0, ...more, factions }).state.outcome;

  it('[DES-object-04] [DES-bg-06] a prediction takes the win from an alliance of three with five strongholds, its own too', () => {
    const forces = { 'arrakeen-9': 1, 'carthag-10': 1, 'sietch-tabr-13': 1 };
    const factions = {
      atreides: { forces, ally: ['emperor', 'bene-gesserit'] },
      emperor: { forces: { 'habbanya-sietch-16': 1 }, ally: ['atreides', 'bene-gesserit'] },
      'bene-gesserit': { forces: { 'tueks-sietch-4': 1 }, ally: ['atreides', 'emperor'] },
      guild: {},
    };
    expect(ended(factions)?.winners).toEqual([0, 1, 2]);
    const foretold = { turn: 4, prediction: { faction: 'emperor', turn: 4 } };
    expect(ended(factions, foretold)).toEqual({ winners: [2], reason: 'prediction' });
  });

  it('[DES-guild-08] without Fremen and Guild most strongholds win after turn 15, then most spice', () => {
    const tie = {
      atreides: { forces: { 'arrakeen-9': 1 }, spice: 4 },
      emperor: { forces: { 'carthag-10': 1 }, spice: 7 },
      harkonnen: {},
    };
    expect(ended(tie, { turn: 15 })).toEqual({ winners: [1], reason: 'last-turn' });
    const failed = { ...tie, fremen: {}, emperor: { forces: { 'sietch-tabr-13': 1 }, spice: 7 } };
    expect(ended(failed, { turn: 15 })?.winners).toEqual([1]);
  });
});
