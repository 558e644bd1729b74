import { classes } from '@/app/_ui/base/classes';
import { Link } from '@/app/_ui/base/link';
import { PowerIcon } from '@/app/_ui/icons/powers';
import type { SampleHolding } from '@/lib/decks/samples-with';
import { inShort, type Power, powerShortName } from '@/lib/rules/powers';
import styles from './stands.module.css';

/** Who may have a card: nine signs would say less than words where all or all but a few sponsors may. */
export function FitFor({ sponsors }: { readonly sponsors: readonly Power[] }) {
  const { many, named } = inShort(sponsors);
  if (many === 'all') return 'Every sponsor';
  return (
    <span className={classes(styles.several, many === 'others' && styles.words)}>
      {many === 'others' && 'All but'}
      {named.map((power) => (
        <span key={power} className={styles.one}>
          <PowerIcon power={power} coloured size={15} />
          {powerShortName(power)}
        </span>
      ))}
    </span>
  );
}

/** The samples that hold a card, each to be looked into. */
export function InSamples({ samples }: { readonly samples: readonly SampleHolding[] }) {
  return (
    <span className={styles.several}>
      {samples.map(({ id, title, sponsor }) => (
        <Link key={id} href={`/decks?sample=${id}`} className={styles.one}>
          <PowerIcon power={sponsor} coloured size={15} />
          {title}
        </Link>
      ))}
    </span>
  );
}
