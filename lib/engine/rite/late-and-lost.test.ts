import { describe, expect, it } from 'vitest';
import { grant, offered, riteTable } from '../testing/rite-fixture';
import { fight, inTurn } from '../testing/rite-play-fixture';
import { openWindow } from '../windows/open-window';
import { joinRite } from './participants';

const IDAHO = 'eots-duncan-idaho'; // Dueling 3, Atreides
const FEYD = 'eots-feyd-rautha'; // Harkonnen
const TROOP = 'eots-house-battalion';
const DUEL = `rite dueling ${IDAHO} against ${FEYD}`;

describe('a persona that counters by an effect', () => {
  it('[TAT-6.2.11-39] [TAT-6.2.11-43] leaves those out that were named beside the target before', () => {
    const stilgar = 'eots-stilgar';
    const rival = [FEYD, `${TROOP} on ${FEYD}`, `eots-naibs-countenance on ${FEYD}`, stilgar];
    const table = riteTable({ domain: [IDAHO], hand: [] }, [{ domain: rival, hand: [] }], {
      tactics: true,
    });
    grant(table, TROOP, 1, { kind: 'raise', what: 'dueling', by: 1, of: 'those' });
    table.act(DUEL);
    for (let step = 0; step < 9 && !table.can(`join ${TROOP}`); step += 1) table.act('pass');
    table.act(`join ${TROOP}`);
    inTurn(table, 'use eots-naibs-countenance 1', `choose ${stilgar}`);
    while (offered(table, 'vanquish').length === 0 && table.state.frames.at(-1)?.step !== 'house')
      table.act(['pass', 'engage-defense'].find((one) => table.can(one)) ?? 'done');
    expect([table.card(stilgar, 1).status, table.card(TROOP, 1).status]).toEqual([
      'engaged',
      'disengaged',
    ]);
  });
});

describe('a participant that joins once its side has engaged', () => {
  it('[TAT-6.2.11-19] (C06) eots-weirding-combat answers to that as well', () => {
    const own = ['eots-paul-atreides', IDAHO, `eots-weirding-combat on ${IDAHO}`];
    const table = riteTable(
      { domain: own, hand: [] },
      [{ domain: [FEYD], hand: ['eots-kindjal'] }],
      {
        tactics: true,
      },
    );
    grant(table, IDAHO, 0, { kind: 'raise', what: 'weirding', by: 1, of: 'those' });
    table.act(`rite dueling eots-paul-atreides against ${FEYD}`);
    for (let step = 0; step < 9; step += 1) {
      const rite = table.state.frames.find((frame) => frame.step === 'rite');
      if (rite?.step !== 'rite' || rite.engaged.length > 0) break;
      table.act('pass');
    }
    table.by((game) => joinRite(game, 0, table.card(IDAHO)));
    expect(table.card(IDAHO).status).toBe('engaged');
    expect(offered(table, 'choose-part')).toHaveLength(2);
  });
});

describe('a card that must not be captured', () => {
  it('[TAT-6.2.11-72] is vanquished and stays with its House, whatever its fate would be', () => {
    const tactic = 'eots-formal-impressment';
    const table = riteTable({ domain: [IDAHO], hand: [tactic] }, [{ domain: [FEYD], hand: [] }], {
      tactics: true,
    });
    grant(table, FEYD, 1, { kind: 'prohibit', what: 'capture', of: 'those' });
    fight(table, DUEL, `tactic ${tactic}`, `choose ${FEYD}`, `vanquish ${FEYD}`);
    expect(table.card(FEYD, 1)).toMatchObject({ status: 'subdued', place: { seat: 1 } });
  });
});

describe('from Assessment on', () => {
  it('[TAT-6.2.11-53] what engages is answered by nobody', () => {
    const tactic = 'eots-vanish-without-trace';
    const table = riteTable({ domain: [IDAHO], hand: [] }, [{ domain: [FEYD], hand: [tactic] }], {
      tactics: true,
    });
    table.act(DUEL);
    while (offered(table, 'vanquish').length === 0)
      table.act(['pass', 'engage-defense'].find((one) => table.can(one)) ?? 'done');
    table.by((game) => openWindow(game, 'engagement', null, null));
    expect(table.state.frames.at(-1)?.step).toBe('rite');
  });
});

describe('a rite that a House begins in the Interval of another', () => {
  it('[TAT-6.2.11-04] uses up no rite of that one against the same rival', () => {
    const gurney = 'eots-gurney-halleck';
    const table = riteTable(
      { domain: ['eots-glossu-rabban'], hand: [], sponsor: 'harkonnen' },
      [
        {
          sponsor: 'atreides',
          domain: [gurney],
          hand: ['eots-covert-venture', 'tat-open-battle'],
        },
        { domain: ['eots-thufir-hawat', 'eots-stilgar', 'eots-arrakeen'], hand: [] },
      ],
      { tactics: true },
    ).toInterval(0);
    const again = `rite battle eots-glossu-rabban against eots-arrakeen`;
    expect(table.can(again)).toBe(true);
    table.act('buy-favor 1');
    const wanted = ['tactic eots-covert-venture', 'choose tat-open-battle', 'choose eots-stilgar'];
    for (let step = 0; step < 60 && table.state.frames.at(-1)?.step !== 'house'; step += 1) {
      const [next = ''] = wanted;
      if (table.can(next)) table.act(wanted.shift() ?? '');
      else
        table.act(
          ['pass', 'done', 'engage-defense', 'reward gain'].find((one) => table.can(one)) ??
            table.options()[0] ??
            '',
        );
    }
    expect(wanted).toEqual([]);
    expect(table.can(again)).toBe(true);
  });
});

describe('a card that works as a tactic in any rite', () => {
  it('(C47) may be used by a House that is in none', () => {
    const jessica = 'tat-lady-jessica';
    const table = riteTable(
      { domain: [IDAHO], hand: [] },
      [
        { domain: [FEYD], hand: [] },
        { domain: [jessica], hand: [] },
      ],
      { tactics: true },
    );
    table.act(DUEL);
    expect([table.asked(), table.can(`use ${jessica} 0`)]).toEqual([2, true]);
  });
});
