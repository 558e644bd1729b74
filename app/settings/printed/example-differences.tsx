import { fullName } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { differencesOf } from '@/lib/cards/printed';
import { DifferenceTable } from './difference-table';

/** Cards, each with a fact as a set file may have it: one that is new, and slips that are known. */
const FACTS: readonly (readonly [id: string, property: string, value: string])[] = [
  ['eots-piter-de-vries', 'Resistance', '4'],
  ['eots-historic-acquisition', 'Type', 'Plam'],
  ['eots-knife-switch', 'Subtype', 'Tactic. Duel. Engagement.'],
];

/** What is said of a set file, before one is loaded. */
export function ExampleDifferences() {
  const { byId } = loadCatalogue();
  const differences = FACTS.flatMap(([id, property, value]) => {
    const card = byId.get(id);
    if (card === undefined) return [];
    const name = fullName(card);
    return differencesOf(card, { card: id, name, operation: '', facts: { [property]: value } });
  });
  return <DifferenceTable differences={differences} />;
}
