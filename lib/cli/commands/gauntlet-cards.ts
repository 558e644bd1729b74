import { fullName } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { type CardSummary, cardSummaries } from '@/lib/odds/gauntlet/card-summary';
import type { Plan } from '@/lib/odds/gauntlet/journal';
import type { GameResult } from '@/lib/odds/gauntlet/play-fixture';
import type { Spread } from '@/lib/odds/spread';
import { columns, plain, shareWithRange, wrapped } from '../print';

/** What the games tell of the cards of each deck that --cards names, for programs; decks by their places. */
export function cardsData({ decks, byCard = [] }: Plan, results: readonly GameResult[]) {
  return byCard.flatMap((place) => {
    const deck = decks[place];
    return deck === undefined ? [] : { deck: place, cards: cardSummaries(results, place, deck) };
  });
}

/** The same for people; nothing where no deck was named. */
export function cardsText(plan: Plan, results: readonly GameResult[]): string {
  const tables = cardsData(plan, results).map(({ deck, cards }) => {
    const name = plain(plan.decks[deck]?.name ?? '');
    return `\n${name}, card by card\n\n${columns([HEAD, ...cards.map(rowOf)])}`;
  });
  return tables.length === 0 ? '' : `${tables.join('')}\n${wrapped(NOTE, '')}`;
}

const HEAD = [
  'Card',
  'Seen',
  'Played if seen',
  'From turn',
  'Engaged',
  'Solaris',
  'Spice',
  'Favor',
  'Cost',
  'Left in hand',
  'Won if seen',
  'Won if not',
];

const NOTE =
  'By games: those in which a copy was seen, and of these those in which one was played, when at first, how often it engaged there, what new solaris, spice and favor it brought and what solaris it cost to deploy, and in how many one was left in the hand or the Assembly at the end. What was won with a card and without it is no proof of what it is worth: in longer games more cards are seen, and who is ahead plays more of them. registry lab measures what a change is worth.';

function rowOf(summary: CardSummary): string[] {
  const { card, copies, seen, played, playedTurn, held, wonSeen, wonUnseen } = summary;
  const known = loadCatalogue().byId.get(card);
  return [
    `${copies}x ${known === undefined ? plain(card) : fullName(known)}`,
    inPercent(seen.share),
    seen.won === 0 ? '-' : inPercent(played.share),
    inTurns(playedTurn),
    ...[summary.engaged, summary.solaris, summary.spice, summary.favor, summary.cost].map((each) =>
      played.won === 0 ? '-' : each.toFixed(1),
    ),
    seen.won === 0 ? '-' : inPercent(held.share),
    ofAny(wonSeen),
    ofAny(wonUnseen),
  ];
}

function inPercent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Without games there is nothing to tell. */
function ofAny(share: CardSummary['wonSeen']): string {
  return share.games === 0 ? '-' : shareWithRange(share);
}

function inTurns(turn: Spread | null): string {
  return turn === null ? '-' : `${turn.median} (${turn.q1} to ${turn.q3})`;
}
