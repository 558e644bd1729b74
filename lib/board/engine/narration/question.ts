import { counted, listed } from '@/lib/sentences';
import { hasKwisatz } from '../battle/kwisatz';
import { rulesOf } from '../facts';
import { riders } from '../phases/ride';
import { joining } from '../queries/groups';
import { sideOf } from '../queries/order';
import { moversIn, standsIn } from '../queries/presence';
import type { BattleFrame, Frame, MoveFrame, RideFrame, StepName } from '../state/frames';
import type { Stack } from '../state/state';
import type { BoardView } from '../state/view';
import { eliteName, factionName, postName, territoryName, thingName } from './names';

type Of<Step extends StepName> = Extract<Frame, { readonly step: Step }>;

/** What the seat that is asked must decide, as a question to it; empty while nobody is asked. */
export function questionOf(view: BoardView): string {
  const frame = view.frames.at(-1);
  if (frame === undefined || view.asked === null) return '';
  const ask = QUESTIONS[frame.step] as (frame: Frame, view: BoardView) => string;
  return ask(frame, view);
}

const QUESTIONS: { readonly [Step in StepName]: (frame: Of<Step>, view: BoardView) => string } = {
  turn: () => '',
  setup: ({ stage, forces, places, count }, view) => {
    if (stage === 'prediction') return 'Who will win, and in which turn? Nobody else sees it.';
    if (stage === 'traitors') return 'Which traitor do you keep?';
    if (stage === 'advisor') return 'Where does your force begin?';
    if (count !== null) return eliteQuestion(view, count);
    const [place] = places;
    return place === undefined
      ? ''
      : `How many of ${counted(forces, 'force')} begin in ${postName(place)}?`;
  },
  orders: () => 'Shall a Karama stop the next use of an advantage?',
  storm: ({ stage }, { edition }) =>
    stage === 'weather'
      ? `Do you play ${thingName('weather-control', edition)}?`
      : stage === 'dial'
        ? 'What do you dial for the storm?'
        : 'Do you blow up the Shield Wall?',
  'spice-blow': ({ stage }) =>
    stage === 'place' ? 'Another worm has come: where do you place it?' : 'Do you place a worm?',
  swap: ({ left }) => `Which card do you give back, of ${counted(left, 'card')}?`,
  veto: () => 'Do you stop this shipment?',
  nexus: ({ proposals }, view) => {
    const allies = view.factions[view.asked ?? 0]?.allies ?? [];
    if (allies.length > 0)
      return `Nexus: do you stay allied with ${listed(allies.map((ally) => factionName(view, ally)))}?`;
    const asking = proposals.filter(({ to }) => to === view.asked);
    return asking.length === 0
      ? 'Nexus: with whom do you ally?'
      : `${listed(asking.map(({ from }) => factionName(view, from)))} ${asking.length === 1 ? 'offers' : 'offer'} an alliance. Do you accept?`;
  },
  charity: () => 'Do you claim charity?',
  bidding: ({ stage, top, bidder }, view) => {
    if (stage === 'help') return helpQuestion(view, 'bids');
    const said =
      bidder === null ? 'Nobody has bid yet' : `${factionName(view, bidder)} bids ${top}`;
    const card =
      view.cardUp === null ? '' : `The card is ${thingName(view.cardUp, view.edition)}. `;
    return `${card}${said}. What do you bid?`;
  },
  revival: ({ stage }, view) => {
    const allies = view.factions[view.asked ?? 0]?.allies ?? [];
    const whom =
      allies.length === 0 ? 'your ally' : listed(allies.map((ally) => factionName(view, ally)));
    switch (stage) {
      case 'grant':
        return `May ${whom} revive three forces for nothing?`;
      case 'help':
        return helpQuestion(view, 'revivals');
      case 'leader':
        return 'Which leader comes back?';
      case 'extra':
        return `For how many more revivals of ${whom} do you pay, 2 spice each?`;
      default:
        return 'How many forces come back?';
    }
  },
  shipment: ({ stage, left }, view) => {
    switch (stage) {
      case 'grant':
        return 'May your ally ship as the Guild does?';
      case 'flip':
        return 'Which of your advisors become fighters?';
      case 'turn':
        return left[0] === view.asked
          ? 'It is your turn: do you ship and move now?'
          : `${factionName(view, left[0] ?? 0)} is next: do you ship and move before it?`;
      default:
        return helpQuestion(view, 'shipments');
    }
  },
  ship: ({ from, to, count }, view) => {
    if (count !== null) return eliteQuestion(view, count);
    if (to !== null) return `How many forces go to ${postName(to)}?`;
    return from === null ? 'Where do you ship to?' : `Where do the forces of ${postName(from)} go?`;
  },
  'leader-revival': () => 'Which leader comes back?',
  accompany: () => 'Do you send a force along?',
  flip: ({ territory }, view) =>
    standsIn(view.factions[view.asked ?? 0] ?? NOWHERE, territory)
      ? `Another has come to ${territoryName(territory)}: do your fighters become advisors?`
      : `Do your advisors in ${territoryName(territory)} become fighters?`,
  half: ({ count, at }, view) =>
    `The storm kills ${count} of yours in ${postName(at)}. ${eliteQuestion(view, count)}`,
  move: groupQuestion,
  ride: groupQuestion,
  battles: () => 'Whom do you fight first?',
  battle: (frame, view) => battleQuestion(frame, view),
  truth: ({ target }, view) => `What do you ask ${factionName(view, target)}?`,
};

const NOWHERE = { forces: [], advisors: [] };

function eliteQuestion({ factions, asked }: BoardView, count: number): string {
  const name = eliteName(factions[asked ?? 0]?.id ?? '');
  return `How many of the ${counted(count, 'force')} are ${name}?`;
}

/** Whether spice for an ally is given at once, not set aside: that of the Emperor (GF9-emperor-06). */
export function givesAtOnce(view: BoardView): boolean {
  return view.factions[view.asked ?? 0]?.id === 'emperor' && rulesOf(view).gifts === 'at once';
}

function helpQuestion(view: BoardView, what: 'bids' | 'revivals' | 'shipments'): string {
  const whom = listed(
    (view.factions[view.asked ?? 0]?.allies ?? []).map((ally) => factionName(view, ally)),
  );
  return givesAtOnce(view)
    ? `How much spice do you give ${whom}?`
    : `How much spice do you set aside for ${what} of ${whom}?`;
}

/** The steps of a move or a ride: from where, to where, how many of each stack that can come along. */
function groupQuestion(frame: MoveFrame | RideFrame, view: BoardView): string {
  const { from, to, groups, elites } = frame;
  if (from === null) return 'From where do you move?';
  const seat = view.asked ?? 0;
  if (to === null) {
    const movers = moversIn(view.factions[seat] ?? NOWHERE, from);
    const count = movers.reduce((sum, stack) => sum + stack.count, 0);
    return `Where do${count === 1 ? 'es' : ''} ${count} from ${territoryName(from)} ${frame.step === 'ride' ? 'ride' : 'go'}?`;
  }
  if (elites.length < groups.length) return eliteQuestion(view, groups.at(-1) ?? 0);
  const stacks =
    frame.step === 'ride' ? riders(view, frame, seat) : joining(view, seat, from, to, frame.steps);
  return stackQuestion(stacks[groups.length], `go to ${postName(to)}`);
}

/** How many of a stack do something. */
function stackQuestion(stack: Stack | undefined, what: string): string {
  return stack === undefined
    ? `How many forces ${what}?`
    : `How many of the ${stack.count} in ${postName(stack.at)} ${what}?`;
}

/** The question for all parts of a battle plan together. */
export function planQuestion({ territory }: BattleFrame): string {
  return `What is your plan in ${territoryName(territory)}?`;
}

function battleQuestion(frame: BattleFrame, view: BoardView): string {
  const { stage, fighters, plans, territory, question, cards, losses } = frame;
  const seat = view.asked ?? 0;
  const side = fighters[0] === seat ? 0 : 1;
  // of the battle of an ally too
  const others = fighters.filter((one) => !sideOf(view, seat).includes(one));
  const rival = factionName(view, others[0] ?? fighters[0]);
  const where = territoryName(territory);
  switch (stage) {
    case 'voice':
      return `The Voice, in ${where}: what does it order?`;
    case 'prescience':
      return `What do you foresee of ${rival}’s plan in ${where}?`;
    case 'answer':
      return question === null ? '' : `Atreides foresee your ${question.element}: choose it now.`;
    case 'plans': {
      const { leader, weapon, defense, dial, kwisatz } = plans[side] ?? {};
      if (leader === undefined) return `Battle against ${rival} in ${where}: who leads?`;
      const own = view.factions[seat];
      if (
        kwisatz === undefined &&
        leader !== null &&
        own !== undefined &&
        hasKwisatz(own, territory)
      )
        return `Battle against ${rival} in ${where}: does the Kwisatz Haderach go along?`;
      if (weapon === undefined) return `Battle against ${rival} in ${where}: which weapon?`;
      if (defense === undefined) return `Battle against ${rival} in ${where}: which defense?`;
      return dial === undefined
        ? `Battle against ${rival} in ${where}: how many forces do you dial?`
        : `Battle against ${rival} in ${where}: how much spice for your forces?`;
    }
    case 'peek':
      return `Battle in ${where}: do you look at a plan?`;
    case 'traitors': {
      const { allies = [], own } = view.factions[seat] ?? {};
      const led = plans.flatMap(({ leader }, at) => {
        const fighter = fighters[at] ?? seat;
        return leader == null || fighter === seat || allies.includes(fighter) ? [] : [leader];
      });
      const traitor = led.find((leader) => own?.traitors.includes(leader));
      return traitor === undefined
        ? 'Is the other leader your traitor?'
        : `${thingName(traitor, view.edition)} is your traitor: do you call it?`;
    }
    case 'losses': {
      if (losses === null) return 'Which of your forces are lost?';
      if (frame.lostElites.length < frame.lost.length)
        return eliteQuestion(view, frame.lost.at(-1) ?? 0);
      const own = view.factions[seat]?.forces.filter(({ at }) => frame.places.includes(at)) ?? [];
      return `You lose ${counted(losses.count, 'force')}. ${stackQuestion(own[frame.lost.length], 'are lost')}`;
    }
    case 'capture':
      return `Do you take a leader of ${rival}?`;
    case 'captive': {
      const captive = view.factions[seat]?.captives.at(-1);
      return captive == null
        ? ''
        : `You took ${thingName(captive, view.edition)}: what comes of it?`;
    }
    case 'cards':
      return cards[0] === undefined ? '' : `Do you keep ${thingName(cards[0], view.edition)}?`;
  }
}
