import { croe } from '@/lib/rules/exchange-rate';
import { counted, listed } from '@/lib/sentences';
import { sayRites } from '../abilities/rite';
import { engagedFor } from '../abilities/running/carry-out';
import { orderOf } from '../abilities/sentence';
import { abilitiesOn } from '../queries/abilities-on';
import { sideOf } from '../rite/lines';
import type { RiteFrame } from '../state/frames';
import type { Game } from '../state/game';
import type { GameEvent, Phase } from '../state/log-events';
import type { GameCardId, Outcome, Term } from '../state/state';
import { manualWords } from './manual';
import { movedWords } from './moved';
import {
  type ByKind,
  isShown,
  type Names,
  namesIn,
  riteName,
  type Said,
  said,
  sayByKind,
  solarisWords,
  wealthWords,
} from './naming';
import { operationWords } from './window';

/**
 * What happened as a line of a log, with the rules behind it. Null for what says nothing to people. The
 * game is as the reader saw it after the action.
 */
export function sayEvent(game: Game, event: GameEvent): Said | null {
  return sayByKind(EVENTS, { ...namesIn(game), game }, event);
}

interface Told extends Names {
  readonly game: Game;
}

const EVENTS: ByKind<GameEvent, Told, Said | null> = {
  moved: ({ game }, event) => movedWords(game, event),
  gained: ({ house }, { seat, what, amount }) =>
    amount === 0 ? null : said(`${house(seat)} gains ${wealthWords(what, amount)}`, 'TAT-5.2.3-08'),
  lost({ house }, { seat, what, amount }) {
    if (amount === 0) return null;
    return what === 'solaris'
      ? said(`${house(seat)} pays ${solarisWords(amount)}`, 'TAT-5.4-12')
      : said(`${house(seat)} loses ${wealthWords(what, amount)}`, 'TAT-5.4-11');
  },
  exchanged: ({ house }, { seat, way, rate }) =>
    way === 'bought'
      ? said(`${house(seat)} buys 1 spice for ${solarisWords(rate)}`, 'TAT-6.2.10-07')
      : said(`${house(seat)} sells 1 spice for ${solarisWords(rate)}`, 'TAT-6.2.10-12'),
  turned({ game, name }, { card, from, to }) {
    if (to === 'subdued') return said(`${name(card)} is subdued`, 'TAT-5.4-14');
    // What is deployed has an event of its own.
    if (from === 'subdued') return null;
    if (to === 'disengaged') return said(`${name(card)} disengages`, 'TAT-5.4-07');
    const rite = game.state.frames.findLast((frame): frame is RiteFrame => frame.step === 'rite');
    const side = rite?.engaged.includes(card) ? sideOf(game.state, card) : null;
    return said(`${name(card)} engages${side === null ? '' : ` in the ${side}`}`, 'TAT-5.4-05');
  },
  tokens({ seen }, { card, what, now }) {
    const kind = what === 'marks' ? 'token' : `${what} token`;
    const word = what === 'spice' ? 'spice on it' : `${kind}s`;
    const some = what === 'spice' ? `${now} ${word}` : counted(now, kind);
    return said(`${seen(card)} has ${now === 0 ? `no ${word}` : some}`, TOKEN_RULE[what]);
  },
  turn: (_, { turn }) => said(`Turn ${turn}`, 'TAT-6-01'),
  interval: ({ house }, { seat }) => said(`House Interval of ${house(seat)}`, 'TAT-6.2-01'),
  phase: (_, { phase }) => said(...PHASES[phase]),
  declared: ({ house }, { seat, favor }) =>
    said(`${house(seat)} declares ${favor} favor`, 'TAT-6.1.3-02'),
  'declared-changed': ({ house }, { seat, favor }) =>
    said(`The declared favor of ${house(seat)} is now ${favor}`, 'TAT-6.1.3-07'),
  ranked: ({ house }, { ranks }) =>
    said(`Initiative: ${ranks.map(house).join(', ')}`, 'TAT-6.1.3-09'),
  tied({ house }, { seats }) {
    const names = listed(seats.map(house));
    return said(`${names} are tied and discard the top of their House decks`, 'TAT-6.1.3-10');
  },
  petition: ({ name }, { card }) => said(`${name(card)} is turned face up`, 'TAT-6.2.1-02'),
  bid: ({ house }, { seat, amount }) => said(`${house(seat)} bids ${amount}`, 'TAT-6.2.1-08'),
  // Who the victor is, is said with what it pays.
  'bidding-over': () => null,
  victor: ({ house }, { seat, cost }) =>
    said(`${house(seat)} wins the bidding for ${solarisWords(cost)}`, 'TAT-6.2.1-21'),
  'petition-won'({ house, name }, { seat, petitioner, card }) {
    if (seat === petitioner) return said(`${name(card)} comes to ${house(seat)}`, 'TAT-6.2.1-25');
    const loser = `the Assembly of ${house(petitioner)}, which may not petition again`;
    return said(`${name(card)} stays in ${loser}`, 'TAT-6.2.1-30', 'TAT-6.2.1-31');
  },
  'petition-cancelled'({ house, name }, { seat, card }) {
    const then = `${house(seat)} may petition again`;
    return said(`The petition for ${name(card)} is cancelled; ${then}`, 'TAT-6.2.1-34');
  },
  announced: ({ game, house }, { seat, action }) =>
    said(`${house(seat)} declares ${operationWords(game, action)}`, 'TAT-6.2.2-22'),
  prevented: ({ game }, { action }) => said(`Nothing comes of ${operationWords(game, action)}`),
  unfit: ({ house }, { seat }) =>
    said(
      `${house(seat)} aimed at a face-down card and is told that it is no such card`,
      'TAT-11-18',
    ),
  examined({ game, house, name }, { seat, card }) {
    const what = isShown(game, card) ? name(card) : 'a face-down card';
    return said(`${house(seat)} examines ${what}`, 'TAT-5.4-23');
  },
  deployed: ({ house, name }, { seat, card }) =>
    said(`${house(seat)} deploys ${name(card)}`, 'TAT-9-02'),
  used({ game, house, name }, { seat, card: id, ability: at }) {
    const card = game.state.cards[id];
    const ability = card === undefined ? undefined : abilitiesOn(game, card)[at];
    const host = card?.place.host ?? null;
    const bearer = host === null ? undefined : name(host);
    const engaged = engagedWith(game, { card: id, ability: at });
    if (ability === undefined) return said(`${house(seat)} uses ${name(id)}`, 'TAT-6.2.6-01');
    const order = withoutStop(orderOf(ability, name(id), bearer));
    if (engaged === null) return said(`${house(seat)} uses ${name(id)}: ${order}`, 'TAT-6.2.6-01');
    const what = order.slice(order.indexOf(': ') + 2);
    const by = engaged === id ? '' : ` for ${name(id)}`;
    return said(
      `${house(seat)} engages ${name(engaged)}${by}: ${what}`,
      'TAT-6.2.6-01',
      'TAT-5.4-05',
    );
  },
  'by-hand': ({ house, name }, { seat, card }) =>
    said(`${house(seat)} resolves ${name(card)} by hand`),
  manual: ({ game, house }, { seat, manual }) =>
    said(`${house(seat)} by hand: ${manualWords(game, manual)}`),
  'favor-bought': ({ house }, { seat, amount }) =>
    said(`${house(seat)} buys ${amount} favor`, 'TAT-6.2.9-01'),
  produced({ house, name }, { seat, card, what, amount, on }) {
    const known = { own: ` for ${house(seat)}`, 'guild-hoard': ' for the Guild Hoard' };
    const where = typeof on === 'number' ? ` on ${name(on)}` : known[on];
    const rule = what === 'spice' ? 'TAT-6.2.6-04' : 'TAT-6.2.6-05';
    return said(`${name(card)} produces ${wealthWords(what, amount)}${where}`, rule);
  },
  rite({ house, name }, { rite, attacker, defender, leader, target }) {
    const what = `${sayRites([rite])}: ${name(leader)} against ${name(target)} of ${house(defender)}`;
    return said(`${house(attacker)} begins ${what}`, 'TAT-6.2.11-16', 'TAT-6.2.11-24');
  },
  joined: ({ house, name }, { seat, card }) =>
    said(`${name(card)} takes part for ${house(seat)}`, 'TAT-6.2.11-18'),
  // What engages is told; what was engaged before was told then.
  participates: () => null,
  countered: ({ house, name }, { seat, card }) =>
    said(`${name(card)} counters for ${house(seat)}`, 'TAT-6.2.11-39'),
  'new-target': ({ name }, { card }) => said(`${name(card)} is the target of the rite instead`),
  // Told as it is vanquished.
  falls: () => null,
  'struck-first': ({ house, name }, { seat, card }) =>
    said(`${name(card)} strikes first for ${house(seat)}`, 'TAT-6.2.11-67'),
  force: (_, { attack, defense }) =>
    said(`The attack has force ${attack}, the defense ${defense}`, 'TAT-6.2.11-54'),
  vanquished: ({ house, name }, { by, card }) =>
    said(`${house(by)} vanquishes ${name(card)}`, 'TAT-6.2.11-64', 'TAT-6.2.11-65'),
  'counter-survived': ({ name }, { card }) =>
    said(`${name(card)} has countered and stands`, 'TAT-6.2.11-66'),
  captured: ({ house, name }, { seat, card }) =>
    said(`${house(seat)} captures ${name(card)}`, 'TAT-6.2.11-70'),
  'rite-over'(_, { rite, result }) {
    const [what, rule] = RESULTS[result];
    return said(`The ${riteName(rite)} is over: ${what}`, rule);
  },
  'guild-hoard': (_, { now }) =>
    said(`The Guild Hoard holds ${now} spice; the CROE is ${croe(now)}`, 'TAT-2.2-04'),
  lasting({ game, name }, { card, id }) {
    const lasting = game.state.lasting.find((one) => one.id === id);
    if (lasting === undefined) return said(`${name(card)} begins to act`, 'TAT-9-04');
    const others = lasting.on.filter((each) => each !== card);
    const on = others.length === 0 ? '' : ` on ${listed(others.map(name))}`;
    return said(`${name(card)} acts${on} ${TERMS[lasting.until]}`, 'TAT-9-04');
  },
  expired: ({ name }, { card }) => said(`${name(card)} acts no longer`, 'TAT-9-04'),
  // Of passes those in a petition alone are told.
  passed: ({ house }, { seat }) => said(`${house(seat)} passes`, 'TAT-6.2.1-15'),
  eliminated: ({ house }, { seat }) =>
    said(`${house(seat)} is eliminated`, 'TAT-6.3.2-06', 'TAT-6.3.2-07'),
  over({ house }, { outcome: { winner, reason } }) {
    const [what, ...rules] = ENDS[reason];
    return said(winner === null ? what : `${house(winner)} ${what}`, ...rules);
  },
};

const PHASES: Readonly<Record<Phase, readonly [name: string, rule: string]>> = {
  disengage: ['Disengage phase', 'TAT-6.1.1-01'],
  deferment: ['Deferment phase', 'TAT-6.1.2-01'],
  initiative: ['Initiative phase', 'TAT-6.1.3-01'],
  'assembly-discard': ['The Houses discard from their Assemblies', 'TAT-6.3.1-01'],
  'assembly-draw': ['The Houses draw to their Assemblies', 'TAT-6.3.1-04'],
  'hand-discard': ['The Houses discard from their hands', 'TAT-6.3.2-01'],
  'hand-draw': ['The Houses draw to their hands', 'TAT-6.3.2-04'],
};

const TOKEN_RULE = {
  deferment: 'TAT-5.4-15',
  spice: 'TAT-5.4-13',
  program: 'TAT-6.2.6-14',
  marks: 'TAT-11-05',
} as const;

/** The card that engages as an ability is used, if that is all that it costs: one line tells both. */
export function engagedWith(
  game: Game,
  { card: id, ability: at }: { readonly card: GameCardId; readonly ability: number },
): GameCardId | null {
  const card = game.state.cards[id];
  const ability = card === undefined ? undefined : abilitiesOn(game, card)[at];
  if (card === undefined || ability?.kind !== 'operation') return null;
  if (ability.costs !== undefined || ability.x !== undefined) return null;
  return engagedFor(ability, id, card.place.host);
}

/** A sentence that goes on after a colon. */
function withoutStop(sentence: string): string {
  return sentence.endsWith('.') ? sentence.slice(0, -1) : sentence;
}

const RESULTS = {
  vanquished: ['its target is vanquished', 'TAT-6.2.11-85'],
  held: ['its target stands', 'TAT-6.2.11-66'],
  aborted: ['it is aborted and does not count', 'TAT-6.2.11-36'],
} as const;

const TERMS: Readonly<Record<Term, string>> = {
  operation: 'until this operation is done',
  rite: 'until the rite is over',
  interval: 'until the House Interval ends',
  turn: 'until the turn ends',
  card: 'as long as the card is deployed',
  assignment: 'as long as the card stays in the Domain',
};

/** How a game ends, behind the name of its winner, and the rules that say so. */
export const ENDS: Readonly<
  Record<Outcome['reason'], readonly [words: string, ...rules: string[]]>
> = {
  admission: ['is admitted to the High Council and wins', 'TAT-2.1-01', 'TAT-6.2.7-06'],
  'six-fiefs': ['engages the six fiefs and wins', 'TAT-8.1-01'],
  'last-house': ['is the last House left and wins', 'C31'],
  'nobody-left': ['No House is left: the game is drawn', 'C31'],
};
