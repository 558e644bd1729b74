import { SideList } from './side-list';
import { StandsOut } from './stands-out';

/** What may come into the deck: cards under consideration, and what the deck lacks. */
export function IdeasPanel({ onShowCards }: { readonly onShowCards: (query: string) => void }) {
  return (
    <div className="flex flex-col gap-6">
      <SideList onShowCards={onShowCards} />
      <StandsOut onShowCards={onShowCards} />
    </div>
  );
}
