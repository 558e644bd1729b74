import { chanceAtLeast } from '@/lib/kernel/hypergeometric';
import type { Faction } from '../factions/factions';
import type { Deal, DealtSeat } from './deal';

/** Traitor cards that one player is dealt (GF9-setup-14, DES-setup-10). */
const DEALT = 4;
/** Leaders of a faction. */
const LEADERS = 5;

/** What a player knows of the traitor cards when the own four have been looked at; all 0 before that. */
export interface TraitorsSeen {
  /** Factions in play, each with five leaders among the cards. */
  readonly factions: number;
  /** Cards that were dealt to the player: four, or none yet. */
  readonly own: number;
  /** Own leaders among them, and leaders of the rival. */
  readonly mine: number;
  readonly theirs: number;
}

/** Chances from 0 to 1 that a given rival has own leaders as traitors. */
export interface TraitorOdds {
  /** That at least one is among the four that the rival is dealt: the rival can keep it. */
  readonly dealt: number;
  /** That the rival keeps one, if it takes any leader of an opponent with the same chance. */
  readonly kept: number;
}

/**
 * By counting: the rival's four are any four of the cards that the player has not seen. Whichever leader of an
 * opponent the rival keeps is, as far as the player knows, any of those unseen. A rival that keeps all four (GF9-harkonnen-05) has
 * the chance `dealt`.
 */
export function traitorOdds({ factions, own, mine, theirs }: TraitorsSeen): TraitorOdds {
  const unseen = LEADERS * factions - own;
  const ownLeft = LEADERS - mine;
  const rivalLeft = LEADERS - theirs;
  const hasOther = chanceAtLeast(1, DEALT, unseen - rivalLeft, unseen);
  return {
    dealt: chanceAtLeast(1, DEALT, ownLeft, unseen),
    kept: (hasOther * ownLeft) / (unseen - rivalLeft),
  };
}

/**
 * The chance, from 0 to 1, that a rival keeps one leader of the player's that the player was not dealt: any of those
 * alike, for a rival that keeps one; any of the cards not seen, for one that keeps all that it is dealt.
 */
export function leaderOdds(seen: TraitorsSeen, rival: Faction['traitors']): number {
  if (rival.kept >= rival.dealt) return rival.dealt / (LEADERS * seen.factions - seen.own);
  return traitorOdds(seen).kept / (LEADERS - seen.mine);
}

/** The chance, from 0 to 1, that a rival that keeps one card keeps a leader of its own that the player was not dealt: it was dealt nothing else. */
export function ownLeaderOdds({ factions, own, theirs }: TraitorsSeen): number {
  const unseen = LEADERS * factions - own;
  const rivalLeft = LEADERS - theirs;
  return (1 - chanceAtLeast(1, DEALT, unseen - rivalLeft, unseen)) / rivalLeft;
}

/** Where the cards are that a player has not seen. */
export interface CardsUnseen {
  /** Copies of the card that are among them. */
  readonly copies: number;
  /** How many they are: in the deck and in the hands of others. */
  readonly unseen: number;
}

/**
 * The chance, from 0 to 1, that at least one copy of a card is in a pile of so many of the unseen cards: the
 * deck, or a rival's hand.
 */
export function chanceInPile({ copies, unseen }: CardsUnseen, pile: number): number {
  return chanceAtLeast(1, pile, copies, unseen);
}

/** What a player can count about each rival. */
export interface RivalOdds extends TraitorOdds {
  readonly rival: DealtSeat;
}

/** The chances for one player of a start, with the own four traitor cards seen or before that. */
export function rivalOdds({ seats }: Deal, me: DealtSeat, isSeen: boolean): readonly RivalOdds[] {
  const seen = (faction: string) =>
    isSeen ? me.traitors.filter((card) => card.faction.id === faction).length : 0;
  return seats
    .filter((seat) => seat !== me)
    .map((rival) => {
      const odds = traitorOdds({
        factions: seats.length,
        own: isSeen ? me.traitors.length : 0,
        mine: seen(me.faction.id),
        theirs: seen(rival.faction.id),
      });
      return { rival, ...odds, kept: rival.faction.traitors.kept > 1 ? odds.dealt : odds.kept };
    });
}
