import { Plus, X } from 'lucide-react';
import { Button, IconButton } from '@/app/_ui/base/button';
import { factionOf } from '@/lib/board/factions/factions';
import { LOCATIONS, nameOf } from '@/lib/board/map/map';
import { MOST_PIECES, type Pieces } from '@/lib/board/odds/fields';
import styles from './odds.module.css';
import { Pick, PickCount } from './pick';

const PLACES = [...LOCATIONS.values()]
  .map((location) => [location.id, nameOf(location)] as const)
  .sort(([, one], [, other]) => (one < other ? -1 : 1));

/** Forces, and spice, that lie on the map: whose, where, how many. */
export function PiecesEditor({
  pieces,
  whose,
  most,
  onChange,
}: {
  readonly pieces: readonly Pieces[];
  readonly whose: readonly string[];
  readonly most: number;
  readonly onChange: (pieces: readonly Pieces[]) => void;
}) {
  const set = (at: number, next: Partial<Pieces>) =>
    onChange(pieces.map((one, other) => (other === at ? { ...one, ...next } : one)));
  return (
    <div className={styles.pieces}>
      <ul>
        {pieces.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <li key={at}>
            <Pick
              label={`Line ${at + 1}: whose`}
              labelHidden
              value={one.whose}
              options={whose.map((id) => [id, nameFor(id)] as const)}
              onValueChange={(next) => set(at, { whose: next })}
            />
            <PickCount
              label={`Line ${at + 1}: how many`}
              value={one.count}
              most={MOST_PIECES / 2}
              onValueChange={(count) => set(at, { count: Math.max(1, count) })}
            />
            <Pick
              label={`Line ${at + 1}: where`}
              labelHidden
              value={one.at}
              options={PLACES}
              onValueChange={(next) => set(at, { at: next })}
            />
            <IconButton
              label={`Remove ${one.count} ${nameFor(one.whose)}`}
              onClick={() => onChange(pieces.filter((_, other) => other !== at))}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {pieces.length < most && (
        <Button
          size="small"
          onClick={() =>
            onChange([...pieces, { ...(pieces.at(-1) ?? FIRST), whose: whose[0] ?? '' }])
          }
        >
          <Plus size={14} aria-hidden /> Add
        </Button>
      )}
    </div>
  );
}

const FIRST: Pieces = { whose: '', at: 'arrakeen-9', count: 1 };

/** "Fremen", "Spice" */
export function nameFor(whose: string): string {
  return factionOf(whose)?.name ?? 'Spice';
}

/** "Arsunt, sector 11" */
export function placeName(at: string): string {
  const place = LOCATIONS.get(at);
  return place === undefined ? at : nameOf(place);
}
