import type { Card } from '@/lib/cards/card';
import type { Talent } from '@/lib/rules/talents';
import type { Mood } from './marks';

/** The first of these subtypes that a card has decides; in order of how much it tells. */
const BY_SUBTYPE: readonly (readonly [subtype: string, mood: Mood])[] = [
  ['Homeworld', 'world'],
  ['Siridar Fief', 'world'],
  ['Program', 'orbits'],
  ['Nexus', 'rings'],
  ['Imperium Event', 'stars'],
  ['Dune Event', 'storm'],
  ['Charter', 'lattice'],
  ['Dune Fief', 'horizons'],
  ['Fief', 'horizons'],
  ['Navigator', 'orbits'],
  ['Reverend Mother', 'rings'],
  ['Adept', 'rings'],
  ['Sister', 'rings'],
  ['Slavemaster', 'overseer'],
  ['Physician', 'healer'],
  ['Mentat', 'mentat'],
  ['Swordmaster', 'duelist'],
  ['Warrior', 'duelist'],
  ['Assassin', 'duelist'],
  ['Sardaukar', 'soldier'],
  ['Soldier', 'soldier'],
  ['Guard', 'soldier'],
  ['Pilot', 'pilot'],
  ['Smuggler', 'pilot'],
  ['Scout', 'pilot'],
  ['Delegate', 'envoy'],
  ['Merchant', 'envoy'],
  ['Banker', 'envoy'],
  ['Officer', 'banner'],
  ['Noble', 'noble'],
  ['Spy', 'spy'],
  ['Native', 'native'],
  ['Personnel', 'ranks'],
  ['Equipment', 'facets'],
  ['Venture', 'track'],
  ['Declaration', 'rays'],
  ['Tactic', 'chevrons'],
];

const BY_TYPE: Readonly<Record<Card['type'], Mood>> = {
  holding: 'horizons',
  persona: 'figure',
  resource: 'seal',
  plan: 'chevrons',
  event: 'stars',
};

/** Who a persona is whose subtypes do not tell: by the best of its talents, the first in this order. */
const BY_TALENT: readonly (readonly [talent: Talent, mood: Mood])[] = [
  ['dueling', 'duelist'],
  ['battle', 'soldier'],
  ['weirding', 'seer'],
  ['prescience', 'seer'],
  ['intrigue', 'spy'],
  ['arbitration', 'envoy'],
];

/** It follows from the card's type and subtypes, of a persona from its talents too. */
export function moodOf({
  type,
  subtypes,
  talents,
}: Pick<Card, 'type' | 'subtypes' | 'talents'>): Mood {
  const found = BY_SUBTYPE.find(([subtype]) => subtypes.includes(subtype));
  if (found !== undefined) return found[1];
  if (type !== 'persona') return BY_TYPE[type];
  const best = Math.max(0, ...Object.values(talents ?? {}));
  const told = BY_TALENT.find(([talent]) => best > 0 && talents?.[talent] === best);
  return told?.[1] ?? BY_TYPE[type];
}
