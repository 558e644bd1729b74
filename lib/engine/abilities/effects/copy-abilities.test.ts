import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '@/lib/cards/load';
import { abilitiesOn } from '../../queries/abilities-on';
import { scenario } from '../../scenario-fixture';
import { sceneOf } from '../../steps/effect';
import { takeUp } from '../../take-up';
import { abilitiesOf } from '../book';
import { type CopyAbilities, copyAbilities } from './copy-abilities';

const COPY: CopyAbilities = { kind: 'copy-abilities', of: { choose: { all: ['City'] } } };

describe('copying what a card says', () => {
  it('puts it behind the own abilities, for as long as the card is in play', () => {
    const table = scenario({
      houses: [{ domain: ['eots-caladan', 'jotc-arsunt'] }, { domain: ['eots-giedi-prime'] }],
    });
    const game = takeUp(table.state, loadCatalogue());
    const card = table.card('eots-caladan');
    const frame = {
      step: 'effect' as const,
      seat: 0,
      card: card.id,
      ability: 0,
      list: [],
      at: 'effects' as const,
      next: 0,
      x: null,
      picks: [],
      targets: [],
      houses: [],
      part: null,
      cause: null,
    };
    const scene = sceneOf(game, frame);
    const arsunt = table.card('jotc-arsunt').id;
    expect(copyAbilities.ask(scene, COPY, [])?.options).toEqual([{ kind: 'choose', card: arsunt }]);
    copyAbilities.run(scene, COPY, [arsunt], frame);
    expect(abilitiesOn(table.state, card)).toEqual([
      ...abilitiesOf('eots-caladan'),
      ...abilitiesOf('jotc-arsunt'),
    ]);
    expect(abilitiesOn(table.state, table.card('jotc-arsunt'))).toBe(abilitiesOf('jotc-arsunt'));
    table.state.lasting.length = 0;
    expect(abilitiesOn(table.state, card)).toBe(abilitiesOf('eots-caladan'));
  });

  it('says so', () => {
    expect(copyAbilities.say(COPY, 'Caladan')).toBe(
      'name a City: Caladan does what that card does as long as Caladan stays in play',
    );
  });
});
