import type { HouseFrame } from '../state/frames';
import { riteTable } from './rite-fixture';
import type { Scenario, ScenarioHouse, Table } from './scenario-fixture';

/** A table at the Interval of the first House, with one rival. Windows wait for answers. */
export function facing(
  own: readonly string[] | ScenarioHouse,
  rival: readonly string[] | ScenarioHouse = [],
  setup: Omit<Scenario, 'houses'> = {},
): Table {
  const house = (one: readonly string[] | ScenarioHouse): ScenarioHouse =>
    'length' in one ? { domain: one } : one;
  return riteTable({ hand: [], ...house(own) }, [{ hand: [], ...house(rival) }], {
    tactics: true,
    ...setup,
  });
}

const QUIET = ['engage-defense', 'pass', 'done', 'reward gain'];

/** Goes through a rite to its end: what is wanted is done as soon as it can be, in its order. */
export function fight(table: Table, rite: string, ...wanted: readonly string[]): Table {
  const left = [...wanted];
  table.toInterval(0).act(rite);
  for (let step = 0; isUnderWay(table); step += 1) {
    if (step > 200) throw new Error('the rite does not end');
    const options = table.options();
    const [first = ''] = left;
    if (options.includes(first)) left.shift();
    const quiet = QUIET.find((one) => options.includes(one)) ?? options[0] ?? '';
    table.act(options.includes(first) ? first : quiet);
  }
  if (left.length > 0) throw new Error(`never possible: ${left.join(', ')}`);
  return table;
}

/**
 * Does what is wanted as soon as it can be done, and nothing else, till the Interval is at rest; gives all that could
 * have been done.
 */
export function playOn(table: Table, ...wanted: readonly string[]): ReadonlySet<string> {
  const left = [...wanted];
  const offered = new Set<string>();
  for (let step = 0; step < 200; step += 1) {
    const options = table.options();
    for (const option of options) offered.add(option);
    const [next = ''] = left;
    if (options.includes(next)) left.shift();
    else if (table.state.frames.at(-1)?.step === 'house') break;
    const quiet = QUIET.find((one) => options.includes(one)) ?? options[0] ?? '';
    table.act(options.includes(next) ? next : quiet);
  }
  if (left.length > 0) throw new Error(`never possible: ${left.join(', ')}`);
  return offered;
}

/** The rites that count against the limits of the Interval. */
export function counted({ state }: Table): HouseFrame['rites'] | null {
  const house = state.frames.find(({ step }) => step === 'house');
  return house?.step === 'house' ? house.rites : null;
}

function isUnderWay({ state }: Table): boolean {
  return state.frames.some(({ step }) => step === 'rite' || step === 'operation');
}

/** The force that each side of the last rite had after Surprise. */
export function forces({ events }: Table): readonly number[] {
  const last = events.findLast((event) => event.kind === 'force');
  return last?.kind === 'force' ? [last.attack, last.defense] : [];
}

/** Does one thing after the other, and passes till each can be done. */
export function inTurn(table: Table, ...wanted: readonly string[]): Table {
  for (const action of wanted) {
    for (let step = 0; step < 20 && !table.can(action) && table.can('pass'); step += 1)
      table.act('pass');
    table.act(action);
  }
  return table;
}
