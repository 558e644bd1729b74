import type { Keyword, Modifier } from '../abilities/modifiers/table';
import { turnCard } from '../atoms/cards';
import { beginLasting } from '../atoms/flow';
import type { Seat, Status } from '../state/state';
import { type Scenario, type ScenarioHouse, scenario, type Table } from './scenario-fixture';

/** A table at the first House Interval of seat 0, House Atreides; its rivals are Harkonnen. */
export function riteTable(
  attacker: ScenarioHouse | readonly string[],
  rivals: readonly (ScenarioHouse | readonly string[])[],
  setup: Omit<Scenario, 'houses'> = {},
): Table {
  const house = (one: ScenarioHouse | readonly string[]): ScenarioHouse =>
    'length' in one ? { domain: one } : one;
  return scenario({
    ...setup,
    houses: [
      { favor: 20, ...house(attacker) },
      ...rivals.map(
        (rival, at): ScenarioHouse => ({ sponsor: 'harkonnen', favor: 5 - at, ...house(rival) }),
      ),
    ],
  });
}

/** Gives a card of a House what modifiers say till the turn ends. */
export function grant(
  table: Table,
  id: string,
  seat: Seat,
  ...modifiers: readonly Modifier[]
): Table {
  const card = table.card(id, seat).id;
  return table.change((game) => {
    beginLasting(game, { card, seat, on: [card], modifiers, until: 'turn' });
  });
}

/** Gives a card a special operation till the turn ends. */
export function grantKeyword(table: Table, id: string, seat: Seat, keyword: Keyword): Table {
  return grant(table, id, seat, { kind: 'keyword', keyword, of: 'those' });
}

/** Turns a card of a Domain, as some effect might. */
export function turn(table: Table, id: string, seat: Seat, to: Status): Table {
  return table.change((game) => {
    turnCard(game, table.card(id, seat).id, to);
  });
}

/** The options that begin with a word. */
export function offered(table: Table, word: string): readonly string[] {
  return table.options().filter((option) => option.split(' ')[0] === word);
}

/** The targets that a leader may declare in a rite. */
export function targetsOf(table: Table, rite: string, leader: string): readonly string[] {
  const start = `rite ${rite} ${leader} against `;
  return table
    .options()
    .filter((option) => option.startsWith(start))
    .map((option) => option.slice(start.length));
}
