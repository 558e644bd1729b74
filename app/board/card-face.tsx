import styles from './card-face.module.css';
import { CardSign, groupOfKind } from './card-sign';
import { LateScene } from './scene/late-scene';

/** A card as it lies on the table: its picture in the colour of its kind; the name in it, or beside it where it is small. */
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
  readonly size?: 'whole' | 'tile' | 'side' | 'tiny';
}) {
  return (
    <span className={styles.face} data-group={groupOfKind(kind)} data-size={size}>
      <span className={styles.art}>
        <LateScene
          card={id}
          isClose={size !== 'tile' && (size !== 'whole' || name === undefined)}
        />
        {spice !== undefined && <b>{spice}</b>}
        {size === 'whole' && (
          <span className={styles.corner}>
            <CardSign kind={kind} size={12} />
          </span>
        )}
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
