import type { Command, Parts } from './command';
import { plain } from './print';

const PARTS: Parts = {
  battle: async () => (await import('./board-battle')).boardBattle,
  cards: async () => (await import('./board-cards')).boardCards,
  check: async () => (await import('./board-check')).boardCheck,
  deal: async () => (await import('./board-deal')).boardDeal,
  odds: async () => (await import('./board-odds')).boardOdds,
  play: async () => (await import('./board-play')).boardPlay,
  replay: async () => (await import('./board-replay')).boardReplay,
  setup: async () => (await import('./board-setup')).boardSetup,
};

const NAMES = Object.keys(PARTS);

/** What the Registry does with the board game, each a command of its own. */
export const board: Command = {
  summary: 'set up, check, deal, count out and play the Dune board game, and find its cards',
  help: `registry board ${NAMES.join('|')} ...

What there is for the Dune board game; registry board COMMAND --help says more.

Exit code: that of the command.
`,
  parts: PARTS,
  run: async ([name], io) => {
    const said = name === undefined ? 'give a command' : `there is no command "${plain(name)}"`;
    io.err(`registry board: ${said}; there are ${NAMES.join(', ')}`);
    return 2;
  },
};
