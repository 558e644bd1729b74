import { describe, expect, it } from 'vitest';
import { searchCatalogue } from '@/lib/cards/query/load';
import { IN_OUR_WORDS } from './sentences';

const found = (phrase: string): readonly string[] => {
  const searched = searchCatalogue(`text:"${phrase}"`, IN_OUR_WORDS);
  return searched.ok ? searched.value.cards.map(({ id }) => id) : [];
};

/** What players type; a card that does so, and one that does something like it. */
const PHRASES: readonly (readonly [phrase: string, does: string, doesNot: string])[] = [
  ['draw a card', 'jotc-casting-nets', 'jotc-fortune-of-al-lat'],
  ['draw cards', 'jotc-ghost-caravan', 'jotc-fortune-of-al-lat'],
  ['draws a card', 'eots-hidden-reserves', 'eots-betrayal'],
  ['participating', 'eots-surprise-assault', 'eots-caladan'],
  ['discard a card', 'jotc-matter-of-kanly', 'eots-blinding-defense'],
  ['discard', 'eots-vendetta', 'eots-betrayal'],
  ['disengage', 'eots-rachag-stimulants', 'eots-false-diversion'],
  ['untap', 'eots-rachag-stimulants', 'eots-false-diversion'],
  ['tap a persona', 'eots-imperial-intervention', 'eots-security-sweep'],
  ['gain a solari', 'eots-caladan', 'eots-silo-destruction'],
  ['produce solaris', 'eots-caladan', 'eots-smuggler-bribes'],
  ['produce 3 solaris', 'eots-caladan-exports', 'eots-caladan'],
  ['produce 3 solaris in your treasury', 'eots-caladan-exports', 'eots-caladan'],
  ['produce spice', 'eots-spice-blow', 'eots-caladan'],
  ['vanquished', 'eots-battle-captive', 'eots-vendetta'],
  ['killed', 'eots-hostage-option', 'eots-betrayal'],
  ['captures', 'eots-betrayal', 'eots-vendetta'],
  ['subdues', 'eots-surgical-strike', 'eots-caladan'],
  ['gain favor', 'jotc-siridar-tithes', 'eots-truth-saying'],
  ['increase your favor', 'jotc-siridar-tithes', 'eots-truth-saying'],
  ['lose favor', 'eots-truth-saying', 'jotc-siridar-tithes'],
  ['reduce a rival’s favor', 'eots-act-of-cowardice', 'jotc-siridar-tithes'],
  ['discard favor', 'eots-policy-of-oppression', 'jotc-siridar-tithes'],
  ['initiate a battle', 'eots-arclight-assault', 'eots-stilgar'],
  ['participates in', 'eots-thufir-hawat', 'eots-caladan'],
  ['participant', 'eots-surprise-assault', 'eots-caladan'],
  ['include as a participant', 'eots-house-battalion', 'eots-caladan'],
  ['may counter', 'eots-guard-commander', 'eots-stilgar'],
  ['surprise', 'eots-stilgar', 'eots-guard-commander'],
  ['transfer personnel', 'eots-command-center', 'eots-caladan'],
  ['assign to a persona', 'eots-valor', 'eots-formidable-patron'],
  ['homeworld', 'eots-house-atomics', 'eots-caladan'],
  ['deferment tokens', 'eots-oberon', 'eots-caladan'],
  ['program token', 'tat-tame-arrakis', 'eots-oberon'],
  ['+1 resistance', 'eots-hand-of-god', 'eots-palace-keep'],
  ['gains +1 command', 'eots-master-of-assassins', 'eots-palace-keep'],
  ['increase your declared favor', 'eots-powerful-ally', 'jotc-siridar-tithes'],
  ['immune to capture', 'tat-sardaukar-mystique', 'eots-caladan'],
  ['does not count against', 'eots-arclight-assault', 'eots-caladan'],
  ['may not exceed 3', 'eots-spice-blow', 'eots-caladan'],
  ['reduce the deployment cost', 'eots-windtrap', 'eots-caladan'],
  ['examine', 'eots-paul-atreides', 'tat-paul-atreides'],
  ['until the end of the turn', 'eots-emperors-outrage', 'eots-caladan'],
  ['rest of the rite', 'eots-surprise-assault', 'eots-caladan'],
  ['search your deck', 'jotc-ghost-caravan', 'jotc-casting-nets'],
  ['pay solaris', 'tat-sabotage', 'eots-caladan'],
];

describe('text: finds by the words that players use', () => {
  it.each(PHRASES)('%s', (phrase, does, doesNot) => {
    const ids = found(phrase);
    expect(ids).toContain(does);
    expect(ids).not.toContain(doesNot);
  });
});
