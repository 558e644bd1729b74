import type { Seat } from '@/lib/kernel/game';
import { shuffle } from '@/lib/kernel/random';
import { type Action, PASS } from '../actions';
import { mayUse } from '../advantages/karama';
import { canUsePower, powerOf, spendPower } from '../advantages/special';
import { discard } from '../atoms/cards';
import { captureLeader, killCaptive, letCaptivesGo } from '../atoms/leaders';
import { isLeader, rulesOf } from '../facts';
import { ask, emit, end, factionAt, type Game, type Step } from '../game';
import { answerAnyTime, anyTime } from '../phases/any-time';
import { seatOf } from '../queries/order';
import type { BattleFrame, Plan } from '../state/frames';
import type { BoardState } from '../state/state';
import { capturable } from './capture';
import { askLosses, lossOptions, sayLosses } from './losses';
import { ELEMENTS, fill, missing, planOptions, type Side } from './plan';
import { resolve } from './resolve';

/**
 * One battle (GF9-battle-09 to -39): the Voice, then prescience with an answer that binds, then both plans in secret, then
 * traitors, asked of both before either is told (GF9-Q53, GF9-Q54), and what comes of it.
 */
export const battleStep: Step<BattleFrame> = {
  run(game, frame) {
    const { state } = game;
    const [seat] = frame.left;
    switch (frame.stage) {
      case 'voice': {
        frame.stage = 'prescience';
        const user = userOf(state, frame, 'bene-gesserit');
        if (user === null) return;
        frame.stage = 'voice';
        return ask(game, user.seat);
      }
      case 'prescience': {
        const user = userOf(state, frame, 'atreides');
        if (user === null) return startPlans(state, frame);
        return ask(game, user.seat);
      }
      case 'answer':
        return ask(game, frame.fighters[frame.question?.side ?? 0]);
      case 'plans': {
        const seer = frame.peek === undefined ? powerOf(state, 'atreides') : null;
        // Once the rival is ready, or where they do not fight both are (GF9-Q34).
        if (seer !== null && (seat === undefined || seat === seer)) {
          frame.stage = 'peek';
          return;
        }
        if (seat !== undefined) return ask(game, seat);
        return reveal(game, frame);
      }
      case 'peek':
        return ask(game, seatOf(state, 'atreides') ?? 0);
      case 'traitors':
        if (seat !== undefined) return ask(game, seat);
        frame.stage = 'losses';
        return resolve(game, frame);
      case 'losses':
        return askLosses(game, frame);
      case 'cards':
        if (frame.winner !== null && frame.cards.length > 0)
          return ask(game, frame.fighters[frame.winner]);
        frame.stage = 'capture';
        return;
      case 'capture':
        if (frame.winner === null || capturable(state, frame).length === 0) return end(game);
        return ask(game, frame.fighters[frame.winner]);
      case 'captive':
        return ask(game, frame.fighters[frame.winner ?? 0]);
    }
  },
  options(state, frame, seat) {
    switch (frame.stage) {
      case 'voice':
        return [PASS, ...voices(state)];
      case 'prescience':
        return [PASS, ...QUESTIONS];
      case 'answer':
        return frame.question === null
          ? []
          : [
              ...planOptions(state, frame, frame.question.side, frame.question.element),
              // as where the leader is chosen unasked: a Ghola may bring one
              ...(frame.question.element === 'leader' ? anyTime(state, seat) : []),
            ];
      case 'plans': {
        const side = sideOf(frame, seat);
        const element = missing(state, frame, side);
        if (element === undefined) return [];
        const options = planOptions(state, frame, side, element);
        return element === 'leader' ? [...options, ...anyTime(state, seat)] : options;
      }
      case 'peek':
        return canUsePower(state, seat) ? [PASS, ...peeks(frame, seat)] : [PASS];
      case 'traitors':
        return canCall(state, frame, seat) ? [PASS, CALL] : [PASS];
      case 'losses':
        return lossOptions(state, frame);
      case 'cards': {
        const [card] = frame.cards;
        return card === undefined
          ? []
          : [
              { kind: 'keep', card },
              { kind: 'discard', card },
            ];
      }
      case 'capture':
        return [PASS, CAPTURE];
      case 'captive':
        return [PASS, KILL];
    }
  },
  answer(game, frame, seat, action) {
    if (answerAnyTime(game, seat, action)) return;
    switch (frame.stage) {
      case 'voice':
        frame.stage = 'prescience';
        if (action.kind === 'voice') speak(game, frame, seat, action);
        return;
      case 'prescience':
        startPlans(game.state, frame);
        if (action.kind === 'ask') question(game, frame, seat, action);
        return;
      case 'answer':
        return reply(game, frame, seat, action);
      case 'plans': {
        const side = sideOf(frame, seat);
        const isStopped = action.kind === 'kwisatz' && !mayUse(game, 'kwisatz');
        fill(frame.plans[side], isStopped ? PASS : action);
        // Who can play neither leader nor cheap hero says so (GF9-battle-18).
        if (action.kind === 'leader' && action.leader === null)
          emit(game, { kind: 'no-leader', seat });
        if (missing(game.state, frame, side) === undefined) frame.left.shift();
        return;
      }
      case 'peek':
        frame.stage = 'plans';
        frame.peek = action.kind === 'special-see' ? action.side : null;
        if (action.kind !== 'special-see') return;
        spendPower(game, seat);
        return emit(game, { kind: 'saw-plan', seat, target: frame.fighters[action.side] });
      case 'traitors': {
        frame.left.shift();
        const side = rivalOf(game.state, frame, seat);
        if (action.kind === 'call-traitor' && side !== null) frame.calls.push({ seat, side });
        return;
      }
      case 'losses':
        return sayLosses(frame, action);
      case 'cards':
        frame.cards.shift();
        if (action.kind === 'discard') discard(game, seat, action.card);
        return;
      case 'capture':
        if (action.kind !== 'capture' || !mayUse(game, 'capture')) return end(game);
        frame.stage = 'captive';
        return capture(game, frame, seat);
      case 'captive': {
        end(game);
        const captive = factionAt(game.state, seat).captives.at(-1);
        if (action.kind === 'kill-captive' && captive !== undefined)
          killCaptive(game, seat, captive);
        letCaptivesGo(game);
      }
    }
  },
};

/** What the Voice can order: in Descartes no cheap hero (GF9-bg-08, DES-bg-10, -11). */
function voices(state: Readonly<BoardState>): Action[] {
  return rulesOf(state).voiced.flatMap((what): Action[] => [
    { kind: 'voice', order: 'play', what },
    { kind: 'voice', order: 'not', what },
  ]);
}
const QUESTIONS: readonly Action[] = ELEMENTS.map((element) => ({ kind: 'ask', element }));
const CALL: Action = { kind: 'call-traitor' };
const CAPTURE: Action = { kind: 'capture' };
const KILL: Action = { kind: 'kill-captive' };

function sideOf({ fighters }: BattleFrame, seat: Seat): Side {
  return fighters[0] === seat ? 0 : 1;
}

/** Against which side a seat has its advantages: the rival of itself, or of its ally; null where it has no part (GF9-bg-13, GF9-atreides-09). */
function rivalOf(state: Readonly<BoardState>, { fighters }: BattleFrame, seat: Seat): Side | null {
  if (fighters.includes(seat)) return fighters[0] === seat ? 1 : 0;
  const { allies } = factionAt(state, seat);
  if (allies.includes(fighters[0])) return 1;
  return allies.includes(fighters[1]) ? 0 : null;
}

/** The seat of a faction that has a part in the battle, and its rival's side. */
function userOf(state: Readonly<BoardState>, frame: BattleFrame, faction: string) {
  const seat = seatOf(state, faction);
  const side = seat === null ? null : rivalOf(state, frame, seat);
  return seat === null || side === null ? null : { seat, side };
}

function speak(
  game: Game,
  frame: BattleFrame,
  seat: Seat,
  { order, what }: Extract<Action, { readonly kind: 'voice' }>,
): void {
  const side = rivalOf(game.state, frame, seat);
  if (side === null || !mayUse(game, 'voice')) return;
  const play = order === 'play';
  frame.voice = { side, play, what };
  emit(game, { kind: 'voiced', seat, target: frame.fighters[side], play, what });
}

function question(
  game: Game,
  frame: BattleFrame,
  seat: Seat,
  { element }: Extract<Action, { readonly kind: 'ask' }>,
): void {
  const side = rivalOf(game.state, frame, seat);
  if (side === null || !mayUse(game, 'prescience')) return;
  frame.stage = 'answer';
  frame.question = { side, element };
  emit(game, { kind: 'asked', seat, target: frame.fighters[side], element });
}

/** The element that was asked for is chosen now, is shown to who asked, and binds. */
function reply(game: Game, frame: BattleFrame, seat: Seat, action: Action): void {
  const plan = frame.plans[sideOf(frame, seat)];
  const element = fill(plan, action);
  const asker = seatOf(game.state, 'atreides');
  startPlans(game.state, frame);
  if (plan.leader === null) emit(game, { kind: 'no-leader', seat });
  if (element === null || asker === null) return;
  emit(game, { kind: 'answered', seat, asker, element, answer: plan[element] ?? null });
}

/** Both make their plans; the Atreides last while they may still see the other's. */
function startPlans(state: Readonly<BoardState>, frame: BattleFrame): void {
  const [one, other] = frame.fighters;
  frame.stage = 'plans';
  frame.left = powerOf(state, 'atreides') === one ? [other, one] : [one, other];
}

/** The special power of the Atreides: to see a whole plan (GF9-adv-karama-05, GF9-atreides-17). */
function peeks({ fighters }: BattleFrame, seat: Seat): Action[] {
  return ([0, 1] as const).flatMap((side): Action[] =>
    fighters[side] === seat ? [] : [{ kind: 'special-see', side }],
  );
}

/** Both plans are shown; then all who could call a traitor are asked, whatever they hold (GF9-traitor-01, GF9-harkonnen-10). */
function reveal(game: Game, frame: BattleFrame): void {
  const { state } = game;
  const { fighters, plans } = frame;
  state.wheels = [...fighters];
  emit(game, { kind: 'plans-shown', fighters, plans: [{ ...plans[0] }, { ...plans[1] }] });
  frame.stage = 'traitors';
  const harkonnen = seatOf(state, 'harkonnen');
  const callers = harkonnen === null || fighters.includes(harkonnen) ? [] : [harkonnen];
  frame.left = [...fighters, ...callers].filter((seat) => {
    const side = rivalOf(state, frame, seat);
    return side !== null && canBeTraitor(plans[side]);
  });
}

/** A leader can be called a traitor, but not beside the Kwisatz Haderach (GF9-atreides-14). */
function canBeTraitor({ leader, kwisatz }: Readonly<Plan>): boolean {
  return leader != null && isLeader(leader) && kwisatz !== true;
}

function canCall(state: Readonly<BoardState>, frame: BattleFrame, seat: Seat): boolean {
  const side = rivalOf(state, frame, seat);
  if (side === null || !canBeTraitor(frame.plans[side])) return false;
  const { leader } = frame.plans[side];
  if (leader == null) return false;
  const { traitors, leaders } = factionAt(state, seat);
  // In Descartes a leader that the Harkonnen hold betrays them to its owner (DES-harkonnen-15).
  const isCaptive = leaders.some(({ id }) => id === leader) && frame.fighters.includes(seat);
  return traitors.includes(leader) || (isCaptive && rulesOf(state).captives.betray);
}

/** A leader of the loser by chance. */
function capture(game: Game, frame: BattleFrame, seat: Seat): void {
  const leaders = capturable(game.state, frame);
  shuffle(game.state, leaders);
  const [leader] = leaders;
  if (leader !== undefined) captureLeader(game, seat, leader);
}
