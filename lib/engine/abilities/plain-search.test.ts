import { describe, expect, it } from 'vitest';
import { searchCatalogue } from '@/lib/cards/query/load';
import { IN_OUR_WORDS } from './sentences';

const found = (text: string): readonly string[] => {
  const searched = searchCatalogue(text, IN_OUR_WORDS);
  return searched.ok ? searched.value.cards.map(({ id }) => id) : [];
};

/** What players type, and the cards that stand first. */
const FIRST: readonly (readonly [text: string, ...first: string[]])[] = [
  // Titles: whole, begun, within, other spellings.
  ['paul atreides', 'eots-paul-atreides', 'tat-paul-atreides'],
  ['paul', 'eots-paul-atreides', 'tat-paul-atreides'],
  ['duke leto', 'eots-duke-leto-atreides', 'tat-duke-leto-atreides'],
  ['leto', 'eots-duke-leto-atreides', 'tat-duke-leto-atreides'],
  ['lady jessica', 'eots-lady-jessica', 'tat-lady-jessica'],
  ['stilgar', 'eots-stilgar'],
  ['feyd', 'eots-feyd-rautha'],
  ['baron', 'eots-baron-vladimir-harkonnen', 'tat-baron-vladimir-harkonnen'],
  ['muad’dib', 'eots-paul-atreides', 'tat-paul-atreides'],
  ['muaddib', 'eots-paul-atreides', 'tat-paul-atreides'],
  ['kwisatz haderach', 'eots-paul-atreides', 'tat-paul-atreides'],
  ['arrakeen', 'eots-arrakeen'],
  ['dune', 'eots-dune'],
  ['spice harvester', 'eots-spice-harvester'],
  ['hunter-seeker', 'eots-hunter-seeker'],
  ['stillsuit', 'jotc-stillsuit'],
  ['crysknife', 'eots-crysknife'],
  ['sandworm', 'eots-sandworm'],
  ['worm', 'jotc-wormsign', 'eots-sandworm'],
  ['ornithopter', 'eots-desert-rigged-ornithopter'],
  ['atomics', 'eots-house-atomics'],
  ['house battalion', 'eots-house-battalion'],
  ['fremen naib', 'eots-fremen-naib', 'eots-stilgar'],
  // Slips of the pen.
  ['barron', 'eots-baron-vladimir-harkonnen', 'tat-baron-vladimir-harkonnen'],
  ['pual atreides', 'eots-paul-atreides', 'tat-paul-atreides'],
  ['jesica', 'eots-lady-jessica', 'tat-lady-jessica'],
  ['harvestor', 'jotc-harvester-pad'],
  ['shadam', 'eots-shaddam-iv', 'tat-emperor-shaddam-iv'],
  ['carysnife', 'eots-crysknife'],
  // Types, subtypes, Powers.
  ['persona harkonnen cost<=3', 'tat-czigo', 'eots-harkonnen-slavemaster'],
  ['harkonnen persona', 'eots-baron-vladimir-harkonnen', 'tat-baron-vladimir-harkonnen'],
  ['fremen troops', 'tat-fremen-band', 'eots-fremen-battalion'],
  ['fremen persona battle>=2', 'tat-fremen-marauder', 'eots-fremen-naib'],
  ['mentats', 'tat-dharva-glynn', 'eots-gauvir-mucca'],
  ['choam charter', 'jotc-choam-contract', 'eots-choam-directorship'],
  ['spacing guild mentat', 'eots-gauvir-mucca'],
  ['bene gesserit', 'jotc-the-voice', 'eots-wallach-ix'],
  ['battle venture', 'tat-open-battle', 'eots-arclight-assault'],
  ['unaligned swordmaster', 'eots-house-swordmaster'],
  // Keywords.
  ['surprise', 'eots-surprise-assault', 'eots-accomplished-blademaster'],
  ['counter', 'tat-counter-conspiracy', 'eots-brilliant-rhetoric'],
  ['the voice', 'jotc-the-voice'],
  ['poison', 'eots-poison-gas-tooth', 'eots-poison-snooper'],
  // What they do: who says it in these words before a Draw venture and those who say it otherwise.
  ['draw a card', 'jotc-petitioning-coup', 'jotc-casting-nets', 'jotc-esmar-tuek'],
];

/** What players type, a card that is meant, and one that is not. */
const HOLDS: readonly (readonly [text: string, meant: string, notMeant: string])[] = [
  ['draw a card', 'jotc-casting-nets', 'jotc-fortune-of-al-lat'],
  ['draw cards', 'jotc-ghost-caravan', 'eots-betrayal'],
  ['discard favor', 'eots-policy-of-oppression', 'jotc-siridar-tithes'],
  ['gain favor', 'jotc-siridar-tithes', 'eots-truth-saying'],
  ['lose favor', 'eots-truth-saying', 'jotc-siridar-tithes'],
  ['untap', 'eots-rachag-stimulants', 'eots-false-diversion'],
  ['kill', 'eots-battle-captive', 'eots-vendetta'],
  ['initiate a battle', 'eots-arclight-assault', 'eots-stilgar'],
  ['immune to capture', 'tat-sardaukar-mystique', 'eots-caladan'],
  ['produce 3 solaris', 'eots-caladan-exports', 'eots-caladan'],
  ['deferment tokens', 'eots-oberon', 'eots-caladan'],
  ['harkonnen surprise', 'eots-feyd-rautha', 'eots-stilgar'],
  ['fremen surprise', 'eots-stilgar', 'eots-feyd-rautha'],
  ['persona', 'eots-stilgar', 'eots-valor'],
  ['harkonnen', 'tat-czigo', 'eots-paul-atreides'],
  ['venture lose favor', 'eots-act-of-cowardice', 'eots-caladan'],
  ['unaligned aide', 'eots-house-agent', 'eots-stilgar'],
  ['-persona harkonnen', 'eots-harkonnen-battalion', 'tat-czigo'],
];

describe('plain words find what anybody means', () => {
  it.each(FIRST)('%s: first of all', (text, ...first) => {
    expect(found(text).slice(0, first.length)).toEqual(first);
  });

  it.each(HOLDS)('%s: one and not the other', (text, meant, notMeant) => {
    const ids = found(text);
    expect(ids).toContain(meant);
    expect(ids).not.toContain(notMeant);
  });

  it('and nothing where no card has anything like it', () => {
    expect(found('zzz')).toEqual([]);
    expect(found('xqwzk')).toEqual([]);
  });

  it('in the order that the search asks for, where it asks for one', () => {
    const [cheapest] = found('harkonnen persona sort:cost');
    expect(found('harkonnen persona')[0]).not.toBe(cheapest);
    expect(found('harkonnen persona sort:name')[0]).toBe('eots-baron-vladimir-harkonnen');
  });
});
