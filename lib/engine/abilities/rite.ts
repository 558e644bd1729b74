import { z } from 'zod';
import type { Rite } from '@/lib/rules/rites';
import { RITE_TALENTS, TALENTS, type Talent, talentName } from '@/lib/rules/talents';
import { listedOr, withArticle } from '@/lib/sentences';
import type { RiteFrame } from '../state/frames';
import type { Game } from '../state/game';

/** The rite that is under way, or null; there is never one inside another. */
export function riteOf({ state }: Game): RiteFrame | null {
  for (let at = state.frames.length - 1; at >= 0; at -= 1) {
    const frame = state.frames[at];
    if (frame?.step === 'rite') return frame;
  }
  return null;
}

/** A talent by its name, or that of the rite which is under way. */
export const talentSchema = z.enum([...TALENTS, 'rite']);
type Named = z.infer<typeof talentSchema>;

/** The talent that is meant now; null where there is no rite. */
export function talentNow(game: Game, talent: Named): Talent | null {
  return talent === 'rite' ? (riteOf(game)?.rite ?? null) : talent;
}

/** "Battle", "the talent of the rite". */
export function sayTalent(talent: Named): string {
  return talent === 'rite' ? 'the talent of the rite' : talentName(talent);
}

/** "a rite", "an Intrigue rite", "a Battle or Dueling rite". */
export function sayRites(rites: readonly Rite[]): string {
  return withArticle(ritesNoun(rites));
}

/** The same without an article. */
export function ritesNoun(rites: readonly Rite[]): string {
  if (rites.length === RITE_TALENTS.length) return 'rite';
  return `${listedOr(rites.map(talentName))} rite`;
}
