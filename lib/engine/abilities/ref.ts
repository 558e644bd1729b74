import type { z } from 'zod';
import { homeWorldOf } from '../queries/governed';
import { cardAt, type Game, seatsInPlay } from '../state/game';
import type { GameCard, GameCardId, Seat } from '../state/state';
import { riteOf } from './rite';
import type { Scene } from './scene';
import { nameIn } from './shape';

interface Referred {
  /** How a sentence names it; the card that has the ability goes by its title. */
  readonly words: string;
  readonly id: (scene: Scene) => GameCardId | null | undefined;
}

/** What a card calls the one that it is assigned to, till a sentence names that. */
export const BEARER = 'its bearer';

/** A card by what it is to the ability. */
const REFS = {
  this: { words: '', id: ({ card }) => card.id },
  /** The card that this one is assigned to, or was before a cost took it off. */
  bearer: { words: BEARER, id: ({ card, bearer }) => card.place.host ?? bearer },
  /** What the bearer in its turn is assigned to. */
  'bearer-host': {
    words: `the card that ${BEARER} is on`,
    id({ game, card }) {
      const { host } = card.place;
      return host === null ? null : cardAt(game, host).place.host;
    },
  },
  /** What it was assigned to when its ability began, which may have transferred it. */
  'former-bearer': { words: 'its former bearer', id: ({ bearer }) => bearer },
  'home-world': { words: 'your home world', id: ({ game, seat }) => homeWorldOf(game, seat)?.id },
  /** What was chosen last, or first. */
  target: { words: 'the target', id: ({ targets }) => targets.at(-1) },
  /** What the card that was chosen last is assigned to by now. */
  'target-bearer': {
    words: 'the same card',
    id: ({ game, targets }) => hostOfCard(game, targets.at(-1)),
  },
  'first-target': { words: 'the first target', id: ({ targets }) => targets[0] },
  /** What set the trigger off. */
  cause: { words: 'that card', id: ({ cause }) => cause?.card },
  'attack-leader': { words: 'the attack leader', id: ({ game }) => riteOf(game)?.leader },
  'defense-leader': { words: 'the defense leader', id: ({ game }) => riteOf(game)?.defense },
  'own-leader': { words: 'your leader', id: (scene) => leaderOf(scene, true) },
  'opposing-leader': { words: 'the opposing leader', id: (scene) => leaderOf(scene, false) },
} satisfies Readonly<Record<string, Referred>>;

function hostOfCard(game: Game, id: GameCardId | undefined): GameCardId | null {
  return id === undefined ? null : cardAt(game, id).place.host;
}

export const refSchema = nameIn(REFS);
export type Ref = z.infer<typeof refSchema>;

export function refer(scene: Scene, ref: Ref): GameCard | null {
  const id = REFS[ref].id(scene);
  return id === null || id === undefined ? null : cardAt(scene.game, id);
}

/** The leader of the own side of the rite, or of the other one. */
function leaderOf({ game, seat }: Scene, own: boolean): GameCardId | undefined {
  const rite = riteOf(game);
  if (rite === null || (seat !== rite.attacker && seat !== rite.defender)) return undefined;
  return (seat === rite.attacker) === own ? rite.leader : rite.defense;
}

/** How a sentence names it. */
export function sayRef(ref: Ref, title: string): string {
  return ref === 'this' ? title : REFS[ref].words;
}

/** Houses by what they are to the ability: how a sentence names them, and what is theirs. */
export const HOUSES = {
  you: ['you', 'your'],
  chosen: ['that House', 'that House’s'],
  /** The one that set the trigger off. */
  doer: ['that House', 'that House’s'],
  /** In whose Domain the card lies, whoever deployed it (C50). */
  governor: ['its governor', 'its governor’s'],
  /** The two Houses of the rite that is under way: the one that began it, and the other one than your own. */
  attacker: ['the attacker', 'the attacker’s'],
  opponent: ['your opponent', 'your opponent’s'],
  /** Rivals that raised the bid of the petition that is the cause. */
  raisers: ['each rival that raised the bid', 'theirs'],
  'every-rival': ['every rival', 'every rival’s'],
  everybody: ['every House', 'everybody’s'],
} as const;
export const housesSchema = nameIn(HOUSES);
export type Houses = z.infer<typeof housesSchema>;

/** The Houses that a word means. */
export function housesOf(scene: Scene, who: Houses): readonly Seat[] {
  const { game, seat, houses, card, cause } = scene;
  if (who === 'you') return [seat];
  if (who === 'chosen') return houses.slice(-1);
  if (who === 'doer') return cause === null ? [] : [cause.seat];
  if (who === 'governor') return [(refer(scene, 'bearer') ?? card).place.seat];
  if (who === 'raisers') return cause?.houses?.filter((one) => one !== seat) ?? [];
  if (who === 'attacker' || who === 'opponent') return inRite(game, seat, who);
  const all = seatsInPlay(game);
  return who === 'everybody' ? all : all.filter((other) => other !== seat);
}

function inRite(game: Game, seat: Seat, who: 'attacker' | 'opponent'): readonly Seat[] {
  const rite = riteOf(game);
  if (rite === null) return [];
  if (who === 'attacker') return [rite.attacker];
  if (seat === rite.attacker) return [rite.defender];
  return seat === rite.defender ? [rite.attacker] : [];
}

/** What a House does, said to it, as said of it: "your hand" is "its hand". */
export function ofHouse(words: string): string {
  return words
    .replaceAll('you govern', 'it governs')
    .replaceAll('you have', 'it has')
    .replaceAll(/\byour (?=\w)/g, 'its ');
}
