import type { CardBack as Back } from '@/lib/rules/taxonomy';
import styles from './card-back.module.css';

const NAMES: Readonly<Record<Back, string>> = { house: 'House', imperial: 'Imperial' };

/** The back of a card, drawn here: amber with a dune under the sun for House, deep blue with a crown of seven points for Imperial. */
export function CardBack({ back }: { readonly back: Back }) {
  return (
    <svg viewBox="0 0 630 880" className={styles.back} data-back={back} role="img">
      <title>{`${NAMES[back]} back`}</title>
      <rect width="630" height="880" className={styles.ground} />
      <rect x="34" y="34" width="562" height="812" rx="10" className={styles.line} />
      <rect x="50" y="50" width="530" height="780" rx="6" className={styles.thin} />
      <path d={LATTICE} className={styles.faint} />
      <circle cx="315" cy="440" r="196" className={styles.disc} />
      <circle cx="315" cy="440" r="178" className={styles.thin} />
      <path d={back === 'house' ? DUNES : CROWN} className={styles.sign} />
      <text x="315" y="124" className={styles.words}>
        {NAMES[back].toUpperCase()}
      </text>
      <text x="315" y="124" className={styles.words} transform="rotate(180 315 440)">
        {NAMES[back].toUpperCase()}
      </text>
    </svg>
  );
}

/** Crossing lines over the whole field, as on woven cloth. */
const LATTICE = Array.from({ length: 12 }, (_, at) => {
  const y = 50 + at * 60;
  return `M50 ${y}L580 ${y + 120}M50 ${y + 120}L580 ${y}`;
}).join('');

/** Three dunes below a sun. */
const DUNES =
  'M315 300a52 52 0 1 1 0 104a52 52 0 1 1 0-104zM160 500q80-76 158-6q70-64 152 6q-20 10-34 24q-60-52-118-4q-66-52-126 6zM186 560q60-52 130-2q66-48 128 2q-18 18-36 30q-46-34-92-2q-48-34-92 4z';

/** A crown of seven points, seen from above: a star round a ring. */
const CROWN = `${star(7, 142, 70)}M315 396a44 44 0 1 0 0 88a44 44 0 1 0 0-88z`;

function star(points: number, far: number, near: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (at * Math.PI) / points - Math.PI / 2;
    const radius = at % 2 === 0 ? far : near;
    const x = 315 + Math.cos(angle) * radius;
    const y = 440 + Math.sin(angle) * radius;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}
