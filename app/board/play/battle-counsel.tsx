import Link from 'next/link';
import { percent } from '@/app/_ui/base/percent';
import { FATES, type Fate, mightOf, surestDial } from '@/lib/board/engine/battle/forecast';
import { KWISATZ_STRENGTH } from '@/lib/board/engine/battle/kwisatz';
import { worthOf } from '@/lib/board/engine/battle/outcome';
import { risksOf } from '@/lib/board/engine/battle/risks';
import { sheetOf } from '@/lib/board/engine/facts';
import { thingName } from '@/lib/board/engine/narration/names';
import { isOn } from '@/lib/board/engine/queries/options';
import type { BattleFrame } from '@/lib/board/engine/state/frames';
import type { BoardView, FactionView } from '@/lib/board/engine/state/view';
import { battleFromView } from '@/lib/board/odds/battle/from-view';
import { BATTLE_FIELDS, battleQuestion } from '@/lib/board/odds/battle/question';
import { queryOf } from '@/lib/board/odds/fields';
import { battleIn, ownSide } from './battle-sides';
import styles from './battle-view.module.css';

/* What a fighter must know of a battle to make its plan. */

const FATE_NAMES: Readonly<Record<Fate, string>> = {
  'both-live': 'both leaders live',
  'ours-dies': 'yours is killed',
  'theirs-dies': 'theirs is killed',
  'both-die': 'both are killed',
};

interface Surest {
  readonly found: Readonly<Record<Fate, number | null>>;
  /** The most that the viewer can dial. */
  readonly forces: number;
  /** The most that it and the other side can come to while their leaders live. */
  readonly most: readonly [number, number];
  readonly rival: FactionView;
  /** Whether a captive that nobody knows could lead the other side. */
  readonly isUnsure: boolean;
}

/** The dials that win whatever the other dials, once the own leader is chosen; else null. */
function surestIn(view: BoardView, frame: BattleFrame): Surest | null {
  const side = ownSide(view, frame);
  // With spice and halves a dial is no number of forces.
  if (isOn(view, 'advanced-combat')) return null;
  if (side === null || frame.stage !== 'plans') return null;
  const own = view.factions[frame.fighters[side]];
  const rival = view.factions[frame.fighters[side === 0 ? 1 : 0]];
  const { leader, kwisatz } = frame.plans[side];
  if (own === undefined || rival === undefined || leader === undefined) return null;
  const { forces } = mightOf(view, frame, side, own);
  const theirs = mightOf(view, frame, side === 0 ? 1 : 0, rival);
  const isAllElite = own.forces.every(
    ({ at, count, elite = 0 }) => !frame.places.includes(at) || count === elite,
  );
  const ours = {
    forces,
    leader: worthOf(leader) + (kwisatz ? KWISATZ_STRENGTH : 0),
    step: isAllElite ? frame.worths[side] : 1,
  };
  const most = [
    forces + ours.leader,
    (theirs.dial ?? theirs.forces) + (theirs.leaders[0] ?? 0),
  ] as const;
  return {
    ...{ forces, most, rival },
    ...{ found: surestDial(side, ours, theirs), isUnsure: theirs.isUnsure },
  };
}

/**
 * Which dial wins for sure, in a few words: "Dial 3 is sure to win", however the leaders fare; where none does, what
 * both can come to. Null where it is not counted.
 */
export function sureWords(view: BoardView): string | null {
  const frame = battleIn(view);
  const surest = frame === undefined ? null : surestIn(view, frame);
  if (surest === null) return null;
  const { found, isUnsure, rival, most } = surest;
  const [own, theirs] = most;
  const dials = FATES.map((fate) => found[fate]);
  const but = isUnsure ? ', but for a captive' : '';
  if (dials.every((dial) => dial !== null))
    return `Dial ${Math.max(...dials)} is sure to win${but}`;
  const alive = found['both-live'];
  if (alive !== null) return `Dial ${alive} wins if both leaders live${but}`;
  const { name } = sheetOf(rival.id);
  // who has no sure dial with as much as the other is the defender
  const ties = own === theirs ? `; ${name} wins ties` : '';
  return `${name} can reach ${theirs}, you ${own}${ties}${but}`;
}

/** The dial that wins whatever the other dials, for each fate of the leaders. */
export function Sure({ view, frame }: { readonly view: BoardView; readonly frame: BattleFrame }) {
  const surest = surestIn(view, frame);
  if (surest === null) return null;
  const { found, forces, isUnsure } = surest;
  return (
    <table className={styles.sure}>
      <caption>
        The least dial that wins against any of theirs, of your {forces}
        {isUnsure && ', unless a captive leads them'}
      </caption>
      <tbody>
        {FATES.map((fate) => (
          <tr key={fate}>
            <th scope="row">if {FATE_NAMES[fate]}</th>
            <td>{found[fate] ?? 'none is sure'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the other may hold, counted from what the viewer holds. */
export function Risks({ view, frame }: { readonly view: BoardView; readonly frame: BattleFrame }) {
  const side = ownSide(view, frame);
  if (side === null || frame.stage !== 'plans') return null;
  const { leader, weapon, defense } = frame.plans[side];
  const found = leader === undefined ? null : risksOf(view, frame, side);
  const rival = view.factions[frame.fighters[side === 0 ? 1 : 0]];
  if (found === null || rival === undefined) return null;
  const risks = [
    [
      defense == null
        ? 'a weapon that kills your leader undefended'
        : `a weapon that kills in spite of ${thingName(defense, view.edition)}`,
      found.weapon,
    ],
    [`a defense against ${weapon == null ? '' : thingName(weapon, view.edition)}`, found.defense],
    ['your leader as its traitor', found.traitor],
  ] as const;
  return (
    <table className={styles.sure}>
      <caption>
        The chance that {sheetOf(rival.id).name} hold, counted from your own cards alone
      </caption>
      <tbody>
        {risks.map(([what, chance]) =>
          chance === null ? null : (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{percent(chance)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

/** Leads to where every plan of the battle is counted out, with what the viewer knows of it. */
export function CountOut({ view }: { readonly view: BoardView }) {
  const frame = battleIn(view);
  const asked = frame?.stage === 'plans' ? battleFromView(view, frame) : null;
  if (asked === null) return null;
  const query = queryOf(BATTLE_FIELDS, battleQuestion(asked), battleQuestion);
  return (
    <Link href={`/board/odds?of=battle&${query}`} target="_blank" prefetch={false}>
      Count out every plan, in a new tab
    </Link>
  );
}
