import { preload } from 'react-dom';

/** The two typefaces of every page, asked for with its HTML: found in the styles they would come late, and move the text. */
const FONTS = [
  new URL('@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2', import.meta.url),
  new URL(
    '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    import.meta.url,
  ),
];

export function preloadFonts(): void {
  for (const { href } of FONTS)
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
