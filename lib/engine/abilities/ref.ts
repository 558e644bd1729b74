import { z } from 'zod';
import { cardAt } from '../game';
import type { GameCard } from '../state';
import { riteOf } from './rite-of';
import type { Scene } from './scene';

/**
 * A card by what it is to the ability: the card that has it, the card that this one is assigned to,
 * what was chosen last (or before it), what set the trigger off, a leader of the rite.
 */
export const refSchema = z.enum([
  'this',
  'bearer',
  'target',
  'first-target',
  'cause',
  'attack-leader',
  'defense-leader',
  'own-leader',
  'opposing-leader',
]);
export type Ref = z.infer<typeof refSchema>;

export function refer(scene: Scene, ref: Ref): GameCard | null {
  const id = idOf(scene, ref);
  return id === null || id === undefined ? null : cardAt(scene.game, id);
}

function idOf(scene: Scene, ref: Ref): number | null | undefined {
  switch (ref) {
    case 'this':
      return scene.card.id;
    case 'bearer':
      return scene.card.place.host;
    case 'target':
      return scene.targets.at(-1);
    case 'first-target':
      return scene.targets[0];
    case 'cause':
      return scene.cause?.card;
    case 'attack-leader':
      return riteOf(scene.game)?.leader;
    case 'defense-leader':
      return riteOf(scene.game)?.defense;
    case 'own-leader':
      return leaderOf(scene, true);
    case 'opposing-leader':
      return leaderOf(scene, false);
  }
}

/** The leader of the own side of the rite, or of the other one. */
function leaderOf({ game, seat }: Scene, own: boolean): number | undefined {
  const rite = riteOf(game);
  if (rite === null || (seat !== rite.attacker && seat !== rite.defender)) return undefined;
  return (seat === rite.attacker) === own ? rite.leader : rite.defense;
}

/** How a sentence names it. */
export function sayRef(ref: Ref, title: string): string {
  switch (ref) {
    case 'this':
      return title;
    case 'bearer':
      return 'its bearer';
    case 'target':
      return 'the target';
    case 'first-target':
      return 'the first target';
    case 'cause':
      return 'that card';
    case 'attack-leader':
      return 'the attack leader';
    case 'defense-leader':
      return 'the defense leader';
    case 'own-leader':
      return 'your leader';
    case 'opposing-leader':
      return 'the opposing leader';
  }
}
