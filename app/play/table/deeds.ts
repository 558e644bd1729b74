import type { Action } from '@/lib/engine/actions';

/** What can be done with a card, in a word that stands on it. */
const DEEDS: Partial<Readonly<Record<Action['kind'], string>>> = {
  petition: 'Petition',
  use: 'Use',
  activate: 'Use',
  deploy: 'Deploy',
  redeploy: 'Deploy',
  'deploy-program': 'Deploy',
  'deploy-event': 'Deploy',
  place: 'Place down',
  rite: 'Rite',
  'request-admission': 'Admission',
  tactic: 'Play',
  join: 'Join',
  counter: 'Counter',
  'engage-defense': 'Defend',
  'strike-first': 'Strike first',
  vanquish: 'Vanquish',
  choose: 'Choose',
  assign: 'Assign',
  discard: 'Discard',
};

/**
 * What the actions of one card do, each named once: "Petition from 3", "Deploy for 7", "Use · Rite", "Use …" for more
 * than two; '' where none has a name. `costOf`: the solaris of an action, null where it has no such price.
 */
export function deedWords(
  actions: readonly Action[],
  costOf: (action: Action) => number | 'X' | null,
): string {
  const [first = '', second, ...more] = new Set(actions.flatMap(({ kind }) => DEEDS[kind] ?? []));
  if (second === undefined) {
    const costs = [...new Set(actions.map(costOf))];
    const [cost = null] = costs;
    // Where it depends on the host no one number is true.
    if (cost === null || costs.length > 1) return first;
    // the bids of a petition begin there
    if (actions[0]?.kind === 'petition') return `${first} from ${cost}`;
    return cost === 0 ? `${first} free` : `${first} for ${cost}`;
  }
  return more.length === 0 ? `${first} · ${second}` : `${first} …`;
}

/** What a lit card is there for, so that its edge alone says it. */
const PLAIN: readonly string[] = ['Use', 'Petition', 'Deploy', 'Play'];

/** What is done, and its price; that is undefined where none is named. */
function partsOf(deed: string): readonly [verb: string, price: string | undefined] {
  const [verb = '', price] = deed.replace(/ free$/, ' for 0').split(/ (?:for|from) /);
  return [verb, price];
}

/** Whether a word on a card tells no more than its edge and its coin do. `cost`: what is printed there; null where no coin is seen. */
export function isEvident(deed: string, cost: number | 'X' | null): boolean {
  const [verb, price] = partsOf(deed);
  return PLAIN.includes(verb) && (price === undefined || price === String(cost));
}

/** The price in such words; '' where they name none. */
export function priceIn(deed: string): string {
  return partsOf(deed)[1] ?? '';
}
