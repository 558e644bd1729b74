import { loadGameCatalogue } from '../abilities/load';
import { duneCcg } from '../dune-ccg';
import { sayAction } from '../narration/action';
import { type LogLine, sayEvents } from '../narration/log';
import type { Said } from '../narration/naming';
import { sayQuestion } from '../narration/question';
import { sayRefusal } from '../narration/refusal';
import { legalActions } from '../play';
import { refusalsOfCard } from '../refusals';
import type { GameEvent } from '../state/log-events';
import type { GameCardId, GameState } from '../state/state';
import { shownBy, type Viewer, viewFor } from '../state/view';
import { type Scenario, type ScenarioHouse, scenario, type Table } from './scenario-fixture';

export const catalogue = loadGameCatalogue();
const rules = duneCcg(catalogue);

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
  const view = rules.viewFor(state, rules.toAct(state));
  return legalActions(state, catalogue).map((action) => sayAction(view, catalogue, action));
}

export function question({ state }: Table): Said | null {
  return sayQuestion(rules.viewFor(state, rules.toAct(state)), catalogue);
}

/** The lines of the log for a reader. */
export function linesFor(
  state: GameState,
  events: readonly GameEvent[],
  reader: Viewer,
): readonly LogLine[] {
  return sayEvents(viewFor(state, reader, shownBy(events, reader)), catalogue, events);
}

/** What the log says of the actions since a number of events. */
export function log(table: Table, from: number, reader: Viewer = 'all'): string[] {
  return linesFor(table.state, table.events.slice(from), reader).map(
    ({ text, depth }) => `${depth === 1 ? '- ' : ''}${text}`,
  );
}

/** Why a card can do nothing, with the rules. */
export function why(state: GameState, card: GameCardId, seat = 0): Said[] {
  const view = rules.viewFor(state, seat);
  return refusalsOfCard(state, catalogue, seat, card).map((one) =>
    sayRefusal(view, catalogue, one),
  );
}

/** Why a card can do nothing. */
export function reasons(table: Table, id: string, seat = 0): string[] {
  return why(table.state, table.card(id, seat).id, seat).map(({ text }) => text);
}
