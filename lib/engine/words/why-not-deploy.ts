import { isAide } from '@/lib/rules/personas';
import { powerShortName } from '@/lib/rules/powers';
import { isDecree, isPersonnel } from '@/lib/rules/resources';
import { talentName } from '@/lib/rules/talents';
import { abilitiesOf } from '../abilities/book';
import { sentenceOf } from '../abilities/sentence';
import type { HouseFrame } from '../frames';
import { type Game, houseAt, printed } from '../game';
import { costToDeploy } from '../procedures/deploy';
import { allegiancesOf, mayShare } from '../queries/allegiance';
import { costOf } from '../queries/cost';
import { canPay, welcomesNatives } from '../queries/deployable';
import { isForbidden } from '../queries/forbidden';
import { governedBy, homeWorldOf } from '../queries/governed';
import { legalHosts, personnelOn } from '../queries/hosts';
import { placedUntil } from '../queries/placed';
import { commandOf, rankOf } from '../queries/ranks';
import { uniqueInTheWay } from '../queries/unique';
import type { GameCard, Seat } from '../state';
import { houseName, type Said, said, solarisWords } from './naming';

/** Why a card of the Assembly cannot be petitioned. */
export function petitionReasons(game: Game, frame: HouseFrame, card: GameCard): Said[] {
  const { seat } = frame;
  const reasons: Said[] = [];
  if (frame.petitionLost)
    reasons.push(said('You lost a petition to a rival in this Interval', 'TAT-6.2.1-31'));
  const cost = costOf(game, seat, card);
  if (!canPay(game, seat, cost)) reasons.push(poor(game, seat, cost, 'TAT-6.2.1-03'));
  reasons.push(...uniqueReasons(game, card, 'TAT-6.2.1-04'));
  reasons.push(...nativeReasons(game, seat, card, 'TAT-6.2.1-05'));
  if (isForbidden(game, 'petition', card) || frame.barred.includes(card.id))
    reasons.push(said('An effect forbids to petition for it', 'TAT-3.2-05'));
  if (isDecree(printed(game, card).subtypes)) reasons.push(...hostReasons(game, seat, card, 'C21'));
  return reasons;
}

/** Why a card of the hand other than a tactic cannot be deployed. */
export function handReasons(game: Game, seat: Seat, card: GameCard): Said[] {
  const facts = printed(game, card);
  if (facts.type === 'event' || placedUntil(card) !== null) return [];
  if (facts.cost === 'X') return [said('Its cost X is set by its own text', 'TAT-3.2-02')];
  const reasons: Said[] = [];
  const cost = costToDeploy(game, seat, card);
  if (!canPay(game, seat, cost)) reasons.push(poor(game, seat, cost, 'TAT-6.2.2-01'));
  reasons.push(...uniqueReasons(game, card, 'TAT-6.2.2-03'));
  if (isAide(facts.subtypes)) reasons.push(...nativeReasons(game, seat, card, 'TAT-6.2.2-05'));
  if (facts.type !== 'persona')
    reasons.push(
      ...hostReasons(game, seat, card, facts.type === 'plan' ? 'TAT-6.2.2-12' : 'TAT-6.2.2-06'),
    );
  return reasons;
}

/** Why a concealed program cannot be deployed. */
export function programReasons(game: Game, seat: Seat, card: GameCard): Said[] {
  const reasons: Said[] = [];
  const homeWorld = homeWorldOf(game, seat);
  if (homeWorld === null)
    reasons.push(said('You govern no home world that could engage for it', 'TAT-6.2.5-02'));
  else if (homeWorld.status !== 'disengaged')
    reasons.push(
      said(`${printed(game, homeWorld).title} would engage for it and is engaged`, 'TAT-6.2.5-02'),
    );
  reasons.push(...uniqueReasons(game, card, 'TAT-3.1.4-03'));
  reasons.push(...hostReasons(game, seat, card, 'TAT-6.2.5-03'));
  return reasons;
}

export function poor(game: Game, seat: Seat, cost: number, rule: string): Said {
  const { treasury } = houseAt(game, seat);
  return said(`It takes ${solarisWords(cost)}; your treasury holds ${treasury}`, rule);
}

export function uniqueReasons(game: Game, card: GameCard, rule: string): Said[] {
  const other = uniqueInTheWay(game.state, card.card, game.catalogue);
  if (other === undefined) return [];
  const { title } = printed(game, other);
  return [
    said(`${title} is deployed under ${houseName(game.state, other.place.seat)}`, rule, 'TAT-9-13'),
  ];
}

export function nativeReasons(game: Game, seat: Seat, card: GameCard, rule: string): Said[] {
  return welcomesNatives(game, seat, card)
    ? []
    : [said('A native needs a Dune fief that you govern', rule)];
}

/** Why a card finds no host: the first thing that all the cards of the Domain lack. */
export function hostReasons(game: Game, seat: Seat, card: GameCard, rule: string): Said[] {
  if (legalHosts(game, seat, card).length > 0) return [];
  const { title, type, requirement, subtypes } = printed(game, card);
  const text = abilitiesOf(card.card).find((ability) => ability.kind === 'assign');
  let left = governedBy(game, seat).filter((host) => host.id !== card.id);
  if (text === undefined) {
    const plan = type === 'plan';
    left = left.filter((host) => {
      const kind = printed(game, host).type;
      return kind === 'persona' || (!plan && kind === 'holding');
    });
    if (left.length === 0)
      return [
        said(`It needs ${plan ? 'a persona' : 'a persona or a holding'} that you govern`, rule),
      ];
  }
  if (requirement !== undefined) {
    const { talent, rank } = requirement;
    left = left.filter((host) => (rankOf(game, host, talent) ?? -1) >= rank);
    if (left.length === 0)
      return [said(`No card of yours has ${talentName(talent)} ${rank}`, 'TAT-3.4-01')];
  }
  const powers = allegiancesOf(game, card);
  left = left.filter((host) => mayShare(powers, allegiancesOf(game, host)));
  if (left.length === 0)
    return [
      said(
        `It needs a host of ${powers.map(powerShortName).join(' or ')}, or without allegiance`,
        'TAT-7-01',
      ),
    ];
  if (isPersonnel(subtypes)) {
    left = left.filter((host) => personnelOn(game, host.id, seat) < commandOf(game, host));
    if (left.length === 0)
      return [said('No host has command for more personnel', 'TAT-6.2.2-07', 'TAT-3.2-08')];
  }
  const what = text === undefined ? '' : `: ${sentenceOf(text, title)}`;
  return [said(`Its own text allows none of your cards${what}`, 'TAT-6.2.2-06', 'TAT-6.2.2-10')];
}
