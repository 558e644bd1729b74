/** The nine Imperial Powers, their groups and their adversaries (TAT-2.4-01). */

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
    adversaries: ['harkonnen', 'corrino'], // TAT-2.4.1-04
  },
  corrino: {
    name: 'House Corrino',
    short: 'Corrino',
    group: 'landsraad',
    adversaries: ['atreides'], // TAT-2.4.1-05
  },
  harkonnen: {
    name: 'House Harkonnen',
    short: 'Harkonnen',
    group: 'landsraad',
    adversaries: ['atreides', 'fremen'], // TAT-2.4.1-06
  },
  fremen: {
    name: 'Fremen',
    short: 'Fremen',
    group: 'choam',
    adversaries: ['harkonnen'], // TAT-2.4.1-02
  },
  guild: {
    name: 'Spacing Guild',
    short: 'Guild',
    group: 'choam',
    adversaries: ['sisterhood', 'smugglers'], // TAT-2.4.1-03
  },
  sisterhood: {
    name: 'Bene Gesserit Sisterhood',
    short: 'Sisterhood',
    group: 'choam',
    adversaries: ['guild'], // TAT-2.4.1-07
  },
  smugglers: {
    name: 'Dune Smugglers',
    short: 'Smugglers',
    group: 'unrecognised',
    adversaries: ['guild'], // TAT-2.4.1-08
  },
  'spice-miners': {
    name: 'Spice Miners Guild',
    short: 'Spice Miners',
    group: 'unrecognised',
    adversaries: ['water-sellers'], // TAT-2.4.1-09
  },
  'water-sellers': {
    name: 'Water Sellers Union',
    short: 'Water Sellers',
    group: 'unrecognised',
    adversaries: ['spice-miners'], // TAT-2.4.1-10
  },
};

export function powerName(power: Power): string {
  return FACTS[power].name;
}

export function powerShortName(power: Power): string {
  return FACTS[power].short;
}

/** "Atreides", "the Guild". */
export function thePower(power: Power): string {
  const { group, short } = FACTS[power];
  return group === 'landsraad' ? short : `the ${short}`;
}

/** Landsraad, CHOAM or unrecognised (TAT-2.4-02, TAT-2.4-03, TAT-2.4-04, C35). */
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

/** Some Powers by the fewer names: themselves, or the others that they are not, or none where they are all. */
export function inShort(powers: readonly Power[]): {
  readonly many: 'all' | 'these' | 'others';
  readonly named: readonly Power[];
} {
  const others = POWERS.filter((power) => !powers.includes(power));
  if (others.length === 0) return { many: 'all', named: [] };
  return powers.length <= others.length
    ? { many: 'these', named: powers }
    : { many: 'others', named: others };
}
