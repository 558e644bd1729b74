import { outcomeOf, worthOf } from '../../engine/battle/outcome';
import { fill, missing, planOptions, type Side, troops } from '../../engine/battle/plan';
import { lossesOf } from '../../engine/battle/support';
import { factionAt } from '../../engine/game';
import type { BattleFrame, Plan, Voiced } from '../../engine/state/frames';
import type { BoardState } from '../../engine/state/state';
import { scenario } from '../../engine/testing/scenario-fixture';
import { FACTIONS, factionOf } from '../../factions/factions';
import { CARD_CLASSES, type CardClass, unseenOf } from '../cards';
import type { PlanOdds } from './plan';
import type { BattleQuestion } from './question';

/** The engine's cards, one of each class. */
const CARDS: Readonly<Record<CardClass, string>> = {
  'projectile-weapon': 'maula-pistol',
  'poison-weapon': 'gom-jabbar',
  lasgun: 'lasgun',
  shield: 'shield',
  snooper: 'snooper',
  'cheap-hero': 'cheap-hero',
  karama: 'karama',
  'tleilaxu-ghola': 'tleilaxu-ghola',
  'weather-control': 'weather-control',
  hajr: 'hajr',
  'family-atomics': 'family-atomics',
  truthtrance: 'truthtrance',
  worthless: 'baliset',
};
const isWorthless = (card: string | null | undefined) => card === CARDS.worthless;

/** What a plan comes to by dealing every hand and making every plan that the engine then lists, resolved by it one by one. */
export function byForce(question: BattleQuestion, plan: PlanOdds) {
  const { hand, known, seen, unknown, edition, faction, forces, kept } = question;
  const { state, frame, me } = battleOf(question);
  const ours = ownPlan(question, plan, { state, frame, me });
  const left = unseenOf(edition, [...hand, ...known, ...seen]);
  const deck = CARD_CLASSES.flatMap((one) => Array.from({ length: left[one] }, () => one));
  const fewest = Math.min(...lossesOf(troops(state, frame, me), ours).map(({ count }) => count));
  const mine = factionOf(faction)?.leaders.map(({ id }) => id) ?? [];
  const isCalled = ({ leader, kwisatz }: Plan) =>
    leader != null &&
    kwisatz !== true &&
    (kept.includes(leader) || (edition === 'descartes' && mine.includes(leader)));
  let [deals, wins, holds, losses, killed, gains, blasts] = [0, 0, 0, 0, 0, 0, 0];
  const rivals = new Map<string, readonly Plan[]>();
  for (const [held, many] of handsFrom(deck, unknown)) {
    const cards = [...new Set([...known, ...held])].sort();
    const theirs = rivals.get(`${cards}`) ?? plansOf(question, { state, frame, me }, cards);
    rivals.set(`${cards}`, theirs);
    let won = 0;
    const each = many / theirs.length;
    for (const other of theirs) {
      if (isCalled(other)) {
        won += 1;
        gains += worthOf(other.leader) * each;
        continue;
      }
      const plans = me === 1 ? ([other, ours] as const) : ([ours, other] as const);
      const outcome = outcomeOf(plans);
      const isWon = outcome.kind === 'fought' && outcome.winner === me;
      if (isWon) won += 1;
      losses += (isWon ? fewest : forces) * each;
      const fallen = outcome.kind === 'explosion' ? [] : outcome.killed;
      const spoils = plans.reduce(
        (sum, { leader }, at) => sum + (fallen[at] ? worthOf(leader) : 0),
        0,
      );
      gains += ((isWon ? spoils : 0) - plan.spice) * each;
      const dies = outcome.kind === 'explosion' || outcome.killed[me];
      if (dies && plan.leader !== 'cheap-hero' && plan.leader !== null) killed += each;
      if (outcome.kind === 'explosion' && plan.kwisatz) blasts += each;
    }
    deals += many;
    wins += (many * won) / theirs.length;
    if (won === theirs.length) holds += many;
  }
  const risk = plan.traitor;
  const isLeader = plan.leader !== 'cheap-hero' && plan.leader !== null;
  const found = {
    wins: ((1 - risk) * wins) / deals,
    holds: ((1 - risk) * holds) / deals,
    losses: risk * forces + ((1 - risk) * losses) / deals,
    killed: isLeader ? risk + ((1 - risk) * killed) / deals : 0,
  };
  // 2 spice to revive a force or the Kwisatz Haderach, its strength to revive a leader of one's own
  const earned = ((1 - risk) * gains) / deals - risk * plan.spice;
  const leader = mine.includes(plan.leader ?? '') ? worthOf(plan.leader) * found.killed : 0;
  const lost = 2 * found.losses + leader + (2 * blasts) / deals;
  return { ...found, worth: question.stake * found.wins + earned - lost };
}

interface Battle {
  readonly state: BoardState;
  readonly frame: BattleFrame;
  /** Which side is one's own. */
  readonly me: Side;
}

/** The battle that is asked about, on a table of the engine. */
function battleOf(question: BattleQuestion): Battle {
  const { edition, faction, against, defends, advanced, fremenPay } = question;
  const { captives, theirCaptives, kwisatz, theirKwisatz, voice, theirVoice } = question;
  const at = 'carthag-10';
  const held = [...captives, ...theirCaptives];
  const dead = (side: string, able: readonly string[]) =>
    (factionOf(side)?.leaders ?? []).flatMap(({ id }) =>
      able.includes(id) || held.includes(id) ? [] : [id],
    );
  const fighters = [
    [
      faction,
      {
        ...{ forces: { [at]: question.forces }, elites: { [at]: question.elites } },
        ...{ dead: dead(faction, question.leaders), captives, lost: kwisatz ? 7 : 0 },
        ...{ spice: question.spice, hand: question.hand.map((one) => CARDS[one]) },
      },
    ],
    [
      against,
      {
        ...{ forces: { [at]: question.theirForces }, elites: { [at]: question.theirElites } },
        ...{ dead: dead(against, question.theirLeaders), captives: theirCaptives },
        ...{ spice: question.theirSpice, lost: theirKwisatz === 'no' ? 0 : 7 },
      },
    ],
  ] as const;
  const others = FACTIONS.flatMap(({ id }) =>
    id === faction || id === against ? [] : [[id, {}] as const],
  );
  const options = ['advantages', ...(advanced ? ['advanced-combat'] : [])];
  const { state } = scenario({
    ...{ edition, phase: 'battle' },
    options: fremenPay && edition === '2019' ? [...options, 'fremen-pay'] : options,
    factions: Object.fromEntries([...(defends ? fighters.toReversed() : fighters), ...others]),
  });
  const frame = state.frames.at(-1);
  if (frame?.step !== 'battle') throw new Error('there is a battle');
  const me = defends ? 1 : 0;
  const [, how, what] = /^(play|not)-(.*)$/.exec(voice === 'none' ? theirVoice : voice) ?? [];
  const side = voice === 'none' ? ((1 - me) as Side) : me;
  const order = { side, play: how === 'play', what: what as Voiced };
  return { state, frame: { ...frame, voice: how === undefined ? null : order }, me };
}

/** The own plan as the engine has it: a worthless card where the Voice wants one. */
function ownPlan({ advanced }: BattleQuestion, plan: PlanOdds, { state, frame, me }: Battle): Plan {
  const card = (one: CardClass | null) => (one === null ? null : CARDS[one]);
  const wanted = { leader: plan.leader, weapon: card(plan.weapon), defense: card(plan.defense) };
  const found = madeBy(state, frame, me).find(
    (made) =>
      made.leader === wanted.leader &&
      (made.weapon === wanted.weapon || (isWorthless(made.weapon) && wanted.weapon === null)) &&
      (made.defense === wanted.defense || (isWorthless(made.defense) && wanted.defense === null)) &&
      (made.kwisatz ?? false) === plan.kwisatz &&
      made.dial === plan.dial,
  );
  if (found === undefined) throw new Error(`the engine has no plan ${JSON.stringify(plan)}`);
  return advanced && frame.pays[me] ? { ...found, spice: plan.spice } : found;
}

/** Every plan of the rival with some cards, as far as it is not known; those that do the same once. */
function plansOf(
  question: BattleQuestion,
  { state, frame, me }: Battle,
  cards: readonly CardClass[],
) {
  const rival = factionAt(state, frame.fighters[1 - me] ?? 0);
  // One of each class: a second would let it play nothing else.
  rival.hand = cards.map((one) => CARDS[one]);
  const different = new Map<string, Plan>();
  for (const made of madeBy(state, frame, (1 - me) as Side)) {
    const nothing = (card: string | null | undefined) => (isWorthless(card) ? null : card);
    const plan = { ...made, weapon: nothing(made.weapon), defense: nothing(made.defense) };
    if (question.theirKwisatz === 'yes' && plan.kwisatz === false) continue;
    different.set(
      JSON.stringify([plan.leader, plan.kwisatz, plan.weapon, plan.defense, plan.dial]),
      plan as Plan,
    );
  }
  return shownOf(question, [...different.values()]);
}

/** Those that are as prescience has shown, element by element, where there are any. */
function shownOf(
  { theirLeader, theirWeapon, theirDefense, theirDial }: BattleQuestion,
  plans: readonly Plan[],
): readonly Plan[] {
  const dials = [...new Set(plans.map(({ dial = 0 }) => dial))];
  const nearest = Math.max(...dials.filter((dial) => dial <= theirDial));
  const card = (shown: CardClass | 'none') => (shown === 'none' ? null : CARDS[shown]);
  const lead = theirLeader === 'any' ? null : theirLeader;
  const all: ((plan: Plan) => boolean)[] = [
    ({ leader }) => lead === null || leader === lead,
    ({ weapon, defense }) =>
      (theirWeapon === 'any' || weapon === card(theirWeapon)) &&
      (theirDefense === 'any' || defense === card(theirDefense)),
    ({ dial }) => theirDial < 0 || dial === nearest,
  ];
  return all.reduce((left, isShown) => {
    const found = left.filter(isShown);
    return found.length > 0 ? found : left;
  }, plans);
}

/** Every plan that the engine lists for a side, but for the spice that goes with it. */
function madeBy(state: BoardState, frame: BattleFrame, side: Side): readonly Plan[] {
  const done: Plan[] = [];
  const go = (plan: Plan) => {
    const plans: [Plan, Plan] = side === 0 ? [plan, {}] : [{}, plan];
    const part = missing(state, { ...frame, plans }, side);
    if (part === undefined || part === 'spice') return void done.push(plan);
    for (const action of planOptions(state, { ...frame, plans }, side, part)) {
      const next = { ...plan };
      fill(next, action);
      go(next);
    }
  };
  go({});
  return done;
}

/** The hands of so many cards, and how often each is dealt. */
function handsFrom(deck: readonly CardClass[], many: number) {
  const found = new Map<string, [readonly CardClass[], number]>();
  for (const cards of draws(deck, many)) {
    const [, before = 0] = found.get(`${cards}`) ?? [];
    found.set(`${cards}`, [cards, before + 1]);
  }
  return found.values();
}

function* draws<T>(cards: readonly T[], many: number): Generator<readonly T[]> {
  if (many === 0) yield [];
  else
    for (const [at, card] of cards.entries())
      for (const rest of draws(cards.slice(at + 1), many - 1)) yield [card, ...rest];
}
