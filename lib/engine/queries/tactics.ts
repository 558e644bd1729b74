import { RITE_TALENTS, talentName } from '@/lib/rules/talents';
import type { Answered } from '../abilities/ability';
import type { Action } from '../actions';
import type { TacticClass, WindowFrame } from '../frames';
import { cardAt, type Game, houseAt, printed } from '../game';
import { doingOf, playAbility } from '../procedures/carry-out';
import type { GameCard, Seat } from '../state';
import { abilitiesOn } from './abilities-on';
import { costOf } from './cost';
import { isDeployed } from './face-up';
import { mayDo, usableOperations } from './usable';

/** What a window lets a House do: the part of its frame that says when, to what and for whom. */
export type Chance = Pick<WindowFrame, 'timing' | 'answers' | 'involved' | 'plain'>;

/** Everything that a House may answer with: tactics of the hand, then deployed cards, by their numbers. */
export function tacticActions(game: Game, seat: Seat, chance: Chance): Action[] {
  const hand = houseAt(game, seat)
    .zones.hand.filter((id) => mayDeployTactic(game, seat, chance, cardAt(game, id)))
    .sort((one, other) => one - other)
    .map((card): Action => ({ kind: 'tactic', card }));
  const table = usableOperations(
    game,
    seat,
    ({ window }) =>
      window !== undefined &&
      window.timing === chance.timing &&
      isOpen(seat, chance, window.answers),
  ).map((use): Action => ({ kind: 'use', ...use }));
  return [...hand, ...table];
}

function mayDeployTactic(game: Game, seat: Seat, chance: Chance, card: GameCard): boolean {
  const { subtypes, cost } = printed(game, card);
  if (!subtypes.includes('Tactic')) return false;
  if (!subtypes.includes(chance.timing === 'declaration' ? 'Declaration' : 'Engagement'))
    return false;
  if (!isOpen(seat, chance, classOf(subtypes))) return false;
  if (cost !== 'X' && houseAt(game, seat).treasury < costOf(game, seat, card)) return false;
  const doing = doingOf(game, card, playAbility(card));
  return doing === null || mayDo(game, seat, card, doing);
}

function isOpen(seat: Seat, chance: Chance, named: Answered): boolean {
  // What speaks of a rite belongs to it, whichever it is and whoever governs the card.
  if (named === 'rite')
    return (
      isRite(chance.answers) && (chance.involved.includes(seat) || chance.plain.includes(seat))
    );
  if (named === null) return chance.plain.includes(seat);
  return named === chance.answers && chance.involved.includes(seat);
}

function isRite(answers: TacticClass | null): boolean {
  return RITE_TALENTS.some((rite) => rite === answers);
}

const CLASSES: Readonly<Record<string, TacticClass>> = {
  Initiative: 'initiative',
  Petition: 'petition',
  Exchange: 'exchange',
  Discard: 'discard',
  ...Object.fromEntries(RITE_TALENTS.map((rite) => [talentName(rite), rite])),
};

/** The operation class that a tactic names, or null (TAT-3.1.4-05, TAT-3.4-03). */
export function classOf(subtypes: readonly string[]): TacticClass | null {
  for (const subtype of subtypes) {
    const named = CLASSES[subtype];
    if (named !== undefined) return named;
  }
  return null;
}

/** Whether a deployed card of a House could ever be used as a tactic. */
export function hasWindowAbility(game: Game, seat: Seat): boolean {
  return houseAt(game, seat).zones.domain.some((id) => {
    const card = cardAt(game, id);
    return (
      isDeployed(card) &&
      abilitiesOn(game.state, card).some(
        (ability) => ability.kind === 'operation' && ability.window !== undefined,
      )
    );
  });
}
