import type { MetadataRoute } from 'next';

/** What the Registry is called and looks like as an installed app. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'Landsraad Registry',
    short_name: 'Registry',
    description: 'Cards, decks, legality and opening hands for the Dune collectible card game.',
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f7f2e8',
    theme_color: '#f7f2e8',
    categories: ['games', 'utilities'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Search the cards', short_name: 'Cards', url: '/cards' },
      { name: 'Your decks', short_name: 'Decks', url: '/decks' },
      { name: 'Check lists', short_name: 'Check', url: '/check' },
      { name: 'Play at the table', short_name: 'Play', url: '/play' },
    ],
  };
}
