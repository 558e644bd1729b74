import type { Seat } from '@/lib/kernel/game';
import { capital, counted, listed } from '@/lib/sentences';
import type { Edition } from '../../rules/book';
import { momentName } from '../../turn/names';
import type { Advantage } from '../advantages/advantages';
import { KWISATZ, sheetOf } from '../facts';
import { alliesOf } from '../queries/order';
import type { BoardEvent, EventKind, Loss } from '../state/events';
import type { Element, Plan, Voiced } from '../state/frames';
import { type BoardState, type Phase, type WinReason, wordFor } from '../state/state';
import { eliteName, factionName, postName, spiceCardName, territoryName, thingName } from './names';

/* What is said of each event that happened, to one reader. */

/** Who reads it, and what it calls things. */
export interface Reader {
  readonly state: Readonly<BoardState>;
  readonly seat: Seat;
  readonly name: (seat: Seat) => string;
  /** A leader or a card. */
  readonly thing: (id: string) => string;
}

/** An event of a kind. */
export type Of<Kind extends EventKind> = Extract<BoardEvent, { readonly kind: Kind }>;

/** Who reads as a seat what happened in a game. */
export function readerOf(state: Readonly<BoardState>, seat: Seat): Reader {
  return {
    ...{ state, seat },
    name: (other) => factionName(state, other),
    thing: (id) => thingName(id, state.edition),
  };
}

/** The sentence of an event; what is secret is left out of it for all who may not know. */
export function say(event: BoardEvent, at: Reader): string {
  const sentence = SENTENCES[event.kind] as (event: BoardEvent, at: Reader) => string;
  return sentence(event, at);
}

/** Whether the reader sees the card that is for sale. */
export function isSeen({ sighted }: Of<'card-up'>, { state, seat }: Reader): boolean {
  return sighted && state.factions[seat]?.id === 'atreides';
}

/** "3 forces", "3 forces, 1 of them Fedaykin". */
function forces(
  { count, elite, seat }: { readonly count: number; readonly elite: number; readonly seat: Seat },
  { state }: Reader,
): string {
  const all = counted(count, 'force');
  return elite === 0
    ? all
    : `${all}, ${elite} of them ${eliteName(state.factions[seat]?.id ?? '')}`;
}

/** What an edition calls a phase. */
export function phaseName(edition: Edition, phase: Phase): string {
  return momentName(wordFor(phase), edition);
}

const LOSSES: Readonly<Record<Loss, string>> = {
  storm: 'in the storm',
  worm: 'to the worm',
  battle: 'in battle',
  explosion: 'in the explosion',
  atomics: 'to Family Atomics',
  alliance: 'for standing where the ally stands',
};

export const VOICED_NAMES: Readonly<Record<Voiced, string>> = {
  'poison-weapon': 'a poison weapon',
  'projectile-weapon': 'a projectile weapon',
  'poison-defense': 'a poison defense',
  'projectile-defense': 'a projectile defense',
  worthless: 'a worthless card',
  'cheap-hero': 'a cheap hero',
  lasgun: 'the Lasgun',
};

export const ELEMENT_NAMES: Readonly<Record<Element, string>> = {
  leader: 'the leader',
  weapon: 'the weapon',
  defense: 'the defense',
  dial: 'the number dialed',
};

export const ADVANTAGE_NAMES: Readonly<Record<Advantage, string>> = {
  'bid-sight': 'the look at a card for sale',
  'spice-sight': 'the look at the next spice card',
  prescience: 'a question about a plan',
  accompany: 'a force sent along',
  voice: 'the Voice',
  'card-income': 'the payment for a card',
  gift: 'a gift to the ally',
  'extra-revival': 'more revivals for the ally',
  'worm-safety': 'safety from the worm',
  'storm-sight': 'the look at the next storm card',
  'long-move': 'a move of two territories',
  'ally-revival': 'free revivals for the ally',
  'ship-income': 'the payment for a shipment',
  'half-price': 'a shipment at half price',
  'cross-shipping': 'a shipment from place to place',
  'ally-shipment': 'shipments of its kinds for the ally',
  'free-card': 'a free card',
  'ally-traitor': 'a traitor for the ally',
  'full-strength': 'full strength without spice in a battle',
  kwisatz: 'the Kwisatz Haderach in a battle',
  charity: 'charity without need',
  'become-fighters': 'advisors that become fighters',
  'become-advisors': 'fighters that become advisors',
  'worthless-karama': 'a worthless card used as a Karama',
  sardaukar: 'the strength of the Sardaukar in a battle',
  fedaykin: 'the strength of the Fedaykin in a battle',
  'worm-placing': 'a worm that is placed',
  'storm-half': 'half losses in a storm',
  'any-turn': 'a turn out of order',
  capture: 'a leader taken',
};

/** How a game was won, after "won". */
export const REASONS: Readonly<Record<WinReason, string>> = {
  strongholds: 'with enough strongholds',
  prediction: 'by the prediction',
  fremen: 'because Arrakis stayed free',
  guild: 'because nobody else has won',
  'last-turn': 'with the most strongholds at the end',
};

function planText(
  { leader, kwisatz, weapon, defense, dial, spice }: Plan,
  thing: Reader['thing'],
): string {
  const parts = [leader, kwisatz ? KWISATZ : null, weapon, defense].flatMap((id) =>
    id == null ? [] : [thing(id)],
  );
  const paid = spice === undefined ? '' : ` with ${spice} spice`;
  return listed([`${dial ?? 0}${paid}`, ...parts]);
}

/** What the log says of each kind of event. */
const SENTENCES: { readonly [Kind in EventKind]: (event: Of<Kind>, at: Reader) => string } = {
  'turn-began': ({ turn }) => `Turn ${turn}.`,
  'phase-began': ({ phase }, { state }) => `${phaseName(state.edition, phase)}.`,
  'traitor-kept': ({ seat, leader }, { thing, name, seat: reader }) =>
    `${name(seat)} kept ${seat === reader ? thing(leader) : 'a traitor card'}.`,
  predicted: ({ seat, faction, turn }, { name, seat: reader }) =>
    seat === reader
      ? `${name(seat)} predicted that ${sheetOf(faction).name} will win in turn ${turn}.`
      : `${name(seat)} wrote down a prediction.`,
  placed: (event, at) =>
    `${at.name(event.seat)} began with ${forces(event, at)} in ${postName(event.at)}.`,
  drew: ({ seat, card, why }, { thing, name, seat: reader }) => {
    const what = seat === reader ? thing(card) : 'a treachery card';
    return why === 'bought'
      ? `${name(seat)} took ${what}.`
      : `${name(seat)} drew ${what}${why === 'free' ? ' for nothing' : ''}.`;
  },
  dialed: ({ seats, numbers }, { name }) =>
    `${listed(seats.map((seat, index) => `${name(seat)} dialed ${numbers[index] ?? 0}`))}.`,
  'storm-card': ({ number }) => `The storm card said ${number}.`,
  'storm-card-seen': ({ seat, number }, { name, seat: reader }) =>
    seat === reader
      ? `The next storm card says ${number}.`
      : `${name(seat)} looked at the next storm card.`,
  'storm-moved': ({ to, sectors }) =>
    `The storm moved ${counted(sectors, 'sector')} to sector ${to}.`,
  'storm-order': ({ seats }, { name }) => `The order of this turn: ${listed(seats.map(name))}.`,
  'wall-fell': ({ seat }, { name }) => `${name(seat)} blew up the Shield Wall.`,
  'forces-killed': (event, at) =>
    `${at.name(event.seat)} lost ${forces(event, at)} in ${postName(event.at)} ${LOSSES[event.by]}.`,
  'spice-lost': ({ at, amount, by }) =>
    `${amount} spice in ${postName(at)} was lost ${LOSSES[by]}.`,
  'spice-blew': ({ at, amount }) =>
    amount === 0
      ? `No spice blew in ${postName(at)}: the storm is there.`
      : `${amount} spice blew in ${postName(at)}.`,
  'worm-came': ({ territory }) =>
    territory === null
      ? 'Shai-Hulud came, and devoured nothing.'
      : `Shai-Hulud came in ${territoryName(territory)}.`,
  'worm-set-aside': () => 'Shai-Hulud was set aside: it is the first turn.',
  'spice-deck-shuffled': () => 'The spice deck was shuffled.',
  'deck-shuffled': () => 'The discards were shuffled into a new treachery deck.',
  'nexus-began': () => 'There was a nexus.',
  proposed: ({ seat, to }, { name }) => `${name(seat)} proposed an alliance to ${name(to)}.`,
  agreed: ({ seat, to }, { name }) => `${name(seat)} agreed to what ${name(to)} proposed.`,
  allied: ({ seat, with: others }, { name }) => `${listed([seat, ...others].map(name))} allied.`,
  'alliance-broken': ({ seat, with: others }, { name }) =>
    `${name(seat)} broke the alliance with ${listed(others.map(name))}.`,
  rode: (event, at) =>
    `${at.name(event.seat)} rode with ${forces(event, at)} from ${territoryName(event.from)} to ${postName(event.to)}.`,
  charity: ({ seat, amount }, { name }) => `${name(seat)} claimed charity: ${amount} spice.`,
  lent: ({ seat, to, amount }, { name, seat: reader }) =>
    seat === reader || to.includes(reader)
      ? `${name(seat)} set ${amount} spice aside for ${listed(to.map(name))}.`
      : `${name(seat)} set spice aside for ${listed(to.map(name))}.`,
  gave: ({ seat, to, amount }, { name }) => `${name(seat)} gave ${name(to)} ${amount} spice.`,
  granted: ({ seat, to, what }, { name }) =>
    what === 'revival'
      ? `${name(seat)} let ${listed(to.map(name))} revive three forces for nothing.`
      : `${name(seat)} let ${listed(to.map(name))} ship as the Guild does.`,
  dealt: ({ count }) => `${capital(counted(count, 'card'))} came up for sale.`,
  'card-up': (event, at) =>
    isSeen(event, at) ? `The next card is ${at.thing(event.card)}.` : 'The next card came up.',
  bid: ({ seat, amount }, { name }) => `${name(seat)} bid ${amount}.`,
  passed: ({ seat }, { name }) => `${name(seat)} passed.`,
  returned: ({ count }) => `Nobody bid: ${counted(count, 'card')} went back on the deck.`,
  bought: ({ seat, price, karama }, { name }) =>
    karama
      ? `${name(seat)} took the card with a Karama.`
      : `${name(seat)} bought the card for ${price} spice.`,
  paid: ({ seat, to, amount }, { name }) =>
    `${name(seat)} paid ${amount} spice to ${to === null ? 'the bank' : name(to)}.`,
  revived: (event, at) =>
    `${at.name(event.seat)} revived ${forces(event, at)}${event.by === 'emperor' ? ', paid by the Emperor' : ''}.`,
  'leader-revived': ({ seat, leader }, { thing, name }) =>
    `${name(seat)} revived ${thing(leader)}.`,
  foresaw: ({ seat, card }, { name, seat: reader }) =>
    seat === reader
      ? `The next spice card is ${spiceCardName(card)}.`
      : `${name(seat)} looked at the next spice card.`,
  shipped: (event, at) =>
    `${at.name(event.seat)} shipped ${forces(event, at)}${event.from === 'reserves' ? '' : ` from ${postName(event.from)}`} to ${postName(event.to)}.`,
  accompanied: ({ seat, to }, { name }) => `${name(seat)} sent 1 force along to ${postName(to)}.`,
  flipped: ({ seat, territory, to }, { name }) =>
    `The ${to === 'advisors' ? 'fighters' : 'advisors'} of ${name(seat)} in ${territoryName(territory)} became ${to}.`,
  moved: (event, at) =>
    `${at.name(event.seat)} moved ${forces(event, at)} from ${territoryName(event.from)} to ${postName(event.to)}.`,
  'battle-began': ({ fighters: [one, other], territory }, { name }) =>
    `${name(one)} attacked ${name(other)} in ${territoryName(territory)}.`,
  voiced: ({ seat, target, play, what }, { name }) =>
    `${name(seat)} ordered ${name(target)} ${play ? 'to play' : 'not to play'} ${VOICED_NAMES[what]}.`,
  asked: ({ seat, target, element }, { name }) =>
    `${name(seat)} asked ${name(target)} for ${ELEMENT_NAMES[element]}.`,
  answered: (event, { thing, state, name, seat: reader }) => {
    const { seat, asker, element, answer } = event;
    const knows =
      reader === seat || reader === asker || alliesOf(state, 'atreides').includes(reader);
    const shown = typeof answer === 'string' ? thing(answer) : (answer ?? 'none');
    return knows
      ? `${name(seat)} showed ${ELEMENT_NAMES[element]}: ${shown}.`
      : `${name(seat)} showed ${ELEMENT_NAMES[element]}.`;
  },
  'no-leader': ({ seat }, { name }) => `${name(seat)} had neither leader nor cheap hero to play.`,
  'plans-shown': ({ fighters, plans }, { thing, name }) =>
    `The plans: ${fighters.map((seat, side) => `${name(seat)} ${planText(plans[side] ?? {}, thing)}`).join('; ')}.`,
  'traitor-called': ({ seat, leader }, { thing, name }) =>
    `${name(seat)} called ${thing(leader)} a traitor.`,
  exploded: ({ territory }) => `Lasgun and shield exploded in ${territoryName(territory)}.`,
  'leader-killed': ({ seat, leader }, { thing, name }) => `${name(seat)} lost ${thing(leader)}.`,
  captured: ({ seat, from, leader }, { thing, name, seat: reader }) =>
    reader === seat || reader === from
      ? `${name(seat)} took ${thing(leader)} from ${name(from)}.`
      : `${name(seat)} took a leader from ${name(from)}.`,
  // Face down in 2019, for all to see in Descartes.
  'captive-killed': ({ seat, from, leader }, { thing, name, state, seat: reader }) => {
    if (state.edition === 'descartes') return `${name(seat)} sent ${thing(leader)} to the Tanks.`;
    const what = reader === seat || reader === from ? thing(leader) : 'the leader';
    return `${name(seat)} sent ${what} to the Tanks, face down.`;
  },
  'captive-returned': ({ seat, to, leader }, { thing, name }) =>
    `${name(seat)} gave ${thing(leader)} back to ${name(to)}.`,
  'captives-freed': ({ seat, count }, { name }) =>
    `${name(seat)} had no leader left, and gave ${counted(count, 'leader')} back.`,
  'battle-won': ({ seat, over, totals }, { name }) =>
    `${name(seat)} won against ${name(over)}${totals === null ? '' : ` (${totalsText(totals)})`}.`,
  'battle-void': ({ fighters: [one, other] }, { name }) =>
    `Neither ${name(one)} nor ${name(other)} won.`,
  earned: ({ seat, amount }, { name }) => `${name(seat)} got ${amount} spice for dead leaders.`,
  discarded: ({ seat, card }, { thing, name }) => `${name(seat)} discarded ${thing(card)}.`,
  'card-played': ({ seat, card }, { thing, name }) => `${name(seat)} played ${thing(card)}.`,
  'as-karama': ({ seat }, { name }) => `${name(seat)} used it as a Karama.`,
  'took-cards': ({ seat, target, cards }, { thing, name, seat: reader }) =>
    reader === seat || reader === target
      ? `${name(seat)} took ${listed(cards.map(thing))} from ${name(target)}.`
      : `${name(seat)} took ${counted(cards.length, 'card')} from ${name(target)}.`,
  'gave-card': ({ seat, target, card }, { thing, name, seat: reader }) =>
    reader === seat || reader === target
      ? `${name(seat)} gave ${thing(card)} to ${name(target)}.`
      : `${name(seat)} gave a card to ${name(target)}.`,
  'saw-plan': ({ seat, target }, { name }) => `${name(seat)} saw the plan of ${name(target)}.`,
  'shipment-stopped': ({ seat, target }, { name }) =>
    `${name(seat)} stopped the shipment of ${name(target)}.`,
  stopped: ({ seat, against, advantage }, { name }) =>
    `${name(seat)} stopped ${name(against)}: ${ADVANTAGE_NAMES[advantage]}.`,
  'truth-told': ({ seat, target, about, answer }, { thing, name }) =>
    `${name(seat)} asked ${name(target)} about ${thing(about)}: ${answer ? 'yes' : 'no'}.`,
  income: ({ seat, at, amount }, { name }) =>
    `${name(seat)} got ${amount} spice for ${postName(at)}.`,
  collected: ({ seat, at, amount }, { name }) =>
    `${name(seat)} collected ${amount} spice in ${postName(at)}.`,
  // In Descartes a deal need not be said aloud (DES-bribe-06).
  bribed: ({ seat, to, amount }, { name, state, seat: reader }) =>
    state.edition === '2019' || seat === reader || to === reader
      ? `${name(seat)} gave ${name(to)} ${amount} spice for a deal.`
      : `${name(seat)} gave ${name(to)} spice for a deal.`,
  'bribes-taken': ({ seat, amount }, { name }) =>
    `${name(seat)} took up ${amount} spice from in front of the shield.`,
  'prediction-shown': ({ seat, faction, turn }, { name }) =>
    `${name(seat)} had predicted that ${sheetOf(faction).name} would win in turn ${turn}.`,
  'game-over': ({ winners, reason }, { name }) =>
    `${listed(winners.map(name))} won ${REASONS[reason]}.`,
};

/** "8 to 7" on one line, the winner's first; where both are alike, who wins by it. */
export function totalsText(totals: readonly [number, number]): string {
  const [more, less] = [Math.max(...totals), Math.min(...totals)];
  return `${more}\u00a0to\u00a0${less}${more === less ? ', the aggressor wins' : ''}`;
}
