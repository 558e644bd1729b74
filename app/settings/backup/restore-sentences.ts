import { counted, plural } from '@/lib/sentences';
import type { BackupCounts } from '@/lib/storage/backup';
import type { DeckFate, PlannedDeck, RestorePlan } from '@/lib/storage/restore-plan';

/** Decks of one fate, in words. */
export interface DeckGroup {
  readonly fate: DeckFate;
  readonly title: string;
  readonly decks: readonly PlannedDeck[];
  readonly isLoss: boolean;
}

/** What changes, of one deck and of several, the losses first. */
const CHANGES: readonly (readonly [DeckFate, one: string, many: string])[] = [
  ['removed', 'is deleted: it is not in the backup', 'are deleted: they are not in the backup'],
  ['put-back', 'is put back as in the backup', 'are put back as in the backup'],
  ['comes-in', 'comes in', 'come in'],
  ['goes-on', 'gets the backup’s later changes', 'get the backup’s later changes'],
  [
    'copied',
    'was changed here and in the backup: the backup’s comes in as a copy',
    'were changed here and in the backup: the backup’s come in as copies',
  ],
  [
    'mended',
    'cannot be read here: the backup’s takes its place',
    'cannot be read here: the backup’s take their places',
  ],
];

/** What a plan does to decks, one group for each kind of change. */
export function changedGroups({ decks: all }: RestorePlan): readonly DeckGroup[] {
  return CHANGES.flatMap(([fate, one, many]) => {
    const decks = all.filter((deck) => deck.fate === fate);
    const title = `${counted(decks.length, 'deck')} ${plural(decks.length, one, many)}`;
    return decks.length === 0 ? [] : [{ fate, title, decks, isLoss: fate === 'removed' }];
  });
}

/** "6 decks stay as they are: 3 the same in both, 1 newer here, 2 only here." or "". */
export function staysInWords({ decks }: RestorePlan): string {
  const count = (fate: DeckFate) => decks.filter((deck) => deck.fate === fate).length;
  const parts = [
    [count('same'), 'the same in both'],
    [count('newer-here'), 'newer here'],
    [count('only-here'), 'only here'],
  ] as const;
  const words = parts.flatMap(([many, what]) => (many === 0 ? [] : [`${many} ${what}`]));
  const total = parts.reduce((sum, [many]) => sum + many, 0);
  if (total === 0) return '';
  const whole = parts.find(([many]) => many === total)?.[1];
  const stay = counted(total, 'deck stays as it is', 'decks stay as they are');
  return `${stay}: ${whole ?? words.join(', ')}.`;
}

/** What is said of one deck besides its name, or "". */
export function deckInWords({ fate, here, backup }: PlannedDeck): string {
  if (here === null || backup === null) return '';
  if (fate === 'goes-on') return `${counted(backup - here, 'more change', 'more changes')}`;
  if (fate === 'put-back' && here > backup)
    return `${counted(here - backup, 'later change')} given up`;
  return '';
}

/** "12 decks with 340 changes, 3 named versions, 1 format, 661 cards of a collection" */
export function holdsInWords(counts: BackupCounts): string {
  const { decks, changes, versions, formats, cards, games, printed, built, lists, unreadable } =
    counts;
  const history = changes > 0 ? ` with ${counted(changes, 'change')}` : '';
  const parts = [
    decks === 0 ? 'no decks' : counted(decks, 'deck') + history,
    ...(versions > 0 ? [counted(versions, 'named version')] : []),
    ...(formats > 0 ? [counted(formats, 'format')] : []),
    ...(games > 0 ? [counted(games, 'game in play', 'games in play')] : []),
    ...(cards > 0 ? [`${counted(cards, 'card')} of a collection`] : []),
    ...(built > 0 ? [counted(built, 'built deck')] : []),
    ...(printed > 0 ? [`printed texts of ${counted(printed, 'set')}`] : []),
    ...(lists > 0 ? [`tournament desk: ${counted(lists, 'list')}`] : []),
    ...(unreadable > 0 ? [`${counted(unreadable, 'record')} that could not be read`] : []),
  ];
  return parts.join(', ');
}
