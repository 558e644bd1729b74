import Link from 'next/link';
import { Fragment } from 'react';
import { percent } from '@/app/_ui/base/percent';
import { FATES, type Fate, mightOf, surestDial } from '@/lib/board/engine/battle/forecast';
import { KWISATZ_STRENGTH } from '@/lib/board/engine/battle/kwisatz';
import { worthOf } from '@/lib/board/engine/battle/outcome';
import { risksOf } from '@/lib/board/engine/battle/risks';
import { KWISATZ, sheetOf } from '@/lib/board/engine/facts';
import { VOICED_NAMES } from '@/lib/board/engine/narration/log';
import { eliteName, thingName } from '@/lib/board/engine/narration/names';
import { isOn } from '@/lib/board/engine/queries/options';
import type { BattleFrame, Plan } from '@/lib/board/engine/state/frames';
import type { BoardView } from '@/lib/board/engine/state/view';
import { battleFromView } from '@/lib/board/odds/battle/from-view';
import { BATTLE_FIELDS, battleQuestion } from '@/lib/board/odds/battle/question';
import { queryOf } from '@/lib/board/odds/fields';
import type { Edition } from '@/lib/board/rules/book';
import { counted, listed } from '@/lib/sentences';
import { powerOf } from '../faction-power';
import styles from './battle-view.module.css';
import { FactionSign } from './faction-sign';
import { OwnArms } from './own-arms';

const SIDES = [0, 1] as const;

/** The battle that is on: both sides as far as the viewer knows them, and what it must dial to be sure. */
export function BattleView({ view }: { readonly view: BoardView }) {
  const frame = view.frames.find((one) => one.step === 'battle');
  if (frame === undefined) return null;
  return (
    <section className={styles.battle} aria-label="The battle">
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <FighterView key={side} view={view} frame={frame} side={side} />
        ))}
      </div>
      <Sure view={view} frame={frame} />
      <Risks view={view} frame={frame} />
      <CountOut view={view} frame={frame} />
    </section>
  );
}

function FighterView({
  view,
  frame,
  side,
}: {
  readonly view: BoardView;
  readonly frame: BattleFrame;
  readonly side: 0 | 1;
}) {
  const faction = view.factions[frame.fighters[side]];
  if (faction === undefined) return null;
  const { forces, leaders } = mightOf(frame, side, faction, heldIn(view));
  const stacks = faction.forces.filter(({ at }) => frame.places.includes(at));
  const elites = stacks.reduce((sum, { elite = 0 }) => sum + elite, 0);
  const count = stacks.reduce((sum, stack) => sum + stack.count, 0);
  const { voice } = frame;
  return (
    <div className={styles.side} data-power={powerOf(faction.id)}>
      <p className={styles.name}>
        <FactionSign faction={faction.id} size={18} /> {sheetOf(faction.id).name}
        <small>{side === 0 ? 'aggressor, wins ties' : 'defender'}</small>
      </p>
      <p>
        <b className={styles.many}>{count}</b> {count === 1 ? 'force' : 'forces'}
        {elites > 0 && `, ${elites} of them ${eliteName(faction.id)}, for a dial up to ${forces}`},
        leaders {listed(leaders.map(String))}
      </p>
      <Reach view={view} frame={frame} side={side} />
      {view.seat === frame.fighters[side] ? (
        <>
          <Slots plan={frame.plans[side]} edition={view.edition} />
          {frame.stage === 'plans' && <OwnArms view={view} />}
        </>
      ) : (
        <>
          <p className="text-muted">{planText(frame.plans[side], view.edition)}</p>
          {faction.cards !== null && <p>{counted(faction.cards, 'card')} in hand</p>}
        </>
      )}
      {voice?.side === side && (
        <p>
          Ordered {voice.play ? 'to play' : 'not to play'} {VOICED_NAMES[voice.what]}.
        </p>
      )}
    </div>
  );
}

/** The highest total that a side can still reach, as far as the viewer knows: "8 + 6 = 14 at most". */
function Reach({
  view,
  frame,
  side,
}: {
  readonly view: BoardView;
  readonly frame: BattleFrame;
  readonly side: 0 | 1;
}) {
  const faction = view.factions[frame.fighters[side]];
  if (faction === undefined) return null;
  const might = mightOf(frame, side, faction, heldIn(view));
  const dial = might.dial ?? might.forces;
  const leader = might.leaders[0] ?? 0;
  // Forces count in full only where spice supports them.
  const terms = isOn(view, 'advanced-combat') && might.dial === null ? ', with spice for all' : '';
  return (
    <p className={styles.reach}>
      <b className={styles.total}>{dial + leader}</b>
      <span>
        {might.dial === null ? 'at most' : 'in all'}: {dial} dialed + {leader} by its leader{terms}
      </span>
    </p>
  );
}

/** The own plan as far as it is made. */
function Slots({
  plan: { leader, kwisatz, weapon, defense, dial },
  edition,
}: {
  readonly plan: Plan;
  readonly edition: Edition;
}) {
  const parts = [
    ['Leader', leader, kwisatz ? ` and the ${thingName(KWISATZ, edition)}` : ''],
    ['Weapon', weapon, ''],
    ['Defense', defense, ''],
  ] as const;
  if (leader === undefined) return null;
  return (
    <dl className={styles.slots}>
      {parts.map(([what, part, more]) =>
        part === undefined ? null : (
          <Fragment key={what}>
            <dt>{what}</dt>
            <dd>
              {part === null ? 'none' : thingName(part, edition)}
              {more}
            </dd>
          </Fragment>
        ),
      )}
      {dial !== undefined && (
        <>
          <dt>Dial</dt>
          <dd>{dial}</dd>
        </>
      )}
    </dl>
  );
}

/** What is known of a plan. */
function planText({ leader, kwisatz, weapon, defense, dial }: Plan, edition: Edition): string {
  const parts = [
    leader === undefined ? null : leader === null ? 'no leader' : thingName(leader, edition),
    kwisatz ? thingName(KWISATZ, edition) : null,
    weapon === undefined ? null : weapon === null ? 'no weapon' : thingName(weapon, edition),
    defense === undefined ? null : defense === null ? 'no defense' : thingName(defense, edition),
    dial === undefined ? null : `dial ${dial}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Plan unknown' : listed(parts);
}

const FATE_NAMES: Readonly<Record<Fate, string>> = {
  'both-live': 'both leaders live',
  'ours-dies': 'yours is killed',
  'theirs-dies': 'theirs is killed',
  'both-die': 'both are killed',
};

/** Leaders that the Harkonnen hold, as far as the viewer knows. */
function heldIn({ factions }: BoardView): readonly (string | null)[] {
  return factions.flatMap(({ captives }) => captives);
}

/** The dial that wins whatever the other dials, once the own leader is chosen. */
function Sure({ view, frame }: { readonly view: BoardView; readonly frame: BattleFrame }) {
  const side = frame.fighters[0] === view.seat ? 0 : frame.fighters[1] === view.seat ? 1 : null;
  // With spice and halves a dial is no number of forces.
  if (isOn(view, 'advanced-combat')) return null;
  if (side === null || frame.stage !== 'plans') return null;
  const own = view.factions[frame.fighters[side]];
  const rival = view.factions[frame.fighters[side === 0 ? 1 : 0]];
  const { leader, kwisatz } = frame.plans[side];
  if (own === undefined || rival === undefined || leader === undefined) return null;
  const held = heldIn(view);
  const { forces } = mightOf(frame, side, own, held);
  const isAllElite = own.forces.every(
    ({ at, count, elite = 0 }) => !frame.places.includes(at) || count === elite,
  );
  const found = surestDial(
    side,
    {
      forces,
      leader: worthOf(leader) + (kwisatz ? KWISATZ_STRENGTH : 0),
      step: isAllElite ? frame.worths[side] : 1,
    },
    mightOf(frame, side === 0 ? 1 : 0, rival, held),
  );
  return (
    <table className={styles.sure}>
      <caption>The least dial that wins against any of theirs, of your {forces}</caption>
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
function Risks({ view, frame }: { readonly view: BoardView; readonly frame: BattleFrame }) {
  const side = frame.fighters[0] === view.seat ? 0 : frame.fighters[1] === view.seat ? 1 : null;
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
function CountOut({ view, frame }: { readonly view: BoardView; readonly frame: BattleFrame }) {
  const asked = frame.stage === 'plans' ? battleFromView(view, frame) : null;
  if (asked === null) return null;
  const query = queryOf(BATTLE_FIELDS, battleQuestion(asked), battleQuestion);
  return (
    <Link href={`/board/odds?of=battle&${query}`} target="_blank" prefetch={false}>
      Count out every plan, in a new tab
    </Link>
  );
}
