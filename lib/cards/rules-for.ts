import type { Card } from './card';

/** Rules that say how a card of this kind comes into play and works; the most telling first. */
export function rulesFor(card: Card): readonly string[] {
  const ids = [
    ...groupRules(card),
    ...card.subtypes.flatMap((subtype) => BY_SUBTYPE[subtype] ?? []),
    ...(card.subtypes.includes('Native')
      ? [card.deck === 'house' ? 'TAT-6.2.2-05' : 'TAT-6.2.1-05']
      : []),
    ...(card.allegiance ? ['TAT-7-02', 'TAT-7-03'] : []),
    ...(card.requirement && card.type === 'resource' ? ['TAT-3.4-01'] : []),
    ...(card.unique && card.deck !== 'dune' ? ['TAT-6.2.2-03'] : []),
    ...(card.cost === 'X' && card.deck !== 'program' ? ['TAT-3.2-02'] : []),
    ...(card.command === undefined ? [] : ['TAT-3.2-06']),
  ];
  return [...new Set(ids)];
}

function groupRules({ deck, type }: Card): readonly string[] {
  if (deck === 'dune') return ['TAT-5.3-01', 'TAT-5.3-04', 'TAT-5.3-05', 'TAT-5.3-07'];
  if (deck === 'homeworld') return ['TAT-3.1.1-05', 'TAT-3.1.1-06', 'TAT-5.3-04'];
  if (deck === 'program') return ['TAT-3.1.4-02', 'TAT-4.1-12', 'TAT-6.2.5-02', 'TAT-6.2.5-03'];
  if (deck === 'imperial') return ['TAT-6.2.1-01'];
  if (type === 'resource') return ['TAT-3.1.3-01'];
  if (type === 'event') return ['TAT-6.2.3-01', 'TAT-6.2.8-06'];
  return ['TAT-6.2.2-01'];
}

const BY_SUBTYPE: Readonly<Record<string, readonly string[]>> = {
  'Siridar Fief': ['TAT-3.1.1-08'],
  Charter: ['TAT-3.1.1-07'],
  Ally: ['TAT-3.1.2-03', 'TAT-3.1.2-05'],
  Aide: ['TAT-3.1.2-06', 'TAT-6.2.2-04'],
  Personnel: ['TAT-6.2.2-07'],
  Equipment: ['TAT-3.1.3-03'],
  Enhancement: ['TAT-3.1.3-04'],
  Decree: ['TAT-3.1.3-05', 'TAT-7-01'],
  Venture: ['TAT-6.2.2-12', 'TAT-6.2.6-06', 'TAT-6.2.6-10', 'TAT-6.2.6-13'],
  Tactic: ['TAT-6.2.2-18', 'TAT-3.1.4-06'],
  Declaration: ['TAT-6.2.2-22'],
  Engagement: ['TAT-6.2.2-21'],
  Petition: ['TAT-6.2.1-16'],
  Program: ['TAT-6.2.5-06', 'TAT-6.2.6-16'],
  'Imperium Event': ['TAT-6.2.8-01', 'TAT-6.2.8-04'],
  'Dune Event': ['TAT-6.2.8-02', 'TAT-6.2.8-04'],
  Nexus: ['TAT-6.2.8-12', 'TAT-6.2.8-15'],
};
