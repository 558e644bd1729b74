import { loadCatalogue } from '@/lib/cards/load';
import { loadRulings } from '@/lib/cards/load-rulings';
import { parseQuery } from '@/lib/cards/query/parse';
import { createSearcher, type QueryContext, search } from '@/lib/cards/query/search';
import { rulingsByCard } from '@/lib/cards/rulings';
import { IN_OUR_WORDS } from '@/lib/engine/abilities/sentences';
import { type BenchResult, judged, quantile } from './bench';

/** Searches as players type them, from a single letter to a crowded page of filters. */
const QUERIES: readonly string[] = [
  '',
  'a',
  'pa',
  'paul',
  'paul atreides',
  '"paul atreides"',
  'frem',
  'thopter',
  'lisan al-gaib',
  'fold space',
  '"dune fief"',
  'emperor',
  'spice',
  'water sellers',
  'swordmaster',
  'name:leto',
  'name="Duke Leto Atreides"',
  'name:kynes or name:yueh',
  'the of a',
  'zzz',
  't:persona',
  't:plan or t:event',
  't:tactic t:battle',
  't:native t:ally',
  't:fief',
  't=fief',
  't:sh',
  '-t:plan -t:event',
  't:equipment t:weapon',
  't:personnel a:sisterhood',
  'set:tat',
  'set:eots or set:jotc',
  'set:"Judge of the Change" deck:house',
  'deck:imperial',
  'deck:homeworld or deck:program',
  'deck:imperial t:holding command>=3',
  'deck:house is:unique',
  'a:fremen',
  'a:fremen or a:guild',
  'a:none t:persona',
  '-a:none',
  'a:atr t:mentat',
  'a:fremen t:persona battle>=2',
  '(a:fremen or a:none) t:persona cost<=3',
  'cost=x',
  'cost>=4',
  'cost:2..4',
  'cost!=2',
  '-cost=2',
  'cost<resistance',
  'cost<=command',
  'command>=3',
  'command:none',
  'resistance<2',
  'resistance>=command',
  'battle>=2',
  'battle>dueling',
  'battle:1..3',
  'dueling>=2 or battle>=3',
  'intrigue>=2 arbitration>=1',
  'weirding>0 prescience>0',
  'prescience=0',
  'talent:battle talent:dueling',
  'talent:weirding or talent:prescience',
  'talent:none t:persona',
  'req:battle',
  'req:battle>=2',
  'req:none t:resource',
  'req>=3',
  '-req:none cost<=1',
  'is:unique',
  'is:native -is:unique',
  'is:doubtful',
  'is:ruled',
  'is:ruled is:doubtful or is:native',
  'legal:atreides',
  'legal:guild t:persona',
  '-legal:fremen',
  'legal:"spice miners" deck:imperial cost<=3',
  'legal:corrino a:none (t:plan or t:event) cost<=2',
  'in:deck',
  '-in:deck legal:atreides t:plan',
  'in:deck t:persona sort:cost',
  'text:discard',
  'text:"draw a card"',
  'text:"assign to a persona"',
  'text:"reduce a rival\u2019s favor"',
  'text:"produce solaris" t:holding',
  'text:eng',
  'sort:name',
  'sort:-cost',
  'sort:type,cost,name',
  'a:harkonnen sort:cost',
  't:persona sort:-battle,-dueling,cost',
  't:event sort:cost order:desc',
  'deck:house sort:allegiance,type,cost,name',
  'not (t:plan or t:event) not a:none',
  '-(a:fremen t:persona)',
  '(a:fremen t:persona) or (a:guild t:plan) or (a:corrino t:resource)',
  '((t:plan cost<=2) or (t:persona battle>2)) legal:fremen -is:doubtful',
  'a:fremen (t:plan or t:event or t:resource) cost:..3 sort:cost',
  'sardaukar or swordmaster or mentat or naib',
  'guild navigator or "reverend mother" -set:tat',
  'spice cost<=3 -t:event sort:-cost,name',
  'legal:atreides deck:house t:tactic t:declaration (t:battle or t:dueling) cost<=1 sort:cost,name',
  'legal:atreides (a:atreides or a:none) t:persona (battle>=2 or dueling>=2) cost:1..4 -is:doubtful sort:-battle,cost',
];

const ROUNDS = 60;
/** Runs timed as one, so that the grain of the clock does not show. */
const BATCH = 10;

/** Reads and runs each query over the whole catalogue; milliseconds for one query. */
export async function benchSearch(): Promise<BenchResult> {
  const catalogue = loadCatalogue();
  const ruled = new Set(rulingsByCard(loadRulings()).keys());
  const before = performance.now();
  const searcher = createSearcher(catalogue, ruled);
  const building = performance.now() - before;
  const some = catalogue.cards.filter((_, at) => at % 16 === 0).map((card) => card.id);
  const context: QueryContext = {
    decks: new Map([['deck', new Set(some)]]),
    texts: new Map(IN_OUR_WORDS.texts),
  };
  const run = (text: string): number => {
    const query = parseQuery(text);
    if (!query.ok) throw new Error(`not readable: ${text}`);
    return search(searcher, query.value, context).length;
  };
  for (let warm = 0; warm < BATCH; warm += 1) QUERIES.forEach(run);
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const text of QUERIES) {
      const start = performance.now();
      for (let at = 0; at < BATCH; at += 1) run(text);
      samples.push((performance.now() - start) / BATCH);
    }
  return judged(
    `search: ${QUERIES.length} queries over ${catalogue.cards.length} cards`,
    {
      'median ms': quantile(samples, 0.5),
      '99th percentile ms': quantile(samples, 0.99),
      'slowest ms': quantile(samples, 1),
      'making the searcher ms': building,
    },
    { 'median ms': 0.1, '99th percentile ms': 0.5 },
  );
}
