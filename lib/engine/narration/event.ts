import { croe } from '@/lib/rules/croe';
import { counted, listed } from '@/lib/sentences';
import { sentenceOf } from '../abilities/sentence';
import { abilitiesOn } from '../queries/abilities-on';
import type { Game } from '../state/game';
import type { GameEvent, Phase } from '../state/log-events';
import type { GameCardId, GameState, Outcome, Seat, Term } from '../state/state';
import { manualWords } from './manual';
import { movedWords } from './moved';
import {
  aRite,
  cardName,
  houseName,
  isShown,
  riteName,
  type Said,
  said,
  seenName,
  solarisWords,
} from './naming';
import { operationWords } from './window';

/**
 * What happened as a line of a log, with the rules behind it. Null for what says nothing to people. The
 * game is as the reader saw it after the action.
 */
export function sayEvent(game: Game, event: GameEvent): Said | null {
  const { state, catalogue } = game;
  const house = (seat: Seat) => houseName(state, seat);
  const card = (id: GameCardId) => cardName(state, catalogue, id);
  switch (event.kind) {
    case 'moved':
      return movedWords(game, event);
    case 'gained':
      if (event.amount === 0) return null;
      return said(`${house(event.seat)} gains ${wealth(event.what, event.amount)}`, 'TAT-5.2.3-08');
    case 'lost':
      if (event.amount === 0) return null;
      return event.what === 'solaris'
        ? said(`${house(event.seat)} pays ${solarisWords(event.amount)}`, 'TAT-5.4-12')
        : said(`${house(event.seat)} loses ${wealth(event.what, event.amount)}`, 'TAT-5.4-11');
    case 'exchanged':
      return event.way === 'bought'
        ? said(`${house(event.seat)} buys 1 spice for ${solarisWords(event.rate)}`, 'TAT-6.2.10-07')
        : said(
            `${house(event.seat)} sells 1 spice for ${solarisWords(event.rate)}`,
            'TAT-6.2.10-12',
          );
    case 'turned':
      return turnedWords(card(event.card), event);
    case 'tokens':
      return tokenWords(seenName(game, event.card), event);
    case 'turn':
      return said(`Turn ${event.turn}`, 'TAT-6-01');
    case 'interval':
      return said(`House Interval of ${house(event.seat)}`, 'TAT-6.2-01');
    case 'phase':
      return said(...PHASES[event.phase]);
    case 'declared':
      return said(`${house(event.seat)} declares ${event.favor} favor`, 'TAT-6.1.3-02');
    case 'declared-changed':
      return said(
        `The declared favor of ${house(event.seat)} is now ${event.favor}`,
        'TAT-6.1.3-07',
      );
    case 'ranked':
      return said(`Initiative: ${event.ranks.map(house).join(', ')}`, 'TAT-6.1.3-09');
    case 'tied':
      return said(
        `${listed(event.seats.map(house))} are tied and discard the top of their House decks`,
        'TAT-6.1.3-10',
      );
    case 'petition':
      return said(`${card(event.card)} is turned face up`, 'TAT-6.2.1-02');
    case 'bid':
      return said(`${house(event.seat)} bids ${event.amount}`, 'TAT-6.2.1-08');
    case 'victor':
      return said(
        `${house(event.seat)} is the victor, for ${solarisWords(event.cost)}`,
        'TAT-6.2.1-21',
      );
    case 'petition-won':
      return event.seat === event.petitioner
        ? said(`${card(event.card)} comes to ${house(event.seat)}`, 'TAT-6.2.1-25')
        : said(
            `${card(event.card)} stays in the Assembly of ${house(event.petitioner)}, which may not petition again`,
            'TAT-6.2.1-30',
            'TAT-6.2.1-31',
          );
    case 'petition-cancelled':
      return said(
        `The petition for ${card(event.card)} is cancelled; ${house(event.seat)} may petition again`,
        'TAT-6.2.1-34',
      );
    case 'announced':
      return said(
        `${house(event.seat)} declares ${operationWords(game, event.action)}`,
        'TAT-6.2.2-22',
      );
    case 'prevented':
      return said(`Nothing comes of ${operationWords(game, event.action)}`);
    case 'examined':
      if (event.shown === false)
        return said(
          `${house(event.seat)} asks about a face-down card and is told that it is no event`,
          'TAT-11-18',
        );
      return said(
        `${house(event.seat)} examines ${isShown(game, event.card) ? card(event.card) : 'a face-down card'}`,
        'TAT-5.4-23',
      );
    case 'deployed':
      return said(`${house(event.seat)} deploys ${card(event.card)}`, 'TAT-9-02');
    case 'used':
      return usedWords(game, event);
    case 'by-hand':
      return said(`${house(event.seat)} resolves ${card(event.card)} by hand`);
    case 'manual':
      return said(`${house(event.seat)} by hand: ${manualWords(game, event.manual)}`);
    case 'favor-bought':
      return said(`${house(event.seat)} buys ${event.amount} favor`, 'TAT-6.2.9-01');
    case 'produced':
      return producedWords(game, event);
    case 'rite':
      return said(
        `${house(event.attacker)} begins ${aRite(event.rite)}: ${card(event.leader)} against ${card(event.target)} of ${house(event.defender)}`,
        'TAT-6.2.11-16',
        'TAT-6.2.11-24',
      );
    case 'joined':
      return said(`${card(event.card)} takes part for ${house(event.seat)}`, 'TAT-6.2.11-18');
    case 'countered':
      return said(`${card(event.card)} counters for ${house(event.seat)}`, 'TAT-6.2.11-39');
    case 'new-target':
      return said(`${card(event.card)} is the target of the rite instead`);
    case 'force':
      return said(`Force: attack ${event.attack}, defense ${event.defense}`, 'TAT-6.2.11-54');
    case 'vanquished':
      return said(
        `${house(event.by)} vanquishes ${card(event.card)}`,
        'TAT-6.2.11-64',
        'TAT-6.2.11-65',
      );
    case 'counter-survived':
      return said(`${card(event.card)} has countered and stands`, 'TAT-6.2.11-66');
    case 'captured':
      return said(`${house(event.seat)} captures ${card(event.card)}`, 'TAT-6.2.11-70');
    case 'rite-over':
      return riteOverWords(event);
    case 'guild-hoard':
      return said(
        `The Guild Hoard holds ${event.now} spice; the CROE is ${croe(event.now)}`,
        'TAT-2.2-04',
      );
    case 'lasting':
      return lastingWords(state, card(event.card), event.id);
    case 'expired':
      return said(`The effect of ${card(event.card)} is over`, 'TAT-9-04');
    case 'passed':
      return said(`${house(event.seat)} passes`);
    case 'eliminated':
      return said(`${house(event.seat)} is eliminated`, 'TAT-6.3.2-06', 'TAT-6.3.2-07');
    case 'over':
      return overWords(state, event.outcome);
  }
}

function wealth(what: 'solaris' | 'spice' | 'favor', amount: number): string {
  return what === 'solaris' ? solarisWords(amount) : `${amount} ${what}`;
}

function turnedWords(
  name: string,
  { from, to }: Extract<GameEvent, { kind: 'turned' }>,
): Said | null {
  if (to === 'subdued') return said(`${name} is subdued`, 'TAT-5.4-14');
  // What is deployed has an event of its own.
  if (from === 'subdued') return null;
  if (to === 'engaged') return said(`${name} engages`, 'TAT-5.4-05');
  return said(`${name} disengages`, 'TAT-5.4-07');
}

const PHASES: Readonly<Record<Phase, readonly [name: string, rule: string]>> = {
  disengage: ['Disengage phase', 'TAT-6.1.1-01'],
  deferment: ['Deferment phase', 'TAT-6.1.2-01'],
  initiative: ['Initiative phase', 'TAT-6.1.3-01'],
  'assembly-discard': ['Assembly Administration: discards', 'TAT-6.3.1-01'],
  'assembly-draw': ['Assembly Administration: draws', 'TAT-6.3.1-04'],
  'hand-discard': ['Hand Administration: discards', 'TAT-6.3.2-01'],
  'hand-draw': ['Hand Administration: draws', 'TAT-6.3.2-04'],
};

const TOKEN_RULE = {
  deferment: 'TAT-5.4-15',
  spice: 'TAT-5.4-13',
  program: 'TAT-6.2.6-14',
} as const;

function tokenWords(name: string, { what, now }: Extract<GameEvent, { kind: 'tokens' }>): Said {
  const many = now === 0 ? 'no' : String(now);
  const tokens =
    what === 'spice'
      ? `${many} spice on it`
      : now === 0
        ? `no ${what} tokens`
        : counted(now, `${what} token`);
  return said(`${name} has ${tokens}`, TOKEN_RULE[what]);
}

/** A sentence that goes on after a colon: without what engages and its full stop. */
function bare(sentence: string): string {
  return sentence.replace(/^Engage [^:]+: /, '').replace(/\.$/, '');
}

function usedWords(game: Game, event: Extract<GameEvent, { kind: 'used' }>): Said {
  const { state, catalogue } = game;
  const name = cardName(state, catalogue, event.card);
  const card = state.cards[event.card];
  const ability = card === undefined ? undefined : abilitiesOn(game, card)[event.ability];
  const what = ability === undefined ? '' : `: ${bare(sentenceOf(ability, name))}`;
  return said(`${houseName(state, event.seat)} uses ${name}${what}`, 'TAT-6.2.6-01');
}

function producedWords(game: Game, event: Extract<GameEvent, { kind: 'produced' }>): Said {
  const { state, catalogue } = game;
  const where =
    event.on === 'own'
      ? ` for ${houseName(state, event.seat)}`
      : event.on === 'guild-hoard'
        ? ' for the Guild Hoard'
        : ` on ${cardName(state, catalogue, event.on)}`;
  return said(
    `${cardName(state, catalogue, event.card)} produces ${wealth(event.what, event.amount)}${where}`,
    event.what === 'spice' ? 'TAT-6.2.6-04' : 'TAT-6.2.6-05',
  );
}

const RESULTS = {
  vanquished: ['its target is vanquished', 'TAT-6.2.11-85'],
  held: ['its target stands', 'TAT-6.2.11-66'],
  aborted: ['it is aborted and does not count', 'TAT-6.2.11-36'],
} as const;

function riteOverWords({ rite, result }: Extract<GameEvent, { kind: 'rite-over' }>): Said {
  const [what, rule] = RESULTS[result];
  return said(`The ${riteName(rite)} is over: ${what}`, rule);
}

const TERMS: Readonly<Record<Term, string>> = {
  operation: 'till this operation is done',
  rite: 'till the rite is over',
  interval: 'till the House Interval ends',
  turn: 'till the turn ends',
  card: 'as long as the card is deployed',
  assignment: 'as long as the card stays in the Domain',
};

function lastingWords(state: GameState, name: string, id: number): Said {
  const until = state.lasting.find((one) => one.id === id)?.until;
  return said(
    until === undefined
      ? `An effect of ${name} begins`
      : `The effect of ${name} lasts ${TERMS[until]}`,
    'TAT-9-04',
  );
}

function overWords(state: GameState, { winner, reason }: Outcome): Said {
  const name = winner === null ? 'Nobody' : houseName(state, winner);
  switch (reason) {
    case 'admission':
      return said(`${name} is admitted to the High Council and wins`, 'TAT-2.1-01', 'TAT-6.2.7-06');
    case 'six-fiefs':
      return said(`${name} engages the six fiefs and wins`, 'TAT-8.1-01');
    case 'last-house':
      return said(`${name} is the last House left and wins`, 'C31');
    case 'nobody-left':
      return said('No House is left: the game is drawn', 'C31');
  }
}
