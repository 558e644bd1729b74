import { mix32 } from '@/lib/kernel/hash';
import { type Condition, conditionSchema, holds } from '../../abilities/condition';
import { type Filter, filterSchema } from '../../abilities/filter';
import { abilitiesOf, type GameCatalogue } from '../../abilities/game-catalogue';
import { cardsThat } from '../../abilities/matching';
import { causeIn, type Pattern, patternSchema } from '../../abilities/pattern';
import type { Scene } from '../../abilities/scene';
import { amountOf, type Value, valueSchema } from '../../abilities/value';
import { cloneState } from '../../state/clone';
import type { GameEvent } from '../../state/log-events';
import { takeUp } from '../../state/open-game';
import type { GameState } from '../../state/state';

/*
 * What the texts of all cards ask, asked anywhere: which cards they mean, whether what they demand holds, how much
 * something is, and whether what happened is what they wait for. Most texts have their moment seldom in a random game,
 * and then for one card; here their words are looked at for themselves, in the eyes of any House and any card.
 */

/** The parts of texts, each once however many cards have it. */
interface Parts {
  readonly filters: readonly Filter[];
  readonly conditions: readonly Condition[];
  readonly values: readonly Value[];
  readonly patterns: readonly Pattern[];
}

const PARTS = new WeakMap<GameCatalogue, Parts>();

function partsOf(catalogue: GameCatalogue): Parts {
  const known = PARTS.get(catalogue);
  if (known !== undefined) return known;
  const texts = new Map<string, object>();
  for (const { id } of catalogue.cards) collect(abilitiesOf(catalogue, id), texts);
  const all = [...texts.values()];
  const those = <T>(schema: { safeParse(value: unknown): { success: boolean } }) =>
    all.filter((one) => schema.safeParse(one).success) as T[];
  const made: Parts = {
    filters: those<Filter>(filterSchema),
    conditions: those<Condition>(conditionSchema),
    values: those<Value & object>(valueSchema),
    patterns: those<Pattern>(patternSchema),
  };
  PARTS.set(catalogue, made);
  return made;
}

function collect(value: unknown, found: Map<string, object>): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) found.set(JSON.stringify(value), value);
  for (const part of Object.values(value)) collect(part, found);
}

/** Parts of each sort that are asked at once. */
const AT_ONCE = 6;

/** What some parts of texts say in a state that these events have led to; another number asks for others. */
export function answersIn(
  original: Readonly<GameState>,
  events: readonly GameEvent[],
  catalogue: GameCatalogue,
  number: number,
): readonly number[] {
  const { filters, conditions, values, patterns } = partsOf(catalogue);
  // What is found out about a state is kept with it.
  const game = takeUp(cloneState(original), catalogue);
  const cards = Object.values(game.state.cards).filter(({ place }) => place.zone === 'domain');
  let turn = mix32(number);
  const some = <T>(all: readonly T[]): T | undefined => {
    turn = mix32(turn + 1);
    return all[(turn >>> 0) % Math.max(1, all.length)];
  };
  const answers: number[] = [];
  for (let at = 0; at < AT_ONCE; at += 1) {
    const [card, target, other, doer] = [some(cards), some(cards), some(cards), some(cards)];
    if (card === undefined || target === undefined || other === undefined || doer === undefined)
      continue;
    const scene: Scene = {
      game,
      seat: some(game.state.houses.map((_, seat) => seat)) ?? 0,
      card,
      x: 2,
      targets: [other.id, target.id],
      houses: [target.place.seat],
      cause: { seat: doer.place.seat, card: doer.id, amount: 3 },
      bearer: card.place.host,
      marks: null,
      engages: null,
    };
    const [filter, condition, value] = [some(filters), some(conditions), some(values)];
    if (filter !== undefined) {
      answers.push(-1, ...cardsThat(scene, filter, 'fail').map(({ id }) => id));
      answers.push(cardsThat(scene, filter, 'fit').length);
    }
    if (condition !== undefined) answers.push(holds(scene, condition) ? 1 : 0);
    if (value !== undefined) answers.push(amountOf(scene, value));
    for (const event of events) {
      const pattern = some(patterns);
      const cause = pattern === undefined ? null : causeIn(scene, pattern, event);
      if (cause !== null) answers.push(cause.seat, cause.card ?? -1, cause.amount);
    }
  }
  return answers;
}
