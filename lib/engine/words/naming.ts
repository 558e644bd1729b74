import type { Catalogue } from '@/lib/cards/catalogue';
import { talentName } from '@/lib/rules/talents';
import type { GameCardId, GameState, Seat } from '../state';

/** Something said to a player, and the rules behind it. */
export interface Said {
  readonly text: string;
  readonly rules: readonly string[];
}

export function said(text: string, ...rules: readonly string[]): Said {
  return { text, rules };
}

/** The title of a card, or what stands for it where the number names none. */
export function cardName(state: GameState, catalogue: Catalogue, id: GameCardId): string {
  return catalogue.byId.get(state.cards[id]?.card ?? '')?.title ?? 'a card';
}

export function houseName(state: GameState, seat: Seat): string {
  return state.houses[seat]?.name || `House ${seat + 1}`;
}

export function solarisWords(amount: number): string {
  return amount === 1 ? '1 solari' : `${amount} solaris`;
}

export function counted(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

export function riteName(rite: Parameters<typeof talentName>[0]): string {
  return `${talentName(rite)} rite`;
}

/** "a Battle rite", "an Intrigue rite". */
export function aRite(rite: Parameters<typeof talentName>[0]): string {
  const name = riteName(rite);
  return `${/^[AI]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** "A", "A and B", "A, B and C". */
export function both(words: readonly string[]): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
