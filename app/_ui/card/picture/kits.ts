import type { Looks } from '../../bust/looks';

/** What somebody may look like, feature by feature; `undefined` is to go without. Named more than once: more often. */
export type Kit = { readonly [feature in keyof Looks]?: readonly Looks[feature][] };

const none = undefined;

export const MAN: Kit = {
  head: ['long', 'square', 'heavy', 'oval'],
  skin: ['pale', 'tan', 'brown', 'dark'],
  wear: ['coat', 'cloak', 'robe'],
  hair: ['cropped', 'curls', 'slick', 'receding', 'parted', none],
  tint: ['black', 'brown', 'copper', 'gold', 'grey', 'white'],
  beard: [none, none, 'full', 'goatee', 'moustache', 'drooping'],
};

export const WOMAN: Kit = {
  head: ['oval'],
  skin: ['pale', 'tan', 'brown', 'dark'],
  behind: ['long', 'bob', none],
  hair: ['parted', 'updo', 'fringe', 'braids'],
  tint: ['black', 'brown', 'copper', 'gold', 'grey'],
};

/** What the first allegiance or subtype here that a persona has says of a feature holds, before what stands below it. */
export const KITS: readonly (readonly [of: string, kit: Kit])[] = [
  ['Suk', { mark: ['diamond'], behind: ['long'], hair: ['parted'] }],
  ['Mentat', { mark: ['stain'], wear: ['robe', 'uniform'], hair: ['slick', 'receding'] }],
  [
    'Navigator',
    {
      skin: ['pale', 'tan', 'brown'],
      wear: ['guild'],
      behind: ['guild'],
      hair: [none],
      beard: [none, 'goatee'],
      on: [none, 'skullcap'],
      blue: [true],
    },
  ],
  ['Prophet', { on: ['cowl'], behind: ['hood'], tint: ['white', 'grey'], beard: ['full'] }],
  ['Adept', { wear: ['robe'], on: ['hood', 'wimple', 'cowl'] }],
  ['Slavemaster', { wear: ['harness'], head: ['heavy'], hair: ['ridge'], beard: ['drooping'] }],
  ['Sardaukar', { wear: ['armour'], on: ['crest', 'visor', none] }],
  ['Soldier', { wear: ['armour'], on: ['cap', 'kepi'] }],
  ['Swordmaster', { wear: ['cloak', 'uniform'], hair: ['topknot', 'ridge'], mark: ['scar'] }],
  ['Warrior', { on: ['kerchief'], beard: ['veil'] }],
  ['Assassin', { wear: ['cloak'], on: ['hood', none], beard: ['veil', none, 'goatee'] }],
  ['Pilot', { wear: ['harness'], on: ['goggles', 'cap'] }],
  ['Scout', { wear: ['harness'], on: ['goggles'] }],
  ['Smuggler', { wear: ['cloak'], on: ['kerchief', none] }],
  ['Banker', { wear: ['mantle'], on: ['skullcap', 'hat', 'turban'] }],
  ['Merchant', { wear: ['coat', 'mantle'], on: ['turban', 'hat'] }],
  ['Delegate', { wear: ['ruff', 'mantle', 'coat'], on: ['skullcap', 'hat', none] }],
  ['Physician', { wear: ['coat'], on: ['skullcap'] }],
  ['Officer', { wear: ['uniform', 'armour'], on: ['kepi', 'cap', none] }],
  ['spice-miners', { wear: ['harness', 'stillsuit'], on: ['goggles', 'cap', 'kerchief', none] }],
  ['water-sellers', { wear: ['mantle', 'robe', 'coat'], on: ['turban', 'skullcap', 'hat', none] }],
  ['smugglers', { wear: ['cloak', 'harness'], on: ['kerchief', 'goggles', none, none] }],
  ['Spy', { wear: ['cloak', 'coat'], on: ['hood', 'skullcap', none] }],
  ['fremen', { wear: ['stillsuit'], skin: ['tan', 'brown', 'dark'], blue: [true] }],
  ['fremen', { on: ['kerchief', 'turban', 'hood'] }],
  ['Native', { wear: ['stillsuit', 'cloak'], on: ['kerchief', 'turban', none] }],
  ['Native', { skin: ['tan', 'brown', 'dark'], blue: [true], mark: [none, 'tube'] }],
  ['guild', { wear: ['guild'], skin: ['pale', 'tan'] }],
  ['corrino', { skin: ['pale', 'tan'], wear: ['ruff', 'mantle'] }],
  ['harkonnen', { skin: ['pale'], hair: [none, 'ridge', 'slick'], head: ['heavy', 'square'] }],
  ['atreides', { tint: ['black', 'brown'], skin: ['tan', 'brown', 'pale'] }],
];
