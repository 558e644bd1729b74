import { EDITIONS } from '@/lib/board/editions/editions';
import type { Faction } from '@/lib/board/factions/factions';
import { TERRITORIES, type Territory } from '@/lib/board/map/map';
import { counted, listed } from '@/lib/sentences';
import { hasOption } from './options';
import type { BoardSetup, Taken } from './setup';

/** What a faction begins with, a line for each thing. */
export interface StartLine {
  readonly label: string;
  readonly text: string;
}

export function startLines(setup: BoardSetup, { faction, seat }: Taken): readonly StartLine[] {
  if (faction === null) return [];
  return [
    { label: 'On the map', text: onMap(setup, faction) },
    { label: 'In reserve', text: reserves(setup, faction) },
    { label: 'Spice', text: spice(faction, seat.spice) },
    { label: 'Cards', text: `${faction.startingCards}, at most ${faction.handLimit} in hand` },
    { label: 'Traitors', text: traitors(setup, faction) },
    { label: 'Revival', text: revival(setup, faction) },
  ];
}

function onMap(setup: BoardSetup, { forces, advancedStart }: Faction): string {
  if (advancedStart !== undefined && hasOption(setup, advancedStart.with))
    return `${advancedStart.forces} in any territory, once the Fremen have placed theirs`;
  if (forces.board.length === 0) return 'nothing';
  return forces.board
    .map(({ places, forces: many }) =>
      places.length === 1
        ? `${many} in ${listed(places.map(placeName))}`
        : `${many}, split over ${listed(places.map(placeName))}`,
    )
    .join('; ');
}

function reserves(setup: BoardSetup, { forces, elite, reservesOnDune }: Faction): string {
  const where = reservesOnDune ? ', on the far side of Dune' : '';
  const among =
    elite !== undefined && hasOption(setup, elite.with)
      ? `; ${elite.forces} of all 20 are ${elite.name}`
      : '';
  return `${forces.reserves}${where}${among}`;
}

function spice({ spice: onSheet }: Faction, handicap: number): string {
  if (handicap === 0) return `${onSheet}`;
  const by = Math.abs(handicap);
  return `${onSheet + handicap}: ${by} ${handicap > 0 ? 'more' : 'less'} than its sheet says`;
}

function traitors({ edition }: BoardSetup, { traitors: { dealt, kept } }: Faction): string {
  if (EDITIONS[edition].traitors.ownLeader === 'nothing')
    return kept > 1
      ? `each opponent’s leader of ${dealt} drawn`
      : `one opponent’s leader of ${dealt} drawn`;
  return kept > 1 ? `all ${dealt} dealt` : `one of ${dealt} dealt`;
}

function revival({ edition }: BoardSetup, { freeRevival, buysNoRevival }: Faction): string {
  const { limit, cost } = EDITIONS[edition].revival;
  return buysNoRevival
    ? `${freeRevival} free, no more`
    : `${freeRevival} free, up to ${limit} at ${counted(cost, 'spice', 'spice')} each`;
}

function placeName(id: string): string {
  return TERRITORIES.find((territory: Territory) => territory.id === id)?.name ?? id;
}
