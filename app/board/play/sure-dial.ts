import { FATES, type Fate, mightOf, surestDial } from '@/lib/board/engine/battle/forecast';
import { KWISATZ_STRENGTH } from '@/lib/board/engine/battle/kwisatz';
import { worthOf } from '@/lib/board/engine/battle/outcome';
import { isLeader } from '@/lib/board/engine/facts';
import { thingName } from '@/lib/board/engine/narration/names';
import { isOn } from '@/lib/board/engine/queries/options';
import type { BattleFrame } from '@/lib/board/engine/state/frames';
import type { BoardView } from '@/lib/board/engine/state/view';
import { uncapital } from '@/lib/sentences';
import { battleIn, deathsIn, fighterOf, ownSide, type Side } from './battle-sides';

interface Surest {
  readonly found: Readonly<Record<Fate, number | null>>;
  /** The most that the viewer can dial. */
  readonly forces: number;
  /** How the leaders may fare, as far as the viewer knows, the best first. */
  readonly fates: readonly Fate[];
  /** The most that the other side can come to. */
  readonly most: number;
  /** What the own leader counts, and what it is called; null where none leads. */
  readonly worth: number;
  readonly leader: string | null;
  readonly winsTies: boolean;
  /** Whether the own leader could be a traitor of the other side: not where the viewer holds that card itself. */
  readonly mayBetray: boolean;
  /** Whether a captive that nobody knows could lead the other side. */
  readonly isUnsure: boolean;
}

/** The dials that win whatever the other dials, once the own leader is chosen; else null. */
export function surestIn(view: BoardView, frame: BattleFrame): Surest | null {
  const side = ownSide(view, frame);
  // With spice and halves a dial is no number of forces.
  if (isOn(view, 'advanced-combat')) return null;
  const deaths = deathsIn(view, frame);
  if (side === null || frame.stage !== 'plans' || deaths === 'explosion') return null;
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
  const [isOurs, isTheirs] = side === 0 ? deaths : [deaths[1], deaths[0]];
  const best = isTheirs === true ? 0 : (theirs.leaders[0] ?? 0);
  return {
    ...{ forces, worth: ours.leader, winsTies: side === 0 },
    most: (theirs.dial ?? theirs.forces) + best,
    fates: FATES.filter(
      (fate) =>
        (isOurs ?? ofOurs(fate)) === ofOurs(fate) &&
        (isTheirs ?? ofTheirs(fate)) === ofTheirs(fate),
    ),
    leader: leader === null ? null : thingName(leader, view.edition),
    mayBetray: leader !== null && isLeader(leader) && own.own?.traitors.includes(leader) !== true,
    ...{ found: surestDial(side, ours, theirs), isUnsure: theirs.isUnsure },
  };
}

function ofOurs(fate: Fate): boolean {
  return fate === 'ours-dies' || fate === 'both-die';
}

function ofTheirs(fate: Fate): boolean {
  return fate === 'theirs-dies' || fate === 'both-die';
}

/** One thought about a dial, by what it is of. */
export interface Reason {
  readonly of: 'sure' | 'risk' | 'sums' | 'killed';
  readonly text: string;
}

/** What is said of the dials in a few words. */
export interface Counsel {
  /** What speaks for the advised dial: "Dial 15 is sure to win"; null where it is set, or no better than what is. */
  readonly text: string | null;
  /** How sure the dial is that is set, or else the advised one, in two rows: "Sure to win", "If Thufir Hawat is killed: 4 to 4, still yours". */
  readonly why: readonly Reason[];
}

/** What speaks for the advised dial, and how sure the one is that is set; null where no leader is chosen. */
export function counselIn(view: BoardView, advised: number | null): Counsel | null {
  const frame = battleIn(view);
  const side = frame === undefined ? null : ownSide(view, frame);
  if (frame === undefined || side === null) return null;
  const surest = surestIn(view, frame);
  if (surest === null) return sumsIn(view, frame, side);
  const but = surest.isUnsure ? ', but for a captive' : '';
  const sure = surelyIn(surest);
  const alive = surest.found[bestFate(surest)];
  const set = frame.plans[side].dial ?? advised ?? surest.forces;
  const why = verdictOf(surest, set, but);
  const isSure = advised !== null && sure !== null && sure <= advised;
  // more than wins while both live may win where a leader is killed
  const isBetter = isSure || (alive !== null && set < alive);
  if (advised === null || set === advised || !isBetter) return { text: null, why };
  const wins = !isSure
    ? `wins if ${livesIf(surest)}`
    : set > advised
      ? 'is enough'
      : 'is sure to win';
  return { text: `Dial ${advised} ${wins}${but}`, why };
}

/** Where spice and halves make dials too many to count: what both sides come to while their leaders live. */
function sumsIn(view: BoardView, frame: BattleFrame, side: Side): Counsel | null {
  const own = fighterOf(view, frame, side);
  const rival = fighterOf(view, frame, side === 0 ? 1 : 0);
  const isPlanning = frame.stage === 'plans' && frame.plans[side].leader !== undefined;
  if (own === null || rival === null || !isPlanning) return null;
  if (deathsIn(view, frame) === 'explosion')
    return {
      text: null,
      why: [{ of: 'risk', text: 'Lasgun and shield explode, all there is lost' }],
    };
  const wins = own.most > rival.most || (own.most === rival.most && side === 0);
  const but = rival.isUnsure ? ', but for a captive' : '';
  return {
    text: null,
    why: wins
      ? [
          { of: 'sure', text: `You win if both leaders live${but}` },
          { of: 'sums', text: marginText(own.most, rival.most) },
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
      ? { of: 'sums', text: 'Only if their leader is your traitor do you win' }
      : { of: 'sums', text: `You win if they reach ${enough} or less` },
  ];
}

/** How sure a dial is, and what could go wrong, or right. */
function verdictOf(surest: Surest, dial: number, but: string): readonly Reason[] {
  const { found, fates, most, winsTies, mayBetray } = surest;
  const sure = surelyIn(surest);
  const wins = (fate: Fate) => (found[fate] ?? Number.POSITIVE_INFINITY) <= dial;
  if (sure !== null && sure <= dial)
    return [
      { of: 'sure', text: `Sure to win${mayBetray ? ', unless a traitor' : ''}${but}` },
      worstOf(surest, dial),
    ];
  if (wins(bestFate(surest)))
    return [
      { of: 'sure', text: `${marginText(ownTotal(surest, dial), most)}${but}` },
      { of: 'risk', text: `You may lose if ${lostIf(surest, dial)}` },
    ];
  const own = ownTotal(surest, dial);
  const [risk, enough] = losing(own, most, winsTies ? own : own - 1, but);
  const killing = fates.find((fate, rank) => rank > 0 && ofTheirs(fate));
  const dead = killing === undefined ? null : found[killing];
  return killing !== undefined && fates.some((fate) => !ofTheirs(fate)) && dead !== null
    ? [
        risk,
        {
          of: 'sure',
          text: `You win if their leader is killed${dead > dial ? ` and you dial ${dead}` : ''}`,
        },
      ]
    : [risk, enough];
}

/** The best that may befall the leaders. */
function bestFate({ fates: [best = 'both-live'] }: Surest): Fate {
  return best;
}

/** Who must live for the best, where it is not sure that the own leader does. */
function livesIf(surest: Surest): string {
  return bestFate(surest) === 'both-live' ? 'both leaders live' : 'your leader lives';
}

/** What the own side comes to, but for a leader that only may be killed. */
function ownTotal(surest: Surest, dial: number): number {
  return dial + (ofOurs(bestFate(surest)) ? 0 : surest.worth);
}

/** Which deaths a dial that wins with the best does not outlast. */
function lostIf({ found }: Surest, dial: number): string {
  const alone = found['ours-dies'];
  return alone === null || alone > dial ? 'your leader is killed' : 'both leaders are killed';
}

/** Where the own leader counts, the worst is that it dies. */
function worstOf(surest: Surest, dial: number): Reason {
  const { leader, worth, most, fates } = surest;
  if (leader !== null && worth > 0 && fates.some(ofOurs)) {
    const isSure = ofOurs(bestFate(surest));
    return {
      of: 'killed',
      text: `${isSure ? '' : 'If '}${leader} is killed: ${dial} to ${most}, still yours`,
    };
  }
  const margin = marginText(ownTotal(surest, dial), most);
  return fates.every(ofTheirs)
    ? { of: 'killed', text: `Their leader is killed: ${uncapital(margin)}` }
    : { of: 'sums', text: margin };
}

/** "Wins by 2 against the most they can show", of totals that win. */
function marginText(own: number, most: number): string {
  return `Wins ${own === most ? 'the tie' : `by ${own - most}`} against the most they can show`;
}

/**
 * The cheapest dial that wins against the most that the other can show; where a steward would dial as much as is sure to
 * win however the leaders may fare, that. Where neither leaves a force to hold the place, what a steward would dial, but for
 * the last force.
 */
export function thriftyDial(view: BoardView, said: number): number {
  const frame = battleIn(view);
  const surest = frame === undefined ? null : surestIn(view, frame);
  if (surest === null) return said;
  const { forces } = surest;
  const sure = surelyIn(surest);
  if (sure !== null && sure < forces && said >= sure) return sure;
  const enough = surest.found[bestFate(surest)];
  return enough !== null && enough < forces ? enough : Math.min(said, forces - 1);
}

/** How sure a dial is to win, and whether a traitor could undo it. */
export type Certainty = `${'sure' | 'alive'}${'' | ' but for a traitor'}`;

/** How sure a dial is: however the leaders may fare, or with the best; null where it may be too little, or that cannot be said. */
export function certaintyOf(view: BoardView, dial: number): Certainty | null {
  const frame = battleIn(view);
  const surest = frame === undefined ? null : surestIn(view, frame);
  if (surest === null) return null;
  const but = surest.mayBetray ? ' but for a traitor' : '';
  const reaches = (least: number | null) => least !== null && least <= dial;
  if (reaches(surelyIn(surest))) return `sure${but}`;
  return reaches(surest.found[bestFate(surest)]) ? `alive${but}` : null;
}

function surelyIn({ found, fates }: Surest): number | null {
  const dials = fates.map((fate) => found[fate]);
  return dials.every((dial) => dial !== null) ? Math.max(...dials) : null;
}
