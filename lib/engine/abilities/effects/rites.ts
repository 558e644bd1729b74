import { z } from 'zod';
import type { Rite } from '@/lib/rules/rites';
import { listed } from '@/lib/sentences';
import { beginLasting } from '../../atoms/flow';
import { isDeployed } from '../../queries/face-up';
import { beginRite } from '../../rite/begin-rite';
import { counterWith, isFitToCounter } from '../../rite/counter';
import { joinRite, mayJoinRite } from '../../rite/participants';
import { riteTargets } from '../../rite/rite-targets';
import { cardAt } from '../../state/game';
import type { GameCard } from '../../state/state';
import { type Aim, aimSchema, sayAim } from '../aim';
import { oneOfCards, oneOfParts } from '../choice';
import { filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import { sayModifiers } from '../modifiers/sentences';
import { modifierSchema, settled } from '../modifiers/table';
import { refer, refSchema, sayRef } from '../ref';
import { riteOf, sayRites } from '../rite';
import type { Scene } from '../scene';
import { ritesSchema, some } from '../shape';
import { aimed, type EffectOf, effectKind } from './kind';

const startShape = {
  rites: ritesSchema,
  leader: refSchema,
  /** What its target is, in place of what the rite has (TAT-6.2.11-07, TAT-6.2.11-08, TAT-6.2.11-09, TAT-6.2.11-10). */
  target: filterSchema.optional(),
  /** It may be one beyond the limit of the Interval (TAT-6.2.11-06). */
  limit: z.literal('does-not-count').optional(),
  /** What its leader has till it is over. */
  with: some(modifierSchema).optional(),
};
type StartRite = EffectOf<'start-rite', typeof startShape>;

/** Begins a rite at once; its leader was engaged for the effect (TAT-6.2.6-11, TAT-6.2.11-17). */
const startRite = effectKind({
  kind: 'start-rite',
  shape: startShape,
  say({ rites, leader, target, limit, with: bonus }, title) {
    const against = target === undefined ? '' : ` against ${sayFilter(target, 'one')}`;
    const led = `begin ${sayRites(rites)}${against} led by ${sayRef(leader, title)}${limit === undefined ? '' : ', which counts against no limit'}`;
    return bonus === undefined
      ? led
      : `${led}; until it is over, ${listed(sayModifiers(bonus, title, sayRef(leader, title)))}`;
  },
  possible: (scene, effect) =>
    effect.rites.some((rite) => targetsOf(scene, effect, rite).length > 0),
  ask(scene, effect, picks) {
    const { rite, target } = declared(effect, picks);
    if (rite !== undefined)
      return target === undefined ? oneOfCards(scene.seat, targetsOf(scene, effect, rite)) : null;
    const open = effect.rites.flatMap((one, part) =>
      targetsOf(scene, effect, one).length > 0 ? [part] : [],
    );
    return oneOfParts(scene.seat, open);
  },
  run(scene, effect, picks) {
    const { game, seat, card } = scene;
    const { rite, target } = declared(effect, picks);
    const leader = refer(scene, effect.leader);
    if (rite === undefined || target === undefined || leader === null) return;
    beginRite(game, {
      rite,
      attacker: seat,
      leader,
      target: cardAt(game, target),
      engagedBefore: true,
      targets: effect.target,
      counts: effect.limit === undefined,
    });
    if (effect.with === undefined) return;
    const modifiers = effect.with.map((modifier) => settled(scene, modifier));
    beginLasting(game, { card: card.id, seat, on: [leader.id], modifiers, until: 'rite' });
  },
});

/** What has been chosen of a rite: its kind, where there are several, and its target. */
function declared({ rites }: StartRite, picks: readonly number[]) {
  const [kind, target] = rites.length === 1 ? [0, picks[0]] : picks;
  return { rite: rites[kind ?? -1], target };
}

function targetsOf(
  scene: Scene,
  { leader, limit, target }: StartRite,
  rite: Rite,
): readonly GameCard[] {
  const card = refer(scene, leader);
  // Who has gone down since leads nothing (TAT-5.4-14).
  if (card === null || !isDeployed(card)) return [];
  return riteTargets(scene.game, scene.seat, rite, card, limit === undefined, target);
}

interface Part {
  readonly says: (cards: Aim, title: string) => string;
  readonly fits: (scene: Scene, card: GameCard) => boolean;
  readonly join: (scene: Scene, card: GameCard) => void;
}

/** What a card may be in a rite that it is brought into. */
const PARTS: Readonly<Record<'follower' | 'counter', Part>> = {
  // On the own side, beside what was declared (C06).
  follower: {
    says: (cards, title) => `bring ${sayAim(ready(cards), title)} into the rite`,
    fits: ({ game, seat }, card) => mayJoinRite(game, seat, card),
    join: ({ game, seat }, card) => joinRite(game, seat, card),
  },
  // A persona engages to Counter, whoever but the attacker governs it (TAT-11-22).
  counter: {
    says: (cards, title) =>
      `engage ${sayAim(cards, title)}${isOwn(cards) ? '' : ', whoever governs it,'} to Counter`,
    // A rite has the target's place once: nobody counters a Counter. No House defends against itself.
    fits({ game }, card) {
      const rite = riteOf(game);
      return (
        rite !== null &&
        rite.defense === rite.target &&
        card.place.seat !== rite.attacker &&
        isFitToCounter(game, rite, card)
      );
    },
    join({ game }, card) {
      const rite = riteOf(game);
      if (rite !== null) counterWith(game, rite, card, 'by-effect');
    },
  },
};

/** Brings cards into the rite that is under way. */
const participate = aimed({
  kind: 'participate',
  shape: { cards: aimSchema, as: z.literal('counter').optional() },
  say: ({ cards, as }, title) => PARTS[as ?? 'follower'].says(cards, title),
  aim: ({ cards }) => cards,
  fits: (scene, card, { as }) => PARTS[as ?? 'follower'].fits(scene, card),
  each: (scene, { as }, card) => PARTS[as ?? 'follower'].join(scene, card),
});

/** What takes part engages: no sentence needs to say that it is disengaged. */
function ready(aim: Aim): Aim {
  return typeof aim === 'object' && 'choose' in aim
    ? { ...aim, choose: { ...aim.choose, state: undefined } }
    : aim;
}

function isOwn(aim: Aim): boolean {
  return typeof aim === 'object' && 'choose' in aim && aim.choose.whose === 'yours';
}

/** What begins a rite, and what comes into one. */
export const RITES = [startRite, participate] as const;
