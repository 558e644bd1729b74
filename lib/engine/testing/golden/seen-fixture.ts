import { RITE_TALENTS, TALENTS } from '@/lib/rules/talents';
import type { GameCatalogue } from '../../abilities/game-catalogue';
import type { Action } from '../../actions';
import { costOf } from '../../payment/cost';
import { allegiancesOf, hostileTo } from '../../queries/allegiance';
import { isDeployed } from '../../queries/face-up';
import { limitOf } from '../../queries/limits';
import {
  commandOf,
  forceIn,
  hasKeyword,
  rankOf,
  resistanceOf,
  subtypesOf,
} from '../../queries/ranks';
import { missingOperations, refusalsOfCard, subjectOf } from '../../refusals';
import { cloneState } from '../../state/clone';
import type { GameEvent } from '../../state/log-events';
import { takeUp } from '../../state/open-game';
import type { Refusal } from '../../state/refusal';
import type { GameCard, GameCardId, GameState } from '../../state/state';
import { viewFor } from '../../state/view';
import type { Tried } from './by-hand-fixture';
import type { Choice } from './choose-fixture';
import { riteShown } from './rite-shown-fixture';

/* What can be seen of a position, in lines. */

/** A card by its id and its owner: numbers would change with whatever came before. */
export function nameOf({ cards }: GameState, id: GameCardId | null): string {
  const card = id === null ? undefined : cards[id];
  return card === undefined ? String(id) : `${card.card}/${card.owner}`;
}

/** The parts of actions and events that are numbers of cards. */
const CARDS: ReadonlySet<string> = new Set(['card', 'host', 'leader', 'target']);

export function textOf(state: GameState, action: Action): string {
  let text: string = action.kind;
  for (const [part, value] of Object.entries(action))
    if (part !== 'kind')
      text += ` ${CARDS.has(part) ? nameOf(state, value as GameCardId | null) : value}`;
  return text;
}

/** Without the numbers of lasting effects, which are those of no card. */
export function eventText(state: GameState, event: GameEvent): string {
  return JSON.stringify(event, (part, value: unknown) => {
    if (part === 'id') return undefined;
    return CARDS.has(part) || (part === 'on' && typeof value === 'number')
      ? nameOf(state, value as GameCardId | null)
      : value;
  });
}

export function triedLines(state: GameState, { manual, came }: Tried): readonly string[] {
  const after = typeof came === 'string' ? [came] : came.map((event) => eventText(state, event));
  return [`  by hand ${JSON.stringify(manual)}`, ...after.map((line) => `    ${line}`)];
}

/** Why nothing can be done with the card, and what else its House misses. */
export function refusalsIn(
  state: GameState,
  catalogue: GameCatalogue,
  focus: string,
  choices: readonly Choice[],
): readonly string[] {
  const seat = state.decision?.seat;
  if (seat === undefined) return [];
  const copy = cloneState(state);
  const refused = (refusals: readonly Refusal[]) =>
    refusals.map(
      ({ code, rules, cards }) => `${code} ${rules} ${cards.map((id) => nameOf(state, id))}`,
    );
  const about = Object.values(state.cards).filter(
    ({ id, card, place }) =>
      card === focus &&
      place.seat === seat &&
      !choices.some(({ action }) => subjectOf(action) === id),
  );
  return [
    ...about.flatMap(({ id }) =>
      refused(refusalsOfCard(copy, catalogue, seat, id)).map(
        (why) => `  not ${nameOf(state, id)}: ${why}`,
      ),
    ),
    ...missingOperations(copy, catalogue, seat).map(
      ({ kind, refusal }) => `  not ${kind}: ${refused([refusal])}`,
    ),
  ];
}

/** What every card on the table and in the hand that plays is worth, with all that changes it. */
export function countsIn(original: GameState, catalogue: GameCatalogue): readonly string[] {
  // What is found out about a state is kept with it.
  const state = cloneState(original);
  const game = takeUp(state, catalogue);
  const seat = state.decision?.seat ?? 0;
  const inRite = state.frames.some(({ step }) => step === 'rite');
  const isInRites = ({ card }: GameCard) => {
    const type = catalogue.byId.get(card)?.type;
    return type === 'persona' || type === 'holding' || inRite;
  };
  const cards = Object.values(state.cards).filter(
    ({ place: { zone, seat: at } }) =>
      zone === 'domain' || (at === seat && (zone === 'hand' || zone === 'assembly')),
  );
  return [
    ...cards.map((card) => {
      const parts: unknown[] = [nameOf(state, card.id), card.status];
      if (isDeployed(card)) {
        parts.push(commandOf(game, card), resistanceOf(game, card));
        if (isInRites(card)) for (const talent of TALENTS) parts.push(rankOf(game, card, talent));
        if (isInRites(card) && inRite)
          for (const talent of RITE_TALENTS) parts.push(forceIn(game, card, talent));
        if (isInRites(card)) parts.push(KEYWORDS.map((word) => hasKeyword(game, card, word)));
      } else parts.push(costOf(game, seat, card));
      parts.push(subtypesOf(game, card), allegiancesOf(game, card));
      return parts.join(' ');
    }),
    ...state.houses.map((_, at) =>
      [at, limitOf(game, at, 'assembly'), limitOf(game, at, 'hand'), hostileTo(game, at)].join(' '),
    ),
    `CROE ${game.derived.croe(game)}`,
    ...riteShown(original, catalogue),
  ];
}

const KEYWORDS = ['direct', 'counter', 'surprise'] as const;

/** All that lies on the table. */
export function tableOf(state: GameState): readonly string[] {
  return [
    ...state.houses.map(
      ({ treasury, hoard, favor, eliminated, zones }, seat) =>
        `  House ${seat}: ${[treasury, hoard, favor, eliminated]} ${Object.values(zones).map((ids) => ids.length)}`,
    ),
    ...Object.values(state.cards).map(
      (card) =>
        `  ${nameOf(state, card.id)} ${card.place.zone} ${card.place.seat} ${nameOf(state, card.place.host)} ${card.status} ${card.deferment} ${card.spice} ${card.program} ${card.marks} ${card.deployer} ${card.price} ${card.known}`,
    ),
    ...state.lasting.map(
      ({ card, seat, until, on }) =>
        `  ${nameOf(state, card)} lasts for ${seat} till ${until}: ${on.map((id) => nameOf(state, id))}`,
    ),
    `  ranks ${state.ranks}, Guild Hoard ${state.guildHoard}`,
  ];
}

/** What each House sees of the cards, the piles and the other Houses. */
export function viewsOf(state: GameState): readonly string[] {
  return state.houses.map((_, seat) => {
    const { cards, houses } = viewFor(state, seat);
    return `House ${seat} sees ${Object.values(cards).map(({ card }) => card)} ${JSON.stringify(houses)}`;
  });
}

/** What a House sees of what is going on, in a walk every time another. */
export function framesSeen(state: GameState, step: number): string {
  return JSON.stringify(viewFor(state, step % state.houses.length).frames);
}
