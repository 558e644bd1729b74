import { describe, expect, it } from 'vitest';
import { abilitiesOn } from '../../queries/abilities-on';
import { takeUp } from '../../state/open-game';
import { scenario } from '../../testing/scenario-fixture';
import { abilitiesOf } from '../game-catalogue';
import { loadGameCatalogue } from '../load';
import { sceneOf } from '../running/effect';
import { type Effect, kindOf } from './table';

const COPY: Effect = { kind: 'copy-abilities', of: { choose: { all: ['City'] } } };

describe('copying what a card says', () => {
  it('puts it behind the own abilities, for as long as the card is in play', () => {
    const table = scenario({
      houses: [{ domain: ['eots-caladan', 'jotc-arsunt'] }, { domain: ['eots-giedi-prime'] }],
    });
    const game = takeUp(table.state, loadGameCatalogue());
    const card = table.card('eots-caladan');
    const frame = {
      step: 'effect' as const,
      seat: 0,
      card: card.id,
      ability: 0,
      bearer: null,
      marks: 0,
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
    expect(kindOf(COPY).ask(scene, COPY, [])?.options).toEqual([{ kind: 'choose', card: arsunt }]);
    kindOf(COPY).run(scene, COPY, [arsunt], frame);
    expect(abilitiesOn(game, card)).toEqual([
      ...abilitiesOf(game.catalogue, 'eots-caladan'),
      ...abilitiesOf(game.catalogue, 'jotc-arsunt'),
    ]);
    expect(abilitiesOn(game, table.card('jotc-arsunt'))).toBe(
      abilitiesOf(game.catalogue, 'jotc-arsunt'),
    );
    table.state.lasting.length = 0;
    expect(abilitiesOn(game, card)).toBe(abilitiesOf(game.catalogue, 'eots-caladan'));
  });

  it('says so', () => {
    expect(kindOf(COPY).say(COPY, 'Caladan')).toBe(
      'name a City: Caladan does what that card does as long as Caladan stays in play',
    );
  });
});
