import type { Card, Income } from '@/lib/cards/card';
import { isAide, isAlly } from '@/lib/rules/personas';
import { POWERS, type Power } from '@/lib/rules/powers';
import { isPersonnel } from '@/lib/rules/resources';
import { TALENTS, type Talent } from '@/lib/rules/talents';
import { CARD_TYPES, type CardType } from '@/lib/rules/taxonomy';
import type { ResolvedDeck, ResolvedLine } from './resolve';

/** A deck in numbers, ready for charts and the tables beside them. All counts are in cards. */
export interface DeckStats {
  readonly imperial: ListStats;
  readonly house: ListStats;
  readonly command: CommandStats;
  readonly income: IncomeStats;
}

/** One list. Unknown cards are counted apart and stand in nothing else. */
export interface ListStats {
  readonly size: number;
  readonly unknown: number;
  /** Every whole cost from 0 to the highest, empty ones too, then X if there is any. */
  readonly costs: readonly CostColumn[];
  /** Solaris per card; X is left out. Null where no card has a number. */
  readonly averageCost: number | null;
  /** Types in the rulebook's order, those that occur. */
  readonly types: readonly Tally<CardType>[];
  /** First subtypes (what a rule would call the card), most frequent first. */
  readonly subtypes: readonly Tally<string>[];
  /** The Powers in the rulebook's order, those that occur, then cards without allegiance. */
  readonly allegiances: readonly Tally<Power | 'none'>[];
  /** All six talents. */
  readonly talents: readonly TalentStats[];
  /** Talent requirements by talent and rank. */
  readonly requirements: readonly RequirementTally[];
}

export interface Tally<T> {
  readonly value: T;
  readonly count: number;
}

export interface CostColumn {
  readonly cost: Card['cost'];
  readonly count: number;
  readonly types: readonly Tally<CardType>[];
}

export interface TalentStats {
  readonly talent: Talent;
  /** Cards with the talent, rank 0 included (TAT-3.3-02). */
  readonly cards: number;
  /** All their ranks together. */
  readonly total: number;
  /** Highest rank; null where no card has the talent (TAT-3.3-03). */
  readonly best: number | null;
  /** How many cards have it at each rank, from 0 to the highest. */
  readonly ranks: readonly number[];
}

export interface RequirementTally {
  readonly talent: Talent;
  readonly rank: number;
  readonly count: number;
}

/** Room for personnel against personnel (TAT-3.2-06). */
export interface CommandStats {
  readonly homeWorld: number;
  /** Imperial holdings, allies and aides, by what they can command when deployed. */
  readonly holdings: number;
  readonly allies: number;
  readonly aides: number;
  readonly total: number;
  /** Personnel cards in the House deck. */
  readonly personnel: number;
}

/** What the home world and the holdings yield when engaged. */
export interface IncomeStats {
  readonly sources: readonly IncomeSource[];
  /** If every source is engaged once for its solaris, its spice or its favor; alternatives in each. */
  readonly most: Readonly<Record<Yield, number>>;
  /** Sources whose amount the board decides; their numbers are floors. */
  readonly varying: number;
}

export type Yield = 'solaris' | 'spice' | 'favor';

export interface IncomeSource extends Income {
  readonly id: string;
  readonly title: string;
  readonly place: 'homeworld' | 'imperial';
  readonly count: number;
}

/** The statistics of a deck. Cards on a wrong list are counted where they are. */
export function deckStats(deck: ResolvedDeck): DeckStats {
  return {
    imperial: listStats(deck.imperial),
    house: listStats(deck.house),
    command: commandStats(deck),
    income: incomeStats(deck),
  };
}

interface Copies {
  readonly card: Card;
  readonly count: number;
}

function listStats(lines: readonly ResolvedLine[]): ListStats {
  const known = lines.flatMap(({ card, count }) => (card === null ? [] : [{ card, count }]));
  const size = sum(lines);
  return {
    size,
    unknown: size - sum(known),
    costs: costCurve(known),
    averageCost: averageCost(known),
    types: typesOf(known),
    subtypes: tally(known, ({ subtypes }) => subtypes[0]).sort((a, b) => b.count - a.count),
    allegiances: inOrder([...POWERS, 'none' as const], tally(known, allegianceOf)),
    talents: TALENTS.map((talent) => talentStats(known, talent)),
    requirements: requirementsOf(known),
  };
}

function costCurve(cards: readonly Copies[]): readonly CostColumn[] {
  const numbers = cards.flatMap(({ card }) => (card.cost === 'X' ? [] : [card.cost]));
  const highest = Math.max(-1, ...numbers);
  const costs: Card['cost'][] = Array.from({ length: highest + 1 }, (_, cost) => cost);
  if (cards.some(({ card }) => card.cost === 'X')) costs.push('X');
  return costs.map((cost) => {
    const column = cards.filter(({ card }) => card.cost === cost);
    return { cost, count: sum(column), types: typesOf(column) };
  });
}

function averageCost(cards: readonly Copies[]): number | null {
  let solaris = 0;
  let counted = 0;
  for (const { card, count } of cards)
    if (card.cost !== 'X') {
      solaris += card.cost * count;
      counted += count;
    }
  return counted === 0 ? null : solaris / counted;
}

function typesOf(cards: readonly Copies[]): readonly Tally<CardType>[] {
  return inOrder(
    CARD_TYPES,
    tally(cards, ({ type }) => type),
  );
}

function allegianceOf({ allegiance }: Card): Power | 'none' {
  return allegiance ?? 'none';
}

function talentStats(cards: readonly Copies[], talent: Talent): TalentStats {
  const ranks: number[] = [];
  let total = 0;
  for (const { card, count } of cards) {
    const rank = card.talents?.[talent];
    if (rank === undefined) continue;
    total += rank * count;
    while (ranks.length <= rank) ranks.push(0);
    ranks[rank] = (ranks[rank] ?? 0) + count;
  }
  return {
    talent,
    cards: ranks.reduce((all, count) => all + count, 0),
    total,
    best: ranks.length === 0 ? null : ranks.length - 1,
    ranks,
  };
}

function requirementsOf(cards: readonly Copies[]): readonly RequirementTally[] {
  return TALENTS.flatMap((talent) =>
    tally(cards, ({ requirement }) =>
      requirement?.talent === talent ? requirement.rank : undefined,
    )
      .sort((a, b) => a.value - b.value)
      .map(({ value: rank, count }) => ({ talent, rank, count })),
  );
}

function commandStats({ homeWorld, imperial, house }: ResolvedDeck): CommandStats {
  const commandOf = (lines: readonly ResolvedLine[], test: (card: Card) => boolean) =>
    lines.reduce(
      (all, { card, count }) =>
        card !== null && test(card) ? all + (card.command ?? 0) * count : all,
      0,
    );
  const both = [...imperial, ...house];
  const rooms = {
    homeWorld: homeWorld?.card?.command ?? 0,
    holdings: commandOf(both, ({ type }) => type === 'holding'),
    allies: commandOf(both, ({ subtypes }) => isAlly(subtypes)),
    aides: commandOf(both, ({ subtypes }) => isAide(subtypes)),
  };
  return {
    ...rooms,
    total: rooms.homeWorld + rooms.holdings + rooms.allies + rooms.aides,
    personnel: sum(house.filter(({ card }) => card !== null && isPersonnel(card.subtypes))),
  };
}

function incomeStats({ homeWorld, imperial }: ResolvedDeck): IncomeStats {
  const sources = [
    ...(homeWorld === null ? [] : incomeSource(homeWorld, 'homeworld')),
    ...imperial.flatMap((line) => incomeSource(line, 'imperial')),
  ];
  const most = (kind: Yield) =>
    sources.reduce((all, source) => all + (source[kind] ?? 0) * source.count, 0);
  return {
    sources,
    most: { solaris: most('solaris'), spice: most('spice'), favor: most('favor') },
    varying: sum(sources.filter(({ varies }) => varies === true)),
  };
}

function incomeSource(
  { id, title, card, count }: ResolvedLine,
  place: IncomeSource['place'],
): readonly IncomeSource[] {
  return card?.income === undefined ? [] : [{ id, title, place, count, ...card.income }];
}

/** How many cards have each value, in the order in which the values are met. */
function tally<T>(cards: readonly Copies[], keyOf: (card: Card) => T | undefined): Tally<T>[] {
  const counts = new Map<T, number>();
  for (const { card, count } of cards) {
    const value = keyOf(card);
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}

function inOrder<T>(order: readonly T[], tallies: readonly Tally<T>[]): readonly Tally<T>[] {
  return tallies.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
}

function sum(lines: readonly { readonly count: number }[]): number {
  return lines.reduce((all, { count }) => all + count, 0);
}
