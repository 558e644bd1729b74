import styles from './bust.module.css';
import { LEADERS } from './leaders';
import { BEARDS, BEHIND, HAIR, HEADS, ON, type Part, WEAR } from './parts';

const BROWS =
  'M-9 23.500Q-5 21-2 23.500L-2.500 25Q-5 23-8.500 25ZM9 23.500Q5 21 2 23.500L2.500 25Q5 23 8.500 25Z';
const EYES =
  'M-8 27.500Q-5 25.500-2.500 27.500Q-5 29-8 27.500ZM8 27.500Q5 25.500 2.500 27.500Q5 29 8 27.500Z';
const NOSE = 'M-1 25L-3.500 34L-1 36H0V25Z';
const MOUTH = 'M-4.500 39.500Q0 38 4.500 39.500Q0 41.500-4.500 39.500Z';

/** A leader, head and shoulders, lit from the left, in the colours of its faction. Decoration: its name stands beside it. */
export function Bust({ leader }: { readonly leader: string }) {
  const looks = LEADERS[leader];
  if (looks === undefined) return null;
  const { head, skin, wear, behind, hair, tint = 'black', on, beard, blue, mark } = looks;
  const face: Part = ['skin', HEADS[head]];
  return (
    <svg
      viewBox="-27 0 54 54"
      className={styles.bust}
      data-skin={skin}
      data-hair={tint}
      aria-hidden="true"
    >
      {behind && <Parts parts={BEHIND[behind]} />}
      <Parts parts={WEAR[wear]} />
      <Parts parts={[face]} />
      <path d={NOSE} fill="var(--skin-shade)" />
      <path d={BROWS} fill="var(--brow)" />
      <path d={EYES} fill={blue ? 'var(--blue)' : 'var(--brow)'} />
      {mark === 'scar' && <path d="M-10 31L-5 42" stroke="var(--stain)" strokeWidth="1.800" />}
      {mark === 'diamond' && <path d="M0 14.500L2 18L0 21.500L-2 18Z" fill="var(--brow)" />}
      {beard && <Parts parts={BEARDS[beard]} />}
      {beard !== 'veil' && (
        <path d={MOUTH} fill={mark === 'stain' ? 'var(--stain)' : 'var(--lips)'} />
      )}
      {hair && <Parts parts={HAIR[hair]} />}
      {on && <Parts parts={ON[on]} />}
      {mark === 'tube' && <path d="M1 35C6 36.500 10 40 10.500 51" className={styles.tube} />}
    </svg>
  );
}

function Parts({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map(([stuff, d]) => (
    <g key={d}>
      <path d={d} transform="scale(-1 1)" fill={`var(--${stuff})`} />
      <path d={d} fill={`var(--${stuff}-shade)`} />
    </g>
  ));
}
