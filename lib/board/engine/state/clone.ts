import type { Frame } from './frames';
import type { BoardState, Faction } from './state';

/** A state of its own that says the same. Only what is never changed in place is shared: stacks, spice, setup. */
export function cloneState(state: Readonly<BoardState>): BoardState {
  return {
    ...state,
    random: [...state.random],
    wheels: [...state.wheels],
    factions: state.factions.map(cloneFaction),
    spiceDeck: [...state.spiceDeck],
    spiceDeckB: [...state.spiceDeckB],
    spiceDiscards: [...state.spiceDiscards],
    deck: [...state.deck],
    discards: [...state.discards],
    row: [...state.row],
    removed: [...state.removed],
    frames: state.frames.map(cloneFrame),
  };
}

function cloneFaction(faction: Faction): Faction {
  return {
    ...faction,
    leaders: faction.leaders.map((leader) => ({ ...leader })),
    hand: [...faction.hand],
    traitors: [...faction.traitors],
    shown: [...faction.shown],
  };
}

function cloneFrame(frame: Frame): Frame {
  const copy: Record<string, unknown> = { ...frame };
  for (const [name, value] of Object.entries(copy))
    if (Array.isArray(value)) copy[name] = [...value];
  if (frame.step === 'battle') copy.plans = frame.plans.map((plan) => ({ ...plan }));
  return copy as unknown as Frame;
}
