import { describe, expect, it } from 'vitest';
import { turnCard } from '../../atoms/cards';
import { finish } from '../../atoms/flow';
import { subdue } from '../../leaving-play/subdue';
import { legalActions, play } from '../../play';
import { stateHash } from '../../record';
import { cloneState } from '../../state/clone';
import { emit, type Game } from '../../state/game';
import type { GameState } from '../../state/state';
import { type Scenario, scenario } from '../../testing/scenario-fixture';
import { type Ability, abilitySchema } from '../ability';
import { loadGameCatalogue } from '../load';

const PAUL = 'eots-paul-atreides';
const HAWAT = 'eots-thufir-hawat';
const AGENT = 'eots-house-agent';
const KNIFE = 'eots-crysknife';
const CORPS = 'eots-engineering-corps';
const TITLE = 'eots-peer-of-the-realm';
const CITY = 'eots-arrakeen';
const CARTHAG = 'eots-carthag';

const FAVOR = { kind: 'favor', who: 'you', way: 'gain', amount: 1 } as const;
const BUY: Ability = {
  kind: 'trigger',
  on: { event: 'deployed', by: 'rival' },
  costs: [{ kind: 'pay', what: 'solaris', amount: 2 }],
  effects: [FAVOR],
};

function table(texts: Record<string, readonly Ability[]>, setup: Scenario, seat = 0) {
  return scenario({ ...setup, texts }).toInterval(seat);
}

const home = (...domain: readonly string[]) => ({ domain: ['eots-caladan', ...domain] });
const deployed = (card: number) => (game: Game) =>
  emit(game, { kind: 'deployed', seat: 1, card, from: 'hand' });

describe('what an ability costs', () => {
  it('[TAT-5.4-11] starts no effect where it cannot be paid any more', () => {
    const one = table(
      { [PAUL]: [BUY], [HAWAT]: [BUY] },
      { houses: [{ ...home(PAUL, HAWAT), treasury: 3, favor: 10 }, home(AGENT)] },
    );
    one.by(deployed(one.card(AGENT, 1).id));
    expect(one.house(0)).toMatchObject({ treasury: 1, favor: 11 });
  });

  it('holds no effects of its own', () => {
    const costs = [{ kind: 'one-of', parts: [[FAVOR], [FAVOR]] }];
    expect(abilitySchema.safeParse(BUY).success).toBe(true);
    expect(abilitySchema.safeParse({ ...BUY, costs }).success).toBe(false);
  });
});

describe('what is done once a turn', () => {
  it('bars itself and no other text of its card', () => {
    const once: Ability = {
      kind: 'operation',
      engage: 'nothing',
      once: 'turn',
      effects: [FAVOR],
    };
    const wait: Ability = {
      kind: 'operation',
      engage: 'nothing',
      effects: [
        {
          kind: 'await',
          on: { event: 'captured' },
          until: 'interval',
          by: 'you',
          effects: [FAVOR],
        },
      ],
    };
    const one = table({ [PAUL]: [once, { ...once }, wait] }, { houses: [home(PAUL), home()] }).act(
      `use ${PAUL} 2`,
    );
    expect(one.can(`use ${PAUL} 0`)).toBe(true);
    one.act(`use ${PAUL} 0`);
    expect(one.can(`use ${PAUL} 0`)).toBe(false);
    expect(one.can(`use ${PAUL} 1`)).toBe(true);
  });
});

describe('a part that has waited', () => {
  const waits: Ability = {
    kind: 'operation',
    engage: 'this',
    costs: [{ kind: 'pay', what: 'solaris', amount: 2 }],
    effects: [
      {
        kind: 'await',
        on: { event: 'deployed', by: 'rival' },
        until: 'turn',
        by: 'you',
        may: true,
        effects: [FAVOR],
      },
    ],
  };

  it('[TAT-5.4-11] is neither paid nor engaged for again when its House takes it up', () => {
    const one = table(
      { [PAUL]: [waits] },
      { houses: [{ ...home(PAUL), treasury: 10, favor: 10 }, home(AGENT)] },
    ).act(`use ${PAUL} 0`);
    expect(one.house(0).treasury).toBe(8);
    one.by((game) => {
      turnCard(game, one.card(PAUL).id, 'disengaged');
      deployed(one.card(AGENT, 1).id)(game);
    });
    one.act('choose-part 1');
    expect(one.house(0)).toMatchObject({ treasury: 8, favor: 11 });
    expect(one.card(PAUL).status).toBe('disengaged');
  });
});

describe('a part of an effect', () => {
  const parts: Ability = {
    kind: 'operation',
    engage: 'nothing',
    effects: [
      {
        kind: 'one-of',
        parts: [[{ kind: 'choose-card', card: { choose: { all: ['City'] } } }], [FAVOR]],
      },
      { kind: 'turn', way: 'engage', cards: 'target' },
    ],
  };

  it('tells the whole what it has chosen, on a copy of the state too', () => {
    const one = table({ [PAUL]: [parts] }, { houses: [home(PAUL, CITY, CARTHAG), home()] }).act(
      `use ${PAUL} 0`,
      'choose-part 0',
    );
    const copies = [cloneState(one.state), JSON.parse(JSON.stringify(one.state)) as GameState];
    const choice = { kind: 'choose', card: one.card(CARTHAG).id } as const;
    one.act(`choose ${CARTHAG}`);
    expect(one.card(CARTHAG).status).toBe('engaged');
    for (const copy of copies) {
      expect(play(copy, choice, one.catalogue).ok).toBe(true);
      // The fixture has passed in the Engagement window.
      while (copy.frames.at(-1)?.step === 'window') play(copy, { kind: 'pass' }, one.catalogue);
      expect(stateHash(copy)).toBe(stateHash(one.state));
    }
  });
});

describe('a card that goes down', () => {
  it('[TAT-5.4-14] still answers its own fall', () => {
    const gives: Ability = {
      kind: 'operation',
      engage: 'nothing',
      effects: [{ kind: 'turn', way: 'subdue', cards: 'this' }],
    };
    const falls: Ability = {
      kind: 'trigger',
      on: { event: 'brought-down', card: 'this' },
      effects: [FAVOR],
    };
    const houses = [{ ...home(PAUL), favor: 10 }, home()];
    const one = table({ [PAUL]: [gives, falls] }, { houses }).act(`use ${PAUL} 0`);
    expect(one.card(PAUL).status).toBe('subdued');
    expect(one.house(0).favor).toBe(11);
  });

  it('[TAT-9-04] takes no effect along that lasts until a term, only those that last with it', () => {
    const lasts = (until: 'interval' | 'card'): Ability => ({
      kind: 'operation',
      engage: 'nothing',
      effects: [
        {
          kind: 'lasting',
          on: { choose: { titles: ['Arrakeen'] } },
          modifiers: [{ kind: 'raise', what: 'resistance', by: 1, of: 'those' }],
          until,
        },
      ],
    });
    const one = table(
      { [PAUL]: [lasts('interval'), lasts('card')] },
      { houses: [home(PAUL, CITY), home()] },
    ).act(`use ${PAUL} 0`, `choose ${CITY}`, `use ${PAUL} 1`, `choose ${CITY}`);
    one.by((game) => subdue(game, one.card(PAUL)));
    expect(one.state.lasting.map(({ until }) => until)).toEqual(['interval']);
    one.act('end-interval');
    expect(one.state.lasting).toEqual([]);
  });
});

describe('what each rival does', () => {
  const give: Ability = {
    kind: 'operation',
    engage: 'nothing',
    effects: [
      {
        kind: 'each-house',
        of: 'every-rival',
        effects: [{ kind: 'discard', cards: { choose: { zone: 'hand', whose: 'yours' } } }],
      },
    ],
  };

  it('is done clockwise from the own House', () => {
    const one = table({ [PAUL]: [give] }, { houses: [home(), home(PAUL), home()] }, 1);
    one.act(`use ${PAUL} 0`);
    expect(one.asked()).toBe(2);
    one.act(`choose ${one.zone('hand', 2)[0]}`);
    expect(one.asked()).toBe(0);
  });

  it('tells nobody whether a hand holds what is asked for', () => {
    const events: Ability = {
      kind: 'operation',
      engage: 'nothing',
      effects: [
        {
          kind: 'each-house',
          of: 'every-rival',
          effects: [
            {
              kind: 'discard',
              cards: { choose: { types: ['event'], zone: 'hand', whose: 'yours' } },
            },
          ],
        },
      ],
    };
    const one = table(
      { [PAUL]: [events] },
      { houses: [home(PAUL), home(), { ...home(), hand: [] }] },
    ).act(`use ${PAUL} 0`);
    expect(one.asked()).toBe(1);
    expect(one.options()).toEqual(['pass']);
    // A House without a card has nothing to hide.
    expect(one.act('pass').asked()).toBe(0);
    expect(one.zone('hand', 1)).toHaveLength(7);
  });
});

describe('a card that an effect deploys', () => {
  it('[TAT-6.2.2-01] goes only where its House can pay for it', () => {
    const deploys: Ability = {
      kind: 'operation',
      engage: 'nothing',
      effects: [
        {
          kind: 'deploy',
          cards: { choose: { types: ['resource'], zone: 'hand', whose: 'yours' } },
          price: 'full',
        },
      ],
    };
    const dearer: Ability = {
      kind: 'static',
      modifiers: [
        {
          kind: 'cost',
          by: 5,
          of: { types: ['resource'] },
          for: 'you',
          on: [{ titles: ['Paul Atreides'] }],
        },
      ],
    };
    const anywhere: Ability = { kind: 'assign', to: [{ types: ['persona'] }] };
    const cost = Number(loadGameCatalogue().byId.get(CORPS)?.cost);
    const one = table(
      { [HAWAT]: [deploys, dearer], [CORPS]: [anywhere] },
      { houses: [{ ...home(PAUL, HAWAT), hand: [CORPS], treasury: cost + 4 }, home()] },
    ).act(`use ${HAWAT} 0`, `choose ${CORPS}`);
    expect(one.card(CORPS).place.host).toBe(one.card(HAWAT).id);
    expect(one.house(0).treasury).toBe(4);
  });
});

describe('a card that is transferred to another Domain', () => {
  it('[TAT-5.4-29] (C10) takes its enhancements along and leaves equipment behind', () => {
    const moves: Ability = {
      kind: 'operation',
      engage: 'nothing',
      effects: [
        {
          kind: 'transfer',
          card: { choose: { all: ['Personnel'] } },
          to: { whose: 'rivals', types: ['persona'] },
        },
      ],
    };
    const one = table(
      { [PAUL]: [moves], [CORPS]: [{ kind: 'assign', to: [{ types: ['persona'] }] }] },
      {
        houses: [
          home(PAUL, HAWAT, `${CORPS} on ${HAWAT}`, `${TITLE} on ${CORPS}`, `${KNIFE} on ${CORPS}`),
          home('eots-gurney-halleck'),
        ],
      },
    ).act(`use ${PAUL} 0`, `choose ${CORPS}`, 'choose eots-gurney-halleck');
    expect(one.card(CORPS).place.seat).toBe(1);
    expect(one.card(TITLE).place).toMatchObject({ zone: 'domain', seat: 1 });
    expect(one.card(TITLE).place.host).toBe(one.card(CORPS).id);
    expect(one.card(KNIFE).place.seat).toBe(0);
  });
});

describe('when the game is over', () => {
  it('nothing answers to what ended it', () => {
    const one = table(
      { [PAUL]: [{ ...BUY, costs: undefined }] },
      { houses: [{ ...home(PAUL), favor: 10 }, home(AGENT)] },
    );
    one.by((game) => {
      deployed(one.card(AGENT, 1).id)(game);
      finish(game, { winner: 1, reason: 'last-house' });
    });
    expect(one.state.frames).toEqual([]);
    expect(one.house(0).favor).toBe(10);
    expect(legalActions(one.state, one.catalogue)).toEqual([]);
  });
});
