import { Button } from '@/app/_ui/base/button';
import { Dialog } from '@/app/_ui/base/dialog';
import { Link } from '@/app/_ui/base/link';
import { percent } from '@/app/_ui/base/percent';
import { NARROW, useMedia } from '@/app/_ui/base/use-media';
import type { Fate } from '@/lib/board/engine/battle/forecast';
import { risksOf } from '@/lib/board/engine/battle/risks';
import { sheetOf } from '@/lib/board/engine/facts';
import { thingName } from '@/lib/board/engine/narration/names';
import type { BattleFrame } from '@/lib/board/engine/state/frames';
import type { BoardView } from '@/lib/board/engine/state/view';
import { battleFromView } from '@/lib/board/odds/battle/from-view';
import { BATTLE_FIELDS, battleQuestion } from '@/lib/board/odds/battle/question';
import { queryOf } from '@/lib/board/odds/fields';
import { battleIn, ownSide } from './battle-sides';
import styles from './battle-view.module.css';
import { surestIn } from './sure-dial';

/* What a fighter must know of a battle to make its plan. */

const FATE_NAMES: Readonly<Record<Fate, string>> = {
  'both-live': 'both leaders live',
  'ours-dies': 'yours is killed',
  'theirs-dies': 'theirs is killed',
  'both-die': 'both are killed',
};

/** The dial that wins whatever the other dials, for each fate of the leaders. */
export function Sure({ view, frame }: { readonly view: BoardView; readonly frame: BattleFrame }) {
  const surest = surestIn(view, frame);
  if (surest === null) return null;
  const { found, fates, forces, isUnsure } = surest;
  return (
    <table className={styles.sure}>
      <caption>
        The least dial that wins against any of theirs, of your {forces}
        {isUnsure && ', unless a captive leads them'}
      </caption>
      <tbody>
        {fates.map((fate) => (
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

/** How a plan fares case by case, for who wants to know more than the form says. */
export function BattleDetails({ view }: { readonly view: BoardView }) {
  const isNarrow = useMedia(NARROW);
  const frame = battleIn(view);
  if (frame === undefined) return null;
  return (
    <Dialog
      title="The battle in numbers"
      shape={isNarrow ? 'sheet' : 'normal'}
      trigger={
        <Button kind="quiet" size="small" data-aside>
          Why?
        </Button>
      }
    >
      <div className={styles.battle}>
        <Sure view={view} frame={frame} />
        <Risks view={view} frame={frame} />
        <CountOut view={view} />
      </div>
    </Dialog>
  );
}

/** Leads to where every plan of the battle is counted out, with what the viewer knows of it. */
export function CountOut({ view }: { readonly view: BoardView }) {
  const frame = battleIn(view);
  const asked = frame?.stage === 'plans' ? battleFromView(view, frame) : null;
  if (asked === null) return null;
  const query = queryOf(BATTLE_FIELDS, battleQuestion(asked), battleQuestion);
  return (
    <Link href={`/board/odds?of=battle&${query}`} target="_blank">
      Count out every plan, in a new tab
    </Link>
  );
}
