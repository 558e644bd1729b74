import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { sceneOf } from './scene-of';

const cards = loadCatalogue().cards.filter(({ type }) => type !== 'persona');
const thingOn = (id: string) => {
  const card = cards.find((one) => one.id === id);
  return card && sceneOf(card)?.thing;
};

describe('the scene on a card', () => {
  it('is there on every card that is no persona, and something is in it', () => {
    const empty = cards.filter((card) => (sceneOf(card)?.shapes.length ?? 0) === 0);
    expect(empty.map(({ id }) => id)).toEqual([]);
  });

  it('is there for what is not known by name, by any subtypes that a card may have', () => {
    const empty = cards.filter(
      (card) => sceneOf({ ...card, id: `${card.set}-unheard-of` }) === null,
    );
    expect(empty.map(({ id }) => id)).toEqual([]);
  });

  it('shows what the title names', () => {
    expect(thingOn('eots-sandworm')).toBe('shai-hulud');
    expect(thingOn('eots-crysknife')).toBe('crysknife');
    expect(thingOn('eots-spice-harvester')).toBe('harvester');
    expect(thingOn('eots-house-atomics')).toBe('family-atomics');
  });

  it('differs between the cards that are known best', () => {
    const known = [
      'eots-dune',
      'eots-arrakeen',
      'eots-carthag',
      'eots-caladan',
      'eots-giedi-prime',
      'eots-kaitain',
      'eots-wallach-ix',
      'eots-tupile',
      'tat-salusa-secundus',
      'eots-forbidden-zone',
      'jotc-the-shield-wall',
      'jotc-northern-polar-sink',
      'eots-imperial-basin',
      'eots-the-minor-erg',
      'eots-the-open-bled',
      'jotc-kulon-husbandry',
      'eots-trespass-accord',
      'eots-smuggler-bribes',
      'eots-sandworm',
      'jotc-wormsign',
      'eots-spice-blow',
      'eots-coriolis-storm',
      'eots-spice-harvester',
      'eots-carryall',
      'eots-guild-heighliner',
      'eots-desert-rigged-ornithopter',
      'eots-maker-hooks',
      'eots-thumpers',
      'eots-crysknife',
      'eots-kindjal',
      'eots-lasgun-rifle',
      'eots-personal-shield',
      'eots-hunter-seeker',
      'eots-gom-jabbar',
      'jotc-stillsuit',
      'eots-house-atomics',
      'tat-ducal-signet-ring',
    ];
    expect(new Set(known.map(thingOn)).size).toBe(known.length);
  });
});
