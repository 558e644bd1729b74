import type { Card } from '@/lib/cards/card';
import { CHARACTERS } from '../../bust/characters';
import type { Looks } from '../../bust/looks';
import { type Stream, streamOf } from '../../scene/random';
import { KITS, type Kit, MAN, WOMAN } from './kits';

const KNOWN: Readonly<Record<string, Looks>> = CHARACTERS;

/** How a persona looks: as it is known, else as its title falls among what people of its kind look like. */
export function looksOf(card: Card): Looks {
  const name = card.id.slice(card.set.length + 1);
  return KNOWN[card.character ?? name] ?? dressed(looksFrom(kitOf(card), streamOf(name)));
}

function kitOf({ subtypes, allegiance }: Card): Kit {
  const kits = KITS.filter(([of]) => of === allegiance || subtypes.includes(of));
  const base = subtypes.includes('Adept') ? WOMAN : MAN;
  return Object.assign({}, base, ...kits.reverse().map(([, kit]) => kit));
}

function looksFrom(kit: Kit, stream: Stream): Looks {
  const chosen = Object.entries(kit).map(([feature, choices]) => [
    feature,
    choices[Math.floor(stream.between(0, choices.length))],
  ]);
  return Object.fromEntries(chosen);
}

/** What goes with what: hair that its cap leaves free, a tube on a stillsuit alone. */
function dressed(looks: Looks): Looks {
  const { on, hair, behind, wear, mark } = looks;
  return {
    ...looks,
    hair: on && hair && UNDER[on] !== undefined ? UNDER[on] || undefined : hair,
    behind: on === 'hood' || on === 'kerchief' ? 'hood' : behind,
    mark: mark === 'tube' && wear !== 'stillsuit' ? undefined : mark,
  };
}

/** The hair that is seen under what is worn; any where nothing is said, and none of it where that is empty. */
const UNDER: Readonly<Partial<Record<NonNullable<Looks['on']>, '' | 'cropped' | 'parted'>>> = {
  hood: 'parted',
  cowl: '',
  wimple: '',
  turban: '',
  crest: '',
  visor: '',
  hat: 'cropped',
  cap: 'cropped',
  kepi: 'cropped',
  kerchief: 'cropped',
  skullcap: 'cropped',
};
