// Arrows point downward only: a room may use itself and the rooms below it, which stand before it here. Tests
// may look up: they play whole games to try what lies beneath.
const rooms = [
  'lib/words',
  'lib/kernel',
  'lib/board',
  'lib/rules',
  'lib/cards',
  'lib/decks',
  'lib/legality',
  'lib/engine',
  'lib/players',
  'lib/codecs',
  'lib/odds',
  'lib/desk',
  'lib/storage',
  'lib/cli',
  'app',
];

// What several pages share. A page may use them all.
const shared = [
  '_ui',
  '_print',
  '_deck',
  '_find',
  '_owned',
  '_inspector',
  '_cards',
  '_import',
  '_backup',
  '_home',
  '_table',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...rooms.slice(0, -1).map((room, at) => ({
      name: `${room.replace('/', '-')}-points-up`,
      severity: 'error',
      from: { path: `^${room}/`, pathNot: '(\\.test|-fixture|\\.bench)\\.ts$' },
      to: { path: `^(${rooms.slice(at + 1).join('|')})/` },
    })),
    {
      name: 'lib-is-free-of-the-page',
      comment:
        'lib knows nothing of React, Next or the browser, except storage (IndexedDB) and the server that cli starts.',
      severity: 'error',
      from: { path: '^lib/(?!storage/|cli/)' },
      to: { path: 'node_modules/(react|react-dom|next|dexie|dexie-react-hooks)/' },
    },
    {
      name: 'storage-is-free-of-react',
      severity: 'error',
      from: { path: '^lib/storage/' },
      to: { path: 'node_modules/(react|react-dom|next)/' },
    },
    {
      name: 'pages-do-not-use-the-command-line',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^lib/cli/' },
    },
    {
      name: 'kernel-knows-no-cards',
      comment:
        'What every game shares stands on words, ids, results, sentences and the reader of data only.',
      severity: 'error',
      from: { path: '^lib/kernel/' },
      to: {
        path: '^(lib|data)/',
        pathNot: '^lib/(kernel/|words/|id\\.ts|read-as\\.ts|result\\.ts|sentences\\.ts)',
      },
    },
    {
      name: 'board-knows-no-cards',
      comment:
        'The board game stands on the kernel, words, results, sentences and the reader of data; of data, on its own.',
      severity: 'error',
      from: { path: '^lib/board/', pathNot: '(\\.test|-fixture|\\.bench)\\.ts$' },
      to: {
        path: '^(lib|data)/',
        pathNot:
          '^(lib/(board/|kernel/|words/|described\\.ts|id\\.ts|once\\.ts|range\\.ts|read-as\\.ts|result\\.ts|sentences\\.ts)|data/board/)',
      },
    },
    {
      name: 'the-card-game-knows-no-board',
      comment: 'The two games stand on the kernel, and never on one another.',
      severity: 'error',
      from: { path: '^lib/(?!board/|cli/)' },
      to: { path: '^(lib|data)/board/' },
    },
    {
      name: 'a-page-knows-no-other-page',
      severity: 'error',
      from: { path: '^app/([^_/][^/]*)/' },
      to: { path: '^app/[^_/][^/]*/', pathNot: '^app/$1/' },
    },
    ...shared.map((room, at) => ({
      name: `${room.slice(1)}-points-up`,
      comment: 'A shared room knows no page, and of the shared ones only those below it.',
      severity: 'error',
      from: { path: `^app/${room}/` },
      to: { path: '^app/', pathNot: `^app/(${shared.slice(0, at + 1).join('|')})/` },
    })),
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^app' },
      to: { circular: true },
    },
    {
      name: 'no-circles',
      comment: 'What is loaded together. A type, or a part fetched later, closes no circle.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^[^.]' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
