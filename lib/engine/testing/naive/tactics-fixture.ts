import { RITES } from '@/lib/rules/rites';
import { RITE_TALENTS, talentName } from '@/lib/rules/talents';
import { type Answered, answersOf } from '../../abilities/ability';
import { isKind } from '../../abilities/matching';
import type { Action } from '../../actions';
import { inForce, isAbout } from '../../queries/live';
import type { RiteFrame, WindowFrame } from '../../state/frames';
import { cardAt, type Game, houseAt, printed } from '../../state/game';
import type { GameCard, Seat } from '../../state/state';
import { mayBeDone, textsOf } from './doing-fixture';
import { isGoverned, liesIn, playing, solarisFor } from './facts-fixture';

/** A moment for tactics: what it answers, and who may name it or not. */
interface Moment {
  readonly timing: 'declaration' | 'engagement';
  /** The operation class that tactics may name. */
  readonly named: Answered;
  /** Houses in the operation, that may name its class (TAT-6.2.2-20, C05). */
  readonly inside: readonly Seat[];
  /** Houses that may deploy tactics without a class. */
  readonly plain: readonly Seat[];
}

/** The moment that a window gives, from what is under it on the stack. */
export function momentOf(game: Game, frame: WindowFrame): Moment {
  const { frames, options } = game.state;
  const under = frames[frames.indexOf(frame) - 1];
  const everyone = playing(game);
  const { timing } = frame;
  // Outside House Intervals declaration tactics without a class have no place, those of an engaging do
  // (TAT-6.2.2-23, TAT-6.2.2-21).
  if (!frames.some(({ step }) => step === 'house')) {
    const plain = timing === 'engagement' ? everyone : [];
    return { timing, named: frame.answers, inside: everyone, plain };
  }
  const rite = frames.slice(0, frames.indexOf(frame)).findLast((one) => one.step === 'rite');
  if (rite?.step !== 'rite')
    return { timing, named: frame.answers, inside: everyone, plain: everyone };
  const two = [rite.attacker, rite.defender];
  // After Attacker Declaration the two alone, from Assessment on nobody (TAT-6.2.11-32, TAT-6.2.11-53).
  const admitted = !isPastDeclaration(rite) || options.openRites ? everyone : two;
  const some = AFTER_TACTICS.includes(rite.at) ? [] : admitted;
  if (under !== rite) return { timing, named: frame.answers, inside: some, plain: some };
  return {
    timing,
    named: rite.rite,
    inside: options.openRites ? everyone : two,
    plain: plainIn(game, rite, timing, admitted),
  };
}

/** Who may deploy tactics that name no rite, in a segment of one (TAT-6.2.11-30, TAT-6.2.11-31, C04). */
function plainIn(
  game: Game,
  rite: RiteFrame,
  timing: Moment['timing'],
  admitted: readonly Seat[],
): readonly Seat[] {
  if (timing === 'engagement' || game.state.options.plainTacticsInRites) return admitted;
  return admitted.filter((seat) => seat !== rite.attacker && seat !== rite.defender);
}

/** A window's rite has moved on to the segment that follows it. */
const isPastDeclaration = ({ at }: RiteFrame): boolean =>
  !['rite-kind', 'attack-joins', 'attack-window', 'attack-directs', 'attack-engages'].includes(at);

const AFTER_TACTICS: readonly string[] = [
  'surprise',
  'surprise-force',
  'surprise-resolve',
  'attack-force',
  'defense-force',
  'falls',
  'resolve',
  'reward-kind',
  'reward',
  'over',
  'end',
];

/** Whether a House may answer with this action: a tactic of its hand, or a card in play that works as one. */
export function isAnswer(game: Game, seat: Seat, moment: Moment, action: Action): boolean {
  if (action.kind === 'tactic') return isTacticNow(game, seat, moment, cardAt(game, action.card));
  if (action.kind !== 'use') return false;
  const card = cardAt(game, action.card);
  if (!worksFor(game, card, seat)) return false;
  const text = textsOf(game, card)[action.ability];
  return (
    text?.kind === 'operation' &&
    text.window?.timing === moment.timing &&
    answersOf(text.window).some((wants) => mayName(seat, moment, wants)) &&
    !isShutOut(game, seat, card) &&
    mayBeDone(game, seat, card, text)
  );
}

function isTacticNow(game: Game, seat: Seat, moment: Moment, card: GameCard): boolean {
  if (!liesIn(card, 'hand', seat)) return false;
  const { subtypes } = printed(game, card);
  return (
    subtypes.includes('Tactic') &&
    subtypes.includes(moment.timing === 'declaration' ? 'Declaration' : 'Engagement') &&
    mayName(seat, moment, classNamedBy(subtypes)) &&
    !isShutOut(game, seat, card) &&
    isAffordable(game, seat, card) &&
    meetsOwnNeeds(game, seat, card)
  );
}

/** A House pays the tactic's cost; an X is paid as its text says (TAT-5.4-01, TAT-3.2-02). */
const isAffordable = (game: Game, seat: Seat, card: GameCard): boolean =>
  printed(game, card).cost === 'X' ||
  solarisFor(game, seat, card, null) <= houseAt(game, seat).treasury;

/** A tactic must meet its own requirements (TAT-6.2.2-19). One that the engine does not run is the player's matter. */
function meetsOwnNeeds(game: Game, seat: Seat, card: GameCard): boolean {
  const text = textsOf(game, card).find(({ kind }) => kind === 'play');
  return text?.kind !== 'play' || mayBeDone(game, seat, card, text);
}

/** Tactics of a class need that operation and a House in it (TAT-3.1.4-05, TAT-3.4-03). */
function mayName(seat: Seat, { named, inside, plain }: Moment, wants: Answered): boolean {
  if (wants === null) return plain.includes(seat);
  if (wants !== 'rite') return wants === named && inside.includes(seat);
  const isRite = RITES.some((rite) => rite === named);
  return isRite && (inside.includes(seat) || plain.includes(seat));
}

const CLASSES = ['initiative', 'petition', 'exchange', 'discard'] as const;

function classNamedBy(subtypes: readonly string[]): Answered {
  const words = subtypes.map((subtype) => subtype.toLowerCase());
  return (
    CLASSES.find((name) => words.includes(name)) ??
    RITE_TALENTS.find((rite) => subtypes.includes(talentName(rite))) ??
    null
  );
}

/** Whether a rite forbids tactics like this one, to this House (TAT-11-04). */
function isShutOut(game: Game, seat: Seat, card: GameCard): boolean {
  const rite = game.state.frames.findLast((one) => one.step === 'rite');
  return inForce(game, 'tactics').some(({ modifier, live }) => {
    if (modifier.except === 'defender' && rite?.step === 'rite' && rite.defender === seat)
      return false;
    if (modifier.of !== undefined) return isAbout(live, modifier.of, card);
    return modifier.card === undefined || isKind(live.scene, modifier.card, card);
  });
}

/** A card works for its governor, but a lent leader for the attacker (TAT-11-23). */
function worksFor({ state }: Game, card: GameCard, seat: Seat): boolean {
  const rite = state.frames.findLast((one) => one.step === 'rite');
  if (rite?.step === 'rite' && rite.lender !== null && rite.leader === card.id)
    return seat === rite.attacker && card.status !== 'subdued' && card.place.zone === 'domain';
  return isGoverned(card, seat);
}
