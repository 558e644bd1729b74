import { z } from 'zod';
import type { Rite } from '@/lib/rules/rites';
import { RITE_TALENTS } from '@/lib/rules/talents';
import type { Action } from '../../actions';
import { beginLasting } from '../../atoms/lasting';
import { cardAt, happened } from '../../game';
import { beginRite } from '../../procedures/begin-rite';
import { riteTargets } from '../../queries/rite-targets';
import { listed } from '../filter-words';
import { type Modifier, modifierSchema, settled } from '../modifier';
import { sayModifiers } from '../modifier-words';
import { type Ref, refer, refSchema, sayRef } from '../ref';
import { sayRites } from '../rite-words';
import type { Scene } from '../scene';
import type { EffectKind } from './kind';

/** Begins a rite at once; its leader was engaged for the effect (TAT-6.2.6-11, TAT-6.2.11-17). */
export interface StartRite {
  readonly kind: 'start-rite';
  readonly rites: readonly Rite[];
  readonly leader: Ref;
  /** Whether it counts against the limit of the Interval (TAT-6.2.11-06). */
  readonly counts: boolean;
  /** What its leader has till it is over. */
  readonly with?: readonly Modifier[] | undefined;
}

export const startRite: EffectKind<StartRite> = {
  schema: z.strictObject({
    kind: z.literal('start-rite'),
    rites: z.array(z.enum(RITE_TALENTS)).min(1),
    leader: refSchema,
    counts: z.boolean(),
    with: z.array(modifierSchema).min(1).optional(),
  }),
  say({ rites, leader, counts, with: bonus }, title) {
    const led = `begin ${sayRites(rites)} led by ${sayRef(leader, title)}${counts ? '' : ', which counts against no limit'}`;
    return bonus === undefined
      ? led
      : `${led}; till it is over, ${listed(sayModifiers(bonus, title, sayRef(leader, title)), 'and')}`;
  },
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
    const choices = targetsOf(scene, effect, rite).map(
      (card): Action => ({ kind: 'choose', card }),
    );
    return choices.length === 0 ? null : { seat: scene.seat, options: choices };
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
    happened(
      scene.game,
      beginLasting(scene.game.state, {
        card: scene.card.id,
        seat: scene.seat,
        on: [leader.id],
        modifiers: effect.with.map((modifier) => settled(scene, modifier)),
        until: 'rite',
      }),
    );
  },
};

function options(scene: Scene, effect: StartRite): number[] {
  return effect.rites.flatMap((rite) => targetsOf(scene, effect, rite));
}

function targetsOf(scene: Scene, { leader, counts }: StartRite, rite: Rite): number[] {
  const card = refer(scene, leader);
  if (card === null) return [];
  return riteTargets(scene.game, scene.seat, rite, card, counts).map(({ id }) => id);
}
