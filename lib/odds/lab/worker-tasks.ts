import type { Card, CardId } from '@/lib/cards/card';
import { buildCatalogue } from '@/lib/cards/catalogue';
import type { Deck } from '@/lib/decks/deck';
import { withAbilities } from '@/lib/engine/abilities/book';
import type { GameCatalogue } from '@/lib/engine/abilities/game-catalogue';
import { type Checker, createChecker } from '@/lib/legality/check';
import type { Format } from '@/lib/legality/format';
import { readSeated } from '@/lib/players/seated';
import { fail, ok, type Result } from '@/lib/result';
import type { Plan } from '../gauntlet/journal';
import { type Conditions, type GameResult, playFixture } from '../gauntlet/play-fixture';
import type { Fixture } from '../gauntlet/schedule';
import { conditionsOf } from './conditions';
import { type RaceJournal, raceJournal, readRaceJournal } from './journal';
import { suggestedSwaps } from './suggest';
import { type Change, changedDeck } from './swap';

export type LabTasks = ReturnType<typeof createLabTasks>;

/** The deck whose changes are tried, as in a plan against others: it stands first, and the rest are its rivals. */
export interface LabSubject {
  readonly cards: readonly Card[];
  /** Those by which a change must leave the deck legal. */
  readonly formats: readonly Format[];
  readonly plan: Plan;
}

/** What is tried: what the Registry suggests, so many at most and perhaps only of these cards; or what was told. */
export type Wanted =
  | { readonly many: number; readonly among: readonly CardId[] | null; readonly pairs: number }
  | { readonly changes: readonly Change[]; readonly pairs: number }
  | { readonly journal: string };

interface Opened {
  readonly catalogue: GameCatalogue;
  readonly conditions: Conditions;
  readonly changes: readonly Change[];
}

/** What plays the games of a race of changes in a worker of a page. */
export function createLabTasks() {
  let ready: Opened | null = null;

  function opened() {
    if (ready === null) throw new Error('a race is set up first');
    return ready;
  }

  return {
    /**
     * Before anything else. Problems: those of newGame; `no-change` where nothing can be suggested; those of
     * `changedDeck`; `not-kept` for a journal that cannot be read, or whose games would not be what they were.
     */
    async setUp(subject: LabSubject, wanted: Wanted): Promise<Result<RaceJournal>> {
      const { cards, formats, plan } = subject;
      const catalogue = withAbilities(buildCatalogue(cards));
      const checker = createChecker(catalogue, formats);
      const [deck, ...rivals] = plan.decks;
      const player = readSeated(plan.player);
      if (deck === undefined || player === null) throw new Error('a deck and who plays it');
      const found = foundChanges(deck, wanted, catalogue, checker);
      if (!found.ok) return found;
      const { changes } = found.value;
      const changed: Deck[] = [];
      for (const change of changes) {
        const made = changedDeck(deck, change, checker);
        if (!made.ok) return made;
        changed.push(made.value);
      }
      const { rules } = plan;
      const conditions = conditionsOf({ deck, changed, rivals, player, rules });
      ready = { catalogue, conditions, changes };
      return found;
    },
    /** A game of the race. Problems: those of newGame. */
    async race(fixture: Fixture): Promise<Result<GameResult>> {
      const { conditions, catalogue } = opened();
      return playFixture(conditions, fixture, catalogue);
    },
    /** The text that keeps the race. */
    async keep(games: Omit<RaceJournal, 'changes'>): Promise<string> {
      const { catalogue, changes } = opened();
      return raceJournal({ ...games, changes }, catalogue);
    },
  };
}

function foundChanges(
  deck: Deck,
  wanted: Wanted,
  catalogue: GameCatalogue,
  checker: Checker,
): Result<RaceJournal> {
  const NONE = { won: [], lost: [] };
  if ('journal' in wanted) {
    const kept = readRaceJournal(wanted.journal, catalogue);
    return kept === null ? fail({ code: 'not-kept', at: '', message: '' }) : ok(kept);
  }
  if ('changes' in wanted) return ok({ ...wanted, ...NONE });
  const { many, among, pairs } = wanted;
  const allowed = among === null ? null : new Set(among);
  const suggested = suggestedSwaps(
    deck,
    many,
    catalogue,
    checker,
    (card) => allowed?.has(card) ?? true,
  );
  if (!suggested.ok) return suggested;
  const changes = suggested.value.map(({ change }) => change);
  if (changes.length > 0) return ok({ changes, pairs, ...NONE });
  return fail({
    code: 'no-change',
    at: '',
    message: 'There is nothing to suggest for this deck.',
  });
}
