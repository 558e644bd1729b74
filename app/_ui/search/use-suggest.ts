import { useCallback, useState } from 'react';
import type { suggest } from '@/lib/cards/query/suggest';

type Suggest = typeof suggest;

/** Completion, fetched when the search first takes the focus; null until then. */
export function useSuggest(): readonly [Suggest | null, () => void] {
  const [loaded, setLoaded] = useState<Suggest | null>(null);
  const fetch = useCallback(() => {
    import('@/lib/cards/query/suggest').then(
      (module) => setLoaded(() => module.suggest),
      () => undefined,
    );
  }, []);
  return [loaded, fetch];
}
