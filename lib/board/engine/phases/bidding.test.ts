import { describe, expect, it } from 'vitest';
import { viewFor } from '../state/view';
import { inBoth, scenario } from '../testing/scenario-fixture';

const FULL = ['shield', 'shield', 'snooper', 'snooper'];
const three = { atreides: {}, emperor: {}, guild: {} };

describe('bidding', () => {
  inBoth(
    '[GF9-bid-07] [GF9-bid-11] [DES-bid-06] [DES-bid-11] opens with 1 or more, up to the spice that the bidder has',
    () => {
      const table = scenario({ phase: 'bidding', factions: { ...three, atreides: { spice: 3 } } });
      expect(table.options()).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3']);
      table.play('atreides: bid 2');
      expect(table.options()).toEqual(['pass', 'bid 3', 'bid 4', 'bid 5']);
    },
  );

  inBoth('[GF9-bid-11] [DES-bid-11] does not count spice in front of the shield', () => {
    const table = scenario({
      phase: 'bidding',
      factions: { ...three, atreides: { spice: 1, bribes: 9 } },
    });
    expect(table.options()).toEqual(['pass', 'bid 1']);
  });

  it('[GF9-bid-02] [GF9-bid-06] [GF9-bid-18] skips who holds four cards, as opener too', () => {
    const table = scenario({ phase: 'bidding', factions: { ...three, atreides: { hand: FULL } } });
    expect(table.state.row).toHaveLength(2);
    expect(table.asked()).toBe('emperor');
    table.play('emperor: pass', 'guild: pass');
    expect(table.state.phase).toBe('revival');
  });

  it('[GF9-bid-05] [GF9-bid-15] sells one card after another, till all that were dealt are sold', () => {
    const table = scenario({
      ...{ phase: 'bidding', deck: ['hajr', 'kulon', 'lasgun'] },
      factions: three,
    });
    const [hajr, kulon, lasgun] = ['hajr', 'kulon', 'lasgun'];
    expect(table.state.row).toEqual([hajr, kulon, lasgun]);
    table.play('atreides: bid 1', 'emperor: pass', 'guild: pass');
    table.play('emperor: bid 1', 'guild: pass', 'atreides: pass');
    table.play('guild: bid 1', 'atreides: pass', 'emperor: pass');
    expect(table.state.factions.map(({ hand }) => hand)).toEqual([[hajr], [kulon], [lasgun]]);
    expect(table.state.phase).toBe('revival');
  });

  inBoth(
    '[GF9-bid-01] [GF9-bid-17] [GF9-secrecy-04] [DES-bid-15] [DES-bribe-04] shows how many cards each holds, and not which',
    () => {
      const table = scenario({ phase: 'bidding', factions: { ...three, guild: { hand: FULL } } });
      const seen = viewFor(table.state, 0).factions[2];
      expect(seen?.cards).toBe(4);
      expect(seen?.own).toBeNull();
    },
  );

  it('[GF9-atreides-05] shows the card that is up to the Atreides alone, before the first bid', () => {
    const table = scenario({ ...{ phase: 'bidding', deck: ['lasgun'] }, factions: three });
    expect(viewFor(table.state, 0).cardUp).toBe('lasgun');
    for (const seat of [1, 2, null]) expect(viewFor(table.state, seat).cardUp).toBeNull();
    expect(table.log('atreides')).toContain('The next card is Lasgun.');
    expect(table.log('guild').join()).not.toContain('Lasgun');
  });

  it('[GF9-harkonnen-09] draws the free card of the Harkonnen unseen', () => {
    const table = scenario({
      ...{ phase: 'bidding', deck: ['hajr', 'kulon', 'lasgun'] },
      factions: { harkonnen: {}, atreides: {} },
    });
    table.play('harkonnen: bid 1', 'atreides: pass');
    expect(table.faction('harkonnen').hand).toEqual(['hajr', 'lasgun']);
    expect(table.log('atreides').join()).not.toContain('Lasgun');
  });

  inBoth(
    '[GF9-emperor-04] [GF9-emperor-05] [DES-emperor-04] pays the Emperor at once, and the bank for the Emperor’s own card',
    () => {
      const table = scenario({
        phase: 'bidding',
        factions: { atreides: {}, emperor: { spice: 0 }, guild: {} },
      });
      table.play('atreides: bid 4', 'emperor: pass', 'guild: pass');
      expect(table.options()).toEqual(['pass', 'bid 1', 'bid 2', 'bid 3', 'bid 4']);
      table.play('emperor: bid 3', 'guild: pass', 'atreides: pass');
      expect(table.faction('emperor').spice).toBe(1);
    },
  );

  inBoth(
    '[GF9-ally-12] [GF9-ally-14] [GF9-ally-15] [DES-ally-17] counts what the ally has set aside, and takes of it what is missing',
    () => {
      const table = scenario({
        phase: 'bidding',
        factions: {
          atreides: { spice: 2, ally: 'guild' },
          emperor: { spice: 0 },
          guild: { spice: 6, ally: 'atreides' },
        },
      });
      table.play('atreides: help 0', 'guild: help 4');
      expect(table.options().at(-1)).toBe('bid 6');
      table.play('atreides: bid 5', 'emperor: pass', 'guild: pass');
      expect(table.state.factions.map(({ spice }) => spice)).toEqual([0, 5, 3]);
      table.play('emperor: pass');
      // What it set aside and was not used is its own again, but not in this phase.
      expect(table.options()).toEqual(['pass', 'bid 1', 'bid 2']);
    },
  );

  it('[GF9-emperor-06] [GF9-emperor-07] the Emperor gives its ally spice, and is paid with it', () => {
    const table = scenario({
      phase: 'bidding',
      factions: {
        emperor: { spice: 6, ally: 'guild' },
        guild: { spice: 0, ally: 'emperor' },
        atreides: {},
      },
    });
    table.play('emperor: help 4', 'guild: help 0');
    expect(table.faction('guild').spice).toBe(4);
    table.play('emperor: pass', 'guild: bid 4', 'atreides: pass', 'emperor: pass');
    expect(table.state.factions.map(({ spice }) => spice)).toEqual([6, 0, 5]);
  });

  it('[GF9-setup-07] shuffles the discards when the deck runs out; deals what there is (GF9-Q17)', () => {
    const table = scenario({ phase: 'charity', factions: three });
    table.state.discards = ['hajr', 'kulon'];
    table.state.removed = table.state.deck;
    table.state.deck = [];
    table.until('atreides', 'bid');
    expect([...table.state.row].sort()).toEqual(['hajr', 'kulon']);
    expect(table.state.discards).toEqual([]);
  });

  inBoth('[GF9-card-karama-08] [DES-card-karama-10] a Karama takes the card for nothing', () => {
    const table = scenario({
      ...{ phase: 'bidding', deck: ['lasgun'] },
      factions: { atreides: {}, emperor: {}, guild: { spice: 0, hand: ['karama'] } },
    });
    table.play('atreides: bid 4', 'emperor: pass', 'guild: karama');
    expect(table.faction('guild')).toMatchObject({ hand: ['lasgun'], spice: 0 });
    expect(table.state.discards).toEqual(['karama']);
    expect(table.state.factions.map(({ spice }) => spice)).toEqual([5, 5, 0]);
  });
});
