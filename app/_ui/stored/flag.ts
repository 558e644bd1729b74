import { createKept } from '../base/kept-value';

/** A yes or no that the browser remembers apart from the database; no on the server. */
function createFlag(key: string) {
  return createKept<boolean>(
    key,
    false,
    (text) => text === 'yes',
    (yes) => (yes ? 'yes' : null),
  );
}

/** Whether there is a collection: pages without one show nothing of it, and fetch nothing for it. */
export const collectionFlag = createFlag('registry.collection');

/** Whether there was a tournament on the desk at the last visit. */
export const tournamentFlag = createFlag('registry:event');
