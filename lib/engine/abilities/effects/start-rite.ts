import { z } from 'zod';
import type { Rite } from '@/lib/rules/rites';
import { listed } from '@/lib/sentences';
import { beginLasting } from '../../atoms/lasting';
import { beginRite } from '../../rite/part-taking';
import { riteTargets } from '../../rite/rite-targets';
import { cardAt } from '../../state/game';
import type { GameCard } from '../../state/state';
import { oneOfCards } from '../choice';
import { sayModifiers } from '../modifiers/sentences';
import { modifierSchema, settled } from '../modifiers/table';
import { refer, refSchema, sayRef } from '../ref';
import { sayRites } from '../rite-words';
import type { Scene } from '../scene';
import { ritesSchema, some } from '../shape';
import { type EffectOf, effectKind } from './kind';

const shape = {
  rites: ritesSchema,
  leader: refSchema,
  /** Whether it counts against the limit of the Interval (TAT-6.2.11-06). */
  counts: z.boolean(),
  /** What its leader has till it is over. */
  with: some(modifierSchema).optional(),
};
export type StartRite = EffectOf<'start-rite', typeof shape>;

/** Begins a rite at once; its leader was engaged for the effect (TAT-6.2.6-11, TAT-6.2.11-17). */
export const startRite = effectKind({
  kind: 'start-rite',
  shape,
  say({ rites, leader, counts, with: bonus }, title) {
    const led = `begin ${sayRites(rites)} led by ${sayRef(leader, title)}${counts ? '' : ', which counts against no limit'}`;
    return bonus === undefined
      ? led
      : `${led}; till it is over, ${listed(sayModifiers(bonus, title, sayRef(leader, title)))}`;
  },
  brings: null,
  possible: (scene, effect) => options(scene, effect).length > 0,
  ask(scene, effect, picks) {
    const { rites } = effect;
    const rite = rites.length === 1 ? rites[0] : rites[picks[0] ?? -1];
    if (rite === undefined) {
      const open = rites.flatMap((one, part) =>
        targetsOf(scene, effect, one).length > 0 ? [{ kind: 'choose-part', part } as const] : [],
      );
      return open.length === 0 ? null : { seat: scene.seat, options: open };
    }
    if (picks.length > (rites.length === 1 ? 0 : 1)) return null;
    return oneOfCards(scene.seat, targetsOf(scene, effect, rite));
  },
  run(scene, effect, picks) {
    const rite = effect.rites.length === 1 ? effect.rites[0] : effect.rites[picks[0] ?? -1];
    const target = picks[effect.rites.length === 1 ? 0 : 1];
    const leader = refer(scene, effect.leader);
    if (rite === undefined || target === undefined || leader === null) return;
    beginRite(scene.game, {
      rite,
      attacker: scene.seat,
      leader,
      target: cardAt(scene.game, target),
      engagedBefore: true,
      counts: effect.counts,
    });
    if (effect.with === undefined) return;
    beginLasting(scene.game, {
      card: scene.card.id,
      seat: scene.seat,
      on: [leader.id],
      modifiers: effect.with.map((modifier) => settled(scene, modifier)),
      until: 'rite',
    });
  },
});

function options(scene: Scene, effect: StartRite): GameCard[] {
  return effect.rites.flatMap((rite) => targetsOf(scene, effect, rite));
}

function targetsOf(scene: Scene, { leader, counts }: StartRite, rite: Rite): readonly GameCard[] {
  const card = refer(scene, leader);
  if (card === null) return [];
  return riteTargets(scene.game, scene.seat, rite, card, counts);
}
