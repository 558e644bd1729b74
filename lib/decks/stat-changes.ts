import { TALENTS, talentName } from '@/lib/rules/talents';
import type { DeckStats } from './stats';

/** A number of a deck before and after an edit. */
export interface StatChange {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/** The numbers that a player weighs a card by, those that an edit changes. */
export function statChanges(before: DeckStats, after: DeckStats): readonly StatChange[] {
  return statPairs(before, after).filter((pair) => pair.before !== pair.after);
}

/** All of these numbers of two decks, the same ones too. */
export function statPairs(before: DeckStats, after: DeckStats): readonly StatChange[] {
  const later = numbersOf(after);
  return numbersOf(before).map(([name, was], at) => ({
    name,
    before: was,
    after: later[at]?.[1] ?? was,
  }));
}

function numbersOf({ imperial, house, income, command }: DeckStats) {
  return [
    ['Imperial deck', imperial.size],
    ['House deck', house.size],
    ['Income', income.most.solaris],
    ['Spice income', income.most.spice],
    ['Favor income', income.most.favor],
    ['Command left', command.total - command.personnel],
    ['Personnel', command.personnel],
    ...TALENTS.map(
      (talent, at) =>
        [
          `${talentName(talent)} ranks`,
          (imperial.talents[at]?.total ?? 0) + (house.talents[at]?.total ?? 0),
        ] as const,
    ),
  ] as const satisfies readonly (readonly [name: string, value: number])[];
}
