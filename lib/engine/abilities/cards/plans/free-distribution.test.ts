import { describe, expect, it } from 'vitest';
import { grant, grantKeyword, offered, riteTable } from '../../../testing/rite-fixture';
import { inTurn } from '../../../testing/rite-play-fixture';
import type { Table } from '../../../testing/scenario-fixture';

const LEADER = 'eots-gurney-halleck';

/** A rite against a leader with a band on it, up to the distribution of the attacker's force. */
function distributing(
  tactic: string,
  rite: 'battle' | 'dueling' | 'intrigue',
  play: boolean,
): Table {
  const foe = rite === 'battle' ? 'eots-arrakeen' : 'eots-feyd-rautha';
  const band = 'tat-demolition-corps';
  const table = riteTable(
    { domain: [LEADER], hand: [tactic], treasury: 9 },
    [{ domain: [foe, `${band} on ${foe}`], hand: [] }],
    { tactics: true },
  );
  const rank = { kind: 'raise', what: rite, of: 'those' } as const;
  grant(table, LEADER, 0, { ...rank, by: 9 });
  grant(table, band, 1, { ...rank, by: 0 });
  table.act(`rite ${rite} ${LEADER} against ${foe}`);
  inTurn(table, ...(play ? [`tactic ${tactic}`] : []), `join ${band}`, 'engage-defense');
  while (offered(table, 'vanquish').length === 0) table.act(table.can('pass') ? 'pass' : 'done');
  return table;
}

describe('tactics that let force be divided freely', () => {
  it.each([
    ['tat-fog-of-battle', 'battle', 'eots-arrakeen'],
    ['tat-backstabbing', 'dueling', 'eots-feyd-rautha'],
    ['tat-incite-hysteria', 'intrigue', 'eots-feyd-rautha'],
  ] as const)(
    '[TAT-6.2.11-58] %s lets the leader fall before its band in a rite of %s',
    (tactic, rite, foe) => {
      const band = 'vanquish tat-demolition-corps';
      expect(offered(distributing(tactic, rite, false), 'vanquish')).toEqual([band]);
      const table = distributing(tactic, rite, true);
      expect(table.house(0).treasury).toBe(6);
      expect(offered(table, 'vanquish')).toEqual([band, `vanquish ${foe}`]);
      table.act(`vanquish ${foe}`).toInterval(0);
      expect(table.card(foe, 1).status).toBe('subdued');
      expect(table.card('tat-demolition-corps', 1).status).not.toBe('subdued');
      expect(table.zone('house-discard')).toEqual([tactic]);
    },
  );

  it('[TAT-6.2.11-59] Fog of Battle reaches a directing leader past those that it brought, for its own House alone', () => {
    const begun = (hand: readonly string[], rivalHand: readonly string[]) => {
      const table = riteTable(
        { domain: [LEADER], hand: [...hand], treasury: 9 },
        [
          {
            domain: ['eots-feyd-rautha', 'eots-piter-de-vries'],
            hand: [...rivalHand],
            treasury: 9,
          },
        ],
        { tactics: true },
      );
      grant(table, LEADER, 0, { kind: 'raise', what: 'dueling', by: 9, of: 'those' });
      grantKeyword(table, 'eots-feyd-rautha', 1, 'direct');
      table.act(`rite dueling ${LEADER} against eots-feyd-rautha`);
      return table;
    };
    const own = begun(['tat-backstabbing'], []);
    inTurn(own, 'tactic tat-backstabbing', 'join eots-piter-de-vries', 'engage-defense');
    while (offered(own, 'vanquish').length === 0) own.act(own.can('pass') ? 'pass' : 'done');
    expect(own.can('vanquish eots-feyd-rautha')).toBe(true);
    const rival = begun([], ['tat-backstabbing']);
    inTurn(rival, 'join eots-piter-de-vries', 'engage-defense', 'tactic tat-backstabbing');
    while (!rival.can('vanquish eots-piter-de-vries'))
      rival.act(rival.can('pass') ? 'pass' : 'done');
    expect(rival.can('vanquish eots-feyd-rautha')).toBe(false);
  });
});
