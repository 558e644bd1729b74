import { type RiteTalent, talentName } from '@/lib/rules/talents';
import { listed } from '@/lib/sentences';
import { cardAt, type Game } from '../../state/game';
import type { GameCard } from '../../state/state';
import { type Filter, filterSchema } from '../filter';
import { sayFilter } from '../filter-words';
import { isKind } from '../matching';
import { modifier, scopeSchema } from '../modifiers/kind';
import type { Modifier } from '../modifiers/table';
import { standing } from '../scene';
import { ritesSchema } from '../shape';

/** Weapons of a kind on a card that work in one of some rites work in all of them, and those of another kind in none. */
export const arms = modifier(
  { of: scopeSchema, working: filterSchema, idle: filterSchema, rites: ritesSchema },
  ({ working, idle, rites }, { who }) =>
    `${sayFilter(working, 'many')} on ${who} work in ${listed(rites.map(talentName))} rites alike while ${sayFilter(idle, 'many')} on it do nothing`,
);

/** The modifiers of a card as lasting effects on its bearer leave them. Asked while they are collected: `is` judges by what has settled. */
export function armed(
  game: Game,
  card: GameCard,
  modifiers: readonly Modifier[],
  is: (judge: () => boolean) => boolean,
): readonly Modifier[] {
  const { host } = card.place;
  if (host === null) return modifiers;
  let left = modifiers;
  for (const lasting of game.state.lasting) {
    if (!lasting.on.includes(host)) continue;
    const scene = standing(game, lasting.seat, cardAt(game, lasting.card), lasting.on);
    const isOf = (kind: Filter) => is(() => isKind(scene, kind, card));
    for (const one of lasting.modifiers) {
      if (one.kind !== 'arms') continue;
      if (isOf(one.idle)) left = [];
      else if (isOf(one.working)) left = left.map((own) => widened(own, one.rites));
    }
  }
  return left;
}

/** A modifier that holds in one of some rites as one that holds in all of them. */
function widened(modifier: Modifier, rites: readonly RiteTalent[]): Modifier {
  const { while: held } = modifier;
  if (held?.kind !== 'rite' || !held.rites.some((rite) => rites.includes(rite))) return modifier;
  return { ...modifier, while: { ...held, rites: [...new Set([...held.rites, ...rites])] } };
}
