import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A part of a page that is fetched when it is first drawn, and by the browser alone. Until it is there,
 * `meanwhile` stands in its place (nothing unless told) and what is round it stays as it is: without this
 * boundary the whole page would be hidden while it comes, and lose what is being typed.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P & { readonly meanwhile?: ReactNode }) => ReactNode {
  const Part = lazy(async () => ({ default: await load() }));
  return function Late({ meanwhile = null, ...props }) {
    const isInBrowser = useSyncExternalStore(
      never,
      () => true,
      () => false,
    );
    if (!isInBrowser) return meanwhile;
    return (
      <Suspense fallback={meanwhile}>
        <Part {...(props as unknown as P)} />
      </Suspense>
    );
  };
}
