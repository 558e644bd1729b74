import type { Action } from '@/lib/engine/actions';
import { subjectOf } from '@/lib/engine/refusals';
import { listed } from '@/lib/sentences';
import styles from './action-bar.module.css';

/** What can be done with cards, in the order in which it is named. */
const DEEDS: Partial<Readonly<Record<Action['kind'], string>>> = {
  petition: 'petition for',
  use: 'use',
  activate: 'use',
  deploy: 'deploy',
  redeploy: 'deploy',
  'deploy-program': 'deploy',
  'deploy-event': 'deploy',
  place: 'place face down',
  rite: 'lead a rite with',
};

/** What the lit cards are lit for: "Lit cards: petition for 3, use 1 and deploy 2". Nothing where nobody would ask. */
export function LitLine({ actions }: { readonly actions: readonly Action[] }) {
  const words = litWords(actions);
  return words === null ? null : <p className={styles.lit}>{words}</p>;
}

/** The words of the line, or null where no card can be done anything with that has a name here. */
export function litWords(actions: readonly Action[]): string | null {
  const cards = new Map<string, Set<number>>(Object.values(DEEDS).map((deed) => [deed, new Set()]));
  for (const action of actions) {
    const card = subjectOf(action);
    if (card !== null) cards.get(DEEDS[action.kind] ?? '')?.add(card);
  }
  const deeds = [...cards].flatMap(([deed, { size }]) => (size === 0 ? [] : [`${deed} ${size}`]));
  return deeds.length === 0 ? null : `Lit cards: ${listed(deeds)}`;
}
