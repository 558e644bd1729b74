import type { Edition } from '@/lib/board/rules/book';
import type { Moment } from './turn';

/** What an edition calls a moment: "Shipment and movement". */
export function momentName(moment: Moment, edition: Edition): string {
  return (edition === 'descartes' ? DESCARTES[moment] : undefined) ?? NAMES[moment];
}

const NAMES: Readonly<Record<Moment, string>> = {
  'set-up': 'Before the first turn',
  storm: 'Storm',
  'spice blow': 'Spice blow and nexus',
  charity: 'CHOAM charity',
  bidding: 'Bidding',
  revival: 'Revival',
  movement: 'Shipment and movement',
  battle: 'Battle',
  collection: 'Spice harvest',
  'mentat pause': 'Mentat pause',
  'any time': 'At any time',
  end: 'After the last turn',
};
const DESCARTES: Partial<Readonly<Record<Moment, string>>> = {
  'spice blow': 'Spice blow',
  movement: 'Revival and movement',
  collection: 'Spice collection',
};
