import type { Result } from '@/lib/result';
import type { GameKeeper } from '@/lib/storage/game-keeper';
import type { StoredGame } from '@/lib/storage/game-record';
import type { StorageProblem } from '@/lib/storage/problems';

/** What a table is laid for; `New` says how a new game is set up. */
export type Opening<New> =
  | ({ readonly kind: 'new' } & New)
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'link'; readonly fragment: string }
  | { readonly kind: 'file'; readonly text: string };

/** What a table needs of storage. */
export interface StoredGames {
  findGame(id: string): Promise<Result<StoredGame | null, StorageProblem>>;
  openGameKeeper(from: StoredGame | null): GameKeeper;
}
