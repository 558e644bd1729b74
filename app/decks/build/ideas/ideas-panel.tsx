import { MoreCopies } from './more-copies';
import { SideList } from './side-list';
import { StandsOut } from './stands-out';

/** What may come into the deck: what it lacks, more of what it has, and cards under consideration. */
export function IdeasPanel({ onShowCards }: { readonly onShowCards: (query: string) => void }) {
  return (
    <div className="flex flex-col gap-6">
      <StandsOut onShowCards={onShowCards} />
      <MoreCopies />
      <SideList onShowCards={onShowCards} />
    </div>
  );
}
