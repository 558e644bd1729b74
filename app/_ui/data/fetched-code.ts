import { createStore } from '../base/store';

/** Code that is fetched when it is first asked for; null until it is there, and where it does not come. */
export function fetchedCode<T>(load: () => Promise<T>): (asked: boolean) => T | null {
  let isAsked = false;
  const store = createStore<T | null>(null, () => {
    if (isAsked) return;
    isAsked = true;
    load().then(store.set, () => {
      isAsked = false;
    });
  });
  return store.use;
}
