import { CHARACTERS } from '@/app/_ui/bust/characters';
import type { Looks } from '@/app/_ui/bust/looks';

/** Who has another name on the cards, and who is on none of them. */
const OTHERS: Readonly<Record<string, Looks>> = {
  'beast-rabban': CHARACTERS['glossu-rabban'],
  'iakin-nefud': CHARACTERS['iaken-nefud'],
  'master-bewt': CHARACTERS['lingar-bewt'],
  'shadout-mapes': CHARACTERS['the-shadout-mapes'],
  'mother-ramallo': CHARACTERS['sister-ramallo'],
  'margot-fenring': CHARACTERS['lady-margot'],
  'hasimir-fenring': CHARACTERS['count-hasimir-fenring'],
  'captain-aramsham': CHARACTERS['commander-aramsham'],
  'soo-soo-sook': CHARACTERS['soo-soo-nejhre'],
  'wellington-yueh': CHARACTERS.yueh,
  alia: {
    head: 'oval',
    skin: 'tan',
    wear: 'robe',
    behind: 'long',
    hair: 'parted',
    tint: 'copper',
    on: 'band',
    blue: true,
  },
  wanna: {
    head: 'oval',
    skin: 'brown',
    wear: 'robe',
    behind: 'hood',
    hair: 'parted',
    tint: 'black',
    on: 'hood',
  },
  caid: { head: 'square', skin: 'tan', wear: 'armour', on: 'visor' },
  burseg: {
    head: 'heavy',
    skin: 'pale',
    wear: 'armour',
    hair: 'cropped',
    tint: 'grey',
    beard: 'full',
  },
  bashar: {
    head: 'long',
    skin: 'brown',
    wear: 'uniform',
    hair: 'cropped',
    tint: 'black',
    on: 'kepi',
    beard: 'moustache',
  },
  'guild-representative': {
    head: 'long',
    skin: 'pale',
    wear: 'guild',
    behind: 'guild',
    blue: true,
  },
};

const LOOKS: Readonly<Record<string, Looks>> = { ...CHARACTERS, ...OTHERS };

/** How a leader looks, where it is one that we know. */
export function leaderLooks(leader: string): Looks | undefined {
  return LOOKS[leader];
}
