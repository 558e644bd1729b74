import type { ReactNode } from 'react';
import type { Catalogue } from '@/lib/cards/catalogue';
import { NotFetched, OnItsWay } from './not-fetched';
import { useCatalogue } from './use-catalogue';

/** What is drawn with the cards, once they are there; until then that they are on their way, or failed. */
export function WithCatalogue({
  safe,
  frame = (content) => content,
  loading = <OnItsWay>Fetching the cards…</OnItsWay>,
  children,
}: {
  /** What is safe where the cards cannot be fetched: "Your decks are safe." */
  readonly safe: string;
  /** Stands round what is said while there are no cards. */
  readonly frame?: (content: ReactNode) => ReactNode;
  readonly loading?: ReactNode;
  readonly children: (catalogue: Catalogue) => ReactNode;
}) {
  const state = useCatalogue();
  if (state.status === 'ready') return children(state.catalogue);
  return frame(
    state.status === 'failed' ? <NotFetched failed={state}>{safe}</NotFetched> : loading,
  );
}
