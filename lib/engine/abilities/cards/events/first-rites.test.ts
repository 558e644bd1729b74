import { describe, expect, it } from 'vitest';
import { grant, riteTable } from '../../../testing/rite-fixture';
import { counted, fight } from '../../../testing/rite-play-fixture';
import type { Table } from '../../../testing/scenario-fixture';

/** Leaders without allegiance, and what the rites are against: two with the first rival, one with the second. */
const LEADERS = ['tat-master-of-arms', 'jotc-soo-soo-nejhre', 'jotc-pyon-elder'] as const;
const TARGETS = {
  dueling: ['eots-feyd-rautha', 'eots-piter-de-vries', 'eots-stilgar'],
  intrigue: ['eots-feyd-rautha', 'eots-piter-de-vries', 'eots-stilgar'],
  battle: ['eots-arrakeen', 'eots-carthag', 'tat-tsimpo'],
  arbitration: ['eots-choam-directorship', 'eots-exchange-seat', 'eots-spotter-control'],
} as const;

const EVENTS = [
  ['tat-assertion-of-mining-rights', 'arbitration', 'choam'],
  ['tat-right-of-the-faufreluches', 'dueling', 'landsraad'],
  ['tat-thunder-at-twilight', 'battle', 'landsraad'],
  ['tat-culmination-of-training', 'intrigue', 'choam'],
] as const;

function table(event: string, rite: keyof typeof TARGETS): Table {
  const [first, second, other] = TARGETS[rite];
  const one = riteTable(
    {
      hand: [],
      domain: ['eots-caladan', 'tat-broken-land', ...LEADERS, `${event} subdued 1`],
    },
    [
      { hand: [], domain: [first, second] },
      { hand: [], domain: [other] },
    ],
    // Wounded leaders stay at the table.
  ).toInterval(0);
  for (const leader of LEADERS)
    grant(one, leader, 0, { kind: 'raise', what: rite, by: 1, of: 'those' });
  return one;
}

describe('events under which the first rite of a kind against each rival is free', () => {
  it.each(EVENTS)('[TAT-6.2.11-04] [TAT-6.2.11-05] %s: the first %s', (event, rite, kind) => {
    const [first, second, other] = TARGETS[rite];
    const [one, two, three] = LEADERS;
    const rites = table(event, rite).act(`deploy-event ${event}`);
    fight(rites, `rite ${rite} ${one} against ${first}`);
    expect(counted(rites)).toEqual([]);
    const target = rites.card(first, 1).status === 'subdued' ? second : first;
    fight(rites, `rite ${rite} ${two} against ${target}`);
    expect(counted(rites)).toEqual([{ by: 0, rival: 1, kind }]);
    // The limit is used up with this rival, and nothing is with the other one.
    expect(rites.can(`rite ${rite} ${three} against ${second}`)).toBe(false);
    fight(rites, `rite ${rite} ${three} against ${other}`);
    expect(counted(rites)).toEqual([{ by: 0, rival: 1, kind }]);
  });

  it.each(EVENTS)(
    '[TAT-6.2.11-04] %s: a counted %s before it came does not make the next one count',
    (event, rite, kind) => {
      const [first, second] = TARGETS[rite];
      const [one, two, three] = LEADERS;
      const rites = table(event, rite);
      fight(rites, `rite ${rite} ${one} against ${first}`);
      expect(rites.can(`rite ${rite} ${two} against ${second}`)).toBe(false);
      rites.act(`deploy-event ${event}`);
      fight(rites, `rite ${rite} ${two} against ${second}`);
      expect(counted(rites)).toEqual([{ by: 0, rival: 1, kind }]);
      expect(
        rites.options().filter((option) => option.startsWith(`rite ${rite} ${three}`)),
      ).toEqual(
        rites.options().filter((option) => option.endsWith(`${three} against ${TARGETS[rite][2]}`)),
      );
    },
  );

  it('each House has it in its own Interval', () => {
    const event = 'tat-right-of-the-faufreluches';
    const one = table(event, 'dueling').act(`deploy-event ${event}`).toInterval(1);
    fight2(one, 'rite dueling eots-feyd-rautha against tat-master-of-arms');
    expect(counted(one)).toEqual([]);
  });
});

/** The same of a House other than the first. */
function fight2(one: Table, rite: string): void {
  one.act(rite);
  while (one.state.frames.some(({ step }) => step === 'rite')) {
    const options = one.options();
    const quiet = ['engage-defense', 'pass', 'done', 'reward gain'];
    one.act(quiet.find((option) => options.includes(option)) ?? options[0] ?? '');
  }
}
