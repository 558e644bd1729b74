import { ADMISSION } from '@/lib/rules/admission';
import { isCharter, isDuneFief } from '@/lib/rules/holdings';
import { isEquipment, isPersonnel } from '@/lib/rules/resources';
import { RITE_TALENTS, TALENTS, type Talent, talentName } from '@/lib/rules/talents';
import { capital, counted, listedOr, plural } from '@/lib/sentences';
import type { DeckList } from './deck';
import { allocationOf, houseStart } from './profile';
import type { ResolvedDeck, ResolvedLine } from './resolve';
import { compareCosts } from './sort';
import type { DeckStats, ListStats, Yield } from './stats';

/** Something that a deck lacks or has much of: a plain fact, and the search for the cards that change it. */
export interface Gap {
  /** What it is about; gaps of one subject follow one another. */
  readonly about: Subject;
  /** "No charter yet that yields solaris." */
  readonly fact: string;
  /** Why it matters, where the fact does not say it: "You need 10 favor to win; this House begins with 12." */
  readonly why?: string;
  /** Can be played with: no place is empty and no card waits for it. */
  readonly mild?: boolean;
  /** What the search shows, as a button says it. */
  readonly offer: string;
  readonly query: string;
  /** What each of those cards must yield; the query finds every card that speaks of it. */
  readonly yields?: Yield;
}

/** What a gap is about, in the order in which gaps are told. */
export const SUBJECTS = {
  size: 'Deck size',
  talents: 'Talents',
  command: 'Command',
  income: 'Income',
  kinds: 'Kinds of cards',
  costs: 'Costs',
} as const;
export type Subject = keyof typeof SUBJECTS;

/** Fewer cards than this say nothing about a curve. */
const ENOUGH = 6;
/** At one cost: more than half of a list is told. */
const CROWDED = 0.5;
/** Cards that ask for one talent: as many hang on who has it. */
const RELIED_ON = 3;
/** Fewer House cards than this are no deck to draw hands from. */
const ENOUGH_FOR_A_HAND = 20;
/** A smaller part of a House deck is few. */
const FEW = 0.25;

/**
 * What stands out in a deck by the rulebook's numbers, most pressing first: places that are empty, talents
 * that cards ask for and nobody has, command, income, costs. Legality is left to the checks.
 */
export function gapsOf(
  deck: ResolvedDeck,
  stats: DeckStats,
  least: { readonly imperialMinimum: number; readonly houseMinimum: number },
): readonly Gap[] {
  const legal = `legal:${deck.deck.sponsor} -in:deck`;
  return [
    ...about('size', [
      ...room('imperial', deck.imperialSize, least.imperialMinimum, legal),
      ...room('house', deck.houseSize, least.houseMinimum, legal),
    ]),
    ...about('talents', [
      ...requirements(deck, stats, legal),
      ...hosts(deck, legal),
      ...talents(stats, legal),
    ]),
    ...about('command', command(stats, legal)),
    ...about('income', income(deck, stats, legal)),
    ...about('kinds', kinds(deck, legal), true),
    ...about(
      'costs',
      [
        ...curve('imperial', stats.imperial, legal),
        ...curve('house', stats.house, legal),
        ...cheap(stats.house, legal),
      ],
      true,
    ),
  ];
}

/** A gap whose subject its group says. */
type Fact = Omit<Gap, 'about'>;

function about(subject: Subject, facts: readonly Fact[], mild = false): readonly Gap[] {
  return facts.map((fact) => ({ about: subject, mild, ...fact }));
}

const NAMES = { imperial: 'Imperial', house: 'House' } as const;

function room(list: DeckList, size: number, least: number, legal: string): readonly Fact[] {
  if (size >= least) return [];
  const missing = least - size;
  const fact = `${missing} more ${NAMES[list]} ${plural(missing, 'card is', 'cards are')} needed.`;
  return [{ fact, offer: `${NAMES[list]} cards`, query: `deck:${list} ${legal}` }];
}

/** A host must have the talent at that rank (TAT-3.4-01): the best of the deck is held against it. */
function requirements({ decks }: ResolvedDeck, stats: DeckStats, legal: string): readonly Fact[] {
  return stats.house.talents.flatMap(({ talent, best }, at) => {
    const has = Math.max(best ?? -1, stats.imperial.talents[at]?.best ?? -1);
    const asking = decks.filter(
      ({ card }) => card?.requirement?.talent === talent && card.requirement.rank > has,
    );
    if (asking.length === 0) return [];
    const least = Math.min(...asking.map(({ card }) => card?.requirement?.rank ?? 0));
    const name = talentName(talent);
    const there = has < 0 ? 'no card has it' : `the best in the deck is ${has}`;
    const fact = `${name} ${least} or more is required by ${counted(copiesOf(asking), 'card')}; ${there}.`;
    return [{ fact, offer: `${name} ${least}+`, query: `${talent}>=${least} ${legal}` }];
  });
}

/** Where one card alone can be the host of many that ask for a talent (TAT-3.4-01): without it they wait. */
function hosts({ decks }: ResolvedDeck, legal: string): readonly Fact[] {
  return TALENTS.flatMap((talent) => {
    const asked = decks.flatMap(({ card, count }) =>
      card?.requirement?.talent === talent ? [{ rank: card.requirement.rank, count }] : [],
    );
    const least = Math.min(...asked.map(({ rank }) => rank));
    const able = decks.filter(({ card }) => (card?.talents?.[talent] ?? -1) >= least);
    const copies = asked.reduce((sum, { count }) => sum + count, 0);
    const [only] = able;
    if (copies < RELIED_ON || only === undefined || copiesOf(able) > 1) return [];
    const name = `${talentName(talent)} ${least}`;
    return [
      {
        fact: `${name} or more is required by ${counted(copies, 'card')}; ${only.title} alone has it.`,
        offer: `${name}+`,
        query: `${talent}>=${least} ${legal}`,
      },
    ];
  });
}

/** Deployed personnel need command (TAT-3.2-06). */
function command({ command: { personnel, total } }: DeckStats, legal: string): readonly Fact[] {
  if (personnel <= total) return [];
  const fact = `${personnel} personnel for a command of ${total}, were everything deployed.`;
  return [{ fact, offer: 'Cards with command', query: `command>=2 ${legal} sort:-command` }];
}

function income(
  { deck, imperial }: ResolvedDeck,
  { income }: DeckStats,
  legal: string,
): readonly Fact[] {
  const start = houseStart(deck.players, allocationOf(deck));
  const paying = imperial.filter(({ card }) => card?.income?.solaris !== undefined);
  const query = (kind: string, yields: string) => `t:${kind} text:"gain ${yields}" ${legal}`;
  const gaps: Fact[] = [];
  if (!paying.some(({ card }) => card && isCharter(card.subtypes)))
    gaps.push({
      fact: 'No charter yet that pays solaris.',
      why: `Solaris pay for cards; this House begins with ${start.treasury}.`,
      offer: 'Charters that pay',
      yields: 'solaris',
      query: query('charter', 'solaris'),
    });
  if (income.most.spice === 0)
    gaps.push({
      fact: 'No holding yet that yields spice.',
      why: `You need ${ADMISSION.spice} spice in the hoard to win; this House begins with ${start.hoard}.`,
      offer: 'Holdings with spice',
      yields: 'spice',
      query: query('holding', 'spice'),
    });
  if (income.most.favor === 0)
    gaps.push({
      fact: 'No holding yet that yields favor.',
      ...favorWords(start.favor),
      offer: 'Holdings with favor',
      yields: 'favor',
      query: query('holding', 'favor'),
    });
  return gaps;
}

/** A House that begins with what it needs loses some of it on the way. */
function favorWords(start: number): Pick<Fact, 'why' | 'mild'> {
  const need = `You need ${ADMISSION.favor} favor to win`;
  return start < ADMISSION.favor
    ? { why: `${need}; this House begins with ${start}.` }
    : {
        why: `${need}. You begin with ${start}, but petitions, cards of other Powers and rites take some; a holding brings it back.`,
        mild: true,
      };
}

function kinds({ imperial, house }: ResolvedDeck, legal: string): readonly Fact[] {
  const has = (lines: readonly ResolvedLine[], wanted: (subtypes: readonly string[]) => boolean) =>
    lines.some(({ card }) => card !== null && wanted(card.subtypes));
  const gaps: Fact[] = [];
  if (!has(imperial, (subtypes) => subtypes.includes('Ally')))
    gaps.push({
      fact: 'No ally in the Imperial deck.',
      offer: 'Allies',
      query: `deck:imperial t:ally ${legal}`,
    });
  if (!has(imperial, isDuneFief))
    gaps.push({
      fact: 'No fief on Dune in the Imperial deck.',
      offer: 'Dune fiefs',
      query: `t:"dune fief" ${legal}`,
    });
  if (!has(house, (subtypes) => subtypes.includes('Aide')))
    gaps.push({
      fact: 'No aide in the House deck.',
      offer: 'Aides',
      query: `deck:house t:aide ${legal}`,
    });
  if (copiesOf(house) < ENOUGH_FOR_A_HAND) return gaps;
  const kinds = [
    ['equipment', isEquipment],
    ['personnel', isPersonnel],
  ] as const;
  for (const [kind, is] of kinds)
    if (!has(house, is))
      gaps.push({
        fact: `No ${kind} in the House deck.`,
        offer: capital(kind),
        query: `deck:house t:${kind} ${legal}`,
      });
  return gaps;
}

/** A hand that can do nothing with few solaris. */
function cheap(stats: ListStats, legal: string): readonly Fact[] {
  const size = stats.size - stats.unknown;
  const count = stats.costs.reduce(
    (sum, one) => (one.cost !== 'X' && one.cost <= 1 ? sum + one.count : sum),
    0,
  );
  if (size < ENOUGH_FOR_A_HAND || count >= size * FEW) return [];
  return [
    {
      fact: `${count === 0 ? 'None' : `Only ${count}`} of ${size} House cards ${count === 1 ? 'costs' : 'cost'} 1 or less.`,
      why: 'A hand of dear cards waits for solaris.',
      offer: 'House cards for 0 or 1',
      query: `deck:house cost<=1 ${legal}`,
    },
  ];
}

/**
 * Talents that no card of a deck has: in rites that ask for them its House has nobody to send. Those that start
 * no rite are missed only by cards that require them.
 */
function talents({ imperial, house }: DeckStats, legal: string): readonly Fact[] {
  if (imperial.size + house.size < ENOUGH_FOR_A_HAND) return [];
  const isAsked = (talent: Talent) =>
    RITE_TALENTS.some((one) => one === talent) ||
    [imperial, house].some(({ requirements }) => requirements.some((one) => one.talent === talent));
  const nobody = TALENTS.filter(
    (talent, at) =>
      imperial.talents[at]?.best === null && house.talents[at]?.best === null && isAsked(talent),
  );
  if (nobody.length === 0) return [];
  const names = listedOr(nobody.map(talentName));
  const asked = nobody.map((talent) => `${talent}>=1`).join(' or ');
  return [{ fact: `No card has ${names}.`, offer: names, query: `(${asked}) ${legal}` }];
}

/** Where most of a list costs the same: what costs less, and, from the cheapest on, what costs more. */
function curve(list: DeckList, stats: ListStats, legal: string): readonly Fact[] {
  const size = stats.size - stats.unknown;
  const [most] = stats.costs.toSorted((a, b) => b.count - a.count || compareCosts(a.cost, b.cost));
  if (size < ENOUGH || most === undefined || most.count <= size * CROWDED) return [];
  const { cost, count } = most;
  const fact = `${count} of ${size} ${NAMES[list]} cards cost ${cost}.`;
  const other = cost === 'X' || cost < 2 ? ['more', 'cost>=2'] : ['less', `cost<${cost}`];
  return [
    {
      fact,
      offer: `${NAMES[list]} cards for ${other[0]}`,
      query: `deck:${list} ${other[1]} ${legal}`,
    },
  ];
}

function copiesOf(lines: readonly ResolvedLine[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}
