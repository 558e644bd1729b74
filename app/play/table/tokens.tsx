import { Shield, Swords } from 'lucide-react';
import type { Side } from '@/lib/engine/rite/lines';
import { counted } from '@/lib/sentences';
import styles from './tokens.module.css';

/** What lies on a card, and on which side of a rite it stands. */
export interface Bearing {
  readonly deferment: number;
  readonly spice: number;
  readonly program: number;
  readonly marks: number;
  readonly side: Side;
}

function tokensOf({ deferment, spice, program, marks, side }: Bearing) {
  const tokens = [
    ['attack', side === 'attack' && <Swords size={12} />, 'In the attack'],
    ['defense', side === 'defense' && <Shield size={12} />, 'In the defense'],
    ['deferment', deferment, counted(deferment, 'deferment token')],
    ['spice', spice, `${spice} spice`],
    ['program', program, counted(program, 'program token')],
    ['marks', marks, counted(marks, 'token for its X', 'tokens for its X')],
  ] as const;
  return tokens.filter(([, shown]) => shown);
}

/** The same as signs on the card. */
export function Tokens(bearing: Bearing) {
  const lying = tokensOf(bearing);
  if (lying.length === 0) return null;
  return (
    <span className={styles.tokens} data-tokens aria-hidden>
      {lying.map(([token, shown, words]) => (
        <span key={token} className={styles.token} data-token={token} title={words}>
          {shown}
        </span>
      ))}
    </span>
  );
}
