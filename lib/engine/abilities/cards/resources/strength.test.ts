import { describe, expect, it } from 'vitest';
import type { Talent } from '@/lib/rules/talents';
import { commandOf, hasKeyword, rankOf, resistanceOf } from '../../../queries/ranks';
import { takeUp } from '../../../state/open-game';
import { riteTable, turn } from '../../../testing/rite-fixture';
import { facing, fight, inTurn } from '../../../testing/rite-play-fixture';
import { scenario, type Table } from '../../../testing/scenario-fixture';
import { loadGameCatalogue } from '../../load';
import { attackOf, BATTLE, battle, DUEL, duel } from '../rites-fixture';

const catalogue = loadGameCatalogue();

const LETO = 'eots-duke-leto-atreides';
const GURNEY = 'eots-gurney-halleck';
const PAUL = 'eots-paul-atreides';
const CHARTER = 'eots-choam-directorship';
const BASIN = 'eots-imperial-basin';

/** A number of a card of the first House. */
function numberOf(
  table: Table,
  id: string,
  what: Talent | 'command' | 'resistance',
): number | null {
  const game = takeUp(table.state, catalogue);
  const card = table.card(id);
  if (what === 'command') return commandOf(game, card);
  return what === 'resistance' ? resistanceOf(game, card) : rankOf(game, card, what);
}

/** The same where the House has these cards beside Caladan. */
const among = (id: string, what: Talent | 'command' | 'resistance', ...domain: readonly string[]) =>
  numberOf(scenario({ houses: [{ domain: ['eots-caladan', ...domain] }, {}] }), id, what);

describe('what raises a card wherever it is', () => {
  it('Private Consortium: 1 resistance for each union or legation on its charter', () => {
    const consortium = `jotc-private-consortium on ${CHARTER}`;
    const resistance = (...cards: readonly string[]) =>
      among(CHARTER, 'resistance', CHARTER, consortium, ...cards);
    expect(resistance()).toBe(5);
    expect(resistance(`eots-choam-league on ${CHARTER}`, `jotc-soaks on ${CHARTER}`)).toBe(7);
    expect(resistance(`tat-propaganda-corps on ${CHARTER}`)).toBe(5);
    expect(resistance(`eots-choam-league subdued on ${CHARTER}`)).toBe(5);
    expect(resistance(LETO, `eots-choam-league on ${LETO}`)).toBe(5);
  });

  it('Smuggler’s Ambassador: command for each Smuggler ally that its House governs', () => {
    const ESMAR = 'jotc-esmar-tuek';
    const command = (...cards: readonly string[]) =>
      among(ESMAR, 'command', ESMAR, `jotc-smugglers-ambassador on ${ESMAR}`, ...cards);
    expect(command()).toBe(4);
    expect(command('jotc-staban-tuek', 'jotc-kaldo-radij')).toBe(6);
    // Neither an aide nor an ally of another Power counts.
    expect(command('jotc-free-trader-scout', LETO)).toBe(4);
    expect(command('jotc-staban-tuek subdued')).toBe(4);
  });

  it('Ducal Signet Ring: 2 command', () => {
    expect(among(LETO, 'command', LETO, `tat-ducal-signet-ring on ${LETO}`)).toBe(5);
  });

  it('Harvester Pad: 1 command', () => {
    expect(among(BASIN, 'command', BASIN, `jotc-harvester-pad on ${BASIN}`)).toBe(3);
  });

  it('Thopter Piloting: 2 command less under a craft, down to none', () => {
    const command = (persona: string, ...cards: readonly string[]) =>
      among(persona, 'command', persona, `tat-thopter-piloting on ${persona}`, ...cards);
    expect(command(LETO)).toBe(3);
    expect(command(LETO, `tat-scout-thopter on ${LETO}`)).toBe(1);
    expect(command('eots-house-agent', 'tat-scout-thopter on eots-house-agent')).toBe(0);
    expect(command(LETO, `tat-scout-thopter subdued on ${LETO}`)).toBe(3);
  });

  it('Strategy Delegation: 1 Arbitration each, also where there was none', () => {
    const delegation = (on: string) => `jotc-strategy-delegation on ${on}`;
    const arbitration = (on: string, many: number) =>
      among(on, 'arbitration', on, ...Array<string>(many).fill(delegation(on)));
    expect([0, 1, 2].map((many) => arbitration(CHARTER, many))).toEqual([0, 1, 2]);
    expect([0, 1, 2].map((many) => arbitration(GURNEY, many))).toEqual([null, 1, 2]);
  });

  it.each(['eots-spice-harvester', 'jotc-harvester-pad'])(
    'Dune Men: 1 Battle beside %s',
    (card) => {
      const MEN = 'jotc-dune-men';
      const rank = (...cards: readonly string[]) =>
        among(MEN, 'battle', BASIN, 'eots-the-minor-erg', `${MEN} on ${BASIN}`, ...cards);
      expect(rank()).toBe(1);
      expect(rank(`${card} on ${BASIN}`)).toBe(2);
      expect(rank(`${card} on eots-the-minor-erg`)).toBe(1);
    },
  );

  it('Atreides Brigade: 1 resistance with an Atreides persona or fief, subdued or not', () => {
    const BRIGADE = 'tat-atreides-brigade';
    const resistance = (host: string, status = '') =>
      among(BRIGADE, 'resistance', host + status, `${BRIGADE} on ${host}`);
    expect([resistance(GURNEY), resistance('eots-guard-commander')]).toEqual([3, 2]);
    expect([resistance('eots-caladan'), resistance(BASIN)]).toEqual([3, 2]);
    expect(resistance(GURNEY, ' subdued')).toBe(3);
  });
});

describe('House Frigate', () => {
  const frigate = (on: string) => `jotc-house-frigate on ${on}`;

  it('raises command and Battle of its fief, and its resistance in battle', () => {
    expect(among('eots-arrakeen', 'command', 'eots-arrakeen', frigate('eots-arrakeen'))).toBe(4);
    expect(among('eots-arrakeen', 'battle', 'eots-arrakeen', frigate('eots-arrakeen'))).toBe(3);
    expect(among('eots-arrakeen', 'resistance', 'eots-arrakeen', frigate('eots-arrakeen'))).toBe(6);
    const attacked = riteTable(
      { domain: ['eots-glossu-rabban'], sponsor: 'harkonnen' },
      [{ domain: ['eots-arrakeen', frigate('eots-arrakeen')], sponsor: 'atreides', hand: [] }],
      { tactics: true },
    ).toInterval(0);
    attacked.act('rite battle eots-glossu-rabban against eots-arrakeen');
    const game = takeUp(attacked.state, catalogue);
    expect(resistanceOf(game, attacked.card('eots-arrakeen', 1))).toBe(8);
  });

  it('flies as a Declaration tactic to another fief of its House, of which none bears more than 3', () => {
    const fleet = Array<string>(3).fill(frigate('eots-carthag'));
    const one = facing(
      {
        domain: ['eots-caladan', 'eots-arrakeen', 'eots-carthag', BASIN, frigate(BASIN), ...fleet],
      },
      { domain: ['eots-giedi-prime'] },
    ).toInterval(0);
    // The one on the desert was put there first.
    const moved = one.card('jotc-house-frigate');
    one.act('buy-spice 1');
    inTurn(one, 'use jotc-house-frigate 2');
    while (one.can('pass')) one.act('pass');
    expect(one.options()).toEqual(['choose eots-caladan', 'choose eots-arrakeen']);
    one.act('choose eots-arrakeen');
    expect(moved).toMatchObject({
      status: 'engaged',
      place: { host: one.card('eots-arrakeen').id },
    });
  });
});

describe('what works in rites', () => {
  const resistance = (card: string, rite: 'dueling' | 'battle' | 'intrigue', leader: string) => {
    const target = rite === 'battle' ? 'eots-arrakeen' : 'eots-feyd-rautha';
    const domain = [leader, `${card} on ${leader}`];
    const plain = [leader, `${card} subdued on ${leader}`];
    const [more = 0, less = 0] = [domain, plain].map((cards) => {
      const one = facing(cards, [target]).toInterval(0);
      one.act(`rite ${rite} ${leader} against ${target}`);
      return numberOf(one, leader, 'resistance') ?? 0;
    });
    return more - less;
  };

  it('Personal Shield: 3 resistance in a duel, 1 in intrigue and battle, none outside rites', () => {
    const SHIELD = 'eots-personal-shield';
    expect(resistance(SHIELD, 'dueling', PAUL)).toBe(3);
    expect(resistance(SHIELD, 'intrigue', 'eots-thufir-hawat')).toBe(1);
    expect(resistance(SHIELD, 'battle', GURNEY)).toBe(1);
    expect(among(PAUL, 'resistance', PAUL, `${SHIELD} on ${PAUL}`)).toBe(3);
  });

  it('Shield Fighting: the Dueling rank as resistance in duels, beside a deployed shield', () => {
    const fighting = (...cards: readonly string[]) => {
      const skill = `eots-shield-fighting on ${PAUL}`;
      const one = facing([PAUL, skill, ...cards], ['eots-feyd-rautha']).toInterval(0);
      const before = numberOf(one, PAUL, 'resistance');
      one.act('rite dueling eots-paul-atreides against eots-feyd-rautha');
      return [before, numberOf(one, PAUL, 'resistance')];
    };
    expect(fighting()).toEqual([3, 3]);
    expect(fighting(`eots-personal-shield on ${PAUL}`)).toEqual([3, 3 + 3 + 3]);
    expect(fighting(`eots-personal-shield subdued on ${PAUL}`)).toEqual([3, 3]);
    const shields = [`eots-personal-shield on ${PAUL}`, `eots-arms-training on ${PAUL}`];
    expect(fighting(...shields)).toEqual([3, 3 + 3 + 4]);
  });

  it('Flip-Dart: 2 force in intrigue, none in a duel', () => {
    const table = facing(
      ['eots-thufir-hawat', 'eots-flip-dart on eots-thufir-hawat'],
      ['eots-feyd-rautha'],
    );
    fight(table, 'rite intrigue eots-thufir-hawat against eots-feyd-rautha');
    expect(attackOf(table)).toBe(7);
    expect(attackOf(fight(duel([`eots-flip-dart on ${PAUL}`]), DUEL))).toBe(3);
  });

  it('Division Leader: a force for each division on the persona, in any rite', () => {
    const leader = (persona: string) => [
      `tat-division-leader on ${persona}`,
      `tat-harvesting-outfit on ${persona}`,
      `tat-demolition-corps on ${persona}`,
    ];
    expect(attackOf(fight(battle(leader(GURNEY)), BATTLE))).toBe(5);
    expect(attackOf(fight(duel(leader(PAUL)), DUEL))).toBe(5);
    // What is subdued is not counted.
    const fallen = leader(PAUL).map((card) => card.replace('corps on', 'corps subdued on'));
    expect(attackOf(fight(duel(fallen), DUEL))).toBe(4);
  });

  it('Hydraulic Initiative Corps strikes first in intrigue, and only there', () => {
    const CORPS = 'tat-hydraulic-initiative-corps';
    const sudden = (rite: string, leader: string, target: string) => {
      const one = facing([leader, `${CORPS} on ${leader}`], [target]).toInterval(0);
      one.act(`rite ${rite} ${leader} against ${target}`);
      const before = hasKeyword(takeUp(one.state, catalogue), one.card(CORPS), 'surprise');
      one.act(`join ${CORPS}`);
      return [before, hasKeyword(takeUp(one.state, catalogue), one.card(CORPS), 'surprise')];
    };
    expect(sudden('intrigue', 'eots-thufir-hawat', 'eots-feyd-rautha')).toEqual([false, true]);
    expect(sudden('arbitration', 'eots-thufir-hawat', CHARTER)).toEqual([false, false]);
  });
});

describe('Weirding Combat', () => {
  const SKILL = `eots-weirding-combat on ${PAUL}`;
  const table = (attacker = [PAUL, SKILL]) =>
    facing([...attacker, `eots-weirding-talent on ${PAUL}`], ['eots-feyd-rautha']);

  it.each([
    ['force', 0, 5, 3],
    ['resistance', 1, 3, 5],
  ] as const)(
    'gives the Weirding rank as %s in a duel, as declared when it takes part',
    (_what, part, force, resistance) => {
      const one = table().toInterval(0).act(DUEL);
      while (!one.can('choose-part 0')) one.act(one.can('pass') ? 'pass' : 'done');
      expect(one.asked()).toBe(0);
      expect(one.card(PAUL).status).toBe('engaged');
      one.act(`choose-part ${part}`);
      expect(numberOf(one, PAUL, 'resistance')).toBe(resistance);
      expect(attackOf(fight(table(), DUEL, `choose-part ${part}`))).toBe(force);
    },
  );

  it('asks a defender when it engages, one that was engaged before as well, and one left out never', () => {
    const asked = (before: 'disengaged' | 'engaged', answer: string | null) => {
      const one = facing(['eots-feyd-rautha'], [PAUL, SKILL]).toInterval(0);
      if (before === 'engaged') turn(one, PAUL, 1, 'engaged');
      one.act('rite dueling eots-feyd-rautha against eots-paul-atreides');
      while (one.can('pass')) one.act('pass');
      if (answer !== null) one.act(answer);
      return one.can('choose-part 1') ? one.asked() : null;
    };
    expect(asked('disengaged', 'engage-defense')).toBe(1);
    expect(asked('engaged', null)).toBe(1);
    expect(asked('disengaged', 'decline')).toBeNull();
  });

  it('asks a leader that a venture has engaged', () => {
    const VENTURE = 'eots-litany-against-fear';
    const one = table([PAUL, SKILL, `${VENTURE} on ${PAUL}`]).toInterval(0);
    one.act(`activate ${VENTURE}`);
    for (let step = 0; step < 20 && !one.can('choose-part 1'); step += 1)
      one.act(one.options().find((option) => /^(choose|pass|done)/.test(option)) ?? '');
    expect(one.options()).toEqual(['choose-part 0', 'choose-part 1']);
  });

  it('asks nothing in another rite', () => {
    const one = facing(
      ['eots-sister-ramallo', 'eots-lady-jessica', 'eots-weirding-combat on eots-lady-jessica'],
      ['eots-feyd-rautha'],
    );
    fight(one, 'rite intrigue eots-lady-jessica against eots-feyd-rautha');
    expect(one.events.some(({ kind }) => kind === 'used')).toBe(false);
  });
});
