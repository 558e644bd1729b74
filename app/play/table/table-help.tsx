import { Crosshair, Layers, Shield, Swords } from 'lucide-react';
import type { ReactNode } from 'react';
import { KeysList } from '@/app/_table/keys-list';
import { Dialog } from '@/app/_ui/base/dialog';
import { useMedia } from '@/app/_ui/base/use-media';
import { Coin } from '@/app/_ui/card/coin';
import { GoodIcon } from '@/app/_ui/icons/goods';
import { PowerIcon } from '@/app/_ui/icons/powers';
import { CommandIcon, ResistanceIcon } from '@/app/_ui/icons/stats';
import { TalentIcon } from '@/app/_ui/icons/talents';
import { TypeIcon, typeName } from '@/app/_ui/icons/types';
import { POWERS, powerShortName } from '@/lib/rules/powers';
import { TALENTS, talentName } from '@/lib/rules/talents';
import { CARD_TYPES } from '@/lib/rules/taxonomy';
import { Engaged } from './engaged';
import styles from './table-help.module.css';
import { Deferment, SpiceOn } from './tokens';
import tokens from './tokens.module.css';

const KEYS: readonly (readonly [string, string])[] = [
  ['Arrows', 'From card to card, by where they lie'],
  ['Enter', 'Does what can be done with the card, or asks where it goes, or opens its menu'],
  ['Shift+F10', 'The menu of the card'],
  ['/', 'All actions in one list, with a filter'],
  ['e', 'Passes, declines or ends; twice where a move is suggested in place of the end'],
  [
    's, Enter',
    'The filled button: what is suggested, or helps the House; Enter where no card is chosen',
  ],
  ['1 – 9', 'The other answers, by the numbers on their buttons'],
  ['Escape', 'Choose no target after all'],
  ['h', 'A hint: what a mentat thinks of your moves'],
  ['u', 'Undo, back to your last choice'],
  ['Shift+u', 'Redo'],
  ['m', 'Do something by hand'],
  ['?', 'These keys and signs'],
];

type Signs = readonly (readonly [sign: ReactNode, words: string])[];

const token = (of: string, sign: ReactNode) => (
  <span className={tokens.token} data-token={of}>
    {sign}
  </span>
);

const SIGNS: readonly (readonly [title: string, signs: Signs])[] = [
  [
    'Goods and numbers',
    [
      [<GoodIcon key="s" good="solaris" size={16} />, 'Solaris'],
      [<GoodIcon key="m" good="spice" size={16} />, 'Spice'],
      [<GoodIcon key="f" good="favor" size={16} />, 'Favor'],
      [
        <span key="c" data-type="holding">
          <Coin cost={3} />
        </span>,
        'What the card costs',
      ],
      [<CommandIcon key="k" size={16} />, 'Command'],
      [<ResistanceIcon key="r" size={16} />, 'Resistance'],
    ],
  ],
  [
    'Talents, with their ranks',
    TALENTS.map((talent) => [
      <TalentIcon key={talent} talent={talent} size={16} />,
      talentName(talent),
    ]),
  ],
  [
    'Kinds of cards',
    CARD_TYPES.map((type) => [<TypeIcon key={type} type={type} size={16} />, typeName(type)]),
  ],
  [
    'How a card stands',
    [
      [<span key="l" className={styles.frame} data-frame="lit" />, 'Something can be done with it'],
      [<span key="a" className={styles.frame} data-frame="asked" />, 'The question is about it'],
      [<span key="t" className={styles.frame} data-frame="target" />, 'It can be chosen as target'],
      [<Crosshair key="x" size={16} aria-hidden />, 'The same, on the corner of the card'],
      [<Engaged key="e" />, 'Engaged: used until it is disengaged'],
      [token('attack', <Swords size={12} aria-hidden />), 'In the attack of a rite'],
      [token('defense', <Shield size={12} aria-hidden />), 'In the defense of a rite'],
      [token('deferment', <Deferment many={3} />), 'Deferment tokens on it'],
      [token('spice', <SpiceOn many={2} />), 'Spice on it'],
      [token('program', 1), 'Program tokens, or those for its X'],
      [
        <b key="u" className="inline-flex items-center">
          <Layers size={13} aria-hidden />1
        </b>,
        'So many cards more under it',
      ],
      [<b key="i">1st</b>, 'Place of a House in the order of initiative'],
      [<span key="n" className={styles.new} />, 'It came since your last choice'],
    ],
  ],
  [
    'Allegiances',
    POWERS.map((power) => [
      <PowerIcon key={power} power={power} coloured size={16} />,
      powerShortName(power),
    ]),
  ],
];

/** What the keys do where there are some, and what the signs on cards and boards mean. */
export function TableHelp({ onClose }: { readonly onClose: () => void }) {
  const hasKeys = !useMedia('(pointer: coarse)');
  return (
    <Dialog onClose={onClose} title={hasKeys ? 'Keys and signs' : 'Signs'}>
      {hasKeys && <KeysList keys={KEYS} />}
      {SIGNS.map(([title, signs]) => (
        <section key={title}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.signs}>
            {signs.map(([sign, words]) => (
              <div key={words}>
                <dt aria-hidden>{sign}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
