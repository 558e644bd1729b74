import type { TreacheryCard } from '../decks/treachery';
import type { Edition } from '../rules/book';

/** A card of the board game, of either deck, as it is searched and shown: the facts of both editions. */
export interface BoardCard {
  /** "crysknife", "spice-broken-land", "shai-hulud". */
  readonly id: string;
  readonly deck: 'treachery' | 'spice';
  readonly name: string;
  /** What the Descartes edition calls it, where that is otherwise. */
  readonly descartes?: string | undefined;
  readonly aliases: readonly string[];
  /** "projectile weapon", "territory". */
  readonly kind: string;
  /** How many of them the base deck of an edition has; an edition without it is not there. */
  readonly copies: Readonly<Partial<Record<Edition, number | undefined>>>;
  /** What a territory card brings. */
  readonly spice?: number | undefined;
  /** What it does, in a sentence of our own. */
  readonly text: string;
  /** What becomes of it after its use, where its player may not keep it. */
  readonly once?: TreacheryCard['once'];
  readonly doubt?: string | undefined;
  /** The rules that it stands on, by edition. */
  readonly rules: Readonly<Partial<Record<Edition, readonly string[] | undefined>>>;
}

/** Whether the editions do not have the card alike: its name, or how many there are of it. */
export function isOtherwise({ descartes, copies }: BoardCard): boolean {
  return descartes !== undefined || copies[2019] !== copies.descartes;
}
