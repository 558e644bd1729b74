import { riteOf } from '../abilities/rite';
import { clearDecision } from '../atoms/flow';
import { hasKeyword } from '../queries/ranks';
import { cloneState, copyCard } from '../state/clone';
import type { RiteFrame } from '../state/frames';
import type { Game } from '../state/game';
import { takeUp } from '../state/open-game';
import type { Seat } from '../state/state';
import { isDefenseSettled } from './lines';
import { goalOf, needsOf, nextOnTheWay, type Outlook, outlooksOf, reaches } from './outlook';
import { riteStep } from './rite';
import { participantsOf } from './sides';
import { isBeyond } from './stages';
import { strikingForce, surprise } from './surprise';

/** What a rite comes to as things stand; of a defense that is still open, if its leader engages. */
export interface End extends Sides {
  readonly isOpen: boolean;
  /** What it comes to where a leader falls to Surprise before all other force is counted (TAT-6.2.11-67); null for none. */
  readonly strike: (Sides & { readonly by: keyof Sides }) | null;
}

interface Sides {
  readonly attack: Outlook;
  readonly defense: Outlook;
}

/** What a rite comes to if nothing more happens, and each House strikes first where that fells the leader against it. */
export function endOf(game: Game, rite: Readonly<RiteFrame>): End {
  return { ...outlooksOf(game, rite), strike: struckFirst(game, rite) };
}

/** What the strike comes to, then what is left of the other side's force. */
export function inOrder({ by, attack, defense }: NonNullable<End['strike']>): [Outlook, Outlook] {
  return by === 'attack' ? [attack, defense] : [defense, attack];
}

/** How many of the two leaders end as a side wants it: its own stands, the other falls. */
export function winsIn({ isOpen, strike, ...plain }: End, isAttack: boolean): number {
  // a defense that is left out strikes nobody
  const { attack, defense } = isOpen ? plain : (strike ?? plain);
  return Number(attack.isVanquished === isAttack) + Number(defense.isVanquished !== isAttack);
}

function struckFirst(game: Game, rite: Readonly<RiteFrame>): End['strike'] {
  if (isBeyond(rite, 'surprise-force') || !hasSurprise(game, rite)) return null;
  const cards = Object.values(game.state.cards).map((card) => [card.id, copyCard(card)] as const);
  const copied = { ...cloneState(game.state), cards: Object.fromEntries(cards) };
  const copy = takeUp(copied, game.catalogue);
  const frame = riteOf(copy);
  if (frame === null) return null;
  Object.assign(frame, rite.at === 'assessment' || isBeyond(rite, 'assessment') ? {} : BEGUN);
  if (!isDefenseSettled(rite)) frame.defends = true;
  const strike = strikeIn(copy, frame);
  if (strike === null) return null;
  const { attack, defense } = outlooksOf(copy, frame);
  return strike.by === frame.attacker
    ? { by: 'attack', attack: strike.outlook, defense }
    : { by: 'defense', attack, defense: strike.outlook };
}

const BEGUN = { at: 'assessment', surprises: [] } as const;

interface Strike {
  readonly by: Seat;
  readonly outlook: Outlook;
}

/** Goes on till all who strike first have done so; gives the first strike that fells a leader, or null. */
function strikeIn(game: Game, rite: RiteFrame): Strike | null {
  const [now = -1] = rite.at === 'surprise-force' ? rite.surprises : [];
  let found = now < 0 ? null : strikeWith(game, rite, now, rite.force);
  while (!isBeyond(rite, 'surprise-resolve')) {
    clearDecision(game.state);
    riteStep.run(game, rite);
    const seat = askedIn(game);
    if (seat === undefined) continue;
    if (rite.at === 'surprise') {
      const strike = strikeOf(game, rite, seat);
      found ??= strike;
      riteStep.answer(game, rite, seat, { kind: 'done' });
    } else {
      const next = nextOnTheWay(game, rite, seat);
      const isThrough = next === undefined;
      const answer = isThrough ? DONE : ({ kind: 'vanquish', card: next.id } as const);
      riteStep.answer(game, rite, seat, answer);
    }
  }
  return found;
}

const DONE = { kind: 'done' } as const;

/** Lets all of a House strike first that can, if their force fells the leader against it; else none. */
function strikeOf(game: Game, rite: RiteFrame, seat: Seat): Strike | null {
  const struck = [...rite.struck];
  for (const action of surprise.options?.(game, rite, seat) ?? [])
    if (action.kind === 'strike-first') surprise.answer?.(game, rite, seat, action);
  const strike = strikeWith(game, rite, seat, strikingForce(game, rite, seat));
  if (strike === null) rite.struck.splice(0, rite.struck.length, ...struck);
  return strike;
}

function strikeWith(
  game: Game,
  rite: Readonly<RiteFrame>,
  seat: Seat,
  force: number,
): Strike | null {
  if (!reaches(game, { ...rite, at: 'surprise-force', force }, seat)) return null;
  const [against, needs] = [goalOf(rite, seat), needsOf(game, rite, seat)];
  return { by: seat, outlook: { force, against, needs, isVanquished: true } };
}

function hasSurprise(game: Game, rite: Readonly<RiteFrame>): boolean {
  return [rite.attacker, rite.defender].some((seat) =>
    participantsOf(game, rite, seat).some((card) => hasKeyword(game, card, 'surprise')),
  );
}

function askedIn({ state }: Game): Seat | undefined {
  return state.decision?.seat;
}
