import { factionOf } from '@/lib/board/factions/factions';
import { editionName } from '@/lib/board/rules/book';
import { optionOf } from './options';
import type { BoardSetup, Seat } from './setup';

/** What a set-up has otherwise than another one, each in a clause without its full stop; none where both share one address. */
export function differencesFrom(other: BoardSetup, setup: BoardSetup): readonly string[] {
  return [
    ...(setup.edition === other.edition
      ? []
      : [`the ${editionName(setup.edition)}, not the ${editionName(other.edition)}`]),
    ...(setup.name === other.name ? [] : [nameText(setup.name, other.name)]),
    ...seatDifferences(other, setup),
    ...optionDifferences(other, setup),
  ];
}

function nameText(name: string, other: string): string {
  if (name === '') return `no name, not “${other}”`;
  return other === '' ? `the name “${name}”` : `the name “${name}”, not “${other}”`;
}

/** A seat and its place, from 1. */
interface Placed extends Seat {
  readonly place: number;
}

/** Seats by faction; one that sits there again, which the checker refuses, by how often. */
function placedOf({ seats }: BoardSetup): ReadonlyMap<string, Placed> {
  const placed = new Map<string, Placed>();
  for (const [circle, seat] of seats.entries()) {
    if (seat === null) continue;
    let key = seat.faction;
    while (placed.has(key)) key += ' again';
    placed.set(key, { ...seat, place: circle + 1 });
  }
  return placed;
}

function seatDifferences(other: BoardSetup, setup: BoardSetup): readonly string[] {
  const [theirs, ours] = [placedOf(other), placedOf(setup)];
  const found: string[] = [];
  for (const [key, seat] of ours) {
    const before = theirs.get(key);
    const name = factionName(seat.faction);
    if (before === undefined) {
      found.push(`${name} at place ${seat.place}${detailsOf(seat)}`);
      continue;
    }
    if (seat.place !== before.place)
      found.push(`${name} at place ${seat.place}, not ${before.place}`);
    if (seat.player !== before.player)
      found.push(`${name} played by ${playerText(seat)}, not ${playerText(before)}`);
    if (seat.spice !== before.spice)
      found.push(`${name} with ${spiceText(seat)}, not ${spiceText(before)}`);
  }
  for (const [key, { faction }] of theirs)
    if (!ours.has(key)) found.push(`no ${factionName(faction)}`);
  return found;
}

function detailsOf(seat: Seat): string {
  const player = seat.player === '' ? '' : `, played by ${seat.player}`;
  return seat.spice === 0 ? player : `${player}, with ${spiceText(seat)}`;
}

function playerText({ player }: Seat): string {
  return player === '' ? 'nobody named' : player;
}

function spiceText({ spice }: Seat): string {
  if (spice === 0) return 'the spice of its sheet';
  return `${Math.abs(spice)} spice ${spice > 0 ? 'more' : 'less'} than its sheet says`;
}

function optionDifferences({ options: theirs }: BoardSetup, { options: ours }: BoardSetup) {
  return [
    ...ours.filter((id) => !theirs.includes(id)).map((id) => `with “${optionName(id)}”`),
    ...theirs.filter((id) => !ours.includes(id)).map((id) => `without “${optionName(id)}”`),
  ];
}

function factionName(id: string): string {
  return factionOf(id)?.name ?? id;
}

function optionName(id: string): string {
  return optionOf(id)?.label ?? id;
}
