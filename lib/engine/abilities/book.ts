import aides from '@/data/abilities/aides.json';
import allies from '@/data/abilities/allies.json';
import errata from '@/data/abilities/errata.json';
import holdings from '@/data/abilities/holdings.json';
import hosts from '@/data/abilities/hosts.json';
import others from '@/data/abilities/others.json';
import resources from '@/data/abilities/resources.json';
import type { CardId } from '@/lib/cards/card';
import type { Ability } from './ability';

/** What the cards do, by card id. The files are checked against the schema by a test, not again here. */
const BOOK = {
  ...aides,
  ...allies,
  ...errata,
  ...holdings,
  ...resources,
  ...others,
} as unknown as Readonly<Record<CardId, readonly Ability[]>>;
/** Cards that do not run yet, but whose hosts are known. */
const HOSTS = hosts as unknown as Readonly<Record<CardId, readonly Ability[]>>;
const NOTHING: readonly Ability[] = [];

/** The abilities of a card: all that it says, or what it may be assigned to, or none that the engine runs yet. */
export function abilitiesOf(card: CardId): readonly Ability[] {
  return BOOK[card] ?? HOSTS[card] ?? NOTHING;
}

/** Whether the engine runs what a card says. */
export function isEncoded(card: CardId): boolean {
  return BOOK[card] !== undefined;
}

export function encodedCards(): readonly CardId[] {
  return Object.keys(BOOK);
}
