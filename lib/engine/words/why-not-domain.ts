import { isAide } from '@/lib/rules/personas';
import { riteKind } from '@/lib/rules/rites';
import { RITE_TALENTS, talentName } from '@/lib/rules/talents';
import { isEncoded } from '../abilities/book';
import type { HouseFrame } from '../frames';
import { cardAt, type Game, printed } from '../game';
import { doingOf, playAbility } from '../procedures/carry-out';
import { costToDeploy } from '../procedures/deploy';
import { abilitiesOn } from '../queries/abilities-on';
import { baseCost } from '../queries/cost';
import { canPay } from '../queries/deployable';
import { eventKind } from '../queries/events';
import { governsDuneFief, homeWorldOf } from '../queries/governed';
import { hasRoom, isLegalHost } from '../queries/hosts';
import { placedUntil } from '../queries/placed';
import { isKept, rankOf } from '../queries/ranks';
import { riteTargets } from '../queries/rite-targets';
import { hostOf, mayDo } from '../queries/usable';
import type { GameCard, Seat } from '../state';
import { both, type Said, said } from './naming';
import { nativeReasons, poor, uniqueReasons } from './why-not-deploy';
import { doingReasons, engagedReason } from './why-not-doing';

/** Why a card of the own Domain can do nothing in the House Interval. */
export function domainReasons(game: Game, frame: HouseFrame, card: GameCard): Said[] {
  if (card.status === 'subdued')
    return printed(game, card).type === 'event'
      ? eventReasons(game, frame, card)
      : subduedReasons(game, frame.seat, card);
  const { type, subtypes } = printed(game, card);
  if (card.group === 'program' || subtypes.includes('Venture'))
    return activationReasons(game, frame.seat, card);
  if (type === 'plan' || type === 'event') return [said('Its effect lasts', 'TAT-9-04')];
  return [...operationReasons(game, frame.seat, card), ...riteReasons(game, frame.seat, card)];
}

function subduedReasons(game: Game, seat: Seat, card: GameCard): Said[] {
  const reasons: Said[] = [];
  const needed = placedUntil(card) === null ? 1 : Math.max(1, baseCost(game, card));
  if (card.deferment < 1) reasons.push(said('It has no deferment token yet', 'TAT-6.2.4-01'));
  else if (card.deferment < needed)
    reasons.push(
      said(
        `It has ${card.deferment} of the ${needed} deferment tokens that it needs`,
        'TAT-6.2.8-08',
      ),
    );
  if (isKept(game, card, 'deploy'))
    reasons.push(said('An effect keeps it from being deployed', 'TAT-6.2.4-06'));
  if (card.group === 'homeworld' && homeWorldOf(game, seat)?.group === 'dune')
    reasons.push(said('Dune is your home world', 'TAT-5.3-09'));
  const host = hostOf(game, card);
  if (host?.status === 'subdued')
    reasons.push(said(`${printed(game, host).title} is subdued`, 'TAT-6.2.4-02'));
  else if (host !== null && !(isLegalHost(game, card, host) && hasRoom(game, card, host)))
    reasons.push(said(`${printed(game, host).title} is no legal host for it now`, 'TAT-7-06'));
  reasons.push(...uniqueReasons(game, card, 'TAT-5.3-03'));
  if (isAide(printed(game, card).subtypes))
    reasons.push(...nativeReasons(game, seat, card, 'TAT-6.2.2-05'));
  const cost = costToDeploy(game, seat, card);
  if (!canPay(game, seat, cost)) reasons.push(poor(game, seat, cost, 'TAT-6.2.4-03'));
  return reasons;
}

function eventReasons(game: Game, frame: HouseFrame, card: GameCard): Said[] {
  const reasons: Said[] = [];
  const needed = Math.max(1, baseCost(game, card));
  if (card.deferment < needed)
    reasons.push(
      said(
        `It has ${card.deferment} of the ${needed} deferment tokens that it needs`,
        'TAT-6.2.8-06',
        'TAT-6.2.8-08',
      ),
    );
  const dune = eventKind(game, card) === 'dune';
  if (dune && !governsDuneFief(game, frame.seat))
    reasons.push(said('A Dune event needs a Dune fief that you govern', 'TAT-6.2.8-02'));
  if (!dune && homeWorldOf(game, frame.seat) === null)
    reasons.push(said('An Imperium event needs a home world that you govern', 'TAT-6.2.8-01'));
  if (dune ? frame.duneEvent : frame.imperiumEvent)
    reasons.push(
      said(
        `You have deployed ${dune ? 'a Dune' : 'an Imperium'} event in this Interval`,
        'TAT-6.2.8-04',
      ),
    );
  return reasons;
}

function activationReasons(game: Game, seat: Seat, card: GameCard): Said[] {
  const reasons: Said[] = [];
  if (card.group === 'program' && card.program < 1)
    reasons.push(said('It has no program token yet', 'TAT-6.2.6-16'));
  const host = hostOf(game, card);
  if (host !== null && host.status !== 'disengaged') reasons.push(engagedReason(game, card, host));
  const doing = doingOf(game, card, playAbility(card));
  if (doing !== null && !mayDo(game, seat, card, doing))
    reasons.push(...doingReasons(game, seat, card, doing));
  return reasons;
}

/** Why its operations cannot be used, or that it has none. */
function operationReasons(game: Game, seat: Seat, card: GameCard): Said[] {
  if (card.status === 'engaged') return [engagedReason(game, card, card)];
  if (!isEncoded(card.card))
    return [said('The Registry does not run its operation yet: resolve it by hand')];
  const reasons = abilitiesOn(game.state, card).flatMap((ability): Said[] => {
    if (ability.kind !== 'operation') return [];
    if (ability.window !== undefined)
      return [
        said(
          `It works as a tactic: it waits till ${ability.window.timing === 'declaration' ? 'a House declares an operation' : 'a card engages'}`,
          'TAT-6.2.6-02',
        ),
      ];
    return mayDo(game, seat, card, ability) ? [] : doingReasons(game, seat, card, ability);
  });
  return reasons.length > 0 ? reasons : [said('What it says works by itself', 'TAT-6.2.6-03')];
}

/** Why a persona that has a rite's talent leads none. */
function riteReasons(game: Game, seat: Seat, card: GameCard): Said[] {
  if (printed(game, card).type !== 'persona' || card.status !== 'disengaged') return [];
  const rites = RITE_TALENTS.filter((rite) => rankOf(game, card, rite) !== null);
  if (rites.length === 0) return [];
  const spent = rites.filter((rite) => riteTargets(game, seat, rite, card, false).length > 0);
  if (spent.length === 0)
    return [
      said(
        `No rival governs a target for ${both(rites.map(talentName))} led by it`,
        'TAT-6.2.11-24',
        'TAT-6.2.11-25',
      ),
    ];
  return [...new Set(spent.map(riteKind))].map((kind) => {
    const rivals = spentRivals(
      game,
      seat,
      spent.filter((rite) => riteKind(rite) === kind),
      card,
    );
    return said(
      `Your ${kind === 'choam' ? 'CHOAM' : 'Landsraad'} rite against ${both(rivals)} is used up`,
      'TAT-6.2.11-04',
    );
  });
}

function spentRivals(
  game: Game,
  seat: Seat,
  rites: readonly (typeof RITE_TALENTS)[number][],
  card: GameCard,
): string[] {
  const seats = rites.flatMap((rite) =>
    riteTargets(game, seat, rite, card, false).map(({ id }) => cardAt(game, id).place.seat),
  );
  return [...new Set(seats)].map((rival) => game.state.houses[rival]?.name ?? '');
}
