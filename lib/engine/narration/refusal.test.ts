import { describe, expect, it } from 'vitest';
import type { Action } from '../actions';
import { raise } from '../deployment/deploy';
import { refusalsOfKind } from '../refusals';
import { captureCard } from '../rite/capture';
import { cardAt } from '../state/game';
import type { GameState } from '../state/state';
import { viewFor } from '../state/view';
import { atTable, catalogue, reasons, why } from '../testing/narration-fixture';
import type { Said } from './naming';
import { sayRefusal } from './refusal';

describe('why a card of the Assembly cannot be petitioned', () => {
  it('the treasury cannot pay it', () => {
    const table = atTable({ treasury: 3, assembly: ['eots-arrakeen'] });
    expect(reasons(table, 'eots-arrakeen')).toEqual(['It takes 4 solaris; your treasury holds 3']);
    expect(why(table.state, table.card('eots-arrakeen').id)[0]?.rules).toEqual(['TAT-6.2.1-03']);
  });

  it('a copy is deployed', () => {
    const table = atTable({ assembly: ['eots-arrakeen'] }, { domain: ['eots-arrakeen'] });
    expect(reasons(table, 'eots-arrakeen')).toEqual(['Arrakeen is deployed under House 1']);
    // Whoever governs it, whosever deck it came from.
    const [id = 0] = table.house(0).zones.assembly;
    const rivals = table.card('eots-arrakeen', 1);
    table.by((game) => captureCard(game, 0, rivals));
    table.by((game) => raise(game, 0, cardAt(game, rivals.id)));
    expect(why(table.state, id).map(({ text }) => text)).toEqual([
      'Arrakeen is deployed under House 0',
    ]);
  });

  it('a native needs a Dune fief', () => {
    const table = atTable({ domain: ['eots-caladan'], assembly: ['eots-stilgar'] });
    expect(reasons(table, 'eots-stilgar')).toEqual(['A native needs a Dune fief that you govern']);
  });

  it('a petition was lost in this Interval', () => {
    const table = atTable({ assembly: ['eots-arrakeen', 'eots-carthag'] });
    table.act('petition eots-carthag', 'bid 4', 'bid 5', 'pass', 'pass');
    expect(reasons(table, 'eots-arrakeen')).toEqual([
      'You lost a petition to a rival in this Interval',
    ]);
  });
});

describe('why a card of the hand cannot be deployed', () => {
  it('no host has the talent', () => {
    const table = atTable({ domain: ['eots-caladan'], hand: ['eots-kindjal'] });
    expect(reasons(table, 'eots-kindjal')).toEqual(['No card of yours has Dueling 1']);
  });

  it('no host shares its allegiance', () => {
    const table = atTable({
      domain: ['eots-caladan', 'eots-duncan-idaho'],
      hand: ['eots-crysknife'],
    });
    expect(reasons(table, 'eots-crysknife')).toEqual([
      'It needs a host of Fremen, or without allegiance',
    ]);
  });

  it('no host has command left', () => {
    const on = ' on eots-arrakeen';
    const full = [0, 1, 2].map(() => `eots-house-battalion${on}`);
    const table = atTable({ domain: ['eots-arrakeen', ...full], hand: ['eots-house-battalion'] });
    const [id = 0] = table.house(0).zones.hand;
    expect(why(table.state, id)).toEqual([
      { text: 'No host has command for more personnel', rules: ['TAT-6.2.2-07', 'TAT-3.2-08'] },
    ]);
  });

  it('there is nothing to put it on', () => {
    const table = atTable({ domain: [], hand: ['eots-act-of-cowardice'] });
    expect(reasons(table, 'eots-act-of-cowardice')).toEqual(['It needs a persona that you govern']);
    const bare = atTable({ domain: [], hand: ['eots-kindjal'] });
    expect(reasons(bare, 'eots-kindjal')).toEqual([
      'It needs a persona or a holding that you govern',
    ]);
  });

  it('a tactic waits for its moment', () => {
    const table = atTable({ hand: ['eots-magnanimous-appeal', 'eots-secund-elect'] });
    expect(reasons(table, 'eots-magnanimous-appeal')).toEqual([
      'It is a tactic: it waits for a petition',
    ]);
    expect(reasons(table, 'eots-secund-elect')).toEqual([
      'It is a tactic: it waits for the declarations of a Dueling rite',
    ]);
  });
});

describe('a tactic that answers whatever is declared or engaged', () => {
  it('[TAT-6.2.2-21] [TAT-6.2.2-22] waits for an engaging or for a declaration, as it says', () => {
    const table = atTable({ hand: ['eots-knife-tip-shatters'] });
    const [id = 0] = table.house(0).zones.hand;
    expect(why(table.state, id)).toEqual([
      {
        text: 'It is a tactic: it waits until a card engages',
        rules: ['TAT-6.2.2-18', 'TAT-6.2.2-21'],
      },
    ]);
  });
});

describe('why a card of the Domain can do nothing', () => {
  it('it is engaged', () => {
    const table = atTable({ domain: ['eots-caladan'] }).act('use eots-caladan 0');
    expect(reasons(table, 'eots-caladan')).toEqual([
      'It is engaged until the next Opening Interval',
    ]);
  });

  it('it is subdued, and its price or its tokens are wanting', () => {
    const table = atTable({ treasury: 1, domain: ['eots-caladan', 'eots-carthag subdued 1'] });
    expect(reasons(table, 'eots-carthag')).toEqual(['It takes 2 solaris; your treasury holds 1']);
    const placed = atTable({ hand: ['eots-emperors-outrage'] }).act('place eots-emperors-outrage');
    expect(reasons(placed, 'eots-emperors-outrage')[0]).toBe(
      'It has 0 of the 1 deferment tokens that it needs',
    );
  });

  it('its host is subdued', () => {
    const table = atTable({
      domain: [
        'eots-caladan',
        'eots-carthag subdued 1',
        'eots-house-battalion subdued 1 on eots-carthag',
      ],
      treasury: 0,
      hand: [],
    });
    expect(reasons(table, 'eots-house-battalion')).toEqual(['Carthag is subdued']);
  });

  it('an Imperium event was deployed in this Interval', () => {
    const table = atTable({
      domain: ['eots-caladan', 'eots-emperors-outrage subdued 3', 'eots-irulans-peace subdued 9'],
    });
    table.act('deploy-event eots-irulans-peace');
    while (table.asked() === 0 && table.state.frames.at(-1)?.step !== 'house')
      table.act(table.options()[0] ?? '');
    expect(reasons(table, 'eots-emperors-outrage')).toContain(
      'You have deployed an Imperium event in this Interval',
    );
  });

  it('the persona of its venture is engaged', () => {
    const table = atTable({
      domain: ['eots-caladan', 'eots-duncan-idaho', 'eots-act-of-cowardice on eots-duncan-idaho'],
      hoard: 10,
    });
    table.state.houses[0]?.zones.domain.forEach((id) => {
      const card = table.state.cards[id];
      if (card?.card === 'eots-duncan-idaho') card.status = 'engaged';
    });
    expect(reasons(table, 'eots-act-of-cowardice')[0]).toBe(
      'Duncan Idaho is engaged until the next Opening Interval',
    );
  });

  it('a concealed program has no home world that could engage, or no persona', () => {
    const program = ['tat-shelter-the-lisan-al-gaib'];
    const engaged = atTable({ domain: ['eots-caladan'], concealed: program }).act(
      'use eots-caladan 0',
    );
    expect(reasons(engaged, 'tat-shelter-the-lisan-al-gaib')).toEqual([
      'Caladan would engage for it and is engaged',
      'It needs a persona that you govern',
    ]);
  });

  it('a persona has no target, or its rite is used up', () => {
    const own = { domain: ['eots-caladan', 'eots-gurney-halleck', 'eots-duncan-idaho'] };
    const alone = atTable(own, { domain: [] });
    expect(reasons(alone, 'eots-duncan-idaho')).toContain(
      'No rival governs a target for Dueling and Battle led by it',
    );
    const table = atTable(own, { domain: ['eots-giedi-prime'], hand: [] });
    table.act('rite battle eots-gurney-halleck against eots-giedi-prime');
    while (table.state.frames.at(-1)?.step !== 'house') table.act(table.options()[0] ?? '');
    expect(reasons(table, 'eots-duncan-idaho')).toContain(
      'Your Landsraad rite against House 1 is used up',
    );
  });
});

describe('why nothing can be done now', () => {
  it('it is not the own Interval, or something is asked first', () => {
    const table = atTable(
      { assembly: ['eots-arrakeen'], hand: ['eots-kindjal'] },
      {
        assembly: ['eots-carthag'],
      },
    );
    expect(reasons(table, 'eots-carthag', 1)).toEqual(['This is the House Interval of House 0']);
    table.act('petition eots-arrakeen');
    expect(reasons(table, 'eots-kindjal')).toEqual([
      'First: Petition for Arrakeen: make the opening bid',
    ]);
    table.act('bid 4', 'pass', 'pass').toClosing();
    expect(reasons(table, 'eots-kindjal')).toEqual(['Operations wait for your House Interval']);
  });

  it('[TAT-6.2-04] a rival is asked first in the own Interval', () => {
    const table = atTable({ assembly: ['eots-arrakeen'], hand: ['eots-kindjal'] });
    table.act('petition eots-arrakeen', 'bid 4');
    expect(why(table.state, table.card('eots-kindjal').id)).toEqual([
      { text: 'House 1 is asked first', rules: ['TAT-6.2-04'] },
    ]);
  });

  it('[TAT-2.1-01] the game is over', () => {
    const table = atTable({ hoard: 10, domain: ['eots-caladan'], hand: ['eots-kindjal'] });
    table.act('request-admission eots-caladan');
    expect(reasons(table, 'eots-kindjal')).toEqual(['The game is over']);
    expect(missing(table.state, 'buy-favor').map(({ text }) => text)).toEqual(['The game is over']);
  });

  it('favor was bought, spice exchanged, admission is out of reach', () => {
    const table = atTable({ hoard: 3, favor: 12 }).act('buy-favor 1', 'sell-spice 1');
    const said = (kind: Action['kind']) => missing(table.state, kind).map(({ text }) => text);
    expect(said('buy-favor')).toEqual(['You have bought favor in this Interval']);
    expect(said('buy-spice')).toEqual(['You have exchanged spice in this Interval']);
    expect(said('request-admission')).toEqual(['2 of 10 spice, 13 of 10 favor']);
    expect(said('end-interval')).toEqual([]);
  });

  it('the Guild Hoard, the hoard or the treasury is empty', () => {
    const said = (treasury: number, guildHoard: number, kind: Action['kind']) =>
      missing(atTable({ treasury }, {}, { guildHoard }).state, kind).map(({ text }) => text);
    expect(said(20, 0, 'buy-spice')).toEqual(['The Guild Hoard is empty']);
    expect(said(1, 8, 'buy-spice')).toEqual(['It takes 3 solaris; your treasury holds 1']);
    expect(said(1, 8, 'buy-favor')).toEqual(['It takes 2 solaris; your treasury holds 1']);
    expect(said(1, 8, 'sell-spice')).toEqual(['Your hoard holds no spice']);
  });

  it('a full card must be deployed before the Interval ends', () => {
    const table = atTable({ domain: ['eots-caladan', 'eots-carthag subdued 4'] });
    expect(missing(table.state, 'end-interval')).toEqual([
      {
        text: 'Carthag must be deployed first: deferment tokens cover the cost',
        rules: ['TAT-6.2.4-06', 'C23'],
      },
    ]);
  });
});

/** Why there is no action of a kind. */
function missing(state: GameState, kind: Action['kind'], seat = 0): Said[] {
  const view = viewFor(state, seat);
  return refusalsOfKind(state, catalogue, seat, kind).map((one) =>
    sayRefusal(view, catalogue, one),
  );
}
