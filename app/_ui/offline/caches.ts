/** How the names of all copies begin in the browser's cache storage; a version follows. */
export const CACHES = 'registry-copy-';
