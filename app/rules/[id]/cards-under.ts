/** What the cards are called that a rule is for, and how the search asks for them. */
type Asked = readonly [name: string, query: string];

const GROUPS: readonly (readonly [rules: string, ...Asked])[] = [
  ['TAT-6.2.1-01', 'Imperial cards', 'deck:imperial'],
  ['TAT-6.2.2-01', 'plans and personas of the House deck', 'deck:house (t:plan or t:persona)'],
  ['TAT-3.1.3-01', 'resources of the House deck', 'deck:house t:resource'],
  ['TAT-6.2.3-01 TAT-6.2.8-06 TAT-6.2.8-04', 'events', 't:event'],
  ['TAT-4.1-12 TAT-6.2.5-02 TAT-6.2.5-03 TAT-6.2.5-06 TAT-6.2.6-16', 'programs', 'deck:program'],
  ['TAT-3.1.1-05 TAT-3.1.1-06', 'homeworlds', 'deck:homeworld'],
  ['TAT-6.2.2-18 TAT-3.1.4-06', 'tactics', 't=tactic'],
  ['TAT-6.2.2-22', 'declarations', 't=declaration'],
  ['TAT-6.2.2-21', 'engagements', 't=engagement'],
  ['TAT-6.2.2-12 TAT-6.2.6-06 TAT-6.2.6-10 TAT-6.2.6-13', 'ventures', 't=venture'],
  ['TAT-6.2.1-16', 'petition plans', 't=petition'],
  ['TAT-3.1.2-03 TAT-3.1.2-05', 'allies', 't=ally'],
  ['TAT-3.1.2-06 TAT-6.2.2-04', 'aides', 't=aide'],
  ['TAT-6.2.2-07', 'personnel', 't=personnel'],
  ['TAT-3.1.3-03', 'equipment cards', 't=equipment'],
  ['TAT-3.1.3-04', 'enhancements', 't=enhancement'],
  ['TAT-3.1.3-05 TAT-7-01', 'decrees', 't=decree'],
  ['TAT-3.1.1-07', 'charters', 't=charter'],
  ['TAT-6.2.8-01', 'Imperium events', 't="imperium event"'],
  ['TAT-6.2.8-02', 'Dune events', 't="dune event"'],
  ['TAT-6.2.8-12 TAT-6.2.8-15', 'nexus events', 't=nexus'],
  ['TAT-6.2.1-05', 'Imperial Natives', 'deck:imperial t=native'],
  ['TAT-6.2.2-05', 'Natives of the House deck', 'deck:house t=native'],
  ['TAT-5.3-04', 'homeworlds and Dune', 'deck:homeworld or deck:dune'],
  ['TAT-7-02 TAT-7-03', 'cards with an allegiance', '-a:none'],
  ['TAT-3.2-06', 'cards with a command', '-command:none'],
  ['TAT-3.2-02', 'cards that cost X', 'cost=x -deck:program'],
  ['TAT-6.2.2-03', 'unique cards', 'is:unique -deck:dune'],
];

const BY_RULE: ReadonlyMap<string, Asked> = new Map(
  GROUPS.flatMap(([rules, ...asked]) => rules.split(' ').map((id) => [id, asked] as const)),
);

/** The name and the search of the cards that a rule is for; undefined where no search has just these. */
export function cardsUnder(rule: string): Asked | undefined {
  return BY_RULE.get(rule);
}
