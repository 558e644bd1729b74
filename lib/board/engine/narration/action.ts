import type { Seat } from '@/lib/kernel/game';
import { counted, listed } from '@/lib/sentences';
import type { Action, ActionKind } from '../actions';
import { isLeader, leaderOf, sheetOf } from '../facts';
import { sideOf } from '../queries/order';
import { standsIn } from '../queries/presence';
import { price } from '../queries/price';
import { revivalPrice } from '../queries/revivals';
import type { BattleFrame, StepName } from '../state/frames';
import type { BoardView } from '../state/view';
import { eliteName, factionName, postName, territoryName, thingName } from './names';
import { ADVANTAGE_NAMES, ELEMENT_NAMES, VOICED_NAMES } from './sentences';

/** An action as a page offers it. */
export interface Offer {
  readonly action: Action;
  /** "Play Hajr", "Bid 3". */
  readonly text: string;
  /** What the text belongs to, where several offers share it: "Stop Harkonnen". */
  readonly group?: string;
  /** Where the action is a choice among numbers. */
  readonly number?: number;
  /** What that number costs, where it is said. */
  readonly price?: number;
  /** The location that it chooses, or one of the territory. */
  readonly place?: string;
  readonly territory?: string;
}

/** What the seat that is asked may do, in words. */
export function offers(view: BoardView, legal: readonly Action[]): readonly Offer[] {
  return legal.map((action) => ({ action, ...offerOf(view, action) }));
}

type Said = Omit<Offer, 'action'>;
type Of<Kind extends ActionKind> = Extract<Action, { readonly kind: Kind }>;

function offerOf(view: BoardView, action: Action): Said {
  const say = OFFERS[action.kind] as (action: Action, view: BoardView) => Said;
  return say(action, view);
}

const number = (value: number, text: string, group?: string): Said => ({
  ...{ text, number: value },
  ...(group !== undefined && { group }),
});

/** A leader with its strength, or a cheap hero. */
export function fighterName(id: string, { edition }: Pick<BoardView, 'edition'>): string {
  const name = thingName(id, edition);
  return isLeader(id) ? `${name} ${leaderOf(id).strength}` : name;
}

const OFFERS: { readonly [Kind in ActionKind]: (action: Of<Kind>, view: BoardView) => Said } = {
  pass: (_, view) => ({ text: passText(view) }),
  predict: ({ faction, turn }) => ({ text: `${sheetOf(faction).name} wins in turn ${turn}` }),
  'keep-traitor': ({ leader }, view) => ({ text: fighterName(leader, view) }),
  order: ({ against, advantage }, view) => ({
    text: ADVANTAGE_NAMES[advantage],
    group: `Stop ${factionName(view, against)}`,
  }),
  dial: (action) => number(action.number, `Dial ${action.number}`),
  weather: ({ sectors }) => number(sectors, counted(sectors, 'sector'), 'Weather Control: sectors'),
  atomics: () => ({ text: 'Blow up the Shield Wall' }),
  break: () => ({ text: 'Break the alliance' }),
  propose: ({ to }, view) => ({
    text: listed(sideOf(view, to).map((seat) => factionName(view, seat))),
    group: 'Propose an alliance to',
  }),
  accept: ({ from }, view) => ({ text: acceptText(view, from) }),
  claim: () => ({ text: 'Claim charity' }),
  help: ({ spice }) => number(spice, `${spice} spice`),
  grant: () => ({ text: 'Allow it' }),
  bid: ({ spice }) => number(spice, `Bid ${spice}`, 'Bid'),
  karama: () => ({ text: 'Play Karama instead of paying' }),
  revive: ({ forces }, view) => revived(forces, 'Revive forces', view),
  'revive-elite': ({ forces }, view) => revived(forces, withElite('Revive forces', view), view),
  'revive-leader': ({ leader }, view) => ({ text: `Revive ${fighterName(leader, view)}` }),
  'ghola-forces': ({ forces }) => number(forces, `Revive ${forces}`, 'Tleilaxu Ghola: forces'),
  'ghola-elite': ({ forces }, view) =>
    number(forces, `Revive ${forces}`, withElite('Tleilaxu Ghola: forces', view)),
  'ghola-leader': ({ leader }, view) => ({
    text: thingName(leader, view.edition),
    group: 'Tleilaxu Ghola: leader',
  }),
  truthtrance: ({ target }, view) => ({
    text: factionName(view, target),
    group: 'Truthtrance: ask',
  }),
  question: ({ about }, view) => ({ text: thingName(about, view.edition) }),
  ship: ({ to }, view) => ({
    text: `${postName(to)}${holdersText(view, to)}`,
    ...{ place: to, group: 'Ship to' },
  }),
  'ship-from': ({ from }) => ({ text: postName(from), place: from, group: 'Ship across from' }),
  withdraw: () => ({ text: 'Back to reserves' }),
  accompany: () => ({ text: 'Send one to the Polar Sink' }),
  advise: () => ({ text: 'Send an advisor along' }),
  flip: ({ territory }, view) => ({
    ...{ text: territoryName(territory), territory },
    group: isFighting(view, territory) ? 'Become advisors in' : 'Become fighters in',
  }),
  act: () => ({ text: 'Ship and move now' }),
  worm: ({ territory }) => ({
    ...{ text: territoryName(territory), territory },
    group: 'Place the worm in',
  }),
  move: ({ from }) => ({ text: territoryName(from), territory: from, group: 'Move from' }),
  to: ({ to }) => ({ text: postName(to), place: to }),
  forces: ({ count }) => number(count, counted(count, 'force')),
  elites: ({ count }, view) => number(count, `${count} ${askedElite(view)}`),
  'special-forces': ({ forces }) => number(forces, `Revive ${forces}`, 'Special power: forces'),
  'special-elite': ({ forces }, view) =>
    number(forces, `Revive ${forces}`, withElite('Special power: forces', view)),
  'special-leader': ({ leader }, view) => ({
    text: thingName(leader, view.edition),
    group: 'Special power: leader',
  }),
  'special-worm': ({ territory }) => ({
    ...{ text: territoryName(territory), territory },
    group: 'Special power: a worm in',
  }),
  'special-cancel': () => ({ text: 'Stop the shipment' }),
  'special-take': ({ target, count }, view) =>
    number(count, counted(count, 'card'), `Special power: take from ${factionName(view, target)}`),
  'special-see': ({ side }, view) => {
    const frame = view.frames.at(-1);
    const seat = frame?.step === 'battle' ? frame.fighters[side] : 0;
    return { text: `See the plan of ${factionName(view, seat)}` };
  },
  give: ({ card }, view) => ({ text: thingName(card, view.edition) }),
  hajr: () => ({ text: 'Play Hajr for another move' }),
  fight: ({ territory, rival }, view) => ({
    text: `Fight ${factionName(view, rival)} in ${territoryName(territory)}`,
    territory,
  }),
  voice: ({ order, what }) => ({
    text: VOICED_NAMES[what],
    group: order === 'play' ? 'It must play' : 'It must not play',
  }),
  ask: ({ element }) => ({ text: ELEMENT_NAMES[element] }),
  leader: ({ leader }, view) => ({
    text: leader === null ? 'No leader' : fighterName(leader, view),
  }),
  kwisatz: () => ({ text: 'With the Kwisatz Haderach' }),
  weapon: ({ card }, view) => ({
    text: card === null ? 'No weapon' : thingName(card, view.edition),
  }),
  defense: ({ card }, view) => ({
    text: card === null ? 'No defense' : thingName(card, view.edition),
  }),
  strength: ({ dial }) => number(dial, `Dial ${dial}`),
  support: ({ spice }) => number(spice, `${spice} spice`, 'Spice for forces'),
  'call-traitor': () => ({ text: 'Call the traitor' }),
  lose: ({ forces, elites }, view) => ({
    text: `Lose ${counted(forces, 'force')}, ${elites} of them ${askedElite(view)}`,
  }),
  capture: () => ({ text: 'Take a leader' }),
  'kill-captive': () => ({ text: 'Send it to the Tanks for 2 spice' }),
  keep: ({ card }, view) => ({ text: `Keep ${thingName(card, view.edition)}` }),
  discard: ({ card }, view) => ({ text: `Discard ${thingName(card, view.edition)}` }),
};

/** "Revive 2 for 4 spice". */
function revived(forces: number, group: string, view: BoardView): Said {
  const frame = view.frames.at(-1);
  if (frame?.step !== 'revival' || view.asked === null)
    return number(forces, `Revive ${forces}`, group);
  const cost = revivalPrice(view, frame, view.asked, forces);
  const text = `Revive ${forces}${cost === 0 ? ', free' : ` for ${cost} spice`}`;
  return { ...number(forces, text, group), price: cost };
}

/** "Ally with Guild", or whom another of the own side would bring into the alliance. */
function acceptText(view: BoardView, from: Seat): string {
  const { asked, frames } = view;
  const frame = frames.at(-1);
  const own = asked === null ? [] : sideOf(view, asked);
  const nameAll = (seat: Seat) => listed(sideOf(view, seat).map((one) => factionName(view, one)));
  if (!own.includes(from) || frame?.step !== 'nexus') return `Ally with ${nameAll(from)}`;
  const proposal = frame.proposals.find((one) => one.from === from);
  return `Ally with ${proposal === undefined ? '' : nameAll(proposal.to)}, as ${factionName(view, from)} proposes`;
}

function askedElite({ factions, asked }: BoardView): string {
  return eliteName(factions[asked ?? 0]?.id ?? '');
}

/** A group of offers in which one of the forces is a Sardaukar or a Fedaykin, of the asked or of its ally. */
function withElite(group: string, view: BoardView): string {
  const own = view.factions[view.asked ?? 0];
  const allies = own?.allies.map((ally) => view.factions[ally]) ?? [];
  const id = [own, ...allies].find((one) => one !== undefined && one.eliteTanks > 0)?.id ?? '';
  return `${group}, 1 of them ${eliteName(id)}`;
}

function isFighting({ factions, asked }: BoardView, territory: string): boolean {
  const own = factions[asked ?? 0];
  return own !== undefined && standsIn(own, territory);
}

/** What declining is called, by what is going on. */
const PASSES: Partial<Readonly<Record<StepName, string>>> = {
  orders: 'Stop nothing',
  storm: 'Keep the card',
  charity: 'No charity',
  bidding: 'Pass once',
  revival: 'Revive none',
  ship: 'Ship nothing',
  accompany: 'Send nobody',
  move: 'End movement',
  'leader-revival': 'Revive no leader',
  ride: 'Stay',
  'spice-blow': 'Place no worm',
  veto: 'Let it come',
  flip: 'Stay as they are',
};

/** In a battle, by what is asked in it. */
const BATTLE_PASSES: { readonly [Stage in BattleFrame['stage']]?: string } = {
  voice: 'Order nothing',
  prescience: 'Foresee nothing',
  plans: 'Without the Kwisatz Haderach',
  peek: 'Look at neither',
  capture: 'Take none',
  captive: 'Keep it',
};

function passText({ frames, factions, asked }: BoardView): string {
  const frame = frames.at(-1);
  if (frame === undefined) return 'Pass';
  if (frame.step === 'nexus') {
    if (frame.proposals.some(({ from }) => from === asked)) return 'Wait for an answer';
    return (factions[asked ?? 0]?.allies.length ?? 0) > 0 ? 'Stay allied' : 'Ally with nobody';
  }
  if (frame.step === 'revival' && frame.stage === 'grant') return 'Allow nothing';
  if (frame.step === 'shipment')
    return { flip: 'Change no more', turn: 'Wait' }[frame.stage as string] ?? 'Allow nothing';
  if (frame.step === 'battle') return BATTLE_PASSES[frame.stage] ?? 'No';
  return PASSES[frame.step] ?? 'Pass';
}

/** Who stands in a place, and how many: " · Harkonnen 10". */
function holdersText({ factions }: BoardView, at: string): string {
  const here = factions.flatMap(({ id, forces }) =>
    forces.flatMap((stack) => (stack.at === at ? [`${sheetOf(id).name} ${stack.count}`] : [])),
  );
  return here.length === 0 ? '' : ` · ${here.join(', ')}`;
}

/** What shipping two forces to a place costs while a shipment is chosen; null where nobody ships. */
export function shippingPrice(view: BoardView, to: string): number | null {
  const { frames, factions, asked } = view;
  const frame = frames.at(-1);
  const own = asked === null ? undefined : factions[asked];
  if (frame?.step !== 'ship' || frame.to !== null || own === undefined) return null;
  return price(view, own, { ...frame, to }, 2);
}

/** What two forces cost, by the force: "1 spice each", "1 spice for two", "free"; without its coin where that is plain. */
export function priceText(two: number, coin: 'spice ' | '' = 'spice '): string {
  if (two === 0) return 'free';
  return two % 2 === 0 ? `${two / 2} ${coin}each` : `${two} ${coin}for two`;
}
