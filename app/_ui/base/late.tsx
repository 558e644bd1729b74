import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react';

const never = () => () => {};

/** A part that comes late; `fetch` has it come before it is first drawn. */
type Late<P> = ((props: P & { readonly meanwhile?: ReactNode }) => ReactNode) & {
  readonly fetch: () => Promise<unknown>;
};

/**
 * A part of a page that is fetched when it is first drawn, and by the browser alone. Until it is there,
 * `meanwhile` stands in its place (nothing unless told) and what is round it stays as it is: without this
 * boundary the whole page would be hidden while it comes, and lose what is being typed.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): Late<P> {
  let fetched: ComponentType<P> | null = null;
  const fetch = async () => {
    fetched = await load();
    return { default: fetched };
  };
  const Part = lazy(fetch);
  function Late({ meanwhile = null, ...props }: P & { readonly meanwhile?: ReactNode }) {
    // what was fetched before stands there at once
    const [Now] = useState<ComponentType<P>>(() => fetched ?? Part);
    const isInBrowser = useSyncExternalStore(
      never,
      () => true,
      () => false,
    );
    if (!isInBrowser) return meanwhile;
    return (
      <Suspense fallback={meanwhile}>
        <Now {...(props as unknown as P)} />
      </Suspense>
    );
  }
  return Object.assign(Late, { fetch });
}
