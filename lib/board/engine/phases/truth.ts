import { TREACHERY_CARDS } from '../../decks/treachery';
import type { Edition } from '../../rules/book';
import type { Action } from '../actions';
import { sheetOf } from '../facts';
import { ask, emit, end, factionAt, type Step } from '../game';
import type { TruthFrame } from '../state/frames';

const cardsOf = (edition: Edition) =>
  TREACHERY_CARDS.filter(({ copies }) => copies[edition] !== undefined);
const CARDS = { 2019: cardsOf('2019'), descartes: cardsOf('descartes') } as const;

/**
 * Truthtrance (GF9-card-truth-01, GF9-Q48): one question to another player, answered yes or no and for all to hear. The
 * engine asks what it can answer truthfully itself: whether the other holds a card, or has a leader as its traitor.
 * Questions in words of one's own are asked aloud.
 */
export const truthStep: Step<TruthFrame> = {
  run: (game, { seat }) => ask(game, seat),
  options: ({ factions, edition }) => [
    ...CARDS[edition].map(({ id }): Action => ({ kind: 'question', about: id })),
    ...factions.flatMap(({ id }) =>
      sheetOf(id).leaders.map((leader): Action => ({ kind: 'question', about: leader.id })),
    ),
  ],
  answer(game, { target }, seat, action) {
    if (action.kind !== 'question') return;
    const { hand, traitors } = factionAt(game.state, target);
    const { about } = action;
    const answer = hand.includes(about) || traitors.includes(about);
    end(game);
    emit(game, { kind: 'truth-told', seat, target, about, answer });
  },
};
