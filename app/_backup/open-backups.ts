/** The part of the page that works with backups; null where the server did not give it out. */
export async function openBackups() {
  try {
    return (await import('./page-backups')).pageBackups;
  } catch {
    return null;
  }
}

export const NOT_REACHED = 'The server cannot be reached. Nothing that is stored was changed.';
export const WENT_WRONG =
  'Something went wrong in this page. Reload it, and look how things are before you try again.';
