import { type Effect, partsOf } from '@/lib/engine/abilities/effects/table';
import type { Modifier } from '@/lib/engine/abilities/modifiers/table';
import { doingOf } from '@/lib/engine/abilities/running/carry-out';
import { current, sceneOf } from '@/lib/engine/abilities/running/effect';
import type { Scene } from '@/lib/engine/abilities/scene';
import { baseCost, costOf } from '@/lib/engine/payment/cost';
import { isFitToCounter } from '@/lib/engine/rite/counter';
import { outlooksOf } from '@/lib/engine/rite/outlook';
import type { EffectFrame, RiteFrame } from '@/lib/engine/state/frames';
import { cardAt, type Game, houseAt } from '@/lib/engine/state/game';
import type { GameCard, GameCardId, Seat } from '@/lib/engine/state/state';
import type { ActionOf } from '@/lib/engine/state/step';
import { playWorth } from './interval';
import type { Prices } from './prices';
import { counterLiking } from './rites';
import { befalls, doomOf, gainIf, worthInPlay, worthOfAbility, worthOfEffects } from './worth';

/** The card that a rival is about to request admission with, or null. */
function requestAgainst(game: Game, seat: Seat): GameCardId | null {
  for (const frame of game.state.frames)
    if (
      frame.step === 'operation' &&
      frame.seat !== seat &&
      frame.action.kind === 'request-admission'
    )
      return frame.action.card;
  return null;
}

/** How much a House likes to answer with a tactic, or a card that works as one; passing counts 0. */
export function tacticLiking(
  game: Game,
  seat: Seat,
  action: ActionOf<'tactic' | 'use'>,
  prices: Prices,
): number {
  const card = cardAt(game, action.card);
  const cost = action.kind === 'tactic' ? costOf(game, seat, card) + prices.handCard : 0;
  const envoy = requestAgainst(game, seat);
  const effects = effectsOf(game, card, action);
  if (envoy !== null && effects.some((effect) => stops(effect, game, envoy))) return 900;
  const window = game.state.frames.at(-1);
  const rite = game.state.frames.findLast((one): one is RiteFrame => one.step === 'rite');
  if (rite !== undefined && window?.step === 'window' && window.answers === rite.rite)
    return tacticInRite(game, rite, seat, effects) - cost * 0.5;
  if (window?.step === 'petition' && window.seat !== seat) return -1;
  if (window?.step === 'window' && window.answers === 'exchange')
    return exchangeTactic(game, seat, effects, prices) - cost;
  const worth =
    action.kind === 'tactic'
      ? playWorth(game, seat, card, prices)
      : worthOfAbility(game, seat, card, action.ability, prices) - standby(game, card);
  return worth - cost - 0.6;
}

/** What a deployed card that engages as a tactic could have done instead. */
function standby(game: Game, { card, status }: GameCard): number {
  const abilities = game.catalogue.abilities.get(card) ?? [];
  const asTactic = abilities.some((one) => one.kind === 'operation' && one.window !== undefined);
  return asTactic && status === 'disengaged' ? 0.4 : 1;
}

function effectsOf(
  game: Game,
  card: GameCard,
  action: ActionOf<'tactic' | 'use'>,
): readonly Effect[] {
  const at =
    action.kind === 'use'
      ? action.ability
      : (game.catalogue.abilities.get(card.card) ?? []).findIndex(({ kind }) => kind === 'play');
  return doingOf(game, card, at)?.effects ?? [];
}

/** Whether an effect may engage or take down the card that brings a request (TAT-6.2.7-05). */
function stops(effect: Effect, game: Game, envoy: GameCardId): boolean {
  const doom = doomOf(effect);
  if (doom === null || doom.doom === 'disengage') return false;
  return cardAt(game, envoy).status === 'disengaged';
}

/** In a rite a tactic is for the side that does not have what it wants yet. */
function tacticInRite(game: Game, rite: RiteFrame, seat: Seat, effects: readonly Effect[]): number {
  const { attack, defense } = outlooksOf(game, rite);
  const attacks = seat === rite.attacker;
  if (!attacks && seat !== rite.defender) return -0.5;
  const wins = attacks ? attack.isVanquished : !attack.isVanquished;
  const loses = attacks ? defense.isVanquished : attack.isVanquished;
  const gains = effects.some(({ kind }) => kind === 'await' || kind === 'choose-card');
  if (gains) return attacks && wins ? 2 : -0.5;
  if (effects.some(({ kind }) => kind === 'participate')) return wins ? -0.2 : 1.5;
  return !wins || loses ? 1.2 : -0.4;
}

/** Against a rival that buys, or for a lower price of its own. */
function exchangeTactic(
  game: Game,
  seat: Seat,
  effects: readonly Effect[],
  prices: Prices,
): number {
  const operation = game.state.frames.findLast((one) => one.step === 'operation');
  if (operation?.step !== 'operation') return -1;
  const { action, seat: by } = operation;
  if (action.kind !== 'buy-spice' && action.kind !== 'sell-spice') return -1;
  const prohibits = effects.some(
    (effect) =>
      effect.kind === 'lasting' && effect.modifiers.some(({ kind }) => kind === 'prohibit'),
  );
  if (prohibits) return by === seat ? -5 : action.amount * (2 + prices.danger * 3);
  return by === seat ? 1.5 : 1 + action.amount * 0.5;
}

/** How much a House likes one of the things that an effect lets it choose; passing counts 0. */
export function choiceLiking(
  game: Game,
  frame: EffectFrame,
  seat: Seat,
  action: ActionOf<'choose' | 'choose-house' | 'choose-number' | 'choose-part'>,
  prices: Prices,
): number {
  const doing = doingOf(game, cardAt(game, frame.card), frame.ability);
  if (doing === null) return 0;
  const scene = sceneOf(game, frame);
  const effect = current(frame, doing);
  switch (action.kind) {
    case 'choose':
      return chooseLiking(scene, seat, cardAt(game, action.card), effect, doing.effects, prices);
    case 'choose-house': {
      const isOwn = action.seat === seat;
      const harms = doing.effects.some(
        (one) =>
          (one.kind === 'favor' && one.way === 'lose') ||
          one.kind === 'pay' ||
          one.kind === 'lasting',
      );
      if (isOwn) return harms ? -5 : 3;
      return harms ? 1 + (action.seat === prices.leader ? 1 : 0) : 0.5;
    }
    case 'choose-number': {
      const pays = doing.costs?.some((one) => one.kind === 'pay') ?? false;
      return pays ? -action.amount * 0.2 + 1 : 1 + action.amount * 0.1;
    }
    case 'choose-part': {
      if (frame.at === 'may')
        return (
          worthOfEffects(scene, doing.effects, prices) +
          worthOfEffects(scene, doing.costs ?? [], prices)
        );
      const part = effect === undefined ? undefined : partsOf(effect)[action.part];
      return part === undefined ? 0.1 : 1 + worthOfEffects(scene, part, prices);
    }
  }
}

function chooseLiking(
  scene: Scene,
  seat: Seat,
  card: GameCard,
  asked: Effect | undefined,
  effects: readonly Effect[],
  prices: Prices,
): number {
  const { game } = scene;
  const envoy = requestAgainst(game, seat);
  // What is chosen first suffers what comes later.
  const doom =
    (asked === undefined ? null : doomOf(asked)) ??
    effects.map(doomOf).find((one) => one !== null) ??
    null;
  if (doom !== null) {
    if (asked !== undefined && !befalls(scene, asked, card)) return 0;
    const stopped = card.id === envoy && doom.doom !== 'disengage' ? 50 : 0;
    return gainIf(game, card, doom.doom, prices) + stopped;
  }
  if (asked?.kind === 'move-spice') return card.place.seat === seat ? -1 : 1 + card.spice;
  const own = card.place.seat === seat;
  const rite = game.state.frames.findLast((one): one is RiteFrame => one.step === 'rite');
  if (rite !== undefined && asked?.kind === 'lasting' && asked.modifiers.some(isCounter))
    return own && isFitToCounter(game, rite, card) ? counterLiking(game, rite, card, prices) : -1;
  if (asked?.kind === 'deferment')
    return (asked.way === 'assign') === own ? 1 + baseCost(game, card) * 0.1 : -1;
  if (card.place.zone === 'domain' && !own) return 0.3;
  return 1 + card.spice + worthInPlay(game, seat, card, prices) * 0.1;
}

function isCounter(modifier: Modifier): boolean {
  return modifier.kind === 'keyword' && modifier.keyword === 'counter';
}

/** How much a House likes to discard a card: what brings nothing makes room for others. */
export function discardLiking(game: Game, seat: Seat, id: GameCardId, prices: Prices): number {
  const card = cardAt(game, id);
  const { zones } = houseAt(game, seat);
  const cost = baseCost(game, card);
  const worth = worthInPlay(game, seat, card, prices);
  if (card.place.zone === 'assembly') {
    const spares = zones['imperial-deck'].length > 0;
    return spares && worth - cost < 2 ? 3 - worth + cost : -5 - worth + cost * 0.5;
  }
  const isUseless = worth < 0.8 && prices.handCard < 0.5;
  return (isUseless ? 0.5 : -20) + cost * 0.1 - worth;
}
