import { randomOf, shuffle } from '@/lib/kernel/random';
import { seedOf } from '@/lib/kernel/seed';
import { ok, type Result } from '@/lib/result';
import { SPICE_DECK } from '../../decks/spice-blow';
import { treacheryDeck } from '../../decks/treachery';
import { TERRITORIES } from '../../map/map';
import { sheetOf } from '../facts';
import { type BoardState, type Faction, type SpiceCard, WORM } from '../state/state';
import { type BoardGameSetup, type BoardSetupProblem, checkSetup, circlesOf } from './board-setup';

/** A game with its decks shuffled and everything in reserve, before the first choice (GF9-setup-03 to -06). */
export function newGame(setup: BoardGameSetup): Result<BoardState, BoardSetupProblem> {
  const checked = checkSetup(setup);
  if (!checked.ok) return checked;
  const circles = setup.circles ?? circlesOf(setup.edition, setup.factions.length);
  const state: BoardState = {
    edition: setup.edition,
    options: [...(setup.options ?? [])],
    random: randomOf(seedOf(setup.seed)),
    turn: 0,
    phase: null,
    storm: 0,
    wallStands: true,
    wheels: [],
    factions: setup.factions.map((_, seat) => faction(seat, circles[seat] ?? 0, setup)),
    spice: [],
    spiceDeck: spiceDeck(),
    spiceDeckB: setup.options?.includes('two-spice-decks') ? spiceDeck() : [],
    spiceDiscards: [],
    lastBlow: null,
    lastBlowB: null,
    stormCard: null,
    foreseen: null,
    deck: treacheryDeck(setup.edition).map(({ id }) => id),
    discards: [],
    row: [],
    removed: [],
    prediction: null,
    stopped: [],
    frames: [
      { step: 'turn', next: 0 },
      { step: 'setup', stage: 'prediction', left: [], forces: 0, places: [], count: null },
    ],
    asked: null,
    outcome: null,
  };
  shuffle(state, state.spiceDeck);
  shuffle(state, state.spiceDeckB);
  shuffle(state, state.deck);
  return ok(state);
}

function spiceDeck(): SpiceCard[] {
  return [
    ...TERRITORIES.flatMap(({ id, spice }) => (spice === undefined ? [] : [id])),
    ...Array.from({ length: SPICE_DECK.worms }, () => WORM),
  ];
}

/** With the spice of its sheet and the handicap behind its shield, and no less than none (GF9-setup-19). */
function faction(seat: number, circle: number, setup: BoardGameSetup): Faction {
  const id = setup.factions[seat] ?? '';
  const { leaders, forces, spice, elite } = sheetOf(id);
  const handicap = setup.spice?.[seat] ?? 0;
  const has = (option: string) => setup.options?.includes(option) ?? false;
  const hasKwisatz = id === 'atreides' && has('advantages');
  return {
    ...{ id, circle, spice: Math.max(0, spice + handicap), lent: 0, bribes: 0 },
    reserves: forces.board.reduce((sum, one) => sum + one.forces, forces.reserves),
    ...{ tanks: 0, forces: [], advisors: [] },
    eliteReserves: elite !== undefined && has(elite.with) ? elite.forces : 0,
    ...{ eliteTanks: 0, eliteRevived: false },
    kwisatz: hasKwisatz ? { lost: 0, dead: false, fought: null } : null,
    ...{ captives: [], covered: [] },
    reviving: false,
    leaders: leaders.map((leader) => ({ id: leader.id, dead: false, deaths: 0, fought: null })),
    ...{
      hand: [],
      traitors: [],
      shown: [],
      allies: [],
      oldAllies: [],
      order: null,
      special: false,
    },
  };
}
