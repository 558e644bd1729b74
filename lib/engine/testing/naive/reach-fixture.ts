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
      // What takes effect at once lies in its Domain at no decision.
      for (const event of events)
        if (event.kind === 'used' || event.kind === 'deployed')
          count(played, event.card, state, 'play');
    },
    /** The cards that have been in play the least, below what is enough; another part of them in every game. */
    wanted(game: number): CardId[] {
      const rare = [...reached].filter(([, { play }]) => play < ENOUGH);
      const start = (game * WANTED) % Math.max(1, rare.length);
      const cards = [...rare.slice(start), ...rare.slice(0, start)]
        .sort(([, one], [, other]) => one.play - other.play)
        .map(([card]) => card);
      const isEvent = (card: CardId) => catalogue.byId.get(card)?.type === 'event';
      const events = cards.filter(isEvent).slice(0, EVENTS);
      return [...events, ...cards.filter((card) => !isEvent(card))].slice(0, WANTED);
    },
    /**
     * Most decisions are for a rite, where one may be declared, or the card that has been in play the least and may
     * come to play now; where there is none, a House passes.
     */
    prefer(state: GameState, legal: readonly Action[], draw: Dice): Action | null {
      // A window closes once every House has passed: there chance has less to say, or nothing else comes about.
      if (draw(legal.some(({ kind }) => kind === 'pass') ? 8 : 4) === 0) return null;
      const rites = legal.filter(({ kind }) => kind === 'rite');
      if (rites.length > 0 && draw(3) === 0) return rites[draw(rites.length)] ?? null;
      let best: Action | null = null;
      let least = Number.POSITIVE_INFINITY;
      for (const action of legal) {
        if (!('card' in action) || !INTO_PLAY.includes(action.kind)) continue;
        if (played.has(action.card)) continue;
        const reach = reached.get(state.cards[action.card]?.card ?? '');
        if (reach === undefined || reach.play >= ENOUGH) continue;
        // What is only placed has to wait.
        const much = reach.play + (action.kind === 'place' ? ENOUGH : 0);
        if (much >= least) continue;
        best = action;
        least = much;
      }
      if (best !== null || draw(4) === 0) return best;
      // Where nothing is left to do for a rare card, the next House may have one, or the next phase.
      return legal.find(({ kind }) => GOES_ON.includes(kind)) ?? null;
    },
  };
}

/** As many as the Houses of the largest game are given. */
const WANTED = 20;
/** Of these as many events: a House deploys few in an Interval (TAT-6.2.8-04), and not every House has one. */
const EVENTS = 6;
/** A card that has been in play so often is preferred no more. */
const ENOUGH = 26;

const GOES_ON: readonly Action['kind'][] = ['pass', 'end-interval'];

const INTO_PLAY: readonly Action['kind'][] = [
  ...(['deploy', 'deploy-program', 'deploy-event', 'redeploy', 'place'] as const),
  ...(['use', 'activate', 'tactic', 'petition'] as const),
];
