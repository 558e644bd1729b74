import type { CardId } from '@/lib/cards/card';
import type { GameCatalogue } from '../../abilities/game-catalogue';
import type { Action } from '../../actions';
import { isDeployed } from '../../queries/face-up';
import type { GameEvent } from '../../state/log-events';
import type { GameCardId, GameState } from '../../state/state';
import type { Dice } from './wild-fixture';

/** How often copies of a card came to a hand, an Assembly or the concealed programs, and how often into play. */
export interface Reach {
  hand: number;
  play: number;
}

/** Counts over many games how far each card that runs comes; a copy in one game counts once. */
export function reaches(catalogue: GameCatalogue) {
  const reached = new Map<CardId, Reach>(
    [...catalogue.abilities.keys()].map((id) => [id, { hand: 0, play: 0 }]),
  );
  /** By the ids of one game. */
  let held = new Set<GameCardId>();
  let played = new Set<GameCardId>();
  const count = (
    seen: Set<GameCardId>,
    id: GameCardId,
    { cards }: GameState,
    what: keyof Reach,
  ) => {
    if (seen.has(id)) return;
    seen.add(id);
    const reach = reached.get(cards[id]?.card ?? '');
    if (reach !== undefined) reach[what] += 1;
  };
  return {
    reached,
    /** Sees a decision; the first one of a game has the number 0. */
    look(state: GameState, step: number, events: readonly GameEvent[]): void {
      if (step === 0) {
        held = new Set();
        played = new Set();
      }
      for (const { zones } of state.houses) {
        for (const id of zones.hand) count(held, id, state, 'hand');
        for (const id of zones.assembly) count(held, id, state, 'hand');
        for (const id of zones.concealed) count(held, id, state, 'hand');
        for (const id of zones.domain) {
          const card = state.cards[id];
          if (card === undefined) continue;
          // Home worlds and Dune lie there from the beginning.
          if (card.group === 'homeworld' || card.group === 'dune') count(held, id, state, 'hand');
          if (isDeployed(card)) count(played, id, state, 'play');
        }
      }
      for (const event of events)
        if (event.kind === 'used') count(played, event.card, state, 'play');
    },
    /** Of three decisions two are for a rite, where one may be declared, or the card that has been in play the least. */
    prefer(state: GameState, legal: readonly Action[], draw: Dice): Action | null {
      if (draw(3) === 0) return null;
      const rites = legal.filter(({ kind }) => kind === 'rite');
      if (rites.length > 0 && draw(2) === 0) return rites[draw(rites.length)] ?? null;
      let best: Action | null = null;
      let least = ENOUGH;
      for (const action of legal) {
        if (!('card' in action) || !INTO_PLAY.includes(action.kind)) continue;
        const reach = reached.get(state.cards[action.card]?.card ?? '');
        if (reach === undefined || reach.play >= least) continue;
        best = action;
        least = reach.play;
      }
      return best;
    },
  };
}

/** A card that has been in play so often is preferred no more. */
const ENOUGH = 40;

const INTO_PLAY: readonly Action['kind'][] = [
  ...(['deploy', 'deploy-program', 'deploy-event', 'redeploy', 'place'] as const),
  ...(['use', 'activate', 'tactic', 'petition'] as const),
];
