import { describe, expect, it } from 'vitest';
import { offered, riteTable } from '../../../testing/rite-fixture';

describe('eots-landsraad-coalition', () => {
  it('joins no defense against its own bearer, whom a rival leads', () => {
    const [pawn, mohiam] = ['tat-maneuver-pawn', 'eots-gaius-helen-mohiam'];
    const [baron, charter] = ['tat-baron-vladimir-harkonnen', 'eots-choam-directorship'];
    const coalition = 'eots-landsraad-coalition';
    const table = riteTable(
      { hand: [], sponsor: 'sisterhood', domain: [mohiam, `${pawn} on ${mohiam}`] },
      [{ hand: ['eots-kindjal'], domain: [baron, `${coalition} on ${baron}`, charter] }],
      { tactics: true },
    ).toInterval(0);
    const wanted = [`activate ${pawn}`, `choose ${baron}`, 'choose-part 3', `choose ${charter}`];
    const seen: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      seen.push(...offered(table, 'use'));
      const [next = ''] = wanted;
      if (table.can(next)) table.act(wanted.shift() ?? '');
      else if (table.state.frames.at(-1)?.step === 'house') break;
      else
        table.act(
          ['pass', 'done', 'engage-defense', 'reward gain'].find((one) => table.can(one)) ??
            table.options()[0] ??
            '',
        );
    }
    expect(table.events.some(({ kind }) => kind === 'rite')).toBe(true);
    expect(seen).not.toContain(`use ${coalition} 1`);
  });
});
