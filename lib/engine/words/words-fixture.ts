import { loadCatalogue } from '@/lib/cards/load';
import { legalActions } from '../play';
import { type Scenario, type ScenarioHouse, scenario, type Table } from '../scenario-fixture';
import { sayAction } from './action';
import { sayEvents } from './log';
import type { Said } from './naming';
import { sayQuestion } from './question';
import type { Reader } from './seen';
import { whyNot } from './why-not';

export const catalogue = loadCatalogue();

/** A table at the first House's Interval. */
export function atTable(
  house: ScenarioHouse,
  rival: ScenarioHouse = {},
  more: Omit<Scenario, 'houses'> = {},
): Table {
  return scenario({ ...more, houses: [{ favor: 20, ...house }, rival] }).toInterval(0);
}

/** What the buttons say. */
export function buttons({ state }: Table): string[] {
  return legalActions(state, catalogue).map((action) => sayAction(state, catalogue, action));
}

export function question({ state }: Table): Said | null {
  return sayQuestion(state, catalogue);
}

/** What the log says of the actions since a number of events. */
export function log(table: Table, from: number, reader: Reader = 'all'): string[] {
  return sayEvents(table.state, catalogue, table.events.slice(from), reader).map(
    ({ text, depth }) => `${depth === 1 ? '- ' : ''}${text}`,
  );
}

/** Why a card can do nothing. */
export function reasons(table: Table, id: string, seat = 0): string[] {
  return whyNot(table.state, catalogue, seat, table.card(id, seat).id).map(({ text }) => text);
}
