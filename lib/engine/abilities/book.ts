import eotsEvents from '@/data/abilities/eots/events.json';
import eotsHoldings from '@/data/abilities/eots/holdings.json';
import eotsPersonas from '@/data/abilities/eots/personas.json';
import eotsPlans from '@/data/abilities/eots/plans.json';
import eotsResources from '@/data/abilities/eots/resources.json';
import jotcEvents from '@/data/abilities/jotc/events.json';
import jotcHoldings from '@/data/abilities/jotc/holdings.json';
import jotcPersonas from '@/data/abilities/jotc/personas.json';
import jotcPlans from '@/data/abilities/jotc/plans.json';
import jotcResources from '@/data/abilities/jotc/resources.json';
import tatEvents from '@/data/abilities/tat/events.json';
import tatHoldings from '@/data/abilities/tat/holdings.json';
import tatPersonas from '@/data/abilities/tat/personas.json';
import tatPlans from '@/data/abilities/tat/plans.json';
import tatResources from '@/data/abilities/tat/resources.json';
import type { Catalogue } from '@/lib/cards/catalogue';
import type { Ability } from './ability';
import type { GameCatalogue } from './game-catalogue';

/** What the cards do. A test checks the files against the schema; they are not checked again here. */
const FILES = [
  ...[eotsHoldings, eotsPersonas, eotsResources, eotsPlans, eotsEvents],
  ...[jotcHoldings, jotcPersonas, jotcResources, jotcPlans, jotcEvents],
  ...[tatHoldings, tatPersonas, tatResources, tatPlans, tatEvents],
];

let read: GameCatalogue['abilities'] | undefined;

/** Adds what the project's own files say that cards do. */
export function withAbilities(catalogue: Catalogue): GameCatalogue {
  read ??= new Map(FILES.flatMap((file): [string, readonly Ability[]][] => Object.entries(file)));
  return { ...catalogue, abilities: read };
}
