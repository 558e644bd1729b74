import { describe, expect, it } from 'vitest';
import { riteTable } from '../../../testing/rite-fixture';
import { fight } from '../../../testing/rite-play-fixture';

describe('events in rites', () => {
  it.each([
    ['eots-armistice-treaty', 'battle', 'eots-gurney-halleck', 'eots-arrakeen'],
    ['eots-choam-recess', 'arbitration', 'eots-duke-leto-atreides', 'eots-choam-directorship'],
    ['eots-irulans-peace', 'dueling', 'eots-paul-atreides', 'eots-feyd-rautha'],
    ['eots-landsraad-inquest', 'intrigue', 'eots-thufir-hawat', 'eots-feyd-rautha'],
  ])('%s forbids %s', (event, rite, leader, target) => {
    const domain = ['eots-caladan', leader, `${event} subdued 3`];
    const table = riteTable({ domain, hand: [] }, [{ domain: [target], hand: [] }]);
    const line = `rite ${rite} ${leader} against ${target}`;
    expect(table.can(line)).toBe(true);
    expect(table.act(`deploy-event ${event}`).can(line)).toBe(false);
  });

  it('Program of Extermination has troops discarded that fall in battle', () => {
    const domain = [
      'eots-caladan',
      'eots-arrakeen',
      'eots-gurney-halleck',
      'tat-program-of-extermination subdued 3',
    ];
    const rival = ['eots-carthag', 'jotc-vanguard-battalion on eots-carthag'];
    const table = riteTable({ domain, hand: [] }, [{ domain: rival, hand: [] }], { tactics: true });
    table.act('deploy-event tat-program-of-extermination');
    while (table.state.frames.at(-1)?.step === 'window') table.act('pass');
    fight(
      table,
      'rite battle eots-gurney-halleck against eots-carthag',
      'join jotc-vanguard-battalion',
      'vanquish jotc-vanguard-battalion',
    );
    expect(table.zone('house-discard', 1)).toEqual(['jotc-vanguard-battalion']);
  });
});
