import type { Card } from '@/lib/cards/card';
import type { Catalogue } from '@/lib/cards/catalogue';
import { fold } from '@/lib/cards/fold';
import type { Power } from '@/lib/rules/powers';
import type { Format } from '../format';

/** The first home world by title that a sponsor may have in a format; undefined where there is none. */
export function fittingHomeWorld(
  sponsor: Power,
  catalogue: Catalogue,
  format: Format,
): Card | undefined {
  return homeWorldsOf(sponsor, catalogue).find(
    ({ set, title }) =>
      format.sets.includes(set) && !format.banned.some((banned) => fold(banned) === fold(title)),
  );
}

/** Every home world of a sponsor, by title (TAT-4.1-02). */
export function homeWorldsOf(sponsor: Power, { cards }: Catalogue): readonly Card[] {
  return cards.filter((card) => card.deck === 'homeworld' && card.allegiance === sponsor);
}
