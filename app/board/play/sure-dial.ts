import { FATES, type Fate, mightOf, surestDial } from '@/lib/board/engine/battle/forecast';
import { KWISATZ_STRENGTH } from '@/lib/board/engine/battle/kwisatz';
import { isKilled, worthOf } from '@/lib/board/engine/battle/outcome';
import { isLeader } from '@/lib/board/engine/facts';
import { thingName } from '@/lib/board/engine/narration/names';
import { isOn } from '@/lib/board/engine/queries/options';
import type { BattleFrame } from '@/lib/board/engine/state/frames';
import type { BoardView } from '@/lib/board/engine/state/view';
import { battleIn, fighterOf, ownSide, type Side } from './battle-sides';

interface Surest {
  readonly found: Readonly<Record<Fate, number | null>>;
  /** The most that the viewer can dial. */
  readonly forces: number;
  /** The most that it and the other side can come to while their leaders live. */
  readonly most: readonly [number, number];
  /** What the own leader counts, and what it is called; null where none leads. */
  readonly worth: number;
  readonly leader: string | null;
  readonly winsTies: boolean;
  /** Whether the own leader could be a traitor of the other side: not where the viewer holds that card itself. */
  readonly mayBetray: boolean;
  /** Whether the viewer holds what can kill the other leader. */
  readonly mayKill: boolean;
  /** Whether a captive that nobody knows could lead the other side. */
  readonly isUnsure: boolean;
}

/** The dials that win whatever the other dials, once the own leader is chosen; else null. */
export function surestIn(view: BoardView, frame: BattleFrame): Surest | null {
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
    ...{ forces, most, worth: ours.leader, winsTies: side === 0 },
    leader: leader === null ? null : thingName(leader, view.edition),
    mayBetray: leader !== null && isLeader(leader) && own.own?.traitors.includes(leader) !== true,
    mayKill: own.own?.hand.some((weapon) => isKilled({ defense: null }, { weapon })) === true,
    ...{ found: surestDial(side, ours, theirs), isUnsure: theirs.isUnsure },
  };
}

/** One thought about a dial, by what it is of. */
export interface Reason {
  readonly of: 'sure' | 'risk' | 'sums' | 'killed';
  readonly text: string;
}

/** What is said of the dials in a few words, and which of them it names. */
export interface Counsel {
  /** "Dial 15 is sure to win"; null where none can be advised. */
  readonly text: string | null;
  readonly dial: number | null;
  /** How sure the dial is that is set, or else the advised one, in two rows: "Sure to win", "If Thufir Hawat is killed: 4 to 4, still yours". */
  readonly why: readonly Reason[];
}

/**
 * Which dial wins for sure, however the leaders fare, or else while both live; and how sure the one is that is set. Null
 * where it is not counted.
 */
export function counselIn(view: BoardView): Counsel | null {
  const frame = battleIn(view);
  const side = frame === undefined ? null : ownSide(view, frame);
  if (frame === undefined || side === null) return null;
  const surest = surestIn(view, frame);
  if (surest === null) return sumsIn(view, frame, side);
  const but = surest.isUnsure ? ', but for a captive' : '';
  const sure = surelyIn(surest);
  const alive = surest.found['both-live'];
  const dial = sure ?? alive;
  const set = frame.plans[side].dial ?? dial ?? surest.forces;
  const why = verdictOf(surest, set, but);
  if (dial === null) return { text: null, dial, why };
  return {
    text:
      set > dial
        ? `Dial ${dial} is enough`
        : `Dial ${dial} ${sure === null ? 'wins if both leaders live' : 'is sure to win'}${but}`,
    dial,
    why,
  };
}

/** Where spice and halves make dials too many to count: what both sides come to while their leaders live. */
function sumsIn(view: BoardView, frame: BattleFrame, side: Side): Counsel | null {
  const own = fighterOf(view, frame, side);
  const rival = fighterOf(view, frame, side === 0 ? 1 : 0);
  const isPlanning = frame.stage === 'plans' && frame.plans[side].leader !== undefined;
  if (own === null || rival === null || !isPlanning) return null;
  const wins = own.most > rival.most || (own.most === rival.most && side === 0);
  const but = rival.isUnsure ? ', but for a captive' : '';
  return {
    ...{ text: null, dial: null },
    why: wins
      ? [
          { of: 'sure', text: `You win if both leaders live${but}` },
          { of: 'sums', text: `You come to ${own.most}, they to up to ${rival.most}` },
        ]
      : losing(own.most, rival.most, side === 0 ? own.most : own.most - HALF, but),
  };
}

/** The least by which sums differ. */
const HALF = 0.5;

/** That a sum may be too little, and up to which of theirs it is enough. */
function losing(
  own: number,
  theirs: number,
  enough: number,
  but: string,
): readonly [Reason, Reason] {
  const ties = own === theirs ? ', and they win ties' : '';
  return [
    { of: 'risk', text: `You may lose: their most is ${theirs}, yours ${own}${ties}${but}` },
    enough < 0
      ? { of: 'sums', text: 'Only a traitor of theirs wins it' }
      : { of: 'sums', text: `You win if they come to ${enough} or less` },
  ];
}

/** How sure a dial is, and what could go wrong, or right. */
function verdictOf(surest: Surest, dial: number, but: string): readonly Reason[] {
  const { found, most, worth, winsTies, mayBetray, mayKill } = surest;
  const sure = surelyIn(surest);
  const wins = (fate: Fate) => (found[fate] ?? Number.POSITIVE_INFINITY) <= dial;
  if (sure !== null && sure <= dial)
    return [
      { of: 'sure', text: `Sure to win${mayBetray ? ', unless a traitor' : ''}${but}` },
      worstOf(surest, dial),
    ];
  if (wins('both-live'))
    return [
      { of: 'sure', text: `You win if both leaders live${but}` },
      { of: 'risk', text: `You may lose if ${lostIf(surest, dial)}` },
    ];
  const own = dial + worth;
  const [risk, enough] = losing(own, most[1], winsTies ? own : own - 1, but);
  return mayKill && wins('theirs-dies')
    ? [risk, { of: 'sure', text: 'You win if their leader is killed' }]
    : [risk, enough];
}

/** Which deaths a dial that wins while both leaders live does not outlast. */
function lostIf({ found }: Surest, dial: number): string {
  const alone = found['ours-dies'];
  return alone === null || alone > dial ? 'your leader is killed' : 'both leaders are killed';
}

/** Where the own leader counts, the worst is that it alone dies. */
function worstOf(surest: Surest, dial: number): Reason {
  const { leader, worth, most } = surest;
  return leader === null || worth === 0
    ? { of: 'sums', text: totals(surest, dial + worth) }
    : { of: 'killed', text: `If ${leader} is killed: ${dial} to ${most[1]}, still yours` };
}

/** "4 to 4, you win ties": the own total against the most that the other can come to. */
function totals({ most: [, theirs], winsTies }: Surest, own: number): string {
  return `${own} to ${theirs}${own === theirs && winsTies ? ', you win ties' : ' at most'}`;
}

/** The least dial that wins however the leaders fare; null where none does, or where it is not counted. */
export function sureDial(view: BoardView): number | null {
  const frame = battleIn(view);
  const surest = frame === undefined ? null : surestIn(view, frame);
  return surest === null ? null : surelyIn(surest);
}

function surelyIn({ found }: Surest): number | null {
  const dials = FATES.map((fate) => found[fate]);
  return dials.every((dial) => dial !== null) ? Math.max(...dials) : null;
}
