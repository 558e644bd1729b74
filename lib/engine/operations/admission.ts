import { ADMISSION } from '@/lib/rules/admission';
import { isAlly } from '@/lib/rules/personas';
import { turnCard } from '../atoms/cards';
import { finish } from '../atoms/flow';
import { allegiancesOf } from '../queries/allegiance';
import { notForbidden } from '../queries/forbidden';
import { governedBy, homeWorldOf } from '../queries/governed';
import { subtypesOf } from '../queries/ranks';
import type { HouseFrame } from '../state/frames';
import { byId, emit, type Game, houseAt, printed } from '../state/game';
import { type Check, isOpen, type Refusal, refuse, refuseIf } from '../state/refusal';
import type { GameCard, GameCardId, Seat } from '../state/state';
import type { ActionOf } from '../state/step';
import { openWindow } from '../windows/open-window';
import type { Operation } from './operation-kind';

/** The six fiefs of TAT-8.1-01, by title. */
const SIX_FIEFS = [
  'Dune',
  'Arrakeen',
  'Carthag',
  'Imperial Basin',
  'The Minor Erg',
  'The Open Bled',
];

type Request = ActionOf<'request-admission' | 'engage-six-fiefs'>;

const mayRequest = notForbidden('request-admission');

const REQUEST: readonly Check<HouseFrame, null>[] = [
  mayRequest,
  rich,
  refuseIf(
    (game, { seat }) => envoysOf(game, seat).length === 0,
    'no-envoy',
    'TAT-6.2.7-03',
    'TAT-6.2.7-04',
  ),
];

/** By option a House with a favor or more engages the six fiefs, all governed and disengaged (TAT-8.1-01). */
const ENGAGE_SIX: readonly Check<HouseFrame, null>[] = [
  refuseIf(({ state }) => !state.options.sixFiefsWin, 'not-an-option', 'TAT-8.1-01'),
  refuseIf((game, { seat }) => houseAt(game, seat).favor < 1, 'no-favor', 'TAT-8.1-01'),
  refuseIf((game, { seat }) => sixFiefs(game, seat) === null, 'six-fiefs-missing', 'TAT-8.1-01'),
];

/**
 * The request for admission to the High Council: a House with 10 spice in its hoard and 10 favor
 * engages an ally of its sponsor or its home world, and has won (TAT-2.1-01, TAT-6.2.7). By option the
 * six fiefs win as well (TAT-8.1-01).
 */
export const admission: Operation<Request> = {
  kinds: ['request-admission', 'engage-six-fiefs'],
  options(game, frame) {
    const able = isOpen(REQUEST, game, frame) ? envoysOf(game, frame.seat) : [];
    const actions = able.map(({ id }): Request => ({ kind: 'request-admission', card: id }));
    if (isOpen(ENGAGE_SIX, game, frame)) actions.push({ kind: 'engage-six-fiefs' });
    return actions;
  },
  checks: { 'request-admission': REQUEST, 'engage-six-fiefs': ENGAGE_SIX },
  // Spice and favor are looked at when the request is made (C16); what engages must be able to.
  stillPossible: (game, { seat }, action) =>
    action.kind === 'request-admission'
      ? mayRequest(game, seat, null) === null &&
        envoysOf(game, seat).some(({ id }) => id === action.card)
      : sixFiefs(game, seat) !== null,
  perform(game, { seat }, action) {
    const engaged =
      action.kind === 'request-admission' ? [action.card] : (sixFiefs(game, seat) ?? []);
    for (const id of engaged) turnCard(game, id, 'engaged');
    openWindow(game, 'engagement', null, engaged.length === 1 ? (engaged[0] ?? null) : null);
  },
  conclude(game, frame, action) {
    const { seat } = frame;
    // By option what was looked at when the request was made is looked at again (C16).
    if (
      action.kind === 'request-admission' &&
      game.state.options.admissionIsCheckedTwice &&
      rich(game, frame) !== null
    ) {
      emit(game, { kind: 'prevented', seat, action });
      return;
    }
    const reason = action.kind === 'request-admission' ? 'admission' : 'six-fiefs';
    finish(game, { winner: seat, reason });
  },
};

/** A request takes actual favor, and spice in the hoard alone (TAT-2.1-05). */
function rich(game: Game, { seat }: HouseFrame): Refusal | null {
  const { hoard, favor } = houseAt(game, seat);
  return hoard >= ADMISSION.spice && favor >= ADMISSION.favor
    ? null
    : refuse({ code: 'admission-short', hoard, favor }, ['TAT-6.2.7-01']);
}

/** Disengaged allies of the sponsor, and the home world of this time (TAT-6.2.7-03, TAT-6.2.7-04). */
export function envoysOf(game: Game, seat: Seat): GameCard[] {
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

/** The six fiefs, all governed and disengaged; else null. */
function sixFiefs(game: Game, seat: Seat): readonly GameCardId[] | null {
  const found = SIX_FIEFS.map((title) =>
    governedBy(game, seat).find((card) => printed(game, card).title === title),
  );
  return found.every((card) => card?.status === 'disengaged')
    ? found.flatMap((card) => card?.id ?? [])
    : null;
}
