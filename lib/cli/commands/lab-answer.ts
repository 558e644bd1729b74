import { fullName } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import type { RuleSet } from '@/lib/engine/state/state';
import { bestFirst, type Finding, type Raced } from '@/lib/odds/lab/race';
import type { Change } from '@/lib/odds/lab/swap';
import { counted } from '@/lib/sentences';
import type { NamedDeck } from '../deck-file';
import { columns, plain, wrapped } from '../print';

/** What the lab has found out, and of what. */
export interface LabAnswer extends Raced {
  readonly own: NamedDeck;
  readonly rivals: readonly NamedDeck[];
  /** In the order of the findings. */
  readonly changes: readonly Change[];
  readonly player: string;
  readonly rules: RuleSet;
  readonly seed: number;
}

/** The answer for programs, the best change first. */
export function labData(answer: LabAnswer) {
  const { own, rivals, player, rules, seed, games } = answer;
  return {
    deck: own.name,
    sponsor: own.deck.sponsor,
    against: rivals.map(({ name }) => name),
    player,
    rules,
    seed,
    games,
    changes: bestFirst(answer.changes, answer.findings).map(({ change, finding }) => ({
      swaps: change,
      ...finding,
    })),
  };
}

/** The answer for people, the best change first. */
export function labText(answer: LabAnswer): string {
  const { own, rivals, player, seed, games } = answer;
  const rows = bestFirst(answer.changes, answer.findings).map(({ change, finding }) => [
    plain(changeName(change)),
    inPoints(finding),
    `${finding.pairs}`,
    `${finding.gained}`,
    `${finding.lost}`,
    finding.dropped === null ? '' : GIVEN_UP[finding.dropped],
  ]);
  const head = ['Change', 'Adds to the chance', 'Pairs', 'Won only with', 'only without', ''];
  return [
    `${plain(own.name)} against ${counted(rivals.length, 'deck')}: ${counted(games, 'game')}, `,
    `player ${player}, seed ${seed}\n\n`,
    columns([head, ...rows]),
    `\n${wrapped(NOTE, '')}`,
  ].join('');
}

const GIVEN_UP = {
  worse: 'given up: worse than the deck as it is',
  behind: 'given up: behind the best',
} as const;

const NOTE =
  'Points of 100 that the change adds to the chance of winning; in brackets the range in which that lies with 95 % confidence. A pair is one game with the change and the same without it.';

/** "2x Sandworm Rider for Crysknife, Valor for Usul" */
function changeName(change: Change): string {
  return change
    .map(({ out, into, copies }) => {
      const many = copies === 1 ? '' : `${copies}x `;
      return `${many}${nameOf(into)} for ${nameOf(out)}`;
    })
    .join('; ');
}

function nameOf(id: string): string {
  const card = loadCatalogue().byId.get(id);
  return card === undefined ? id : fullName(card);
}

/** "+3.4 (-1.0 to +7.8)" */
function inPoints({ difference, low, high }: Finding): string {
  const [middle, from, to] = [difference, low, high].map((each) => {
    const points = (100 * each).toFixed(1);
    return each > 0 ? `+${points}` : points;
  });
  return `${middle} (${from} to ${to})`;
}
