import { Link } from '@/app/_ui/base/link';
import { SponsorSeal } from '@/app/_ui/icons/sponsor-seal';
import { searchFor } from '@/app/_ui/search/search-href';
import { POWERS, powerName, powerShortName } from '@/lib/rules/powers';
import styles from './sponsor-row.module.css';

/** The nine Imperial Powers as one row of seals, for who knows them. */
export function SponsorRow() {
  return (
    <ul className={styles.row}>
      {POWERS.map((power) => (
        <li key={power}>
          <Link
            href={searchFor(`legal:${power}`)}
            className={styles.sponsor}
            title={powerName(power)}
          >
            <SponsorSeal power={power} size="small" />
            <span className="wide-only">{powerShortName(power)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
