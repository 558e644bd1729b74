/**
 * The nine Imperial Powers, their groups and their adversaries.
 * Source: TAT-2.4-01 to TAT-2.4-04 and TAT-2.4.1-01 to TAT-2.4.1-10.
 */

export const POWERS = [
  'atreides',
  'corrino',
  'harkonnen',
  'fremen',
  'guild',
  'sisterhood',
  'smugglers',
  'spice-miners',
  'water-sellers',
] as const;

export type Power = (typeof POWERS)[number];

export type PowerGroup = 'landsraad' | 'choam' | 'unrecognised';

interface PowerFacts {
  /** Full name, as a sponsor is announced. */
  readonly name: string;
  /** Short name, as players say it. */
  readonly short: string;
  readonly group: PowerGroup;
  readonly adversaries: readonly Power[];
}

const FACTS: Readonly<Record<Power, PowerFacts>> = {
  atreides: {
    name: 'House Atreides',
    short: 'Atreides',
    group: 'landsraad',
    adversaries: ['harkonnen', 'corrino'],
  },
  corrino: {
    name: 'House Corrino',
    short: 'Corrino',
    group: 'landsraad',
    adversaries: ['atreides'],
  },
  harkonnen: {
    name: 'House Harkonnen',
    short: 'Harkonnen',
    group: 'landsraad',
    adversaries: ['atreides', 'fremen'],
  },
  fremen: { name: 'Fremen', short: 'Fremen', group: 'choam', adversaries: ['harkonnen'] },
  guild: {
    name: 'Spacing Guild',
    short: 'Guild',
    group: 'choam',
    adversaries: ['sisterhood', 'smugglers'],
  },
  sisterhood: {
    name: 'Bene Gesserit Sisterhood',
    short: 'Sisterhood',
    group: 'choam',
    adversaries: ['guild'],
  },
  smugglers: {
    name: 'Dune Smugglers',
    short: 'Smugglers',
    group: 'unrecognised',
    adversaries: ['guild'],
  },
  'spice-miners': {
    name: 'Spice Miners Guild',
    short: 'Spice Miners',
    group: 'unrecognised',
    adversaries: ['water-sellers'],
  },
  'water-sellers': {
    name: 'Water Sellers Union',
    short: 'Water Sellers',
    group: 'unrecognised',
    adversaries: ['spice-miners'],
  },
};

export function powerName(power: Power): string {
  return FACTS[power].name;
}

export function powerShortName(power: Power): string {
  return FACTS[power].short;
}

/** Landsraad, CHOAM or unrecognised (TAT-2.4-02 to TAT-2.4-04, C35). */
export function powerGroup(power: Power): PowerGroup {
  return FACTS[power].group;
}

/** The Powers hostile to one Power (TAT-2.4.1-01). */
export function adversariesOf(power: Power): readonly Power[] {
  return FACTS[power].adversaries;
}

/** Whether two Powers are adversaries; the relation is symmetric (TAT-2.4.1-01). */
export function areAdversaries(a: Power, b: Power): boolean {
  return FACTS[a].adversaries.includes(b);
}

export function isPower(value: string): value is Power {
  return Object.hasOwn(FACTS, value);
}
