import { Hourglass, Shield, Swords } from 'lucide-react';
import { GoodIcon } from '@/app/_ui/icons/goods';
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
    [
      'deferment',
      deferment > 0 && <Deferment many={deferment} />,
      counted(deferment, 'deferment token'),
    ],
    ['spice', spice > 0 && <SpiceOn many={spice} />, `${spice} spice`],
    ['program', program, counted(program, 'program token')],
    ['marks', marks, counted(marks, 'token for its X', 'tokens for its X')],
  ] as const;
  return tokens.filter(([, shown]) => shown);
}

/** Each kind of number has a shape of its own: an hourglass for what is deferred, a grain for spice. */
export function Deferment({ many }: { readonly many: number }) {
  return (
    <>
      <Hourglass size={10} strokeWidth={2.75} aria-hidden /> {many}
    </>
  );
}

export function SpiceOn({ many }: { readonly many: number }) {
  return (
    <>
      <GoodIcon good="spice" size={10} /> {many}
    </>
  );
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
