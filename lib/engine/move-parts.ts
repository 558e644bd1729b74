import type { GameCardId, Seat, Status, Zone } from './state/state';
import { byZone } from './state/zones';

/** Reads a part of a move from its text; undefined where the text is none. */
export type Part<T = unknown> = (text: string) => T | undefined;

/** What a move holds whose parts are read like that. */
export type PartsOf<Parts extends Readonly<Record<string, Part>>> = {
  readonly [Name in keyof Parts]: Exclude<ReturnType<Parts[Name]>, undefined>;
};

/** A whole number, below 0 too. */
export const signed: Part<number> = (text) =>
  /^(0|-?[1-9]\d{0,6})$/.test(text) ? Number(text) : undefined;

/** A whole number from 0 on. */
export const whole: Part<number> = (text) => (text.startsWith('-') ? undefined : signed(text));

export const card: Part<GameCardId> = whole;
export const seat: Part<Seat> = whole;

/** A card, or none. */
export const cardOrNone: Part<GameCardId | null> = (text) => (text === 'null' ? null : card(text));

export function oneOf<const Word extends string>(words: readonly Word[]): Part<Word> {
  return (text) => words.find((word) => word === text);
}

/** What a House holds that is counted. */
export const wealth = oneOf(['solaris', 'spice', 'favor']);
export const tokenKind = oneOf(['deferment', 'spice', 'program']);
export const status: Part<Status> = oneOf(['none', 'disengaged', 'engaged', 'subdued']);
export const zone: Part<Zone> = oneOf(Object.values(byZone((each) => each)));
