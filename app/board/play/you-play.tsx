import { classes } from '@/app/_ui/base/classes';
import { FactionSeal } from '../faction-seal';
import styles from './you-play.module.css';

/** The factions as a row of signs, one press for the one person among computers: for a phone. */
export function YouPlay({
  factions,
  you,
  onChoose,
}: {
  readonly factions: readonly { readonly id: string; readonly name: string }[];
  /** Its place among them; -1 for no person. */
  readonly you: number;
  readonly onChoose: (at: number) => void;
}) {
  return (
    <fieldset className={styles.you}>
      <legend>You play {factions[you]?.name ?? 'none of them'}</legend>
      {factions.map(({ id, name }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an address may seat a faction twice
        <label key={at} className={classes(styles.sign, 'one-of')}>
          <input type="radio" name="you" checked={at === you} onChange={() => onChoose(at)} />
          <FactionSeal faction={id} size="small" />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
