import { classes } from '@/app/_ui/base/classes';
import { TextInput } from '@/app/_ui/base/field';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { EDITIONS } from '@/lib/board/editions/editions';
import { FACTIONS, factionOf } from '@/lib/board/factions/factions';
import { MOST_PLAYER } from '@/lib/board/setup/link';
import {
  type BoardSetup,
  MOST_HANDICAP,
  type Seat,
  seatFor,
  withSeat,
} from '@/lib/board/setup/setup';
import { FactionSeal } from '../faction-seal';
import styles from './seat-editor.module.css';

/** Who sits at a circle: faction, player, and spice at the start. A faction that sits elsewhere changes places. */
export function SeatEditor({
  setup,
  circle,
  onChange,
}: {
  readonly setup: BoardSetup;
  readonly circle: number;
  readonly onChange: (setup: BoardSetup) => void;
}) {
  const seat = setup.seats[circle] ?? null;
  const sector = EDITIONS[setup.edition].circles[circle];
  const faction = seat === null ? undefined : factionOf(seat.faction);
  const set = (next: Seat | null) => onChange(withSeat(setup, circle, next));
  return (
    <div className={styles.editor}>
      <fieldset>
        <legend>
          Seat at sector {sector}: <b>{faction?.name ?? seat?.faction ?? 'nobody'}</b>
        </legend>
        <div className={styles.choices}>
          {FACTIONS.map(({ id, name }) => {
            return (
              <button
                key={id}
                type="button"
                className={classes(styles.choice, 'one-of')}
                aria-pressed={seat?.faction === id}
                onClick={() => onChange(seatedAt(setup, circle, id))}
              >
                <FactionSeal faction={id} size="small" />
                {name}
              </button>
            );
          })}
          <button
            type="button"
            className={classes(styles.choice, 'one-of', styles.nobody)}
            aria-pressed={seat === null}
            onClick={() => set(null)}
          >
            Nobody
          </button>
        </div>
        <p className="mt-1 text-s text-muted">Choosing a seated faction swaps the two.</p>
      </fieldset>
      {seat !== null && faction !== undefined && (
        <div className={styles.fields}>
          <TextInput
            label="Player"
            placeholder="Any name"
            maxLength={MOST_PLAYER}
            value={seat.player}
            onValueChange={(player) => set({ ...seat, player: player.replaceAll('~', '') })}
          />
          <div className={styles.spice}>
            <span className="text-s font-semibold" aria-hidden>
              Spice at the start
            </span>
            <NumberStepper
              label="Spice at the start"
              value={Math.max(0, faction.spice + seat.spice)}
              min={Math.max(0, faction.spice - MOST_HANDICAP)}
              max={faction.spice + MOST_HANDICAP}
              onValueChange={(spice) => set({ ...seat, spice: spice - faction.spice })}
            />
            <span className="text-s text-muted">
              {seat.spice === 0 ? 'the usual amount' : `a handicap: usually ${faction.spice}`}
            </span>
          </div>
        </div>
      )}
    </div>
  );
}

/** A faction comes to a circle; where it sat before, who sat here goes. */
function seatedAt(setup: BoardSetup, circle: number, id: string): BoardSetup {
  const from = setup.seats.findIndex((seat) => seat?.faction === id);
  const here = setup.seats[circle] ?? null;
  if (from < 0)
    return withSeat(
      setup,
      circle,
      here === null ? seatFor(id) : { ...here, faction: id, spice: 0 },
    );
  return withSeat(withSeat(setup, circle, setup.seats[from] ?? null), from, here);
}
