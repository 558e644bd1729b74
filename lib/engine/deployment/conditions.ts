import { mayRiseBesideDune } from '../abilities/scripts/beside-dune';
import { mayRiseBare } from '../abilities/scripts/needs-no-token';
import { askedX, baseCost, costOf } from '../payment/cost';
import { priceRefusal } from '../payment/pay';
import { placedUntil } from '../queries/abilities-on';
import { homeWorldOf } from '../queries/governed';
import { isKept } from '../queries/ranks';
import { type Game, printed } from '../state/game';
import { type Check, firstRefusal, type Refusal, refuse, refuseIf } from '../state/refusal';
import type { GameCard, Seat } from '../state/state';
import { costToDeploy } from './deploy';
import { hasRoom, hostRefusal } from './legal-hosts';
import { nativeNeedsDuneFief } from './native';
import { noCopy } from './unique';

/** The treasury must pay for the deployment of a card, by the rule that says so of what is done. */
export function affordable(rule: string): Check {
  return (game, seat, card) => {
    // An X that the House sets may be 0.
    const x = askedX(game, card) === null ? undefined : 0;
    return priceRefusal(game, seat, costToDeploy(game, seat, card, card.place.host, x), rule);
  };
}

const nativePersona = nativeNeedsDuneFief('TAT-6.2.2-05');

/**
 * What but its price may stand against deploying a card: a copy of a unique card (TAT-9-13), by the rule that says
 * so of what is done; a missing Dune fief for a persona that is native (TAT-6.2.2-05, CRF-1.A.i-08).
 */
export function entryChecks(rule: string): readonly Check[] {
  return [
    noCopy(rule),
    (game, seat, card) =>
      printed(game, card).type === 'persona' ? nativePersona(game, seat, card) : null,
  ];
}

const ENTRY = entryChecks('TAT-6.2.2-03');

export const entryRefusal: Check = (game, seat, card) => firstRefusal(ENTRY, game, seat, card);

/** It lies subdued, and is no event. */
const subdued = refuseIf(
  (game, _seat, card) => card.status !== 'subdued' || printed(game, card).type === 'event',
  'not-subdued',
  'TAT-6.2.4-01',
);

/** It has a deferment token (TAT-6.2.4-01). */
const deferred = refuseIf(
  (game, seat, card) =>
    card.deferment < 1 && !mayRiseBare(game, seat, card, costOf(game, seat, card)),
  'no-tokens',
  'TAT-6.2.4-01',
);

/** Solaris never replace the tokens of what is deployed like an event (TAT-6.2.8-08). */
const full: Check = (game, _seat, card) =>
  card.deferment < 1 || placedUntil(game, card) === null
    ? null
    : tokenRefusal(card, baseCost(game, card), ['TAT-6.2.8-08']);

/** What lacks some of the deferment tokens that it needs. */
export function tokenRefusal(
  { id, deferment }: Readonly<GameCard>,
  needed: number,
  rules: readonly string[],
): Refusal | null {
  return deferment >= needed
    ? null
    : refuse({ code: 'too-few-tokens', has: deferment, needed }, rules, [id]);
}

/** No effect keeps it down (TAT-6.2.4-06). */
export const notKeptDown = refuseIf(
  (game, _seat, card) => isKept(game, card, 'deploy'),
  'kept-down',
  'TAT-6.2.4-06',
);

/** No home world rises while Dune is governed (TAT-5.3-09). */
const besideDune = refuseIf(
  (game, seat, card) =>
    card.group === 'homeworld' &&
    homeWorldOf(game, seat)?.group === 'dune' &&
    !mayRiseBesideDune(game, seat),
  'dune-is-home',
  'TAT-5.3-09',
);

/** Its host is deployed and legal (TAT-6.2.4-02, TAT-7-06), with room for it (TAT-3.2-08). */
const onItsHost: Check = (game, seat, card) => {
  const host = card.place.host === null ? undefined : game.state.cards[card.place.host];
  if (host === undefined) return null;
  const refusal = hostRefusal(game, seat, card, host);
  if (refusal === null && hasRoom(game, card, host)) return null;
  return refusal?.code === 'subdued'
    ? refusal
    : refuse({ code: 'illegal-host' }, ['TAT-7-06'], [host.id]);
};

/** No effect keeps it from being deployed as an operation; other effects may still deploy it. */
export const notBarred = refuseIf(
  (game, _seat, card) => isKept(game, card, 'redeploy'),
  'kept-down',
  'TAT-6.2.4-06',
);

const UP = [notKeptDown, besideDune, onItsHost, ...entryChecks('TAT-5.3-03')];
const UP_WITHOUT_TOKENS = [subdued, ...UP];

/** What but its price may stand against deploying a subdued card that is no event. */
export const RISE: readonly Check[] = [subdued, deferred, full, ...UP];

/** What stands first against deploying a subdued card other than an event, its price apart. */
export function riseRefusal(
  game: Game,
  seat: Seat,
  card: Readonly<GameCard>,
  withoutTokens = false,
): Refusal | null {
  return firstRefusal(withoutTokens ? UP_WITHOUT_TOKENS : RISE, game, seat, card);
}

/** Whether a card must be deployed before the Interval ends: its tokens cover its cost (TAT-6.2.4-06, C23). */
export function mustRise(game: Game, seat: Seat, card: Readonly<GameCard>): boolean {
  return (
    riseRefusal(game, seat, card) === null &&
    notBarred(game, seat, card) === null &&
    card.deferment > 0 &&
    card.deferment >= (placedUntil(game, card) ?? costOf(game, seat, card))
  );
}
