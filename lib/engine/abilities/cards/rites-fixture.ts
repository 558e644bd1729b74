import type { GameEvent } from '../../state/log-events';
import { riteTable } from '../../testing/rite-fixture';
import { forces } from '../../testing/rite-play-fixture';
import type { ScenarioHouse, Table } from '../../testing/scenario-fixture';

/** The force of the last rite that was assessed. */
export const forceOf = (table: Table) =>
  table.events.findLast(
    (event): event is Extract<GameEvent, { kind: 'force' }> => event.kind === 'force',
  );

export const DUEL = 'rite dueling eots-paul-atreides against eots-feyd-rautha';
/** Paul with these cards against Feyd-Rautha. */
export const duel = (
  attacker: readonly string[] = [],
  defender: Partial<ScenarioHouse> = {},
  hand: readonly string[] = [],
) =>
  riteTable(
    { domain: ['eots-paul-atreides', ...attacker], hand, treasury: 20 },
    [
      {
        hand: [],
        treasury: 20,
        ...defender,
        domain: ['eots-feyd-rautha', ...(defender.domain ?? [])],
      },
    ],
    { tactics: true },
  );

export const BATTLE = 'rite battle eots-gurney-halleck against eots-arrakeen';
/** Gurney with these cards against Arrakeen. */
export const battle = (
  attacker: readonly string[] = [],
  defender: readonly string[] = [],
  hand: readonly string[] = [],
  rivalHand: readonly string[] = [],
) =>
  riteTable(
    { domain: ['eots-gurney-halleck', ...attacker], hand, treasury: 20 },
    [{ domain: ['eots-arrakeen', ...defender], hand: rivalHand, treasury: 20 }],
    { tactics: true },
  );

/** The force of the attack in the last rite. */
export const attackOf = (table: Table) => forces(table)[0];

/** For each rite a leader, a target, and the force of the leader alone. */
export const LEADERS = {
  dueling: ['eots-paul-atreides', 'eots-feyd-rautha', 3],
  battle: ['eots-glossu-rabban', 'eots-arrakeen', 3],
  intrigue: ['eots-thufir-hawat', 'eots-feyd-rautha', 5],
  arbitration: ['eots-duke-leto-atreides', 'eots-choam-directorship', 4],
} as const;
