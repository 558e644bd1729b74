/** Where the pages lie below what is chosen (bench.module.css). */
export const PAGES_BELOW = '(max-width: 999px)';
