import { EDITIONS } from '@/lib/board/editions/editions';
import { factionOf } from '@/lib/board/factions/factions';
import { listed } from '@/lib/sentences';
import { hasOption } from '../options';
import type { SetupMend } from '../problem';
import { type BoardSetup, RECOMMENDED, type Seat, seatFor, takenSeats, withSeat } from '../setup';
import type { Found } from './found';

/** Who sits at the table. */
export function factionChecks(setup: BoardSetup): readonly Found[] {
  return [
    ...unknown(setup),
    ...twice(setup),
    ...tooFew(setup),
    ...spiceBelowZero(setup),
    ...recommended(setup),
  ];
}

function unknown(setup: BoardSetup): readonly Found[] {
  return takenSeats(setup).flatMap(({ faction, seat, circle }) =>
    faction !== null
      ? []
      : [
          {
            rules: setup.edition === 'descartes' ? ['DES-intro-02'] : [],
            detail: { code: 'unknown-faction', faction: seat.faction },
            mend: inPlace(setup, circle, seat, `Seat FREE in its place`),
          },
        ],
  );
}

function twice(setup: BoardSetup): readonly Found[] {
  const taken = takenSeats(setup);
  return [...new Set(taken.map(({ seat }) => seat.faction))].flatMap((id) => {
    const same = taken.filter(({ seat }) => seat.faction === id);
    const last = same.at(-1);
    if (same.length < 2 || last === undefined) return [];
    return [
      {
        rules: setup.edition === '2019' ? ['GF9-setup-09', 'GF9-setup-10'] : ['DES-setup-06'],
        detail: { code: 'faction-twice', faction: id, times: same.length },
        mend: inPlace(setup, last.circle, last.seat, `Seat FREE in place of one`),
      },
    ];
  });
}

/** Another faction at a circle, the next that is advised; the label names it where it says FREE. */
function inPlace(setup: BoardSetup, circle: number, seat: Seat, label: string): SetupMend {
  const [free] = freeFactions(setup);
  return free === undefined
    ? { label: 'Leave its place empty', setup: withSeat(setup, circle, null) }
    : {
        label: label.replace('FREE', nameOf(free)),
        setup: withSeat(setup, circle, { ...seat, faction: free }),
      };
}

function tooFew(setup: BoardSetup): readonly Found[] {
  const { minPlayers, rules } = EDITIONS[setup.edition];
  const seated = takenSeats(setup).length;
  if (seated >= minPlayers) return [];
  const joining = freeFactions(setup).slice(0, minPlayers - seated);
  const mended = joining.reduce(
    (table, id) => withSeat(table, farthestFree(table), seatFor(id)),
    setup,
  );
  return [
    {
      rules: setup.edition === '2019' ? ['GF9-players-03'] : (rules.players ?? []),
      detail: { code: 'too-few-factions', seated, least: minPlayers },
      mend: { label: `Seat ${listed(joining.map(nameOf))}`, setup: mended },
    },
  ];
}

/** The free circle that is farthest from all that are taken. */
function farthestFree(setup: BoardSetup): number {
  const { seats } = setup;
  const taken = takenSeats(setup);
  const distance = (circle: number) =>
    Math.min(
      ...taken.map((one) => {
        const apart = Math.abs(one.circle - circle);
        return Math.min(apart, seats.length - apart);
      }),
    );
  const free = seats.flatMap((seat, circle) => (seat === null ? [circle] : []));
  return free.reduce(
    (best, circle) => (distance(circle) > distance(best) ? circle : best),
    free[0] ?? 0,
  );
}

function spiceBelowZero(setup: BoardSetup): readonly Found[] {
  return takenSeats(setup).flatMap(({ circle, seat, faction }) => {
    if (faction === null || faction.spice + seat.spice >= 0) return [];
    return [
      {
        rules: faction.rules[setup.edition]?.slice(0, 1) ?? [],
        detail: { code: 'spice-below-zero', faction: faction.id, spice: faction.spice },
        mend: {
          label: `Let ${faction.name} start with none`,
          setup: withSeat(setup, circle, { ...seat, spice: -faction.spice }),
        },
      },
    ];
  });
}

/** Advice by the number of players, in the 2019 edition alone. */
const ADVICE: Readonly<Record<number, string>> = {
  2: 'GF9-players-03',
  3: 'GF9-players-01',
  4: 'GF9-players-05',
  5: 'GF9-players-06',
};

function recommended(setup: BoardSetup): readonly Found[] {
  const taken = takenSeats(setup);
  const rule = ADVICE[taken.length];
  const ids = new Set(taken.map(({ seat }) => seat.faction));
  const isClean = ids.size === taken.length && taken.every(({ faction }) => faction !== null);
  if (setup.edition !== '2019' || rule === undefined || !isClean || hasOption(setup, 'two-each'))
    return [];
  const best: readonly string[] = RECOMMENDED.slice(0, taken.length);
  const out = taken.filter(({ seat }) => !best.includes(seat.faction));
  if (out.length === 0) return [];
  const joining = best.filter((id) => !ids.has(id));
  const mended = out.reduce(
    (table, { circle, seat }, at) =>
      withSeat(table, circle, { ...seat, faction: joining[at] ?? seat.faction }),
    setup,
  );
  return [
    {
      rules: [rule],
      detail: {
        code: 'recommended-factions',
        seated: taken.length,
        recommended: best,
        out: out.map(({ seat }) => seat.faction),
      },
      mend: {
        label: `Seat ${listed(joining.map(nameOf))} in place of ${listed(out.map(({ seat }) => nameOf(seat.faction)))}`,
        setup: mended,
      },
    },
  ];
}

function freeFactions(setup: BoardSetup): readonly string[] {
  const ids = new Set(takenSeats(setup).map(({ seat }) => seat.faction));
  return RECOMMENDED.filter((id) => !ids.has(id));
}

function nameOf(id: string): string {
  return factionOf(id)?.name ?? id;
}
