import type { TacticClass, WindowFrame } from '../frames';
import { type Game, houseAt, printed } from '../game';
import { doingOf, playAbility } from '../procedures/carry-out';
import { costOf } from '../queries/cost';
import { classOf } from '../queries/tactics';
import { mayDo } from '../queries/usable';
import type { GameCard, Seat } from '../state';
import { aRite, type Said, said } from './naming';
import { poor } from './why-not-deploy';
import { doingReasons } from './why-not-doing';

/** Why a tactic cannot be deployed in a window; without one: what it waits for. */
export function tacticReasons(
  game: Game,
  seat: Seat,
  card: GameCard,
  window: WindowFrame | null,
): Said[] {
  const { subtypes, cost } = printed(game, card);
  const timing = subtypes.includes('Engagement') ? 'engagement' : 'declaration';
  const named = classOf(subtypes);
  if (window === null) return [waits(timing, named)];
  if (window.timing !== timing || (named !== null && named !== window.answers))
    return [waits(timing, named)];
  const reasons: Said[] = [];
  if (named !== null && !window.involved.includes(seat))
    reasons.push(said('Only the Houses in the operation may deploy it', 'TAT-6.2.2-20'));
  if (named === null && !window.plain.includes(seat))
    reasons.push(said('Your tactics must name this rite', 'TAT-6.2.11-30', 'TAT-6.2.11-32', 'C04'));
  if (cost !== 'X' && houseAt(game, seat).treasury < costOf(game, seat, card))
    reasons.push(poor(game, seat, costOf(game, seat, card), 'TAT-3.2-01'));
  const doing = doingOf(game, card, playAbility(card));
  if (doing !== null && !mayDo(game, seat, card, doing))
    reasons.push(...doingReasons(game, seat, card, doing));
  return reasons;
}

const TIMING = {
  declaration: 'a House declares an operation',
  engagement: 'a card engages',
} as const;

function waits(timing: 'declaration' | 'engagement', named: TacticClass | null): Said {
  if (named === null)
    return said(
      `It is a tactic: it waits till ${TIMING[timing]}`,
      'TAT-6.2.2-18',
      timing === 'declaration' ? 'TAT-6.2.2-22' : 'TAT-6.2.2-21',
    );
  const what =
    named === 'initiative' || named === 'petition' || named === 'exchange' || named === 'discard'
      ? CLASSES[named]
      : `the ${timing === 'declaration' ? 'declarations' : 'engagements'} of ${aRite(named)}`;
  return said(`It is a tactic: it waits for ${what}`, 'TAT-6.2.2-18', 'TAT-3.1.4-05');
}

const CLASSES = {
  initiative: 'the Initiative phase',
  petition: 'a petition',
  exchange: 'a CHOAM Exchange',
  discard: 'a discard',
} as const;
