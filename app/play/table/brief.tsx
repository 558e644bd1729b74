import type { ReactNode } from 'react';
import { GoodIcon } from '@/app/_ui/icons/goods';
import { CommandIcon, ResistanceIcon } from '@/app/_ui/icons/stats';
import { TalentIcon } from '@/app/_ui/icons/talents';
import { GLYPHS } from '@/lib/engine/abilities/brief/words';
import { TALENTS } from '@/lib/rules/talents';
import styles from './table-face.module.css';

const SIGNS = new Map<string, ReactNode>([
  [GLYPHS.solaris, <GoodIcon key="s" good="solaris" size={12} />],
  [GLYPHS.spice, <GoodIcon key="m" good="spice" size={12} />],
  [GLYPHS.favor, <GoodIcon key="f" good="favor" size={12} />],
  [GLYPHS.command, <CommandIcon key="c" size={11} />],
  [GLYPHS.resistance, <ResistanceIcon key="r" size={11} />],
  ...TALENTS.map(
    (talent) => [GLYPHS[talent], <TalentIcon key={talent} talent={talent} size={12} />] as const,
  ),
]);

const GLYPH = new RegExp(`([${Object.values(GLYPHS).join('')}])`);

/** A short line with its glyphs as signs. */
export function Brief({ line }: { readonly line: string }) {
  return line.split(GLYPH).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line never move
    <span key={at} className={styles.part}>
      {SIGNS.get(part) ?? part}
    </span>
  ));
}
