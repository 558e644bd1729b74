import { CardArt } from './card-art';
import styles from './card-face.module.css';
import { CardSign, groupOfKind } from './card-sign';

/** A card as it lies on the table: its drawing in the colour of its kind; the name in it, or beside it where it is small. */
export function CardFace({
  id,
  kind,
  name,
  spice,
  size = 'whole',
}: {
  readonly id: string;
  readonly kind: string;
  /** Where the face itself says what it is. */
  readonly name?: string;
  /** Of a territory: how much spice blows there. */
  readonly spice?: number | undefined;
  readonly size?: 'whole' | 'small' | 'tiny';
}) {
  const art = { whole: name === undefined ? 64 : 44, small: 34, tiny: 18 }[size];
  return (
    <span className={styles.face} data-group={groupOfKind(kind)} data-size={size}>
      {size === 'whole' && (
        <span className={styles.corner}>
          <CardSign kind={kind} size={12} />
        </span>
      )}
      <span className={styles.art}>
        {spice === undefined ? <CardArt id={id} kind={kind} size={art} /> : <b>{spice}</b>}
      </span>
      {name !== undefined && (
        <span className={styles.name}>
          <b>{name}</b>
          {name.toLowerCase() !== kind && <small>{kind}</small>}
        </span>
      )}
    </span>
  );
}
