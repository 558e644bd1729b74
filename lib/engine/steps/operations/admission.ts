import { isAlly } from '@/lib/rules/personas';
import type { Action } from '../../actions';
import { finish } from '../../atoms/flow';
import { turnCard } from '../../atoms/turn-card';
import { byId } from '../../by-id';
import { type Game, happened, houseAt, printed } from '../../game';
import { openWindow } from '../../procedures/windows';
import { allegiancesOf } from '../../queries/allegiance';
import { isForbidden } from '../../queries/forbidden';
import { governedBy, homeWorldOf } from '../../queries/governed';
import { subtypesOf } from '../../queries/ranks';
import type { GameCard, Seat } from '../../state';
import type { Operation } from './operation';

/** Spice in the hoard and favor that the High Council asks for (TAT-2.1-02, TAT-2.1-04, TAT-6.2.7-01). */
export const ADMISSION = { spice: 10, favor: 10 } as const;

/** The six fiefs of TAT-8.1-01, by title. */
const SIX_FIEFS = [
  'Dune',
  'Arrakeen',
  'Carthag',
  'Imperial Basin',
  'The Minor Erg',
  'The Open Bled',
];

/**
 * The request for admission to the High Council: a House with 10 spice in its hoard and 10 favor
 * engages an ally of its sponsor or its home world, and has won (TAT-2.1-01, TAT-6.2.7). By option the
 * six fiefs win as well (TAT-8.1-01).
 */
export const admission: Operation = {
  kinds: ['request-admission', 'engage-six-fiefs'],
  options(game, { seat }) {
    const actions: Action[] =
      mayRequest(game, seat) && !isForbidden(game, 'request-admission')
        ? envoys(game, seat).map(({ id }) => ({ kind: 'request-admission', card: id }))
        : [];
    if (maySixFiefs(game, seat)) actions.push({ kind: 'engage-six-fiefs' });
    return actions;
  },
  // Spice and favor are looked at when the request is made (C16); what engages must be able to.
  stillPossible(game, { seat }, action) {
    if (action.kind === 'engage-six-fiefs') return sixFiefs(game, seat) !== null;
    return (
      action.kind === 'request-admission' &&
      !isForbidden(game, 'request-admission') &&
      envoys(game, seat).some(({ id }) => id === action.card)
    );
  },
  perform(game, { seat }, action) {
    const engaged =
      action.kind === 'request-admission' ? [action.card] : (sixFiefs(game, seat) ?? []);
    for (const id of engaged) happened(game, turnCard(game.state, id, 'engaged'));
    openWindow(game, 'engagement', null, engaged.length === 1 ? (engaged[0] ?? null) : null);
  },
  conclude(game, { seat }, action) {
    // By option what was looked at when the request was made is looked at again (C16).
    if (
      action.kind === 'request-admission' &&
      game.state.options.admissionIsCheckedTwice &&
      !mayRequest(game, seat)
    ) {
      happened(game, { kind: 'prevented', seat, action });
      return;
    }
    const reason = action.kind === 'request-admission' ? 'admission' : 'six-fiefs';
    happened(game, finish(game.state, { winner: seat, reason }));
  },
};

/** Whether a House has what a request takes: actual favor, and spice in its hoard alone (TAT-2.1-05). */
export function mayRequest(game: Game, seat: Seat): boolean {
  const { hoard, favor } = houseAt(game, seat);
  return hoard >= ADMISSION.spice && favor >= ADMISSION.favor;
}

/** Disengaged allies of the sponsor, and the home world of this time (TAT-6.2.7-03, TAT-6.2.7-04). */
function envoys(game: Game, seat: Seat): GameCard[] {
  const { sponsor } = houseAt(game, seat);
  const homeWorld = homeWorldOf(game, seat);
  return governedBy(game, seat)
    .filter(
      (card) =>
        card.status === 'disengaged' &&
        (card === homeWorld ||
          (isAlly(subtypesOf(game, card)) && allegiancesOf(game, card).includes(sponsor))),
    )
    .sort(byId);
}

/** Whether a House with a favor or more may engage the six fiefs, by option. */
function maySixFiefs(game: Game, seat: Seat): boolean {
  return (
    game.state.options.sixFiefsWin &&
    houseAt(game, seat).favor >= 1 &&
    sixFiefs(game, seat) !== null
  );
}

/** The six fiefs, all governed and disengaged; else null. */
function sixFiefs(game: Game, seat: Seat): readonly number[] | null {
  const found = SIX_FIEFS.map((title) =>
    governedBy(game, seat).find((card) => printed(game, card).title === title),
  );
  return found.every((card) => card?.status === 'disengaged')
    ? found.flatMap((card) => card?.id ?? [])
    : null;
}
